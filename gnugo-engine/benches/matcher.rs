//! How long does it take to match 1,200 patterns on a full board, and after a move? `cargo bench --bench matcher`
//!
//! Times are for one colour on a middle game of 19×19, the average of twenty positions and both colours.

#[path = "../tests/matcher_support/mod.rs"]
mod matcher_support;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::pattern::{Diagram, Matcher, plain_matches};
use matcher_support::{Style, generate, middle_game};

/// As many as a large database has.
const PATTERNS: usize = 1_200;
const SIZE: usize = 19;

fn main() {
    let (diagrams, boards) = (diagrams(), boards());
    let matcher = Matcher::new(&diagrams.iter().collect::<Vec<_>>());
    let (mut found, mut matches) = (Vec::new(), 0);
    for board in &boards {
        for color in Color::BOTH {
            matcher.find(board, color, &mut found);
            let plain: usize = diagrams.iter().map(|diagram| plain_matches(diagram, board, color).len()).sum();
            assert_eq!(found.len(), plain, "the matches of the plain matcher");
            matches += plain;
        }
    }
    let (laid, kib) = (diagrams.iter().map(|d| d.symmetry.orientations().len()).sum::<usize>(), matcher.bytes() / 1024);
    println!("{PATTERNS} patterns, {laid} oriented: tables of {kib} KiB, {} matches a position", matches / 40);
    divan::main();
}

fn diagrams() -> Vec<Diagram> {
    generate(1, PATTERNS, Style::SHAPE)
}

fn boards() -> Vec<Board> {
    (100..120).map(|seed| middle_game(seed, SIZE)).collect()
}

fn matcher() -> Matcher {
    Matcher::new(&diagrams().iter().collect::<Vec<_>>())
}

/// Building the tables.
#[divan::bench(sample_count = 20)]
fn tables(bencher: Bencher<'_, '_>) {
    let diagrams = diagrams();
    let refs: Vec<&Diagram> = diagrams.iter().collect();
    bencher.bench_local(|| Matcher::new(black_box(&refs)));
}

/// A full board, 40 times: the time an item is that of one board and colour.
#[divan::bench]
fn full_board(bencher: Bencher<'_, '_>) {
    let (matcher, boards, mut found) = (matcher(), boards(), Vec::new());
    bencher.counter(ItemsCount::new(40_usize)).bench_local(|| {
        for board in &boards {
            for color in Color::BOTH {
                matcher.find(black_box(board), color, &mut found);
                black_box(&found);
            }
        }
    });
}

/// A move is played and its matches found, then taken back and the matches found again: two changes an item.
#[divan::bench]
fn after_a_move(bencher: Bencher<'_, '_>) {
    let (matcher, mut boards) = (matcher(), boards());
    let moves: Vec<Vec<Point>> = boards
        .iter()
        .map(|board| {
            board.empty_points().iter().filter(|&point| board.is_legal(point, Color::Black)).step_by(9).collect()
        })
        .collect();
    let mut lives: Vec<_> = boards.iter().map(|board| matcher.live(board, Color::Black)).collect();
    let changes: usize = moves.iter().map(|moves| 2 * moves.len()).sum();
    bencher.counter(ItemsCount::new(changes)).bench_local(|| {
        for ((board, live), moves) in boards.iter_mut().zip(&mut lives).zip(&moves) {
            for &point in moves {
                board.try_play(point, Color::Black);
                live.update(board);
                board.undo();
                live.update(board);
            }
        }
    });
}
