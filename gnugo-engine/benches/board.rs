//! How long do a move and taking it back take? `cargo bench --bench board`

#[path = "../tests/engine/support/mod.rs"]
mod support;

use gnugo_engine::board::{Color, Point};
use support::Random;

fn main() {
    divan::main();
}

/// 1,000 times 20 random moves deep and back: 20,000 moves and undos, legality included.
#[divan::bench(args = [9, 19])]
fn twenty_deep_a_thousand_times(bencher: divan::Bencher<'_, '_>, size: usize) {
    let mut random = Random(1);
    let mut board = random.game(size, size * size / 3);
    let points: Vec<Vec<Point>> = (0..1_000).map(|_| (0..60).map(|_| random.point(size)).collect()).collect();
    bencher.bench_local(|| {
        let mut made = 0_u32;
        for line in &points {
            let (mut color, mut depth) = (Color::Black, 0);
            for &point in line {
                if board.try_play(point, color) {
                    (depth, color) = (depth + 1, color.opponent());
                    if depth == 20 {
                        break;
                    }
                }
            }
            made += depth;
            for _ in 0..depth {
                board.undo();
            }
        }
        made
    });
}
