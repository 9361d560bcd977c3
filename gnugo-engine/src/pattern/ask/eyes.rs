//! What a constraint may ask of eye spaces.
//!
//! They are known beforehand, or worked out once for all matches. Obviously false eyes are seen by reading the strings
//! on their diagonals.

use super::Ask;
use crate::board::{Board, Color, Point, PointSet};
use crate::eyes::topology::Judge;
use crate::eyes::{EyeKind, EyeSpaces, Topology};
use crate::pattern::{AfterWorms, Kind, OnBoard, OnEmpty, OnStone};
use crate::reading::{Outcome, Reader};

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

    /// Whether `point` is a false eye of either colour: its owner will have to fill it.
    pub fn false_eye(&mut self, point: impl OnBoard) -> bool {
        let eyes = self.lore.eyes(self.board, self.reader);
        let kind = |color| eyes.topology(point.point(), color).map(Topology::kind);
        Color::BOTH.into_iter().any(|color| kind(color) == Some(EyeKind::False))
    }

    /// The greatest number of eyes that the eye space at `point` can give its owner, who moves first; 0 where there is
    /// none.
    pub fn max_eye_value(&mut self, point: impl OnBoard) -> i32 {
        let eyes = self.lore.eyes(self.board, self.reader);
        let most = |color| eyes.at(point.point(), color).map_or(0, |space| space.value.max());
        Color::BOTH.into_iter().map(most).max().unwrap_or(0).into()
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

/// Sums the diagonals up as [`crate::eyes::topology`] does, where only strings that can't be captured count.
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

/// The colours that have eye space at a point.
fn spaces(eyes: &EyeSpaces, point: Point) -> impl Iterator<Item = Color> + '_ {
    Color::BOTH.into_iter().filter(move |&color| eyes.at(point, color).is_some())
}

fn is_marginal(eyes: &EyeSpaces, point: Point, color: Color) -> bool {
    eyes.at(point, color).is_some_and(|space| space.marginal.contains(point))
}
