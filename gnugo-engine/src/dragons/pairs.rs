//! Which pairs of strings hold together, because each move that would cut them has an answer?
//!
//! Strings near each other hold together if no move of the opponent's keeps them apart, as a quick look of the connection
//! reader finds ([`Reader::moves_that_cut`]; the two rules of spec/worms-and-dragons.texi, "Amalgamation", about common
//! liberties are special cases). A single move may threaten several pairs at once; where no answer keeps all of them, only
//! the most valuable hold ("amalgamate_most_valuable"). Some milliseconds a position. It is not seen that the answers to two
//! moves may be in each other's way.

use crate::board::{Board, Color, Point, PointSet};
use crate::connection::FARTHEST;
use crate::reading::{CuttingMove, Outcome, Pair, Reader};
use crate::worms::{Worm, Worms};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// Two strings that hold together.
#[derive(Clone, Debug)]
pub(super) struct HeldPair {
    pub(super) a: Point,
    pub(super) b: Point,
    /// The stones that would be cut off: those of the smaller string.
    value: usize,
    /// The moves of the opponent's that must be answered.
    threats: Vec<CuttingMove>,
}

impl HeldPair {
    fn threat_at(&self, point: Point) -> Option<&CuttingMove> {
        self.threats.iter().find(|threat| threat.point == point)
    }
}

/// Pairs of strings by their first stones, the first one first.
pub(super) type Pairs = FxHashSet<(Point, Point)>;

/// Who looks for pairs that hold together.
pub(super) struct PairFinder<'a> {
    pub(super) board: &'a mut Board,
    pub(super) reader: &'a mut Reader,
    pub(super) worms: &'a Worms,
}

impl PairFinder<'_> {
    /// All pairs of a colour that hold together at the same time, except over points where patterns say that the opponent
    /// cuts. The pairs that were found cut are put into `cut`.
    pub(super) fn held_pairs(&mut self, color: Color, cuts: &PointSet, cut: &mut Pairs) -> Vec<HeldPair> {
        let mut held = Vec::new();
        for (a, b) in self.near_pairs(color) {
            let (Some(first), Some(second)) = (self.worms.at(a), self.worms.at(b)) else { continue };
            let common = first.liberties.intersection(&second.liberties);
            if common.len() < 3 && common.intersects(cuts) {
                continue;
            }
            let value = first.size().min(second.size());
            match self.reader.moves_that_cut(self.board, self.pair(color, a, b)) {
                Some(threats) => held.push(HeldPair { a, b, value, threats }),
                None => drop(cut.insert((a, b))),
            }
        }
        self.share_answers(color, &mut held);
        hold_at_once(held, cut)
    }

    /// Where a move threatens several pairs, looks for one answer that keeps them all: first among all answers for each
    /// pair by itself; if the pairs have none of these in common, each is also tried with the answers that were found for
    /// the others, since one of them may keep it from farther away.
    fn share_answers(&mut self, color: Color, held: &mut [HeldPair]) {
        for (point, threatened) in by_point(held).into_iter().filter(|(_, threatened)| threatened.len() > 1) {
            for &number in &threatened {
                let Some(pair) = held.get_mut(number) else { continue };
                let untried = pair.threat_at(point).map_or(PointSet::EMPTY, |threat| threat.untried);
                self.try_answers(color, pair, point, &untried);
            }
            let found: SmallVec<[PointSet; 4]> =
                threatened.iter().filter_map(|&number| Some(held.get(number)?.threat_at(point)?.keeping)).collect();
            let common = found.iter().copied().reduce(|common, answers| common.intersection(&answers));
            if common.is_none_or(|common| !common.is_empty()) {
                continue;
            }
            let all = found.iter().fold(PointSet::EMPTY, |all, answers| all.union(answers));
            for &number in &threatened {
                let Some(pair) = held.get_mut(number) else { continue };
                self.try_answers(color, pair, point, &all);
            }
        }
    }

    /// Tries answers to a move that threatens a pair, and adds those that keep it.
    fn try_answers(&mut self, color: Color, held: &mut HeldPair, point: Point, answers: &PointSet) {
        let pair = self.pair(color, held.a, held.b);
        let Some(threat) = held.threats.iter_mut().find(|threat| threat.point == point) else { return };
        let unknown = answers.difference(&threat.keeping);
        if unknown.is_empty() {
            return;
        }
        let more = self.reader.answers_that_keep(self.board, pair, point, &unknown);
        threat.keeping = threat.keeping.union(&more);
    }

    /// The pairs of strings of a colour that few stones would join, by their first stones.
    fn near_pairs(&self, color: Color) -> Vec<(Point, Point)> {
        let mut pairs = Vec::new();
        let empty = self.board.empty_points();
        let sound: Vec<(&Worm, PointSet)> = self
            .worms
            .iter()
            .filter(|worm| worm.color == color && may_be_joined(worm))
            .map(|worm| {
                let mut near = worm.liberties;
                for _ in 1..FARTHEST {
                    near = near.union(&near.neighbors().intersection(&empty));
                }
                (worm, near)
            })
            .collect();
        for (i, (a, near)) in sound.iter().enumerate() {
            let others = sound.iter().skip(i + 1).filter(|(b, _)| near.intersects(&b.liberties));
            pairs.extend(others.map(|(b, _)| (a.origin, b.origin)));
        }
        pairs
    }

    /// Two strings as a pair.
    fn pair(&self, color: Color, a: Point, b: Point) -> Pair {
        let in_danger = [a, b].into_iter().filter_map(|string| self.worms.at(string)).any(Worm::is_critical);
        Pair { color, a, b, in_danger }
    }
}

/// A string that is lost is cut off by that, and one that hangs on a ko if that is lost.
fn may_be_joined(worm: &Worm) -> bool {
    worm.attack() == Outcome::Lost || worm.attack() == Outcome::Win && worm.is_critical()
}

/// The pairs that hold at the same time: where a move threatens several, those that one answer keeps.
fn hold_at_once(mut held: Vec<HeldPair>, cut: &mut Pairs) -> Vec<HeldPair> {
    held.sort_by_key(|pair| std::cmp::Reverse(pair.value));
    let mut broken = vec![false; held.len()];
    for (point, threatened) in by_point(&held) {
        let mut kept: Option<PointSet> = None;
        let mut next = 0;
        while next < threatened.len() {
            // Pairs of the same value stand or fall together: which of them is kept must not depend on the board's lie.
            let value = held[threatened[next]].value;
            let class: Vec<usize> =
                threatened[next..].iter().copied().take_while(|&number| held[number].value == value).collect();
            next += class.len();
            let threats = class.iter().filter_map(|&number| held[number].threat_at(point));
            let all = threats.fold(kept, |kept: Option<PointSet>, threat| {
                Some(kept.map_or(threat.keeping, |kept| kept.intersection(&threat.keeping)))
            });
            if all.is_some_and(|all| all.is_empty()) {
                for number in class {
                    broken[number] = true;
                }
            } else {
                kept = all;
            }
        }
    }
    let mut number = 0;
    held.retain(|pair| {
        number += 1;
        if broken[number - 1] {
            cut.insert((pair.a, pair.b));
        }
        !broken[number - 1]
    });
    held
}

/// The moves that threaten pairs, with the numbers of those.
fn by_point(held: &[HeldPair]) -> BTreeMap<Point, Vec<usize>> {
    let mut by_point: BTreeMap<Point, Vec<usize>> = BTreeMap::new();
    for (number, pair) in held.iter().enumerate() {
        for threat in &pair.threats {
            by_point.entry(threat.point).or_default().push(number);
        }
    }
    by_point
}
