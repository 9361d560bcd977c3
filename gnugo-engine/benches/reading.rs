//! How long does it take to read every string of a middle game? `cargo bench --bench reading`
//!
//! Asserted is what must be so whatever is read: a string that cannot be captured is safe. Whether answers and the
//! number of stones are those of before, `gnugo-gtp bench` tells.

#[path = "../tests/engine/support/mod.rs"]
mod support;

use divan::{Bencher, black_box, counter::ItemsCount};
use gnugo_engine::board::Board;
use gnugo_engine::reading::{Outcome, Reader};
use support::Random;

fn main() {
    divan::main();
}

/// Attack and defence of every string; the number of stones tried.
fn read_all(board: &mut Board) -> u64 {
    let mut reader = Reader::default();
    for target in board.origins().collect::<Vec<_>>() {
        let attack = black_box(reader.attack(board, target)).outcome;
        let defense = black_box(reader.find_defense(board, target)).outcome;
        assert!(attack != Outcome::Lost || defense == Outcome::Win, "{target:?} cannot be captured, nor saved");
    }
    reader.nodes()
}

#[divan::bench]
fn every_string_of_a_middle_game(bencher: Bencher<'_, '_>) {
    let mut board = Random(7).game(19, 160);
    let stones = read_all(&mut board);
    bencher.counter(ItemsCount::new(stones)).bench_local(|| read_all(&mut board));
}
