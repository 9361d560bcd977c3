//! Where do handicap stones go, by the databases?
//!
//! A pattern of a `Handicap` database shows the next stone as `*` and those that go with it as `!`. It is a handicap of
//! as many stones as it shows; of several the one with the greatest value is taken.

use crate::board::{Board, Color, Orientation, Point};
use crate::pattern::Databases;
use crate::pattern::{Handicap, Match, Symbol, ValueName};

/// The places of just so many stones on this board, from the bottom row up; none if no pattern has so many.
pub(crate) fn places(databases: &Databases, board: &Board, count: usize) -> Option<Vec<Point>> {
    let matches = databases.handicap.iter().flat_map(|database| database.matches(board, Color::Black));
    let fitting = matches.map(|found| (stones(&found), found)).filter(|(stones, _)| stones.len() == count);
    // As it is drawn rather than turned: the same handicap is always given in the same corners.
    let merit = |found: &Match<Handicap>| (value(found), found.orientation == Orientation::Identity);
    let better = |a: &Match<Handicap>, b: &Match<Handicap>| {
        let ((a, a_drawn), (b, b_drawn)) = (merit(a), merit(b));
        a.total_cmp(&b).then(a_drawn.cmp(&b_drawn))
    };
    let (mut stones, _) = fitting.max_by(|(_, a), (_, b)| better(a, b))?;
    stones.sort_by_key(|point| (std::cmp::Reverse(point.row()), point.column()));
    Some(stones)
}

fn stones(found: &Match<Handicap>) -> Vec<Point> {
    let shown =
        found.pattern.diagram.symbols().filter(|(_, _, symbol)| matches!(symbol, Symbol::Move | Symbol::Inhibited));
    shown.map(|(row, column, _)| found.point(row, column)).collect()
}

fn value(found: &Match<Handicap>) -> f32 {
    found.pattern.values.iter().filter(|value| value.name == ValueName::MinValue).map(|value| value.amount).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::Database;
    use crate::patterns;

    patterns! {
        /// Places on a small board.
        pub static PLACES: Handicap;

        pattern! < Corners
            +-----+
            |.....|
            |...*.|
            |.....|
            |.!...|
            |.....|
            +-----+

            : _, -, value(2)
        >

        pattern! < Side
            +-----+
            |.....|
            |.!.*.|
            |.....|
            |.....|
            |.....|
            +-----+

            : _, -, value(1)
        >
    }

    const HANDICAP: &[&Database<Handicap>] = &[&PLACES];

    #[test]
    fn the_best_pattern_with_just_so_many_stones() {
        let databases = Databases { handicap: HANDICAP, ..Databases::default() };
        let texts = |size, count| {
            let board = Board::new(size).expect("a size");
            let stones = places(&databases, &board, count)?;
            Some(stones.iter().map(|point| point.to_text(size)).collect::<Vec<_>>())
        };
        assert_eq!(texts(5, 2), Some(vec!["B2".to_owned(), "D4".to_owned()]));
        assert_eq!(texts(5, 3), None);
        assert_eq!(texts(7, 2), None);
    }
}
