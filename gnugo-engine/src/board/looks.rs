//! Which part of the board has been looked at?
//!
//! Whoever keeps an answer for later must know on which part of the board it depends: it holds as long as nothing has
//! changed there. So a [`Board`] notes where it is looked at. A look is noted as what was asked: what is at a point, what
//! is beside it, which string a stone belongs to, which strings are beside a point. What that means as points is only
//! worked out when somebody wants to know ([`Board::take_looks`]). A note costs the writing of a byte, to work it out
//! half a microsecond.
//!
//! A string that was looked at while stones were tried is put together of those that stand on the board when they have been
//! taken back, and of stones that were tried. Both are noted: whatever is beside a stone that is played counts as looked at.
//!
//! What is not noted: looks at whole sets ([`Board::stones`], [`Board::occupied`], [`Board::empty_points`]), where
//! only those know who look which of the points mattered to them. They say so by [`Board::stones_among`] and
//! [`Board::empty_among`]. Nor is it noted that somebody asked which ko may not be retaken.

use super::{Board, Color, PointSet};

impl Board {
    /// The part of the board that has been looked at since this was last asked, or since
    /// [`forget_looks`](Self::forget_looks): whatever was found out by these looks is found again on every board that has the
    /// same size and the same stones there, unless a ko may not be retaken on one of them.
    ///
    /// Stones that were tried meanwhile must have been taken back, or were tried before the first of these looks.
    #[must_use]
    pub(crate) fn take_looks(&mut self) -> PointSet {
        let beside = self.looks.strings_beside.take();
        let strings = self.looks.strings.take().union(&beside.neighbors());
        let mut part = self.looks.points.take().union(&self.looks.beside.take().neighbors());
        part = part.union(&strings).union(&beside);
        part = part.union(&self.looks.take_areas());
        for color in Color::BOTH {
            let mut left = strings.intersection(&self.stones[color.index()]);
            while let Some(stone) = left.first() {
                let string = &self.strings[self.string_ids[stone.index()].index()];
                part = part.union(&string.stones).union(&string.reach);
                left = left.difference(&string.stones);
            }
        }
        part.intersection(&self.all)
    }

    /// Begins anew with what is looked at.
    pub(crate) fn forget_looks(&mut self) {
        self.looks.clear();
    }

    /// Those of some points that are empty.
    #[inline]
    #[must_use]
    pub(crate) fn empty_among(&self, points: &PointSet) -> PointSet {
        self.looks.area(points);
        points.intersection(&self.empty)
    }

    /// Those of some points that have stones of a colour.
    #[inline]
    #[must_use]
    pub(crate) fn stones_among(&self, points: &PointSet, color: Color) -> PointSet {
        self.looks.area(points);
        points.intersection(&self.stones[color.index()])
    }
}

#[cfg(test)]
mod tests {
    use crate::board::tests::BUSY;
    use crate::board::{Board, Color, FromDrawing, Point, PointSet};

    fn board() -> Board {
        let mut board = Board::from_drawing(BUSY).unwrap();
        board.forget_looks();
        board
    }

    #[test]
    fn a_look_at_a_string_is_one_at_its_stones_and_what_is_beside_them() {
        let mut board = board();
        for stone in &board.occupied() {
            let string = *board.string(stone).unwrap();
            let expected = string.stones.union(&string.reach).intersection(board.points());
            assert_eq!(board.take_looks(), expected, "{stone:?}");
            assert_eq!(board.take_looks(), PointSet::EMPTY);
        }
    }

    #[test]
    fn what_is_beside_stones_that_are_tried_is_looked_at() {
        let mut board = board();
        for point in &board.empty_points() {
            let mut strings = PointSet::single(point).neighbors();
            for color in Color::BOTH {
                for origin in board.strings_in(&PointSet::single(point).neighbors(), color) {
                    strings = board.string(origin).map_or(strings, |s| strings.union(&s.stones).union(&s.reach));
                }
            }
            board.forget_looks();
            if board.try_play(point, Color::Black) {
                assert!(board.liberties(point) > 0 || !board.occupied().contains(point));
                board.undo();
                assert!(strings.intersection(board.points()).is_subset(&board.take_looks()), "{point:?}");
            }
        }
    }

    #[test]
    fn a_look_at_a_point_is_one_at_nothing_else() {
        let mut board = board();
        let point = Point::new(3, 3);
        let _ = board.at(point);
        assert_eq!(board.take_looks(), PointSet::single(point));
        let some = PointSet::single(Point::new(1, 1)).neighbors();
        let _ = board.empty_among(&some);
        assert_eq!(board.take_looks(), some);
        // A copy has not been looked at.
        let _ = board.at(point);
        assert_eq!(board.clone().take_looks(), PointSet::EMPTY);
    }
}
