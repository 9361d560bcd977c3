//! How long does it take to match 1,200 patterns on a full board, and after a move? `cargo bench --bench matcher`
//!
//! Times are for one colour on a middle game of 19×19; twenty positions and both colours take turns.

#[path = "../tests/engine/matcher_support/mod.rs"]
mod matcher_support;

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

/// A full board, from scratch.
#[divan::bench(min_time = 1)]
fn full_board(bencher: Bencher<'_, '_>) {
    let (matcher, boards, mut found) = (matcher(), boards(), Vec::new());
    let mut questions = boards.iter().flat_map(|board| Color::BOTH.map(|color| (board, color))).cycle();
    bencher.bench_local(|| {
        if let Some((board, color)) = questions.next() {
            matcher.find(black_box(board), color, &mut found);
            black_box(&found);
        }
    });
}

/// A stone is played or taken back, and the matches are brought up to date.
#[divan::bench(min_time = 1)]
fn after_a_move(bencher: Bencher<'_, '_>) {
    let (matcher, mut boards) = (matcher(), boards());
    let moves: Vec<Vec<Point>> = boards.iter().map(some_moves).collect();
    let mut lives: Vec<_> = boards.iter().map(|board| matcher.live(board, Color::Black)).collect();
    let all = moves.iter().enumerate().flat_map(|(n, moves)| moves.iter().map(move |&point| (n, point)));
    let mut changes = all.flat_map(|(n, point)| [(n, Some(point)), (n, None)]).cycle();
    bencher.bench_local(|| {
        if let Some((n, played)) = changes.next() {
            let changed = match played {
                Some(point) => boards[n].try_play(point, Color::Black),
                None => boards[n].undo(),
            };
            assert!(changed);
            lives[n].update(&boards[n]);
        }
    });
}

/// Legal moves from all over a board.
fn some_moves(board: &Board) -> Vec<Point> {
    board.empty_points().iter().filter(|&point| board.is_legal(point, Color::Black)).step_by(9).collect()
}
