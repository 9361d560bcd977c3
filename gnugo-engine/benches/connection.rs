//! How long does it take to read connections? `cargo bench --bench connection`
//!
//! Asserted is what must be so whatever is read: strings that cannot be connected can be cut, and some of the pairs can be
//! connected and some be cut. Whether answers and the number of stones are those of before, `gnugo-gtp bench` tells.

#[path = "../tests/engine/support/mod.rs"]
mod support;

use divan::{Bencher, black_box, counter::ItemsCount};
use gnugo_engine::board::{Board, Color};
use gnugo_engine::reading::{Outcome, Reader};
use support::Random;

fn main() {
    divan::main();
}

/// Asks about each string and the next one of its colour; the number of stones tried, of connections and of cuts.
fn read_all(board: &mut Board) -> (u64, (usize, usize)) {
    let (mut reader, mut found) = (Reader::default(), (0, 0));
    for color in Color::BOTH {
        for pair in board.strings_in(board.points(), color).windows(2) {
            let &[a, b] = pair else { continue };
            let connect = black_box(reader.string_connect(board, a, b)).outcome != Outcome::Lost;
            let cut = black_box(reader.disconnect(board, a, b)).outcome != Outcome::Lost;
            assert!(connect || cut, "{a:?} and {b:?} can neither be connected nor cut");
            found.0 += usize::from(connect);
            found.1 += usize::from(cut);
        }
    }
    (reader.connection_nodes(), found)
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn neighbouring_strings_of_a_middle_game(bencher: Bencher<'_, '_>) {
    let mut board = Random(7).game(9, 40);
    let (stones, (connected, cut)) = read_all(&mut board);
    assert!(connected > 0 && cut > 0, "{connected} pairs can be connected, and {cut} cut");
    bencher.counter(ItemsCount::new(stones)).bench_local(|| read_all(&mut board));
}
