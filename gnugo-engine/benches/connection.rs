//! How long does it take to read connections? `cargo bench --bench connection`
//!
//! Answers and the number of stones tried are asserted: a change that is to change nothing but the speed leaves them as
//! they are.

use divan::{Bencher, black_box, counter::ItemsCount};
use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::reading::{Outcome, Reader};

fn main() {
    divan::main();
}

/// The stones that the questions below try.
const NODES: u64 = 614_878;
/// How many pairs of strings can be connected, and how many can be cut.
const FOUND: (usize, usize) = (15, 14);

/// A position in which players who are no good have fought: the same in every run.
fn middle_game() -> Option<Board> {
    let mut board = Board::new(9).ok()?;
    let (mut state, mut color) = (7_u64, Color::Black);
    for _ in 0..40 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let cell = (state >> 33) as usize % 81;
        board.try_play(Point::new(cell % 9, cell / 9), color);
        color = color.opponent();
    }
    Some(board)
}

/// Asks about each string and the next one of its colour; the number of stones tried, of connections and of cuts.
fn read_all(board: &mut Board) -> (u64, (usize, usize)) {
    let (mut reader, mut found) = (Reader::default(), (0, 0));
    for color in Color::BOTH {
        for pair in board.strings_in(board.points(), color).windows(2) {
            let &[a, b] = pair else { continue };
            found.0 += usize::from(black_box(reader.string_connect(board, a, b)).outcome != Outcome::Lost);
            found.1 += usize::from(black_box(reader.disconnect(board, a, b)).outcome != Outcome::Lost);
        }
    }
    (reader.connection_nodes(), found)
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn neighbouring_strings_of_a_middle_game(bencher: Bencher<'_, '_>) {
    let Some(mut board) = middle_game() else { return };
    let (nodes, found) = read_all(&mut board);
    assert_eq!((nodes, found), (NODES, FOUND), "connections are read in another way than before");
    bencher.counter(ItemsCount::new(NODES)).bench_local(|| read_all(&mut board));
}
