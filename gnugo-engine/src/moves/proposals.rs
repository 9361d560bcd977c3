//! What speaks for each move: reasons are collected point by point.
//!
//! Every generator puts its reasons in here and none decides, or says what they are worth ([`value`](super::value)). The same
//! reason given twice counts once. A pattern may bound what a move is worth, forbid it
//! (`antisuji`), or say that another move is better (`replace`); all of this is honoured when the moves are asked for,
//! in whatever order the generators ran (spec/patterns.texi, "Autohelper Actions").

use super::value::constants::NOTHING;
use super::{PatternReason, Reason, ReasonKind, Worth};
use crate::board::{Point, PointSet};
use crate::dragons::Sureness;
use crate::pattern::{Joseki, JosekiMove};
use std::collections::BTreeMap;

/// The reasons for one move, and what they are worth once that has been asked.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proposal {
    pub(super) reasons: Vec<Reason>,
    pub(super) worth: Worth,
}

impl Proposal {
    /// The reasons, the weightiest first.
    pub(crate) fn reasons(&self) -> &[Reason] {
        &self.reasons
    }

    /// The reasons that tell something: that next to nothing is at stake says only that the move was thought of.
    pub(crate) fn told(&self) -> Vec<Reason> {
        let tells = |reason: &&Reason| match reason.kind {
            ReasonKind::Stake { points, .. } => points.abs() >= NOTHING,
            _ => true,
        };
        self.reasons.iter().filter(tells).copied().collect()
    }

    /// What the move is worth by its reasons, part by part.
    pub(crate) fn worth(&self) -> Worth {
        self.worth
    }

    /// Whether a joseki proposes it that is played on as soon as that can be.
    pub(crate) fn is_joseki_at_once(&self) -> bool {
        let is_one = |reason: &Reason| match reason.kind {
            ReasonKind::Pattern(pattern) => pattern.joseki.is_some_and(JosekiMove::is_made_at_once),
            _ => false,
        };
        self.reasons.iter().any(is_one)
    }

    /// Whether more speaks for it than that territory is at stake.
    pub(crate) fn is_proposed(&self) -> bool {
        self.reasons.iter().any(|reason| reason.kind.is_proposal())
    }

    /// What it is worth in points to kill or save the largest dragon that the reading of life and death, or of races, says
    /// it does.
    pub(crate) fn decides(&self) -> Option<f32> {
        let is_of_life = |reason: &&Reason| {
            let kind = &reason.kind;
            matches!(
                kind,
                ReasonKind::KillsDragon { .. } | ReasonKind::SavesDragon { .. } | ReasonKind::DecidesRace { .. }
            )
        };
        self.reasons.iter().filter(is_of_life).map(|reason| reason.value).max_by(f32::total_cmp)
    }

    /// Whether reading is certain that it kills or saves a dragon.
    pub(super) fn decides_for_sure(&self) -> bool {
        self.reasons.iter().any(|reason| match reason.kind {
            ReasonKind::KillsDragon { sure, .. } | ReasonKind::SavesDragon { sure, .. } => sure == Sureness::Certain,
            ReasonKind::DecidesRace { certain, .. } => certain,
            _ => false,
        })
    }

    /// Whether what it gains was counted, or it has to be made before the end.
    pub(super) fn is_counted(&self) -> bool {
        let is_one = |reason: &Reason| matches!(reason.kind, ReasonKind::Counted { .. } | ReasonKind::FillsNeeded);
        self.reasons.iter().any(is_one)
    }

    /// What the move is worth by its reasons, in points.
    pub(crate) fn value(&self) -> f32 {
        self.worth.total
    }

    /// Takes off what the opponent gains by capturing so many stones that the move gives away.
    pub(super) fn give_away(&mut self, stones: usize) {
        self.worth.give_away(stones);
    }

    /// Whether the same speaks for both.
    pub(super) fn has_the_reasons_of(&self, other: &Self) -> bool {
        let has = |reason: &Reason| self.reasons.iter().any(|known| known.kind == reason.kind);
        self.reasons.len() == other.reasons.len() && other.reasons.iter().all(has)
    }

    pub(super) fn add(&mut self, reason: Reason) {
        if self.reasons.iter().all(|known| known.kind != reason.kind) {
            self.reasons.push(reason);
        }
    }

    /// Drops all reasons of some kind, and tells whether there were any.
    pub(super) fn forget(&mut self, is_one: impl Fn(&ReasonKind) -> bool) -> bool {
        let had = self.reasons.len();
        self.reasons.retain(|reason| !is_one(&reason.kind));
        had != self.reasons.len()
    }

    /// Takes over what speaks for a move that is not as good. What bounded that from above does not bound this one.
    fn take_over(&mut self, other: Self) {
        for mut reason in other.reasons {
            if let ReasonKind::Pattern(pattern) = &mut reason.kind {
                pattern.at_most = None;
            }
            self.add(reason);
        }
    }
}

/// A rule that one move is better than another.
#[derive(Clone, Copy, Debug)]
struct Replacement {
    inferior: Point,
    by: Point,
    pattern: PatternReason,
}

/// All that was proposed for a position.
#[derive(Clone, Debug)]
pub(crate) struct Proposals {
    board_size: usize,
    moves: BTreeMap<Point, Proposal>,
    forbidden: PointSet,
    /// Stones whose strings can't be captured, whatever reading says.
    uncatchable: PointSet,
    replacements: Vec<Replacement>,
}

impl Proposals {
    pub(crate) fn new(board_size: usize) -> Self {
        let (forbidden, uncatchable) = (PointSet::EMPTY, PointSet::EMPTY);
        Self { board_size, moves: BTreeMap::new(), forbidden, uncatchable, replacements: Vec::new() }
    }

    /// Adds a reason for a move.
    pub(crate) fn add(&mut self, point: Point, kind: ReasonKind) {
        self.moves.entry(point).or_default().add(Reason::new(kind, 0.0, self.board_size));
    }

    /// The reasons for a move, if there are any.
    pub(crate) fn reasons_of(&self, point: Point) -> Option<&[Reason]> {
        self.moves.get(&point).map(Proposal::reasons)
    }

    /// Whether somebody proposes a move, be it only for what it may do besides.
    pub(super) fn is_proposed(&self, point: Point) -> bool {
        self.moves.get(&point).is_some_and(Proposal::is_proposed)
    }

    /// The moves that something speaks for.
    pub(crate) fn points(&self) -> Vec<Point> {
        self.moves.keys().copied().collect()
    }

    /// Forbids a move for good.
    pub(crate) fn forbid(&mut self, point: Point) {
        self.forbidden.insert(point);
    }

    /// Drops all captures and rescues of the string whose first stone is `string`: reading errs about it.
    pub(crate) fn drop_captures(&mut self, string: Point) {
        self.uncatchable.insert(string);
    }

    /// Gives all reasons for a move to another one.
    pub(crate) fn replace(&mut self, inferior: Point, by: Point, pattern: PatternReason) {
        if inferior != by {
            self.replacements.push(Replacement { inferior, by, pattern });
        }
    }

    /// The moves worth a thought: those of `allowed` that are not forbidden, and for which there is nothing better;
    /// and the reasons of those that have some.
    pub(crate) fn settle(mut self, allowed: &PointSet) -> (PointSet, BTreeMap<Point, Proposal>) {
        self.drop_uncatchable();
        let mut excluded = self.forbidden;
        for &Replacement { inferior, by, pattern } in &self.replacements {
            // Of two rules that contradict each other the first one counts.
            if excluded.contains(by) || !allowed.contains(by) || excluded.contains(inferior) {
                continue;
            }
            // A joseki knows the whole corner, a shape a few points of it.
            let is_joseki = self.moves.get(&inferior).is_some_and(Proposal::is_joseki_at_once);
            if !pattern.is_of::<Joseki>() && is_joseki {
                continue;
            }
            excluded.insert(inferior);
            if let Some(proposal) = self.moves.remove(&inferior) {
                let kind = ReasonKind::InsteadOf { inferior, pattern };
                let better = self.moves.entry(by).or_default();
                better.add(Reason::new(kind, 0.0, self.board_size));
                better.take_over(proposal);
            }
        }
        let allowed = allowed.difference(&excluded);
        self.moves.retain(|&point, _| allowed.contains(point));
        (allowed, self.moves)
    }

    fn drop_uncatchable(&mut self) {
        let uncatchable = self.uncatchable;
        let errs = |reason: &Reason| match reason.kind {
            ReasonKind::Captures { string, .. } | ReasonKind::Saves { string, .. } => uncatchable.contains(string),
            _ => false,
        };
        self.moves.retain(|_, proposal| {
            let had = proposal.reasons.len();
            proposal.reasons.retain(|reason| !errs(reason));
            had == proposal.reasons.len() || !proposal.reasons.is_empty()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::Opening;
    use crate::pattern::Kind;

    fn pattern(at_most: Option<f32>) -> PatternReason {
        PatternReason { at_most, ..PatternReason::blank() }
    }

    const AIM: ReasonKind = ReasonKind::Opening(Opening::Side { missing: 2 });
    const A: Point = Point::new(2, 2);
    const B: Point = Point::new(2, 3);

    fn kinds(proposals: Proposals, at: Point) -> Vec<ReasonKind> {
        let (_, moves) = proposals.settle(&PointSet::board(9));
        moves.get(&at).map_or(Vec::new(), |proposal| proposal.reasons.iter().map(|reason| reason.kind).collect())
    }

    #[test]
    fn the_same_fact_said_twice_counts_once() {
        let mut proposals = Proposals::new(9);
        let cut = ReasonKind::Cuts { a: A, b: B };
        for kind in [cut, AIM, cut] {
            proposals.add(A, kind);
        }
        assert_eq!(kinds(proposals, A), [cut, AIM]);
    }

    #[test]
    fn that_nothing_is_at_stake_is_not_told() {
        let mut proposal = Proposal::default();
        for points in [0.01, 0.3] {
            proposal.add(Reason::new(ReasonKind::Stake { points, contact: false }, points, 9));
        }
        let told: Vec<String> = proposal.told().iter().map(ToString::to_string).collect();
        assert_eq!(told, ["decides about 0.3 points of territory (+0.3)"]);
    }

    #[test]
    fn an_antisuji_is_never_played_whatever_speaks_for_it() {
        let mut proposals = Proposals::new(9);
        proposals.forbid(A);
        proposals.add(A, AIM);
        let (allowed, moves) = proposals.settle(&PointSet::board(9));
        assert!(moves.is_empty());
        assert_eq!(allowed, PointSet::board(9).difference(&PointSet::single(A)));
    }

    #[test]
    fn the_better_move_takes_the_reasons_over_but_not_what_bounds_them() {
        let mut proposals = Proposals::new(9);
        proposals.add(A, ReasonKind::Pattern(pattern(Some(3.0))));
        proposals.replace(A, B, pattern(None));
        proposals.replace(B, A, pattern(None));
        let instead = ReasonKind::InsteadOf { inferior: A, pattern: pattern(None) };
        assert!(kinds(proposals.clone(), A).is_empty());
        assert_eq!(kinds(proposals, B), [instead, ReasonKind::Pattern(pattern(None))]);
    }

    #[test]
    fn a_shape_does_not_take_a_joseki_move_away() {
        let joseki = PatternReason { kind: Joseki::NAME, joseki: Some(JosekiMove::Standard), ..pattern(None) };
        for (by, stays) in [(pattern(None), true), (joseki, false)] {
            let mut proposals = Proposals::new(9);
            proposals.add(A, ReasonKind::Pattern(joseki));
            proposals.replace(A, B, by);
            assert_eq!(kinds(proposals, A).is_empty(), !stays);
        }
        let lesser = PatternReason { joseki: Some(JosekiMove::Lesser { alike: false }), ..joseki };
        let mut proposals = Proposals::new(9);
        proposals.add(A, ReasonKind::Pattern(lesser));
        proposals.replace(A, B, pattern(None));
        assert!(kinds(proposals, A).is_empty(), "one that may wait is no better than a shape");
    }

    #[test]
    fn a_better_move_that_cannot_be_played_is_none() {
        let mut proposals = Proposals::new(9);
        proposals.add(A, AIM);
        proposals.replace(A, B, pattern(None));
        let (_, moves) = proposals.settle(&PointSet::single(A));
        assert!(moves.contains_key(&A));
    }
}
