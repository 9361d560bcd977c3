//! How long does a playout take? `cargo bench --bench playout`

use gnugo_engine::board::{Board, Color};
use gnugo_engine::playout::Playouts;

fn main() {
    divan::main();
}

/// A hundred playouts from the empty board: their scores are what they were before anything was made faster.
#[divan::bench(args = [(9, 6.84), (13, 8.15), (19, 18.64)])]
fn a_hundred_playouts(bencher: divan::Bencher<'_, '_>, (size, score): (usize, f32)) {
    let Ok(board) = Board::new(size) else { return };
    bencher.bench_local(|| {
        let found = Playouts::new(1).ownership(&board, Color::Black, 100).score();
        assert_eq!(found, score);
    });
}
