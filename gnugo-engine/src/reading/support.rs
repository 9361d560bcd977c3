//! Which stones must stay on the board for a result to hold?
//!
//! A capture depends on the stones that make it: if they can be captured first, it fails. So the zone of a result holds
//! liberties of theirs, enough of them that no move outside the zone endangers them.

use super::search::Search;
use crate::board::{Color, Point, PointSet, StringInfo};

/// A string of more liberties is not captured in time to matter.
const FEW: usize = 5;
/// So many liberties in the zone can't all be taken from outside.
const ENOUGH: usize = 2;

impl Search<'_> {
    /// Adds to a zone what must not change for the string at `point` to stay on the board: two of its liberties, if
    /// they are few. They are those where the opponent would have least room.
    #[inline]
    pub(crate) fn support(&self, point: Point, zone: &mut PointSet) {
        if let Some(string) = self.board.string(point) {
            let before = *zone;
            self.support_string(string, &before, zone);
        }
    }

    /// The same for all strings of the opponent around this one.
    #[inline]
    pub(crate) fn support_chains(&self, string: &StringInfo, zone: &mut PointSet) {
        let before = *zone;
        self.support_chains_of(string, &before, zone);
    }

    /// The same where some other strings may have been looked after since the zone was as `before`. What they added does
    /// not count, so that it does not matter in which order they come.
    #[inline]
    pub(super) fn support_chains_of(&self, string: &StringInfo, before: &PointSet, zone: &mut PointSet) {
        for (_, chain) in self.board.chains(string) {
            self.support_string(chain, before, zone);
        }
    }

    #[inline]
    fn support_string(&self, string: &StringInfo, before: &PointSet, zone: &mut PointSet) {
        let count = string.liberty_count();
        if count <= ENOUGH {
            *zone = zone.union(string.liberties());
        } else if count <= FEW {
            self.support_with_choice(string, before, zone);
        }
    }

    /// The same for a string that has more liberties than enough.
    #[inline(never)]
    fn support_with_choice(&self, string: &StringInfo, before: &PointSet, zone: &mut PointSet) {
        let inside = string.liberties().intersection(before).len_up_to(ENOUGH);
        if inside < ENOUGH {
            self.add_cramped(&string.liberties().difference(before), string.color().opponent(), ENOUGH - inside, zone);
        }
    }

    /// Adds so many of the points where a stone of `color` would have the fewest liberties; more, if there is nothing
    /// to choose between them, so that it does not matter how the board lies.
    fn add_cramped(&self, points: &PointSet, color: Color, count: usize, zone: &mut PointSet) {
        let (mut rooms, mut least, mut second) = ([usize::MAX; FEW], usize::MAX, usize::MAX);
        for (point, room) in points.iter().zip(&mut rooms) {
            *room = self.board.liberty_count_after(point, color);
            second = second.min((*room).max(least));
            least = least.min(*room);
        }
        let most = if count < ENOUGH { least } else { second };
        for (point, _) in points.iter().zip(&rooms).filter(|&(_, &room)| room <= most) {
            zone.insert(point);
        }
    }

    /// What a capture by a stone at `point` depends on: the liberties of the capturing strings, whose own capture would
    /// come first.
    pub(crate) fn stakes(&self, point: Point, color: Color) -> PointSet {
        let mut zone = PointSet::EMPTY;
        for (_, string) in self.board.taken(point, color) {
            zone = zone.union(string.stones());
            self.support_chains_of(string, &PointSet::EMPTY, &mut zone);
        }
        zone
    }
}
