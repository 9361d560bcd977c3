//! How long does it take to read every string of a middle game? `cargo bench --bench reading`
//!
//! The number of stones tried is asserted: a change that is to change nothing but the speed leaves it as it is.

use divan::{Bencher, black_box, counter::ItemsCount};
use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::reading::Reader;

fn main() {
    divan::main();
}

/// The stones that the questions below try.
const NODES: u64 = 74_965;

/// A position in which players who are no good have fought: the same in every run.
fn middle_game() -> Option<Board> {
    let mut board = Board::new(19).ok()?;
    let (mut state, mut color) = (7_u64, Color::Black);
    for _ in 0..160 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let cell = (state >> 33) as usize % 361;
        board.try_play(Point::new(cell % 19, cell / 19), color);
        color = color.opponent();
    }
    Some(board)
}

/// Attack and defence of every string; the number of stones tried.
fn read_all(board: &mut Board) -> u64 {
    let mut reader = Reader::default();
    for target in board.origins().collect::<Vec<_>>() {
        black_box(reader.attack(board, target));
        black_box(reader.find_defense(board, target));
    }
    reader.nodes()
}

#[divan::bench]
fn every_string_of_a_middle_game(bencher: Bencher<'_, '_>) {
    let Some(mut board) = middle_game() else { return };
    assert_eq!(read_all(&mut board), NODES, "reading tries other moves than before");
    bencher.counter(ItemsCount::new(NODES)).bench_local(|| read_all(&mut board));
}
