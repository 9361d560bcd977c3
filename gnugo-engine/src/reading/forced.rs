//! Does a move count towards the limits of depth?
//!
//! A player whose string is in atari has hardly any choice, so such an answer makes a variation longer but not wider.
//! If it counted, a chase of some ataris would use up the depth and whatever decides at its end would lie beyond it:
//! too much depth for wide variations, too little for narrow ones. So three kinds of moves are free:
//!
//! - the owner's, while the string in question is in atari;
//! - the attacker's, while surrounding stones, two or more of them, are in atari;
//! - an atari on surrounding stones that have just been extended: the next rung of a ladder.
//!
//! A chase ends where it meets something or the edge, and no variation is longer than [`LONGEST`](super::search::LONGEST).
//! To find out costs a look at the strings around for every position.

use super::pace::Pace;
use super::search::Search;
use crate::board::Point;

impl Search<'_> {
    /// Whether the attacker has stones around the string to look after at once.
    #[inline]
    pub(super) fn pace_of_attack(&self, target: Point) -> Pace {
        let pressed =
            |string| self.board.chains(string).any(|(_, chain)| chain.liberty_count() == 1 && chain.size() > 1);
        Pace::of(self.board.string(target).is_some_and(pressed))
    }

    /// Whether the owner's string is in atari, or the move is the next rung of a ladder with the stones at `chased`.
    #[inline]
    pub(super) fn pace_of_defense(&self, target: Point, point: Point, chased: Option<Point>) -> Pace {
        let in_atari = self.board.liberties(target) == 1;
        Pace::of(in_atari || chased.is_some_and(|chased| self.board.liberty_set(chased).contains(point)))
    }

    /// The string around `target` that has just been extended, if it has two stones or more and no more than two
    /// liberties: it may be running in a ladder. On it depends what its pursuer may try, so it is part of the position.
    #[inline]
    pub(super) fn chased(&self, target: Point) -> Option<Point> {
        if self.passed.len() == self.task.asked_at {
            // What was played before the question is not part of it.
            return None;
        }
        let (last, color) = self.board.last_move().flatten()?;
        let chain = self.board.string(last).filter(|chain| chain.liberty_count() == 2 && chain.size() > 1)?;
        let target = self.board.string(target).filter(|string| string.color() != color)?;
        target.stones().neighbors().intersects(chain.stones()).then(|| chain.origin())
    }
}
