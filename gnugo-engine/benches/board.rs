//! How long do a move and taking it back take? `cargo bench --bench board`

use gnugo_engine::board::{Board, Color, Point};

fn main() {
    divan::main();
}

/// Random numbers that are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n.max(1)
    }
}

/// A board with so many random moves on it.
fn middle_game(size: usize, moves: usize, random: &mut Random) -> Option<Board> {
    let mut board = Board::new(size).ok()?;
    let mut color = Color::Black;
    for _ in 0..moves {
        board.try_play(Point::new(random.below(size), random.below(size)), color);
        color = color.opponent();
    }
    Some(board)
}

/// 1,000 times 20 random moves deep and back: 20,000 moves and undos, legality included.
#[divan::bench(args = [9, 19])]
fn twenty_deep_a_thousand_times(bencher: divan::Bencher<'_, '_>, size: usize) {
    let mut random = Random(1);
    let Some(mut board) = middle_game(size, size * size / 3, &mut random) else { return };
    let points: Vec<Vec<Point>> =
        (0..1_000).map(|_| (0..60).map(|_| Point::new(random.below(size), random.below(size))).collect()).collect();
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
