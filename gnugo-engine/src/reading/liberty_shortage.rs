//! Where could room be made for a stone that has none?
//!
//! A zone names points where a move could make a difference. Where a player's stone would be in atari, or may not be
//! played, whatever gives it room makes a difference too. The question is asked for many zones of one position, so what
//! was found for a point is kept as long as the position is.

use super::search::Search;
use crate::board::{Board, Color, Point, PointSet, StringId, StringInfo};
use smallvec::SmallVec;

/// What could make room for stones of one player in one position.
#[derive(Clone, Debug)]
pub(super) struct Shortages {
    color: Color,
    /// The points that were looked at.
    known: PointSet,
    /// Those of them where a stone would have one liberty or none, and what could change that.
    cramped: SmallVec<[(Point, PointSet); 8]>,
    /// What could make room for whatever joins these strings of the player.
    strings: SmallVec<[(StringId, PointSet); 4]>,
}

impl Shortages {
    /// Nothing has been looked at.
    pub(super) fn new(color: Color) -> Self {
        Self { color, known: PointSet::EMPTY, cramped: SmallVec::new(), strings: SmallVec::new() }
    }

    /// The empty points of a zone, and those where room could be made for a stone that has none or little.
    pub(super) fn with_room(&mut self, search: &Search<'_>, zone: &PointSet) -> PointSet {
        let known = self.cramped.iter().filter(|(point, _)| zone.contains(*point));
        let mut all = known.fold(*zone, |all, (_, room)| all.union(room));
        for point in &search.board.empty_among(&zone.difference(&self.known)) {
            if is_cramped(search.board, point, self.color) {
                let room = self.room(search.board, point);
                all = all.union(&room);
                self.cramped.push((point, room));
            }
        }
        self.known = self.known.union(zone);
        search.board.empty_among(&all)
    }

    /// What could make room for a stone at `point`, which has none or little there. Many such points are next to the same
    /// few strings.
    fn room(&mut self, board: &Board, point: Point) -> PointSet {
        let mut room = room_beside(board, point, self.color);
        for (stone, string) in board.beside(point, self.color) {
            let id = board.string_id(stone);
            if let Some((_, known)) = self.strings.iter().find(|(known, _)| *known == id) {
                room = room.union(known);
            } else {
                let new = room_of(board, string);
                room = room.union(&new);
                self.strings.push((id, new));
            }
        }
        room
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
        let mut zone = room_beside(self.board, point, color);
        let mut before: Option<&StringInfo> = None;
        for (_, string) in self.board.beside(point, color) {
            if before.is_some_and(|before| std::ptr::eq(before, string)) {
                continue;
            }
            before = Some(string);
            zone = zone.union(&room_of(self.board, string));
        }
        zone
    }
}

/// The room that a stone of `color` at `point` has, or could get from the opponent's strings there.
fn room_beside(board: &Board, point: Point, color: Color) -> PointSet {
    let mut zone = if board.would_capture(point, color) {
        board.liberties_after(point, color)
    } else {
        // Its strings' liberties are found with the strings.
        board.empty_neighbors(point)
    };
    for (_, string) in board.beside(point, color.opponent()) {
        if string.liberty_count() <= 2 {
            zone = zone.union(string.liberties());
        }
    }
    zone
}

/// What could make room for whatever joins this string: its liberties, and those of strings around it that could be
/// captured.
fn room_of(board: &Board, string: &StringInfo) -> PointSet {
    let weak = board.chains(string).filter(|(_, enemy)| enemy.liberty_count() <= 2);
    weak.fold(*string.liberties(), |zone, (_, enemy)| zone.union(enemy.liberties()))
}
