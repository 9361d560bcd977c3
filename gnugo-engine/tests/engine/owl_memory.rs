//! Life and death is remembered from move to move, and no answer depends on that.

use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::eyes::Evaluator;
use gnugo_engine::owl::{Ground, OwlReader, Side};
use gnugo_engine::pattern::Databases;
use gnugo_engine::reading::Reader;

const SIZE: usize = 13;
/// The games of each reading: few, so that some tens of positions take seconds.
const GAMES: u64 = 100;
/// Readings are compared after so many moves, between the first and the last.
const EVERY: usize = 4;
const FIRST: usize = 40;
const LAST: usize = 72;

/// Numbers without order, always the same.
fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |below| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    }
}

/// All that is read of the dragons of a position, and what it has cost.
fn answers(owl: &mut OwlReader, board: &mut Board, analysis: &Analysis) -> (String, u64) {
    let before = owl.nodes();
    let mut said = String::new();
    for dragon in analysis.dragons.iter() {
        let ground = analysis.ground(board, dragon.origin).unwrap();
        for side in [Side::Attacker, Side::Owner] {
            said += &format!("{:?} {:?}\n", dragon.origin, owl.read(board, &ground, side));
        }
    }
    (said, owl.nodes() - before)
}

#[test]
fn what_is_remembered_changes_no_answer() {
    let (mut reader, mut evaluator) = (Reader::default(), Evaluator::default());
    let mut owl = OwlReader::within(GAMES);
    for seed in [1, 2] {
        let (mut board, mut number) = (Board::new(SIZE).unwrap(), numbers(seed));
        for n in 0..LAST {
            let color = if n.is_multiple_of(2) { Color::Black } else { Color::White };
            // Two fights in corners in turn: in one of them nothing changes for some moves.
            let corner = if (n / EVERY).is_multiple_of(2) { 0 } else { SIZE - 7 };
            while !board.try_play(Point::new(corner + number(7), corner + number(7)), color) {}
            if n >= FIRST && n.is_multiple_of(EVERY) {
                let analysis = Analysis::new(&mut board, &mut reader, &mut evaluator, &Databases::default());
                let remembered = answers(&mut owl, &mut board, &analysis);
                assert_eq!(
                    remembered,
                    answers(&mut OwlReader::within(GAMES), &mut board, &analysis),
                    "after {n} moves"
                );
            }
        }
    }
    assert!(owl.recalled() > 0, "nothing was remembered");
}

#[test]
fn the_same_question_is_recalled_and_counts_again() {
    let mut board = Board::new(9).unwrap();
    for (row, column, color) in [(6, 2, Color::Black), (5, 2, Color::White), (6, 3, Color::White), (7, 1, Color::White)]
    {
        board.try_play(Point::new(row, column), color);
    }
    let ground = Ground::shut_in(&board, board.stones(Color::Black), Color::Black);
    let mut owl = OwlReader::within(GAMES);
    let first = owl.read(&mut board, &ground, Side::Attacker);
    let cost = owl.nodes();
    assert_eq!(owl.recalled(), 0);
    assert_eq!(owl.read(&mut board, &ground, Side::Attacker), first);
    assert!(owl.recalled() > 0);
    assert_eq!(owl.nodes(), 2 * cost, "what is left for other questions depends on what is remembered");
}
