//! How long does it take to match 1,600 patterns in the four corners? `cargo bench --bench corner`
//!
//! Times are for one colour on 19×19 with a joseki begun in each corner; twenty boards and both colours take turns.

#[path = "../tests/engine/corner_support/mod.rs"]
mod corner_support;
#[path = "../tests/engine/matcher_support/mod.rs"]
mod matcher_support;

use corner_support::{board_with, joseki};
use divan::{Bencher, black_box};
use gnugo_engine::board::{Board, Color};
use gnugo_engine::pattern::{CornerMatcher, Diagram, plain_matches};
use matcher_support::Random;

/// As many as a large database has.
const PATTERNS: usize = 1_600;
const SIZE: usize = 19;

fn main() {
    let (diagrams, boards) = questions();
    let matcher = matcher(&diagrams);
    let (mut found, mut matches) = (Vec::new(), 0);
    for board in &boards {
        for color in Color::BOTH {
            matcher.find(board, color, &mut found);
            let plain: usize = diagrams.iter().map(|diagram| plain_matches(diagram, board, color).len()).sum();
            assert_eq!(found.len(), plain, "the matches of the plain matcher");
            matches += plain;
        }
    }
    println!("{PATTERNS} patterns, {} variations, {} matches on 20 boards for both colours", matcher.len(), matches);
    divan::main();
}

fn questions() -> (Vec<Diagram>, Vec<Board>) {
    let mut random = Random::new(5);
    let (diagrams, sequences) = joseki(&mut random, PATTERNS);
    let boards = (0..20).map(|_| board_with(&mut random, SIZE, &sequences)).collect();
    (diagrams, boards)
}

fn matcher(diagrams: &[Diagram]) -> CornerMatcher {
    CornerMatcher::new(&diagrams.iter().collect::<Vec<_>>())
}

/// Building the tree.
#[divan::bench(sample_count = 20)]
fn tree(bencher: Bencher<'_, '_>) {
    let (diagrams, _) = questions();
    bencher.bench_local(|| matcher(black_box(&diagrams)));
}

/// All four corners of a board.
#[divan::bench(min_time = 1)]
fn board(bencher: Bencher<'_, '_>) {
    let (diagrams, boards) = questions();
    let (matcher, mut found) = (matcher(&diagrams), Vec::new());
    let mut questions = boards.iter().flat_map(|board| Color::BOTH.map(|color| (board, color))).cycle();
    bencher.bench_local(|| {
        if let Some((board, color)) = questions.next() {
            matcher.find(black_box(board), color, &mut found);
            black_box(&found);
        }
    });
}
