//! How long does it take to read every string of a middle game? `cargo bench --bench reading`
//!
//! The number of stones tried is asserted: a change that is to change nothing but the speed leaves it as it is.

#[path = "../tests/support/mod.rs"]
mod support;

use divan::{Bencher, black_box, counter::ItemsCount};
use gnugo_engine::board::Board;
use gnugo_engine::reading::Reader;
use support::Random;

fn main() {
    divan::main();
}

/// The stones that the questions below try.
const NODES: u64 = 29_742;

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
    let mut board = Random(7).game(19, 160);
    assert_eq!(read_all(&mut board), NODES, "reading tries other moves than before");
    bencher.counter(ItemsCount::new(NODES)).bench_local(|| read_all(&mut board));
}
