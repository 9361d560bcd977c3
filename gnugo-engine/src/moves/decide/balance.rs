//! Which move is the best, by simulated games and by what the player that knows makes of it?
//!
//! A search gives its games to the moves that do well, and most of them to the best; how much better that is than the next, games can
//! hardly tell. While much of the board is open, knowledge sees something that they do not. So a move counts by its games, and each
//! point that knowledge promises counts like a few more of them, the fewer the more of the board is settled.

use super::super::Proposal;
use super::super::value::constants::{MOST_PROMISED, TRUST};
use crate::board::{Board, Point};
use crate::search::{Findings, Found};
use crate::sum::Fractions;
use std::collections::BTreeMap;

/// A move is looked at if so large a part as many games began with it as with the move that most began with.
const LOOKED_AT: f32 = 0.1;
/// Fewer games than this tell nothing.
const LEAST_GAMES: f32 = 2.0;

/// What the player that knows makes of the moves of a position.
pub(in crate::moves) type Advice = BTreeMap<Point, Proposal>;

/// The best of the moves that many games began with; without advice, the one that most began with.
pub(super) fn best<'f>(board: &Board, findings: &'f Findings, advice: &Advice) -> Option<&'f Found> {
    let first = findings.best()?;
    if advice.is_empty() {
        return Some(first);
    }
    let trust = TRUST * openness(board, findings);
    let counts = |found: &Found| {
        let promised = found.point.and_then(|point| advice.get(&point)).map_or(0.0, Proposal::value);
        (found.games as f32).ln() + trust * promised.clamp(0.0, MOST_PROMISED)
    };
    let least = (LOOKED_AT * first.games as f32).max(LEAST_GAMES);
    let known = findings.moves.iter().filter(|found| found.point.is_some() && found.games as f32 >= least);
    known.max_by(|a, b| counts(a).total_cmp(&counts(b))).or(Some(first))
}

/// How open the board is: 1 if games end with every point as often White's as Black's, 0 if always the same player's.
fn openness(board: &Board, findings: &Findings) -> f32 {
    let points = board.points();
    let open: Fractions = points.iter().map(|point| 1.0 - findings.ownership.at(point).abs()).sum();
    open.value() / points.len() as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, FromDrawing, Orientation};
    use crate::playout::{Field, Ownership, Random};
    use crate::search::Mean;

    /// Black and White have settled everything.
    const SETTLED: &str = "
        . X O . O
        X X O O O
        . X O O .
        X X X O O
        . X X O .";

    /// Three moves, with 1000, 700 and 60 games.
    fn findings(board: &Board, ownership: Ownership) -> Findings {
        let found = |games, column| Found {
            point: Some(Point::new(0, column)),
            games,
            winning: Mean { value: 0.5, error: 0.01 },
            score: Mean { value: 0.0, error: 0.1 },
            prior: 0.5,
        };
        assert_eq!(board.size(), 5);
        Findings { moves: vec![found(1000, 0), found(700, 1), found(60, 2)], ownership, games: 1760, met_ko: false }
    }

    /// Knowledge says that the move of a column is worth so many points.
    fn advice(column: usize, points: f32) -> Advice {
        let mut proposal = Proposal::default();
        proposal.worth.territory = points;
        proposal.worth.settle();
        Advice::from([(Point::new(0, column), proposal)])
    }

    #[test]
    fn knowledge_decides_while_the_board_is_open_and_games_where_it_is_settled() {
        let board = Board::from_drawing(SETTLED).expect("a position");
        let open = findings(&board, Ownership::new(&board));
        let mut ownership = Ownership::new(&board);
        ownership.add(&Field::new(&board, Color::Black), 0);
        let settled = findings(&board, ownership);
        let column = |findings, at, points| {
            best(&board, findings, &advice(at, points)).and_then(|best| best.point).expect("a move").column()
        };
        assert_eq!(
            (column(&open, 1, 3.0), column(&open, 1, 6.0)),
            (0, 1),
            "700 of 1000 games are made up for by 4.5 points"
        );
        assert_eq!(column(&settled, 1, 30.0), 0);
        assert_eq!(column(&open, 2, 100.0), 0, "what few games began with is not known well enough");
    }

    /// What is added up point by point is not rounded otherwise if it comes in another order.
    #[test]
    fn a_board_is_as_open_however_it_lies() {
        let mut random = Random::new(3);
        for _ in 0..40 {
            let board = Board::new(5).expect("a size");
            let mut images = Orientation::ALL.map(|_| Ownership::new(&board));
            // Games that end with each point anybody's.
            for _ in 0..7 {
                let mut end = board.clone();
                for point in board.points() {
                    end.try_play(point, Color::BOTH[random.below(2)]);
                }
                for (ownership, orientation) in images.iter_mut().zip(Orientation::ALL) {
                    ownership.add(&Field::new(&end.oriented(orientation), Color::Black), 0);
                }
            }
            let open = images.map(|ownership| openness(&board, &findings(&board, ownership)));
            assert!(open.iter().all(|&other| other == open[0]), "{open:?}");
        }
    }

    #[test]
    fn a_move_that_knowledge_warns_of_is_one_of_which_it_says_nothing() {
        let board = Board::from_drawing(SETTLED).expect("a position");
        let open = findings(&board, Ownership::new(&board));
        assert_eq!(best(&board, &open, &advice(0, -20.0)).and_then(|best| best.point), Some(Point::new(0, 0)));
    }

    #[test]
    fn without_advice_games_decide() {
        let board = Board::from_drawing(SETTLED).expect("a position");
        let findings = findings(&board, Ownership::new(&board));
        assert_eq!(best(&board, &findings, &Advice::new()).and_then(|best| best.point), Some(Point::new(0, 0)));
    }
}
