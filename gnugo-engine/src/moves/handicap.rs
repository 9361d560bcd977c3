//! Where do handicap stones go, by the databases?
//!
//! A pattern of a `Handicap` database shows the next stone as `*` and those that go with it as `!`. Patterns are matched
//! and judged again and again, with the stones that stand already, until all are placed. An accepted
//! pattern that places all remaining stones at once is preferred to one that leaves some for later, then the one with the
//! greater value. Stones once placed stay: if no pattern places the rest, there is no answer for that number of stones.
//! It costs some microseconds a stone.

use crate::board::{Board, Color, Orientation, Point};
use crate::pattern::{Databases, Handicap, Match, Placement, Surroundings, Symbol, ValueName, Verdict};
use crate::reading::Reader;

/// The places of just so many stones on this board, from the bottom row up; none if the patterns do not place so many.
pub(crate) fn places(databases: &Databases, reader: &mut Reader, board: &Board, count: usize) -> Option<Vec<Point>> {
    let (mut board, mut placed) = (board.clone(), Vec::new());
    while placed.len() < count {
        let next = next(databases, reader, &mut board, count, count - placed.len())?;
        if !next.iter().all(|&stone| board.try_play(stone, Color::Black)) {
            return None;
        }
        placed.extend(next);
    }
    placed.sort_by_key(|point| (std::cmp::Reverse(point.row()), point.column()));
    Some(placed)
}

/// The stones that the best pattern places next, of a handicap of `total` stones of which `remaining` are left.
fn next(
    databases: &Databases,
    reader: &mut Reader,
    board: &mut Board,
    total: usize,
    remaining: usize,
) -> Option<Vec<Point>> {
    let handicap = Placement { total: total as u32, remaining: remaining as u32 };
    let mut best: Option<(Merit, Vec<Point>)> = None;
    let matches: Vec<_> =
        databases.handicap.iter().flat_map(|database| database.matches(board, Color::Black)).collect();
    for found in matches {
        let stones = stones(&found);
        if stones.len() > remaining {
            continue;
        }
        let merit = Merit {
            is_complete: stones.len() == remaining,
            value: value(&found),
            is_as_drawn: found.orientation == Orientation::Identity,
        };
        let is_better = best.as_ref().is_none_or(|(known, _)| merit.is_at_least(known));
        let mut around = Surroundings::new(board, reader, Color::Black).of_handicap(handicap);
        if is_better && matches!(found.judge(&mut around), Verdict::Accepted(_)) {
            best = Some((merit, stones));
        }
    }
    best.map(|(_, stones)| stones)
}

/// What speaks for a pattern, what counts most first.
struct Merit {
    /// It places all the stones that are left.
    is_complete: bool,
    value: f32,
    /// As it is drawn rather than turned: the same handicap is always given in the same corners.
    is_as_drawn: bool,
}

impl Merit {
    fn is_at_least(&self, other: &Self) -> bool {
        let by_value = self.value.total_cmp(&other.value);
        let by_rank = self.is_complete.cmp(&other.is_complete).then(by_value);
        by_rank.then(self.is_as_drawn.cmp(&other.is_as_drawn)).is_ge()
    }
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
            let stones = places(&databases, &mut Reader::default(), &board, count)?;
            Some(stones.iter().map(|point| point.to_text(size)).collect::<Vec<_>>())
        };
        assert_eq!(texts(5, 2), Some(vec!["B2".to_owned(), "D4".to_owned()]));
        assert_eq!(texts(5, 3), None);
        assert_eq!(texts(7, 2), None);
    }
}
