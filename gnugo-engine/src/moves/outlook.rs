//! What does the search see while it goes on?

use super::reason::Reason;
use crate::board::Color;
use crate::game::Move;
use crate::playout::Ownership;
use std::ops::ControlFlow;
use std::time::Duration;

/// What a search has found so far. Chances and scores are those of the player to move.
#[derive(Clone, Debug)]
pub struct Outlook {
    /// The player to move.
    pub color: Color,
    /// How many games were simulated for this search.
    pub games: u32,
    /// How likely the player to move is to win, from 0 to 1.
    pub winning: f32,
    /// By how many points, komi included; negative for a loss.
    pub score: f32,
    /// The moves, and perhaps passing: those that most games began with first.
    pub moves: Vec<Prospect>,
    /// Who owned what at the end of the games.
    pub ownership: Ownership,
}

/// What a search has found of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Prospect {
    /// The move.
    pub made: Move,
    /// How many games began with it, those of earlier searches of the same game among them.
    pub games: u32,
    /// How likely it wins, from 0 to 1, and the standard error of that.
    pub winning: f32,
    /// See `winning`.
    pub error: f32,
    /// By how many points, komi included, and the standard error of that.
    pub score: f32,
    /// Its share of what is expected of the moves before any game was simulated; all moves together have 1.
    pub prior: f32,
    /// The line that most games took, beginning with the move.
    pub line: Vec<Move>,
    /// What speaks for it besides.
    pub reasons: Vec<Reason>,
}

/// Who is shown what is found, and how often.
pub struct Watch<'a> {
    /// The time from one time to the next.
    pub every: Duration,
    /// Is shown it, and says whether the search goes on; a search that chooses a move goes on all the same until that is chosen.
    pub show: &'a mut dyn FnMut(&Outlook) -> ControlFlow<()>,
}

impl std::fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Watch").field("every", &self.every).finish_non_exhaustive()
    }
}
