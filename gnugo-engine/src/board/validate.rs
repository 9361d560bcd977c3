//! Is everything that the board keeps up to date what the stones say?
//!
//! Strings, liberties, sets, neighbours, hash and counts are kept incrementally; here each is computed again from the cells alone,
//! slowly and obviously. Prisoners do not follow from them, and are not. For tests and for hunting faults: some 50 µs on a full board.

use super::{Board, CELLS, Cell, Color, Point, PointSet, zobrist};
use thiserror::Error;

/// What a board keeps that its stones do not bear out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Inconsistency {
    /// A place is on the board and should not be, or the other way round.
    #[error("the margin is wrong at {0:?}")]
    Margin(Point),
    /// The set of empty points.
    #[error("the set of empty points is wrong")]
    Empty,
    /// The set of stones of one colour.
    #[error("the set of {0} stones is wrong")]
    Stones(Color),
    /// A stone has no record of its string, or one of the other colour.
    #[error("the stone at {0:?} has no string")]
    NoString(Point),
    /// The stones of a string.
    #[error("the string at {0:?} has other stones")]
    StringStones(Point),
    /// The places next to a string.
    #[error("the string at {0:?} touches other places")]
    StringReach(Point),
    /// The liberties of a string.
    #[error("the string at {0:?} has other liberties")]
    StringLiberties(Point),
    /// The numbers of a string's stones or liberties.
    #[error("the string at {0:?} is counted wrongly")]
    StringCounts(Point),
    /// A string without a liberty.
    #[error("the string at {0:?} has no liberty")]
    Captured(Point),
    /// What stands next to a point.
    #[error("other things stand next to {0:?} than are kept")]
    Around(Point),
    /// The hash.
    #[error("the hash is wrong")]
    Hash,
    /// A ko where none can be.
    #[error("there can be no ko at {0:?}")]
    Ko(Point),
}

impl Board {
    /// Computes what is kept incrementally again, from the cells.
    ///
    /// # Errors
    /// The first thing that is not as it should be: a fault of this library.
    pub fn validate(&self) -> Result<(), Inconsistency> {
        self.validate_sets()?;
        let mut hash = 0;
        for point in &self.occupied() {
            if let Some(color) = self.color_at(point) {
                hash ^= zobrist::stone(point, color);
                self.validate_string(point, color)?;
            }
        }
        if let Some(point) = self.points().iter().find(|&point| !self.around.is_right(&self.cells, point)) {
            return Err(Inconsistency::Around(point));
        }
        if hash != self.stones_hash() {
            return Err(Inconsistency::Hash);
        }
        match self.ko() {
            Some(ko) if !self.could_be_ko(ko.point, ko.color) => Err(Inconsistency::Ko(ko.point)),
            _ => Ok(()),
        }
    }

    fn validate_sets(&self) -> Result<(), Inconsistency> {
        let mut stones = [PointSet::EMPTY; 2];
        for index in 0..CELLS {
            let point = Point::from_index(index);
            let inside = point.row() < self.size() && point.column() < self.size();
            if inside != self.is_on_board(point) || inside != self.points().contains(point) {
                return Err(Inconsistency::Margin(point));
            }
            if let Some(color) = self.color_at(point) {
                stones[color.index()].insert(point);
            }
        }
        if self.empty_points() != self.points().difference(&stones[0].union(&stones[1])) {
            return Err(Inconsistency::Empty);
        }
        let wrong = Color::BOTH.into_iter().find(|&color| *self.stones(color) != stones[color.index()]);
        wrong.map_or(Ok(()), |color| Err(Inconsistency::Stones(color)))
    }

    fn validate_string(&self, point: Point, color: Color) -> Result<(), Inconsistency> {
        let string = self.string(point).filter(|s| s.color() == color).ok_or(Inconsistency::NoString(point))?;
        let (mut stones, mut liberties) = (PointSet::EMPTY, PointSet::EMPTY);
        let mut open = vec![point];
        while let Some(next) = open.pop() {
            match self.at(next) {
                Cell::Empty => drop(liberties.insert(next)),
                cell if cell.is(color) && stones.insert(next) => open.extend(next.neighbors()),
                _ => {}
            }
        }
        if *string.stones() != stones {
            return Err(Inconsistency::StringStones(point));
        }
        if string.reach().intersection(self.points()) != stones.neighbors().intersection(self.points()) {
            return Err(Inconsistency::StringReach(point));
        }
        if *string.liberties() != liberties {
            return Err(Inconsistency::StringLiberties(point));
        }
        if string.size() != stones.len() || string.liberty_count() != liberties.len() {
            return Err(Inconsistency::StringCounts(point));
        }
        if liberties.is_empty() { Err(Inconsistency::Captured(point)) } else { Ok(()) }
    }

    /// Whether one stone of `color` may have been captured at `point` by a single stone that it could take back.
    fn could_be_ko(&self, point: Point, color: Color) -> bool {
        let mouth = point.neighbors().into_iter().all(|n| self.at(n) == Cell::Off || self.at(n).is(color.opponent()));
        mouth
            && point.neighbors().into_iter().any(|n| {
                self.string(n).is_some_and(|s| s.size() == 1 && s.liberty_count() == 1 && s.liberties().contains(point))
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::FromDrawing;
    use crate::board::tests::BUSY;

    #[test]
    fn what_is_kept_of_neighbours_is_looked_at() {
        let board = Board::from_drawing(BUSY).expect("a position");
        assert_eq!(board.validate(), Ok(()));
        for point in &board.empty_points() {
            for color in Color::BOTH {
                // Its neighbours know of a stone that does not stand there.
                let mut board = board.clone();
                board.around.toggle(point, color);
                let Err(Inconsistency::Around(at)) = board.validate() else { panic!("{point:?}, {color:?}") };
                assert!(point.neighbors().contains(&at), "{at:?} is not next to {point:?}");
                board.around.toggle(point, color);
                assert_eq!(board.validate(), Ok(()));
            }
        }
    }
}
