//! Which strings cannot be cut, because each move that would cut them has an answer?
//!
//! Strings near each other are linked if no move of the opponent's keeps them apart ([`cutting`](super::cutting); the two
//! rules of spec/worms-and-dragons.texi, "Amalgamation", about common liberties are special cases). A single move may
//! threaten several links at once; where no answer keeps all of them, only the most valuable hold
//! ("amalgamate_most_valuable"). Some milliseconds a position.

use super::cutting::{Answers, Cutting, FARTHEST};
use crate::board::{Board, Color, Point, PointSet};
use crate::reading::{Outcome, Pair, Reader, ThreatToCut};
use crate::worms::{Worm, Worms};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// Two strings that hold together.
#[derive(Clone, Debug)]
pub(super) struct LinkedPair {
    pub(super) a: Point,
    pub(super) b: Point,
    /// The stones that would be cut off: those of the smaller string.
    value: usize,
    threats: Vec<CuttingMove>,
}

/// A move of the opponent's that would break a link if it were not answered.
#[derive(Clone, Debug)]
struct CuttingMove {
    point: Point,
    answers: Answers,
}

/// Who links are read by.
pub(super) struct Linker<'a> {
    pub(super) board: &'a mut Board,
    pub(super) reader: &'a mut Reader,
    pub(super) worms: &'a Worms,
}

impl Linker<'_> {
    /// All links of a colour that hold at the same time, except over points where patterns say that the opponent cuts.
    /// The pairs that were found cut are put into `cut`, by their first stones.
    pub(super) fn links(&mut self, color: Color, cuts: &PointSet, cut: &mut Pairs) -> Vec<LinkedPair> {
        let mut links = Vec::new();
        for (a, b) in self.near_pairs(color) {
            let (Some(first), Some(second)) = (self.worms.at(a), self.worms.at(b)) else { continue };
            let common = first.liberties.intersection(&second.liberties);
            if common.len() < 3 && common.intersects(cuts) {
                continue;
            }
            let value = first.size().min(second.size());
            match self.threats(color, a, b) {
                Held::Holds(threats) => links.push(LinkedPair { a, b, value, threats }),
                Held::Cut => {
                    cut.insert((a, b));
                }
            }
        }
        self.share_answers(color, &mut links);
        holding(links, cut)
    }

    /// Where a move threatens several links, looks for one answer that keeps them all: first among all answers for each
    /// link by itself; if the links have none of these in common, each link is also tried with the answers that were
    /// found for the others, since one of them may keep it from farther away.
    fn share_answers(&mut self, color: Color, links: &mut [LinkedPair]) {
        for (point, threatened) in by_point(links).into_iter().filter(|(_, threatened)| threatened.len() > 1) {
            for &number in &threatened {
                let Some(link) = links.get_mut(number) else { continue };
                let untried = answers_to(link, point).map_or(PointSet::EMPTY, |answers| answers.untried);
                self.try_answers(color, link, point, &untried);
            }
            let found: SmallVec<[PointSet; 4]> =
                threatened.iter().filter_map(|&number| Some(answers_to(links.get(number)?, point)?.keeping)).collect();
            let common = found.iter().copied().reduce(|common, answers| common.intersection(&answers));
            if common.is_none_or(|common| !common.is_empty()) {
                continue;
            }
            let all = found.iter().fold(PointSet::EMPTY, |all, answers| all.union(answers));
            for &number in &threatened {
                let Some(link) = links.get_mut(number) else { continue };
                self.try_answers(color, link, point, &all);
            }
        }
    }

    /// Tries answers to a threat against a link, and adds those that keep it.
    fn try_answers(&mut self, color: Color, link: &mut LinkedPair, point: Point, answers: &PointSet) {
        let Some(threat) = link.threats.iter_mut().find(|threat| threat.point == point) else { return };
        let untold = answers.difference(&threat.answers.keeping);
        if untold.is_empty() {
            return;
        }
        let pair = pair(self.worms, color, link.a, link.b);
        let more = self.reader.recall_answers(self.board, (pair, point, untold), |reader, board| {
            cutting(board, reader, &pair).answers_among(point, &untold)
        });
        threat.answers.keeping = threat.answers.keeping.union(&more);
    }

    /// The pairs of strings of a colour that few stones would join, by their first stones.
    fn near_pairs(&self, color: Color) -> Vec<(Point, Point)> {
        let mut pairs = Vec::new();
        let empty = self.board.empty_points();
        let sound: Vec<(&Worm, PointSet)> = self
            .worms
            .iter()
            .filter(|worm| worm.color == color && may_be_linked(worm))
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

    /// Whether two strings hold together, and against which threats.
    fn threats(&mut self, color: Color, a: Point, b: Point) -> Held {
        let pair = pair(self.worms, color, a, b);
        let found = self.reader.recall_pair(self.board, pair, |reader, board| threats(cutting(board, reader, &pair)));
        let Some(found) = found else { return Held::Cut };
        let threat = |(point, keeping, untried)| CuttingMove { point, answers: Answers { keeping, untried } };
        Held::Holds(found.into_iter().map(threat).collect())
    }
}

/// The moves against which a pair must be kept together, with the answers to each; `None` if one of them cuts.
fn threats(mut cutting: Cutting<'_>) -> Option<Vec<ThreatToCut>> {
    if cutting.succeeds() {
        return None;
    }
    let mut threats = Vec::new();
    let (mut left, mut seen) = (cutting.beginnings(), PointSet::EMPTY);
    // The opponent may also begin with the point that the owner needs for an answer, and cut by that. So the points of
    // the answers are examined as the opponent's first moves too, until no new ones turn up.
    while let Some(point) = left.first() {
        left.remove(point);
        seen.insert(point);
        let Some(answers) = cutting.answers_to(point, &left.union(&seen)) else { continue };
        if answers.keeping.is_empty() {
            return None;
        }
        left = left.union(&answers.keeping.difference(&seen));
        threats.push((point, answers.keeping, answers.untried));
    }
    Some(threats)
}

/// Two strings as a pair.
fn pair(worms: &Worms, color: Color, a: Point, b: Point) -> Pair {
    let in_danger = [a, b].into_iter().filter_map(|string| worms.at(string)).any(Worm::is_critical);
    Pair { color, a, b, in_danger }
}

/// The search for cuts between two strings.
fn cutting<'a>(board: &'a mut Board, reader: &'a mut Reader, pair: &Pair) -> Cutting<'a> {
    let cutting = Cutting::new(board, reader, pair.color, pair.a, pair.b);
    if pair.in_danger { cutting.in_danger() } else { cutting }
}

/// Pairs of strings by their first stones, the first one first.
pub(super) type Pairs = FxHashSet<(Point, Point)>;

/// Whether two strings hold together.
enum Held {
    /// They do; these moves of the opponent's must be answered.
    Holds(Vec<CuttingMove>),
    /// They are cut, or it is too far ahead to be seen.
    Cut,
}

/// A string that is lost is cut off by that, and one that hangs on a ko if that is lost.
fn may_be_linked(worm: &Worm) -> bool {
    worm.attack() == Outcome::Lost || worm.attack() == Outcome::Win && worm.is_critical()
}

/// The links that hold at the same time: where a move threatens several, those that one answer keeps.
fn holding(mut links: Vec<LinkedPair>, cut: &mut Pairs) -> Vec<LinkedPair> {
    links.sort_by_key(|link| std::cmp::Reverse(link.value));
    let mut broken = vec![false; links.len()];
    for (point, threatened) in by_point(&links) {
        let mut kept: Option<PointSet> = None;
        let mut next = 0;
        while next < threatened.len() {
            // Links of the same value stand or fall together: which of them is kept must not depend on the board's lie.
            let value = links[threatened[next]].value;
            let class: Vec<usize> =
                threatened[next..].iter().copied().take_while(|&number| links[number].value == value).collect();
            next += class.len();
            let answers = class.iter().filter_map(|&number| answers_to(&links[number], point));
            let all = answers.fold(kept, |kept: Option<PointSet>, answers| {
                Some(kept.map_or(answers.keeping, |kept| kept.intersection(&answers.keeping)))
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
    links.retain(|link| {
        number += 1;
        if broken[number - 1] {
            cut.insert((link.a, link.b));
        }
        !broken[number - 1]
    });
    links
}

/// The moves that threaten links, with the numbers of those.
fn by_point(links: &[LinkedPair]) -> BTreeMap<Point, Vec<usize>> {
    let mut by_point: BTreeMap<Point, Vec<usize>> = BTreeMap::new();
    for (number, link) in links.iter().enumerate() {
        for threat in &link.threats {
            by_point.entry(threat.point).or_default().push(number);
        }
    }
    by_point
}

fn answers_to(link: &LinkedPair, point: Point) -> Option<&Answers> {
    link.threats.iter().find(|threat| threat.point == point).map(|threat| &threat.answers)
}
