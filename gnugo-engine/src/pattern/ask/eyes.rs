//! What a constraint may ask of eye spaces.
//!
//! They are known beforehand, or worked out once for all matches.

use super::Ask;
use crate::board::{Color, Point, PointSet};
use crate::eyes::topology::Judge;
use crate::eyes::{EyeKind, EyeSpaces};
use crate::pattern::{AfterWorms, OnBoard, OnEmpty, OnStone};

impl<K: AfterWorms> Ask<'_, K> {
    /// Whether `point` is in an eye space of either colour.
    pub fn eye(&mut self, point: impl OnBoard) -> bool {
        spaces(self.lore.eyes(self.board, self.reader), point.point()).next().is_some()
    }

    /// Whether `point` is in an eye space of either colour, and not on its margin.
    pub fn proper_eye(&mut self, point: impl OnBoard) -> bool {
        let eyes = self.lore.eyes(self.board, self.reader);
        spaces(eyes, point.point()).any(|color| !is_marginal(eyes, point.point(), color))
    }

    /// Whether `point` is on the margin of an eye space of either colour.
    pub fn marginal_eye(&mut self, point: impl OnBoard) -> bool {
        let eyes = self.lore.eyes(self.board, self.reader);
        spaces(eyes, point.point()).any(|color| is_marginal(eyes, point.point(), color))
    }

    /// Whether the empty `point` is a half eye: an eye if its owner moves first.
    pub fn halfeye(&mut self, point: impl OnEmpty) -> bool {
        let eyes = self.lore.eyes(self.board, self.reader);
        let half = |color| matches!(eyes.kind(point.point(), color), Some(EyeKind::Half | EyeKind::HalfByKo));
        self.board.is_empty(point.point()) && Color::BOTH.into_iter().any(half)
    }

    /// The sum over the diagonals of `point`, for an eye of the owner of `stone`: 4 or more if it is false, 3 for a half
    /// eye, at most 2 for an eye; what kos add is rounded down. 4 if no stone stands at `stone`.
    pub fn owl_topological_eye(&mut self, point: impl OnBoard, stone: impl OnStone) -> i32 {
        const FALSE: i32 = 4;
        let Some(color) = self.board.color_at(stone.point()) else { return FALSE };
        let eyes = self.lore.eyes(self.board, self.reader);
        let inside = match eyes.at(point.point(), color) {
            Some(space) => (space.points, space.points.difference(&space.marginal)),
            None => (PointSet::EMPTY, PointSet::EMPTY),
        };
        let worms = self.lore.worms(self.board, self.reader);
        let mut judge = Judge { board: self.board, reader: self.reader, worms };
        judge.topology(point.point(), color, &inside.0, &inside.1).sum.0 as i32
    }
}

/// The colours that have eye space at a point.
fn spaces(eyes: &EyeSpaces, point: Point) -> impl Iterator<Item = Color> + '_ {
    Color::BOTH.into_iter().filter(move |&color| eyes.at(point, color).is_some())
}

fn is_marginal(eyes: &EyeSpaces, point: Point, color: Color) -> bool {
    eyes.at(point, color).is_some_and(|space| space.marginal.contains(point))
}
