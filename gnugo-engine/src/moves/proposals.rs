//! What speaks for each move: reasons are collected point by point, and added up.
//!
//! Every generator puts its reasons in here and none decides. A pattern may bound what a move is worth, forbid it
//! (`antisuji`), or say that another move is better (`replace`); all of this is honoured when the values are asked for,
//! in whatever order the generators ran (spec/patterns.texi, "Autohelper Actions").

use super::{PatternReason, Reason, ReasonKind};
use crate::board::{Point, PointSet};
use crate::pattern::{Joseki, Kind};
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// The weightiest reason counts in full, and each further one by this part of what the one before it counted: reasons
/// overlap.
const OVERLAP: f32 = 0.5;

/// The reasons for one move and the bounds of its value.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proposal {
    reasons: Vec<Reason>,
    at_least: Option<f32>,
    at_most: Option<f32>,
    /// What territory counts at most.
    most_territory: Option<f32>,
}

impl Proposal {
    /// The reasons, the weightiest first.
    pub(crate) fn reasons(&self) -> &[Reason] {
        &self.reasons
    }

    /// The reasons for good.
    pub(crate) fn into_reasons(self) -> Vec<Reason> {
        self.reasons
    }

    /// Whether a standard or an urgent joseki proposes it.
    pub(crate) fn is_standard_joseki(&self) -> bool {
        let is_one = |reason: &Reason| match reason.kind {
            ReasonKind::Pattern(pattern) => {
                pattern.kind == Joseki::NAME && (pattern.classes.has('J') || pattern.classes.has('U'))
            }
            _ => false,
        };
        self.reasons.iter().any(is_one)
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

    /// What the move is worth by its reasons, in points.
    pub(crate) fn value(&self) -> f32 {
        let within_bounds = |reason: &Reason| match (reason.kind, self.most_territory) {
            (ReasonKind::Stake { .. }, Some(most)) => reason.value.min(most),
            _ => reason.value,
        };
        let mut values: SmallVec<[f32; 16]> = self.reasons.iter().map(within_bounds).collect();
        values.sort_by(|a, b| b.total_cmp(a));
        let (mut sum, mut weight) = (0.0, 1.0);
        for value in values {
            sum += value * if value > 0.0 { weight } else { 1.0 };
            weight *= OVERLAP;
        }
        let sum = self.at_least.map_or(sum, |least| sum.max(least));
        self.at_most.map_or(sum, |most| sum.min(most))
    }

    fn take_over(&mut self, other: Self) {
        self.reasons.extend(other.reasons);
        self.at_least = join(self.at_least, other.at_least, f32::max);
    }

    fn sort(&mut self) {
        self.reasons.sort_by(|a, b| b.value.total_cmp(&a.value));
    }
}

fn join(a: Option<f32>, b: Option<f32>, choose: fn(f32, f32) -> f32) -> Option<f32> {
    match (a, b) {
        (Some(a), Some(b)) => Some(choose(a, b)),
        (one, None) | (None, one) => one,
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
    pub(crate) fn add(&mut self, point: Point, kind: ReasonKind, value: f32) {
        let reason = Reason::new(kind, value, self.board_size);
        self.moves.entry(point).or_default().reasons.push(reason);
    }

    /// Adds a pattern as a reason, with the bounds that it sets.
    pub(crate) fn add_pattern(&mut self, point: Point, pattern: PatternReason, value: f32) {
        self.add(point, ReasonKind::Pattern(pattern), value);
        let proposal = self.moves.entry(point).or_default();
        proposal.at_least = join(proposal.at_least, pattern.at_least, f32::max);
        proposal.at_most = join(proposal.at_most, pattern.at_most, f32::min);
    }

    /// Says that the territory that hangs on a move is worth no more than this.
    pub(crate) fn cap_territory(&mut self, point: Point, most: f32) {
        let proposal = self.moves.entry(point).or_default();
        proposal.most_territory = join(proposal.most_territory, Some(most), f32::min);
    }

    /// Forbids a move for good.
    pub(crate) fn forbid(&mut self, point: Point) {
        self.forbidden.insert(point);
    }

    /// Drops all captures and rescues of the string whose first stone is `string`: reading errs about it.
    pub(crate) fn drop_captures(&mut self, string: Point) {
        self.uncatchable.insert(string);
    }

    /// The value of the best of the `allowed` moves, were there no further proposals; 0 if nothing speaks for any.
    pub(crate) fn best(&self, allowed: &PointSet) -> f32 {
        let (_, moves) = self.clone().settle(allowed);
        moves.values().map(Proposal::value).fold(0.0, f32::max)
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
            let is_joseki = self.moves.get(&inferior).is_some_and(Proposal::is_standard_joseki);
            if pattern.kind != Joseki::NAME && is_joseki {
                continue;
            }
            excluded.insert(inferior);
            if let Some(proposal) = self.moves.remove(&inferior) {
                let kind = ReasonKind::InsteadOf { inferior, pattern };
                let better = self.moves.entry(by).or_default();
                better.reasons.push(Reason::new(kind, 0.0, self.board_size));
                better.take_over(proposal);
            }
        }
        let allowed = allowed.difference(&excluded);
        self.moves.retain(|&point, _| allowed.contains(point));
        self.moves.values_mut().for_each(Proposal::sort);
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
    use crate::board::Orientation;
    use crate::moves::Opening;
    use crate::pattern::Classes;

    fn pattern(at_least: Option<f32>, at_most: Option<f32>) -> PatternReason {
        PatternReason {
            kind: "Shape",
            database: "TEST",
            name: "T1",
            source: ("test.rs", 1),
            anchor: Point::new(0, 0),
            orientation: Orientation::Identity,
            classes: Classes::NONE,
            at_least,
            at_most,
        }
    }

    const AIM: ReasonKind = ReasonKind::Opening(Opening::Side);

    #[test]
    fn reasons_add_up_within_their_bounds() {
        let (a, b, c) = (Point::new(2, 2), Point::new(2, 3), Point::new(3, 3));
        let mut proposals = Proposals::new(9);
        proposals.add(a, AIM, 4.0);
        proposals.add(a, AIM, 8.0);
        proposals.add_pattern(b, pattern(Some(27.0), None), 3.0);
        proposals.add(c, AIM, 10.0);
        proposals.add_pattern(c, pattern(None, Some(6.0)), 3.0);
        let (allowed, moves) = proposals.settle(&PointSet::board(9));
        assert_eq!(moves[&a].value(), 10.0);
        assert_eq!(moves[&b].value(), 27.0);
        assert_eq!(moves[&c].value(), 6.0);
        assert_eq!(allowed, PointSet::board(9));
    }

    #[test]
    fn an_antisuji_is_never_played_whatever_speaks_for_it() {
        let a = Point::new(2, 2);
        let mut proposals = Proposals::new(9);
        proposals.forbid(a);
        proposals.add(a, AIM, 100.0);
        let (allowed, moves) = proposals.settle(&PointSet::board(9));
        assert!(moves.is_empty());
        assert_eq!(allowed, PointSet::board(9).difference(&PointSet::single(a)));
    }

    #[test]
    fn the_better_move_takes_the_reasons_over() {
        let (a, b) = (Point::new(2, 2), Point::new(2, 3));
        let mut proposals = Proposals::new(9);
        proposals.add(a, AIM, 7.0);
        proposals.replace(a, b, pattern(None, None));
        proposals.replace(b, a, pattern(None, None));
        let (allowed, moves) = proposals.settle(&PointSet::board(9));
        assert_eq!(moves[&b].value(), 7.0);
        assert!(allowed.contains(b) && !allowed.contains(a));
    }

    #[test]
    fn a_shape_does_not_take_a_joseki_move_away() {
        let (a, b) = (Point::new(2, 2), Point::new(2, 3));
        let joseki = PatternReason { kind: Joseki::NAME, classes: Classes::new("J"), ..pattern(Some(27.0), None) };
        for (by, stays) in [(pattern(None, None), true), (joseki, false)] {
            let mut proposals = Proposals::new(9);
            proposals.add_pattern(a, joseki, 3.0);
            proposals.replace(a, b, by);
            let (allowed, moves) = proposals.settle(&PointSet::board(9));
            assert_eq!((allowed.contains(a), moves[if stays { &a } else { &b }].value()), (stays, 27.0));
        }
    }

    #[test]
    fn a_better_move_that_cannot_be_played_is_none() {
        let (a, b) = (Point::new(2, 2), Point::new(2, 3));
        let mut proposals = Proposals::new(9);
        proposals.add(a, AIM, 7.0);
        proposals.replace(a, b, pattern(None, None));
        let (_, moves) = proposals.settle(&PointSet::single(a));
        assert_eq!(moves[&a].value(), 7.0);
    }

    #[test]
    fn a_value_does_not_depend_on_the_order_of_the_reasons() {
        let a = Point::new(2, 2);
        let stake = ReasonKind::Stake { points: 20.0 };
        for reasons in [[(AIM, 4.0), (AIM, 8.0), (stake, 9.0)], [(stake, 9.0), (AIM, 8.0), (AIM, 4.0)]] {
            let mut proposals = Proposals::new(9);
            reasons.into_iter().for_each(|(kind, value)| proposals.add(a, kind, value));
            assert_eq!(proposals.best(&PointSet::board(9)), 9.0 + 8.0 / 2.0 + 4.0 / 4.0);
            proposals.cap_territory(a, 2.0);
            assert_eq!(proposals.best(&PointSet::board(9)), 8.0 + 4.0 / 2.0 + 2.0 / 4.0);
        }
    }

    #[test]
    fn a_move_that_is_forbidden_is_not_the_best() {
        let (a, b) = (Point::new(2, 2), Point::new(2, 3));
        let mut proposals = Proposals::new(9);
        proposals.add(a, AIM, 7.0);
        proposals.add(b, AIM, 30.0);
        assert_eq!(proposals.best(&PointSet::board(9)), 30.0);
        // Where the rules forbid it, or a pattern.
        let allowed = PointSet::board(9).difference(&PointSet::single(b));
        assert_eq!(proposals.best(&allowed), 7.0);
        proposals.forbid(b);
        assert_eq!(proposals.best(&PointSet::board(9)), 7.0);
    }
}
