//! How is a series of threats searched?
//!
//! 1. A move that makes a threat is played: there is a goal that can be captured if the opponent does nothing.
//! 2. All answers are tried that could parry it: the points that are in the zones of all captures that are threatened.
//! 3. After each of them, a goal can be captured, or another threat is looked for, one less than before.
//!
//! The depth is that of the series, one threat after the other, and it is increased until something is found. What was
//! found out of a position, how deep, is kept by position.

use super::found::{Combination, Found, Goal};
use super::threats::{self, Candidate, Proposed};

use crate::board::{Board, Color, Hash, Point, PointSet};
use crate::pattern::{Combination as Patterns, Database};
use crate::reading::{Frame, Outcome, Reader};
use crate::variations::{PROPOSED, Variations};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The stones that reading may try for each capture.
const FOR_CAPTURE: u64 = 400;
/// Longer series would not be read.
const LONGEST: usize = 16;

/// So many moves from the root of the search patterns propose moves. With two more, choosing a move read three times as many
/// stones, and no further combination was found.
const DEEPEST: usize = 0;

/// What is said of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Said {
    /// The attacker's move threatens to capture the string at this point.
    Threatens(Point),
    /// The attacker's move threatens nothing.
    Quiet,
    /// The string at this point can be captured now.
    Captures(Point),
    /// All that was threatened is safe, and nothing more can be threatened in as many moves.
    Parried,
    /// Nothing that the opponent may do parries all threats.
    Succeeds,
    /// Too many moves were tried.
    CutShort,
}

impl Said {
    fn in_words(self, size: usize) -> String {
        match self {
            Self::Threatens(target) => format!("threatens to capture {}", target.to_text(size)),
            Self::Quiet => "threatens nothing".to_owned(),
            Self::Captures(target) => format!("{} is captured", target.to_text(size)),
            Self::Parried => "parried: no further threat helps".to_owned(),
            Self::Succeeds => "no answer parries all threats".to_owned(),
            Self::CutShort => "cut short: too many moves were tried".to_owned(),
        }
    }
}

/// A success of the attacker's, who moves.
#[derive(Clone, Debug)]
pub(super) struct Success {
    point: Point,
    target: Point,
    size: usize,
    line: Vec<Point>,
    threats: u8,
    zone: PointSet,
}

/// What is known of a position in which the attacker moves.
#[derive(Clone, Debug)]
enum Known {
    /// There is nothing in so many threats.
    Nothing(u8),
    Something(Success),
}

/// A question being read.
pub(super) struct Search<'a> {
    board: &'a mut Board,
    reader: &'a mut Reader,
    attacker: Color,
    goals: Vec<Goal>,
    frame: Frame,
    /// The stones with which the search began.
    began: [PointSet; 2],
    /// The attacker's stones that had been captured then.
    lost_before: u32,
    tries_left: u64,
    cut_short: bool,
    /// What was found about positions, for goals of at least so many stones.
    known: FxHashMap<Hash, Known>,
    least: usize,
    /// What counts as a capture: for certain, or also by a ko.
    wanted: Outcome,
    /// The answers that parried last, by the number of moves before them.
    parries: [Option<Point>; LONGEST],
    ply: usize,
    /// The patterns that propose moves.
    databases: &'a [&'static Database<Patterns>],
    /// What they proposed, by position.
    proposed: FxHashMap<Hash, Vec<Proposed>>,
    /// What is tried, if somebody wants to know.
    pub(super) tree: Option<&'a mut Variations>,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        board: &'a mut Board,
        reader: &'a mut Reader,
        attacker: Color,
        goals: Vec<Goal>,
        tries: u64,
    ) -> Self {
        let about = goals.iter().fold(PointSet::EMPTY, |all, goal| all.union(&board.string_stones(goal.stone)));
        let frame = Frame::of(board, &about, attacker.opponent());
        let began = Color::BOTH.map(|color| *board.stones(color));
        let lost_before = board.captures(attacker.opponent());
        Self {
            board,
            reader,
            attacker,
            goals,
            frame,
            began,
            lost_before,
            tries_left: tries,
            cut_short: false,
            known: FxHashMap::default(),
            least: 1,
            wanted: Outcome::Win,
            parries: [None; LONGEST],
            ply: 0,
            databases: &[],
            proposed: FxHashMap::default(),
            tree: None,
        }
    }

    /// The same search, to which patterns propose moves.
    pub(super) fn with_patterns(self, databases: &'a [&'static Database<Patterns>]) -> Self {
        Self { databases, ..self }
    }

    /// The combination that captures most, in as many threats at most.
    pub(super) fn best(&mut self, depth: u8) -> Found {
        // What can be captured as it is needs no combination.
        let goals = std::mem::take(&mut self.goals);
        self.goals = goals.into_iter().filter(|goal| !self.is_capturable(goal)).collect();
        let mut best = self.shortest(depth);
        if best.is_none() {
            (self.wanted, self.least) = (Outcome::KoA, 1);
            self.known.clear();
            best = self.shortest(depth);
        }
        // Once something is found, a larger gain is looked for; the first one stays if there is none.
        while let Some(success) = &best {
            let depth = success.threats;
            self.least = success.size + 1;
            if self.goals.iter().all(|goal| goal.size < self.least) {
                break;
            }
            self.known.clear();
            match self.shortest(depth) {
                Some(better) => best = Some(better),
                None => break,
            }
        }
        Found { combination: best.map(|success| self.told(success)), certain: !self.cut_short }
    }

    /// A combination that captures so many stones in as many threats, for certain or also by a ko.
    pub(super) fn succeeds(&mut self, depth: u8, least: usize, wanted: Outcome) -> Option<Success> {
        (self.least, self.wanted) = (least, wanted);
        self.shortest(depth)
    }

    fn told(&self, success: Success) -> Combination {
        let Success { point, target, size, mut line, threats, zone } = success;
        line.reverse();
        Combination { color: self.attacker, point, target, size, line, threats, zone, outcome: self.wanted }
    }

    fn shortest(&mut self, depth: u8) -> Option<Success> {
        (1..=depth).find_map(|depth| self.attack(depth))
    }

    pub(super) fn is_cut_short(&self) -> bool {
        self.cut_short
    }

    /// What the attacker achieves, moving now, in so many threats.
    pub(super) fn attack(&mut self, depth: u8) -> Option<Success> {
        if depth == 0 || self.ply + 2 >= LONGEST {
            return None;
        }
        let key = self.board.hash();
        match self.known.get(&key) {
            Some(Known::Nothing(known)) if *known >= depth => return None,
            Some(Known::Something(success)) if success.threats <= depth => return Some(success.clone()),
            _ => {}
        }
        let near = threats::near(self.board, &self.changed());
        let proposed = self.proposed();
        let candidates = threats::candidates(self.board, &self.goals, self.frame, &near, self.ply == 0, &proposed);
        for candidate in candidates {
            if self.tries_left == 0 {
                self.cut_short = true;
                self.say(Said::CutShort);
                return None;
            }
            let proposed = proposed.iter().find(|proposed| proposed.point == candidate.point);
            if let Some(success) = self.threaten(&candidate, proposed.map(|proposed| proposed.pattern), depth) {
                self.known.insert(key, Known::Something(success.clone()));
                return Some(success);
            }
        }
        if !self.cut_short {
            self.known.insert(key, Known::Nothing(depth));
        }
        None
    }

    /// What patterns propose in the position.
    fn proposed(&mut self) -> Vec<Proposed> {
        if self.databases.is_empty() || self.ply > DEEPEST {
            return Vec::new();
        }
        let key = self.board.hash();
        if let Some(known) = self.proposed.get(&key) {
            return known.clone();
        }
        let proposed = threats::proposed((self.board, self.reader), self.databases, &self.goals, self.attacker);
        self.proposed.insert(key, proposed.clone());
        proposed
    }

    /// Where stones have been played since the search began, or taken off.
    fn changed(&self) -> PointSet {
        let changed = |color: Color| {
            let (before, now) = (&self.began[color.index()], self.board.stones(color));
            now.difference(before).union(&before.difference(now))
        };
        changed(Color::Black).union(&changed(Color::White))
    }

    fn play(&mut self, point: Point, color: Color) -> bool {
        let played = self.board.try_play(point, color);
        if played {
            self.tries_left = self.tries_left.saturating_sub(1);
            self.ply += 1;
            if let Some(tree) = &mut self.tree {
                tree.play(Some(point), color);
            }
        }
        played
    }

    fn take_back(&mut self) {
        self.board.undo();
        self.ply -= 1;
        if let Some(tree) = &mut self.tree {
            tree.take_back();
        }
    }

    fn say(&mut self, said: Said) {
        if let Some(tree) = &mut self.tree {
            tree.say(&said.in_words(self.board.size()));
        }
    }

    /// What comes of a move that may threaten something, and that `pattern` may have proposed.
    fn threaten(&mut self, candidate: &Candidate, pattern: Option<&str>, depth: u8) -> Option<Success> {
        if !self.play(candidate.point, self.attacker) {
            return None;
        }
        if let (Some(tree), Some(pattern)) = (&mut self.tree, pattern) {
            tree.say(&format!("{PROPOSED} {pattern}"));
        }
        let success = self.answered(candidate, depth);
        self.take_back();
        let mut success = success?;
        success.point = candidate.point;
        success.line.push(candidate.point);
        success.zone.insert(candidate.point);
        Some(success)
    }

    /// What is left of the threats of the move that has just been made, whatever the opponent answers.
    fn answered(&mut self, candidate: &Candidate, depth: u8) -> Option<Success> {
        // 1. What is threatened? The opponent can parry it only where all the captures depend on something.
        let mut threatened: SmallVec<[Goal; 4]> = SmallVec::new();
        let (mut common, mut zones) = (*self.board.points(), PointSet::EMPTY);
        self.board.pass();
        for &number in &candidate.goals {
            let goal = self.goals[number];
            // What is too small may be lost for it.
            if self.board.string_stones(goal.stone).len() < self.least || !self.is_capturable(&goal) {
                continue;
            }
            let zone =
                self.reader.within(FOR_CAPTURE, |reader| reader.capture_zone(self.board, goal.stone, self.wanted));
            let Some(zone) = zone else { continue };
            threatened.push(goal);
            (common, zones) = (common.intersection(&zone), zones.union(&zone));
        }
        self.board.undo();
        threatened.sort_by_key(|goal| std::cmp::Reverse(goal.size));
        let largest = *threatened.first().or_else(|| {
            self.say(Said::Quiet);
            None
        })?;
        self.say(Said::Threatens(largest.stone));
        // 2. All answers. What parries some of the threats and not all of them leaves the smallest, which is all that is certain:
        // whether more is, a search for more tells.
        let smallest = threatened.last().unwrap_or(&largest).stone;
        let lost = Success {
            point: candidate.point,
            target: smallest,
            size: self.board.string_stones(smallest).len(),
            line: Vec::new(),
            threats: 1,
            zone: zones,
        };
        let mut least = lost;
        for answer in self.answers(&common, &threatened) {
            if !self.play(answer, self.attacker.opponent()) {
                continue;
            }
            let success = self.after_answer(&threatened, depth);
            self.take_back();
            let Some(mut success) = success else {
                self.parries[self.ply] = Some(answer);
                return None;
            };
            success.line.push(answer);
            success.zone = success.zone.union(&least.zone);
            success.zone.insert(answer);
            let threats = success.threats.max(least.threats);
            // Of answers that lose as much, the one that holds out longest.
            let is_better = (success.size, std::cmp::Reverse(success.line.len()))
                < (least.size, std::cmp::Reverse(least.line.len()));
            if is_better {
                least = Success { threats, ..success };
            } else {
                (least.zone, least.threats) = (success.zone, threats);
            }
        }
        self.say(Said::Succeeds);
        Some(least)
    }

    /// The answers in the order in which they are tried: what parried before, what reading proposes, the rest.
    fn answers(&mut self, common: &PointSet, threatened: &[Goal]) -> Vec<Point> {
        let mut first: SmallVec<[Point; 4]> = SmallVec::new();
        first.extend(self.parries[self.ply]);
        for goal in threatened {
            first.extend(self.reader.within(FOR_CAPTURE, |reader| reader.find_defense(self.board, goal.stone)).point);
        }
        let mut all: Vec<Point> = self.board.empty_among(common).iter().collect();
        let place = |point: Point| first.iter().position(|&other| other == point).unwrap_or(first.len());
        all.sort_by_cached_key(|&point| (place(point), self.frame.rank(point)));
        all
    }

    /// What the attacker achieves after an answer: a capture, or another threat.
    fn after_answer(&mut self, threatened: &[Goal], depth: u8) -> Option<Success> {
        let near = threats::near(self.board, &self.changed());
        let is_near =
            |goal: &&Goal| self.board.color_at(goal.stone).is_some() && threats::is_in_reach(self.board, goal, &near);
        let others: Vec<Goal> =
            self.goals.iter().filter(is_near).filter(|goal| !threatened.contains(goal)).copied().collect();
        let mut best: Option<Success> = None;
        for goal in threatened.iter().chain(&others) {
            let size = self.board.string_stones(goal.stone).len();
            if best.as_ref().is_some_and(|best| best.size >= size)
                || !self.is_worth_it(size)
                || !self.is_capturable(goal)
            {
                continue;
            }
            let (target, zone) = (goal.stone, PointSet::EMPTY);
            best = Some(Success { point: target, target, size, line: Vec::new(), threats: 1, zone });
        }
        if let Some(success) = &mut best {
            let target = success.target;
            let captured = self.reader.within(FOR_CAPTURE, |reader| {
                (reader.attack(self.board, target).point, reader.capture_zone(self.board, target, self.wanted))
            });
            success.line.extend(captured.0);
            success.zone = captured.1.unwrap_or(PointSet::EMPTY);
            self.say(Said::Captures(target));
            return best;
        }
        let mut success = self.attack(depth - 1);
        match &mut success {
            Some(success) => success.threats += 1,
            None => self.say(Said::Parried),
        }
        success
    }

    /// Whether a capture of so many stones makes up for what the attacker has lost on the way.
    fn is_worth_it(&self, size: usize) -> bool {
        let lost = self.board.captures(self.attacker.opponent()).saturating_sub(self.lost_before) as usize;
        size >= self.least.max(lost)
    }

    /// Whether a goal can be captured for certain, the attacker moving now.
    fn is_capturable(&mut self, goal: &Goal) -> bool {
        self.board.color_at(goal.stone) == Some(self.attacker.opponent())
            && self.board.liberties(goal.stone) <= threats::MOST_LIBERTIES
            && self.reader.within(FOR_CAPTURE, |reader| reader.attack(self.board, goal.stone)).outcome >= self.wanted
    }
}

impl Success {
    /// The first move.
    pub(super) fn point(&self) -> Point {
        self.point
    }

    /// The stones that are captured at least.
    pub(super) fn size(&self) -> usize {
        self.size
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::FromDrawing;
    use crate::worms::Worms;

    /// One threat of Black's is not enough: his atari at F5 is answered at D5, and then there is another one at F4.
    const TWO_THREATS: &str = "
        . . X X . X X
        . . . . X . .
        . . O . O . O
        . O O . X . .
        . . O X . O O
        . X . X X . .
        O . . . . . .";

    #[test]
    fn what_is_known_takes_no_more_threats_than_there_are_left() {
        let (mut board, mut reader) = (Board::from_drawing(TWO_THREATS).expect("a position"), Reader::default());
        let worms = Worms::new(&mut board, &mut reader, &[], &[]);
        let goals = super::super::goals(&worms, Color::Black);
        let mut search = Search::new(&mut board, &mut reader, Color::Black, goals, 1_000);
        let first = Point::from_text("F5", 7).expect("a point");
        let mut found = |depth| search.attack(depth).map(|success| (success.point, success.threats));
        assert_eq!(found(2), Some((first, 2)));
        // The same position comes up again, nearer to the end of a series or farther from it.
        assert_eq!([found(1), found(2), found(3)], [None, Some((first, 2)), Some((first, 2))]);
    }
}
