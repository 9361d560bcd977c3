//! What does a move change in territory and prisoners?
//!
//! The influence is computed with the stone on the board, the opponent moving next everywhere, and compared with that of the
//! position in which the player passes (GNU Go's manual, "Territorial Value"). Strings and dragons that the move captures or saves for
//! sure change hands in it. A stone that can be captured where it is played is not there.

use super::Valuer;
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::influence::{FULL_STRENGTH, Influence, Purpose, is_lively, shaped};
use crate::moves::proposals::Proposal;
use crate::moves::{Reason, ReasonKind};
use crate::pattern::Surroundings;
use crate::reading::Outcome;

/// The stones tried at most to see whether a move can be captured, and for a pattern about walls.
const FOR_SAFETY: u64 = 300;
/// See [`FOR_SAFETY`].
const FOR_WALLS: u64 = 60;

/// What would be if the player passed.
pub(super) struct Baseline {
    /// The player's stones that the opponent takes next.
    lost: PointSet,
    /// The territory at each point, and its sum, in points for Black.
    influence: Influence,
    balance: f32,
}

impl Baseline {
    /// That of a position in which these moves are proposed: what they save would be lost.
    pub(super) fn new<'p>(
        board: &Board,
        analysis: &Analysis,
        color: Color,
        proposed: impl Iterator<Item = &'p Proposal>,
    ) -> Self {
        let mut lost = PointSet::EMPTY;
        for reason in proposed.flat_map(Proposal::reasons) {
            if let ReasonKind::SavesDragon { dragon, outcome: Outcome::Win, certain: true, .. } = reason.kind {
                lost = lost.union(&dragon_at(analysis, dragon));
            }
        }
        let landscape = analysis.landscape(color.opponent());
        let strength = |point| if lost.contains(point) { 0.0 } else { strength(analysis, color, point) };
        let influence = match lost.is_empty() {
            true => analysis.second[color.opponent().index()].clone(),
            false => Influence::new(board, shaped(board, strength, landscape, Purpose::Territory)),
        };
        let balance = influence.balance(board);
        Self { lost, influence, balance }
    }
}

/// The strength of a stone if the opponent of `color` moves next everywhere.
fn strength(analysis: &Analysis, color: Color, point: Point) -> f32 {
    match analysis.worms.at(point) {
        Some(worm) if is_lively(worm, color.opponent()) => analysis.dragons.strength(point, color.opponent()),
        _ => 0.0,
    }
}

fn dragon_at(analysis: &Analysis, at: Point) -> PointSet {
    analysis.dragons.at(at).map_or(PointSet::EMPTY, |dragon| dragon.stones)
}

/// The stones that change hands for sure by a move.
#[derive(Clone, Debug, Default)]
pub(super) struct Changes {
    pub(super) saved: PointSet,
    pub(super) taken: PointSet,
}

impl Changes {
    /// Those of a move with these reasons.
    pub(super) fn of(reasons: &[Reason], analysis: &Analysis, baseline: &Baseline) -> Self {
        let mut changes = Self::default();
        let worm = |at: Point| analysis.worms.at(at).map_or(PointSet::EMPTY, |worm| worm.stones);
        for reason in reasons {
            match reason.kind {
                ReasonKind::Captures { string, outcome: Outcome::Win, .. } => {
                    changes.taken = changes.taken.union(&worm(string));
                }
                // A string that can't be captured any more may be part of a dragon that is dead.
                ReasonKind::Saves { string, outcome: Outcome::Win, .. } if !worm(string).intersects(&baseline.lost) => {
                    changes.saved = changes.saved.union(&worm(string));
                }
                ReasonKind::KillsDragon { dragon, outcome: Outcome::Win, certain: true, .. } => {
                    changes.taken = changes.taken.union(&dragon_at(analysis, dragon));
                }
                ReasonKind::SavesDragon { dragon, outcome: Outcome::Win, certain: true, .. } => {
                    changes.saved = changes.saved.union(&dragon_at(analysis, dragon));
                }
                _ => {}
            }
        }
        changes
    }
}

impl Valuer<'_> {
    /// What a move changes, in points.
    pub(super) fn territory(&mut self, point: Point, changes: &Changes) -> f32 {
        let (color, opponent) = (self.color, self.color.opponent());
        let is_safe = self.is_safe(point);
        let stays = is_safe && self.board.try_play(point, color);
        let landscape = if stays {
            let Self { board, reader, analysis, databases, .. } = self;
            reader.within(FOR_WALLS, |reader| {
                let mut around = Surroundings::new(board, reader, opponent).knowing(analysis.known());
                analysis.landscape(opponent).with_stone(&mut around, databases, point)
            })
        } else {
            self.analysis.landscape(opponent).clone()
        };
        let new = if stays { self.strength_of_stone(point, changes) } else { 0.0 };
        let (analysis, lost) = (self.analysis, &self.baseline.lost);
        let strength = |at: Point| match at {
            _ if at == point => new,
            _ if changes.taken.contains(at) => 0.0,
            _ if changes.saved.contains(at) => strength(analysis, color, at).max(FULL_STRENGTH),
            _ if lost.contains(at) => 0.0,
            _ => strength(analysis, color, at),
        };
        let prisoners = self.board.captures(color) as f32;
        let influence = Influence::new(self.board, shaped(self.board, strength, &landscape, Purpose::Territory));
        let mut balance = influence.balance(self.board);
        if stays {
            self.board.undo();
        }
        // What the move itself takes off the board is no longer there to be counted.
        let taken_now = prisoners - self.board.captures(color) as f32;
        let sign = if color == Color::Black { 1.0 } else { -1.0 };
        balance += sign * taken_now;
        sign * (balance - self.baseline.balance)
    }

    /// Whether a stone played here stays on the board.
    fn is_safe(&mut self, point: Point) -> bool {
        let Self { board, reader, color, .. } = self;
        reader.within(FOR_SAFETY, |reader| reader.safe_move(board, point, *color)) == Outcome::Win
    }

    /// The strength of the stone that has just been played: none if it only joins what is dead, little in what is the opponent's.
    fn strength_of_stone(&self, point: Point, changes: &Changes) -> f32 {
        let (analysis, color) = (self.analysis, self.color);
        let joined = self.board.string_stones(point).difference(&PointSet::single(point));
        let lives = |at: Point| {
            changes.saved.contains(at) || !self.baseline.lost.contains(at) && strength(analysis, color, at) > 0.0
        };
        if !joined.is_empty() && !joined.iter().any(lives) {
            return 0.0;
        }
        if !joined.is_empty() {
            return FULL_STRENGTH;
        }
        let theirs = -self.baseline.influence.territory_value(point) * if color == Color::Black { 1.0 } else { -1.0 };
        FULL_STRENGTH * (1.0 - theirs.clamp(0.0, 1.0)).max(0.0)
    }
}
