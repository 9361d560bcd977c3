//! How long does it take to read connections? `cargo bench --bench connection`
//!
//! Answers and the number of stones tried are asserted: a change that is to change nothing but the speed leaves them as
//! they are.

#[path = "../tests/support/mod.rs"]
mod support;

use divan::{Bencher, black_box, counter::ItemsCount};
use gnugo_engine::board::{Board, Color};
use gnugo_engine::reading::{Outcome, Reader};
use support::Random;

fn main() {
    divan::main();
}

/// The stones that the questions below try.
const NODES: u64 = 2_112_894;
/// How many pairs of strings can be connected, and how many can be cut.
const FOUND: (usize, usize) = (15, 14);

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
    let mut board = Random(7).game(9, 40);
    let (nodes, found) = read_all(&mut board);
    assert_eq!((nodes, found), (NODES, FOUND), "connections are read in another way than before");
    bencher.counter(ItemsCount::new(NODES)).bench_local(|| read_all(&mut board));
}
