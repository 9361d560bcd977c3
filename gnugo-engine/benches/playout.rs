//! How long does a playout take? `cargo bench --bench playout`

use gnugo_engine::board::{Board, Color};
use gnugo_engine::playout::Playouts;

fn main() {
    divan::main();
}

/// A hundred playouts from the empty board.
#[divan::bench(args = [9, 13, 19])]
fn a_hundred_playouts(bencher: divan::Bencher<'_, '_>, size: usize) {
    let Ok(board) = Board::new(size) else { return };
    let mut playouts = Playouts::new(1);
    bencher.bench_local(|| playouts.ownership(&board, Color::Black, 100).score());
}
