//! Where must a defence change something?
//!
//! A capture that is read rests on a part of the board: its *zone*. A move of the defender's outside of it changes nothing,
//! so that whoever wants to know all defences against a capture need only try the points in it. The zone is not among what
//! is remembered of an answer; so it is read anew, which costs as much as the first time.

use super::search::Window;
use super::{KoState, Outcome, Reader, Subject};
use crate::board::{Board, Point, PointSet};

impl Reader {
    /// The zone of the capture of the string at `target` by an opponent who moves first; `None` if that does not succeed
    /// as it is wanted.
    pub(crate) fn capture_zone(&mut self, board: &mut Board, target: Point, wanted: Outcome) -> Option<PointSet> {
        let subject = Subject::string(board, target)?;
        let found = self.search(board, &subject, |search| search.attack(target, KoState::default(), Window::FULL));
        (wanted != Outcome::Lost && found.reading.outcome >= wanted).then_some(found.zone)
    }
}
