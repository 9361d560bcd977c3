//! What an engine answers when it is asked for a move: the decision, and all that it thought worth considering.

use super::{Reason, Worth};
use crate::board::{Point, PointSet};
use crate::game::Move;

/// What to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Play a stone.
    Play(Point),
    /// Pass: no move gains anything, or none is allowed.
    Pass,
    /// Give up. Only an engine that was told that it may does so.
    Resign,
}

impl Decision {
    /// The move that is made; `None` for a resignation.
    #[must_use]
    pub const fn made(self) -> Option<Move> {
        match self {
            Self::Play(point) => Some(Move::Play(point)),
            Self::Pass => Some(Move::Pass),
            Self::Resign => None,
        }
    }

    /// As it is written on a board of `size`: a move, or "resign".
    #[must_use]
    pub fn to_text(self, size: usize) -> String {
        self.made().map_or_else(|| "resign".to_owned(), |made| made.to_text(size))
    }
}

impl From<Move> for Decision {
    fn from(made: Move) -> Self {
        made.point().map_or(Self::Pass, Self::Play)
    }
}

/// What the move is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Purpose {
    /// To win the game; dead stones stay where they are and passing comes as soon as nothing is left to gain.
    #[default]
    Game,
    /// To take all dead stones off the board before passing, as servers ask for when the players disagree about them.
    Cleanup,
}

/// A move that was considered, with everything that speaks for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// The move.
    pub point: Point,
    /// What it is worth: the points that it gains over passing. It is the mean of what simulated games found and what
    /// the other reasons promise; the reasons count as much as the games that it would take to outweigh them. A move that
    /// mirrors the opponent's has what the reasons promise, and 0 if they promise nothing. In a
    /// [`Choice`] the order of the moves is that in which they were trusted, and not that of the values: a move that few
    /// games began with is valued by these few, and may have more than a better one before it.
    pub value: f32,
    /// What the reasons make it worth, part by part; `None` where only simulated games speak for it, or that it mirrors a move.
    pub worth: Option<Worth>,
    /// Why it was considered: the weightiest first; before these, where that is why it is played, that it mirrors a move.
    pub reasons: Vec<Reason>,
}

/// The answer to "what do you play?".
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// What to do.
    pub decision: Decision,
    /// The move to make if the game is played on whatever it stands at.
    pub playing_on: Move,
    /// The moves considered: the decision first, if it is a move, and then those that most simulated games began with.
    pub candidates: Vec<Candidate>,
    /// By how many points the player to move is expected to win, komi included; negative for a loss.
    pub lead: f32,
    /// How likely the player to move is to win, from 0 to 1.
    pub winning: f32,
    /// How many games were simulated to decide.
    pub games: u32,
}

/// What speaks for which move, before any game was simulated.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered {
    /// The moves worth a thought: those that are legal, fill no eye of one's own, and are forbidden by no pattern.
    pub moves: PointSet,
    /// Those of them that something speaks for, the weightiest first, each with all its reasons.
    pub candidates: Vec<Candidate>,
}

impl Considered {
    /// The candidate at a point.
    #[must_use]
    pub fn candidate(&self, point: Point) -> Option<&Candidate> {
        self.candidates.iter().find(|candidate| candidate.point == point)
    }
}

impl Choice {
    /// The candidate at a point.
    #[must_use]
    pub fn candidate(&self, point: Point) -> Option<&Candidate> {
        self.candidates.iter().find(|candidate| candidate.point == point)
    }
}

/// So many candidates at most, the decision first, the others behind it as they were.
pub(super) fn decided_first(mut candidates: Vec<Candidate>, decision: Decision, most: usize) -> Vec<Candidate> {
    if let Decision::Play(point) = decision {
        candidates.sort_by_key(|candidate| candidate.point != point);
    }
    candidates.truncate(most);
    candidates
}
