//! Can this string be captured, or saved, in a ladder, without playing at certain points?
//!
//! A restricted search tells whether a plan needs a move: if an attack works without it, the move can be kept for later;
//! if it doesn't, the move is the point of the plan. It is a ladder: every move of the attacker leaves the string one
//! liberty, so that the owner's answers are few, and an attack that is found holds. It is read by the same search as
//! everything else, under limits that leave nothing but ladders.
//!
//! A question costs some microseconds, and a defence up to a millisecond. It does not see nets, nor anything else that
//! gives the owner a free move: a string that is found to be saved is saved from ladders only.

use super::forbidden::Forbidden;
use super::ko::KoState;
use super::search::{Finding, Search, Window};
use super::task::Task;
use super::{Limits, Reader, Reading, Subject};
use crate::board::{Board, Color, Point, PointSet};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

impl Reader {
    /// Can the opponent of the string at `target` capture it by ataris, moving first, without ever playing at one of the
    /// `forbidden` points? The owner may play everywhere. A string of three liberties can't be captured so.
    pub fn restricted_attack(&mut self, board: &mut Board, target: Point, forbidden: &PointSet) -> Reading {
        let Some(subject) = Subject::string(board, target) else { return Reading::LOST };
        let forbidden = Forbidden { color: subject.color.opponent(), points: *forbidden };
        self.read_ladder(board, &subject, forbidden, |search| search.attack(target, KoState::default(), Window::FULL))
    }

    /// Can the owner of the string at `target` save it from ataris, moving first, without ever playing at one of the
    /// `forbidden` points? The attacker may play everywhere. No point where the owner need not do anything.
    pub fn restricted_defend(&mut self, board: &mut Board, target: Point, forbidden: &PointSet) -> Reading {
        let Some(subject) = Subject::string(board, target) else { return Reading::LOST };
        let forbidden = Forbidden { color: subject.color, points: *forbidden };
        self.read_ladder(board, &subject, forbidden, |search| search.save(target, KoState::default(), Window::FULL))
    }

    /// Can a string of two liberties be captured in a ladder, every move an atari? `None` if it has not two.
    pub fn ladder_attack(&mut self, board: &mut Board, target: Point) -> Option<Reading> {
        (board.liberties(target) == 2).then(|| self.restricted_attack(board, target, &PointSet::EMPTY))
    }

    /// Asks a question about ladders.
    fn read_ladder(
        &mut self,
        board: &mut Board,
        subject: &Subject,
        forbidden: Forbidden,
        question: impl FnOnce(&mut Search<'_>) -> Finding,
    ) -> Reading {
        let limits = Limits { nodes: self.limits_in_time().nodes, ..Limits::LADDERS };
        let about = Subject { stones: subject.stones.union(&forbidden.points), ..*subject };
        self.run(board, Task::new(limits).restricted_to_ladders(forbidden), &about, |search| question(search).reading).0
    }
}

impl Search<'_> {
    /// Whether a stone of `color` at `point` would have a liberty that the opponent may not take.
    #[inline]
    pub(super) fn ends_where_it_is_forbidden(&self, point: Point, color: Color) -> bool {
        let forbidden = &self.task.forbidden;
        !forbidden.points.is_empty()
            && forbidden.forbids_some(&self.board.liberties_after(point, color), color.opponent())
    }
}

impl Task {
    /// The same in ladders, in which somebody may not play everywhere. What is found is kept apart from what holds
    /// without that.
    fn restricted_to_ladders(self, forbidden: Forbidden) -> Self {
        let mut hasher = FxHasher::default();
        forbidden.hash(&mut hasher);
        // What may be tried on the first move only is no ladder.
        Self { forbidden, salt: hasher.finish() | 1, ply: 1, ..self }
    }
}
