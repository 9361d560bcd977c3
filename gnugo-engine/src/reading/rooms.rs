//! Where could room be made for a stone that has none?
//!
//! A zone names points where a move could make a difference. Where a player's stone would be in atari, or may not be
//! played, whatever gives it room makes a difference too. The question is asked for many zones of one position, so what
//! was found for a point is kept as long as the position is.

use super::search::Search;
use crate::board::{Board, Color, Point, PointSet, StringInfo};
use smallvec::SmallVec;

/// What could make room for stones of one player in one position.
#[derive(Clone, Debug)]
pub(super) struct Rooms {
    color: Color,
    /// The points that were looked at.
    known: PointSet,
    /// Those of them where a stone would have one liberty or none, and what could change that.
    cramped: SmallVec<[(Point, PointSet); 8]>,
}

impl Rooms {
    /// Nothing has been looked at.
    pub(super) fn new(color: Color) -> Self {
        Self { color, known: PointSet::EMPTY, cramped: SmallVec::new() }
    }

    /// The empty points of a zone, and those where room could be made for a stone that has none or little.
    pub(super) fn with_room(&mut self, search: &Search<'_>, zone: &PointSet) -> PointSet {
        let empty = search.board.empty_points();
        for point in &zone.intersection(&empty).difference(&self.known) {
            if is_cramped(search.board, point, self.color) {
                self.cramped.push((point, search.room(point, self.color)));
            }
        }
        self.known = self.known.union(zone);
        let cramped = self.cramped.iter().filter(|(point, _)| zone.contains(*point));
        cramped.fold(*zone, |all, (_, room)| all.union(room)).intersection(&empty)
    }
}

/// Whether a stone of `color` at the empty `point` would have one liberty or none.
#[inline]
fn is_cramped(board: &Board, point: Point, color: Color) -> bool {
    board.empty_neighbor_count(point) < 2
        && board.beside(point, color).all(|(_, string)| string.liberty_count() <= 2)
        && board.liberty_count_after(point, color) <= 1
}

impl Search<'_> {
    /// What could make room for stones of `color` at points where they would be in atari, or may not be played.
    pub(super) fn room_for_all(&self, points: &PointSet, color: Color) -> PointSet {
        points.iter().fold(PointSet::EMPTY, |zone, point| {
            let liberty = self.board.liberties_after(point, color);
            zone.union(&if liberty.is_empty() { self.room(point, color) } else { liberty })
        })
    }

    /// What could make room for a stone of `color` at `point`, which has none or little there: the liberties of the
    /// strings that it would join, and of those that could be captured next to it.
    pub(crate) fn room(&self, point: Point, color: Color) -> PointSet {
        let mut zone = if self.board.would_capture(point, color) {
            self.board.liberties_after(point, color)
        } else {
            // Its strings' liberties come below.
            self.board.empty_neighbors(point)
        };
        for (_, string) in self.board.beside(point, color.opponent()) {
            if string.liberty_count() <= 2 {
                zone = zone.union(string.liberties());
            }
        }
        let mut before: Option<&StringInfo> = None;
        for (_, string) in self.board.beside(point, color) {
            if before.is_some_and(|before| std::ptr::eq(before, string)) {
                continue;
            }
            before = Some(string);
            zone = zone.union(string.liberties());
            for (_, enemy) in self.board.chains(string) {
                if enemy.liberty_count() <= 2 {
                    zone = zone.union(enemy.liberties());
                }
            }
        }
        zone
    }
}
