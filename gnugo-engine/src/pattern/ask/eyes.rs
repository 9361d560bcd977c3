//! What a constraint may ask of eye spaces.
//!
//! They are known beforehand. Diagonals are read, a fraction of a millisecond.

use super::Ask;
use crate::board::{Board, Color, Point, PointSet};
use crate::pattern::facts::EyeFact;
use crate::pattern::{AfterWorms, Kind, OnBoard, OnEmpty, OnStone};
use crate::reading::{Outcome, Reader};

impl<K: AfterWorms> Ask<'_, K> {
    /// Whether `point` is in an eye space of either colour.
    pub fn eye(&mut self, point: impl OnBoard) -> bool {
        self.spaces(point.point()).next().is_some()
    }

    /// Whether `point` is in an eye space of either colour, and not on its margin.
    pub fn proper_eye(&mut self, point: impl OnBoard) -> bool {
        self.spaces(point.point()).any(|space| !space.marginal.contains(point.point()))
    }

    /// Whether `point` is on the margin of an eye space of either colour.
    pub fn marginal_eye(&mut self, point: impl OnBoard) -> bool {
        self.spaces(point.point()).any(|space| space.marginal.contains(point.point()))
    }

    /// Whether the empty `point` is a half eye: an eye if its owner moves first.
    pub fn halfeye(&mut self, point: impl OnEmpty) -> bool {
        let Some(eyes) = self.asked.eyes() else { return false };
        let is_half = |color| eyes.is_half_eye(point.point(), color);
        self.board.is_empty(point.point()) && Color::BOTH.into_iter().any(is_half)
    }

    /// Whether `point` is a false eye of either colour: its owner will have to fill it.
    pub fn false_eye(&mut self, point: impl OnBoard) -> bool {
        let Some(eyes) = self.asked.eyes() else { return false };
        Color::BOTH.into_iter().any(|color| eyes.is_false_eye(point.point(), color))
    }

    /// The greatest number of eyes that the eye space at `point` can give its owner, who moves first; 0 where there is
    /// none.
    pub fn max_eye_value(&mut self, point: impl OnBoard) -> i32 {
        self.spaces(point.point()).map(|space| space.most).max().unwrap_or(0).into()
    }

    /// The sum over the diagonals of `point`, for an eye of the owner of `stone`: 4 or more if it is false, 3 for a half
    /// eye, at most 2 for an eye; what kos add is rounded down. 4 if no stone stands at `stone`.
    pub fn owl_topological_eye(&mut self, point: impl OnBoard, stone: impl OnStone) -> i32 {
        const FALSE: i32 = 4;
        let Some(color) = self.board.color_at(stone.point()) else { return FALSE };
        let (Some(eyes), Some(diagonals)) = (self.asked.eyes(), self.asked.diagonals()) else { return FALSE };
        let (held, inside) = match eyes.space(point.point(), color) {
            Some(space) => (space.points, space.points.difference(&space.marginal)),
            None => (PointSet::EMPTY, PointSet::EMPTY),
        };
        diagonals.sum(self.board, self.reader, point.point(), color, &held, &inside) as i32
    }

    /// The eye spaces of either colour at a point.
    fn spaces(&mut self, point: Point) -> impl Iterator<Item = EyeFact> {
        let spaces = self.asked.eyes().map(|eyes| Color::BOTH.map(|color| eyes.space(point, color)));
        spaces.into_iter().flatten().flatten()
    }
}

impl<K: Kind> Ask<'_, K> {
    /// Whether an eye of ours at `point` would be false for certain: the opponent has the diagonals that make it so, with
    /// strings that can't be captured. A diagonal that is still open counts as ours.
    pub fn obvious_false_oeye(&mut self, point: impl OnBoard) -> bool {
        is_obviously_false(self.board, self.reader, point.point(), self.color)
    }

    /// Whether an eye of the opponent's at `point` would be false for certain: as
    /// [`obvious_false_oeye`](Self::obvious_false_oeye).
    pub fn obvious_false_xeye(&mut self, point: impl OnBoard) -> bool {
        is_obviously_false(self.board, self.reader, point.point(), self.color.opponent())
    }
}

/// Sums the diagonals up as for a topological eye, where only strings that can't be captured count.
fn is_obviously_false(board: &mut Board, reader: &mut Reader, point: Point, color: Color) -> bool {
    const FALSE: u32 = 4;
    let diagonals = [(1, -1), (-1, -1), (-1, 1), (1, 1)].map(|(down, right)| {
        let diagonal = point.step(down, right);
        if !board.is_on_board(diagonal) {
            // The edge is worth one on each side, and nothing at the very corner.
            let beside = [point.step(down, 0), point.step(0, right)];
            return u32::from(beside.into_iter().any(|n| board.is_on_board(n)));
        }
        let is_lost =
            board.at(diagonal).is(color.opponent()) && reader.attack(board, diagonal).outcome == Outcome::Lost;
        if is_lost { 2 } else { 0 }
    });
    diagonals.into_iter().sum::<u32>() >= FALSE
}
