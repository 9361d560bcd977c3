//! How long does it take to say what a middle game means? `cargo bench --bench analysis`
//!
//! What is found is asserted: a change that is to change nothing but the speed leaves it as it is.

use divan::{Bencher, black_box};
use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::engine::Databases;
use gnugo_engine::eyes::Evaluator;
use gnugo_engine::reading::Reader;

fn main() {
    divan::main();
}

/// Strings, dragons, eye spaces, and points of territory, of the position below.
const FOUND: [usize; 4] = [77, 61, 134, 46];

/// A position in which players who are no good have fought, near each other's stones: the same in every run.
fn middle_game() -> Option<Board> {
    let mut board = Board::new(19).ok()?;
    let (mut state, mut color) = (11_u64, Color::Black);
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let mut last = Point::new(9, 9);
    for number in 0..130 {
        let far = number % 6 == 0;
        let step = |around: usize, random: &mut dyn FnMut(usize) -> usize| {
            if far { 2 + random(15) } else { (around + random(5)).saturating_sub(2).min(18) }
        };
        let point = Point::new(step(last.row(), &mut random), step(last.column(), &mut random));
        if board.try_play(point, color) {
            last = point;
            color = color.opponent();
        }
    }
    Some(board)
}

fn analyse(board: &mut Board) -> [usize; 4] {
    let (mut reader, mut evaluator) = (Reader::default(), Evaluator::default());
    let analysis = Analysis::new(board, &mut reader, &mut evaluator, &Databases::default());
    let territory = board.points().iter().filter(|&point| analysis.second[0].territory_value(point).abs() > 0.9);
    [analysis.worms.iter().count(), analysis.dragons.iter().count(), analysis.eyes.iter().count(), territory.count()]
}

#[divan::bench]
fn a_middle_game(bencher: Bencher<'_, '_>) {
    let Some(mut board) = middle_game() else { return };
    assert_eq!(analyse(&mut board), FOUND, "the analysis finds other things than before");
    bencher.bench_local(|| black_box(analyse(&mut board)));
}
