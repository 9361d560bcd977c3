//! Can the goal be killed? A proof-number search over the moves that are proposed.
//!
//! Each position has two numbers: how many positions would at least have to be shown won to prove that the attacker kills
//! (`kill`), and how many to prove that the owner lives (`live`). The search goes on where fewest are missing, depth first,
//! and keeps what it has found in a table (A. Nagai, "Df-pn algorithm for searching AND/OR trees", 2002). A line ends when
//! the eyes, the way out or a capture decide ([`judge`](super::judge)).
//!
//! What is proved has a *zone*: where the loser would have to play to change it. Each player first tries to pass; if he
//! loses then, only moves in the zone of that loss can help (C.-C. Shih and others, "A novel approach to solving
//! goal-achieving problems for board games", 2022). Zones here are by liberties and eye points, not by proof.

mod variations;

use super::ground::Ground;
use super::judge::{Bound, Judgement, few_liberties, judge};
use super::moves::{Proposal, proposals};
use super::patterns::{DECIDES, DEEPEST, OwlPatterns, Position, Proposed};
use crate::board::{Board, Color, Hash, Point, PointSet};
use crate::eyes::Evaluator;
use crate::limit::Limit;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// A number that says that something is proved.
const SURE: u32 = 1 << 28;
/// No variation is longer.
const LONGEST: usize = 60;
/// So many points that speak less for a move than for the best make it look one position farther from success.
const DOUBT: i32 = 6;
/// But no more than so many.
const MOST_DOUBT: i32 = 5;
/// So many positions are looked at between two looks at the clock.
const BETWEEN_LOOKS: u64 = 100;
/// What tells positions in which the owner has to move, and may not pass: after a pass of the attacker's.
const MUST_MOVE: Hash = 0x94d0_49bb_1331_11eb;
/// What tells positions in which Black is to move.
const BLACK_TO_MOVE: Hash = 0x5bd1_e995_9e37_79b9;

/// What is missing to a proof that the attacker kills, and to one that the owner lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    pub(super) kill: u32,
    pub(super) live: u32,
}

impl Numbers {
    /// A number that says that something is proved.
    pub(super) const SURE: u32 = SURE;
    pub(super) const KILLED: Self = Self { kill: 0, live: SURE };
    pub(super) const ALIVE: Self = Self { kill: SURE, live: 0 };
    pub(super) const UNKNOWN: Self = Self { kill: 1, live: 1 };

    pub(super) fn is_settled(self) -> bool {
        self.kill == 0 || self.live == 0
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
struct Entry {
    numbers: Numbers,
    /// If something is proved: where the loser would have to play to change that.
    zone: PointSet,
}

/// A move at a position of the search, or a pass.
#[derive(Clone, Copy, Debug)]
struct Child {
    point: Option<Point>,
    key: Hash,
    /// What is thought of it before it has been looked at.
    guess: Numbers,
    /// The stones that it captures.
    taken: PointSet,
}

/// How many moves are tried in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Width {
    pub(super) attacker: usize,
    pub(super) owner: usize,
}

/// A proof-number search.
#[derive(Debug)]
pub(super) struct Search<'a> {
    board: &'a mut Board,
    evaluator: &'a mut Evaluator,
    ground: &'a Ground,
    patterns: &'a mut OwlPatterns,
    width: Width,
    /// Who may retake every ko at once.
    rich: Option<Color>,
    table: FxHashMap<Hash, Entry>,
    path: Vec<Hash>,
    /// Positions looked at.
    pub(super) nodes: u64,
    most: u64,
    /// How many positions had been looked at when the clock was asked last.
    asked: u64,
    /// When it ends, ready or not.
    pub(super) time: Option<&'a Limit>,
    /// Whether a ko came up that may not be retaken.
    pub(super) met_ko: bool,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        board: &'a mut Board,
        evaluator: &'a mut Evaluator,
        ground: &'a Ground,
        patterns: &'a mut OwlPatterns,
        width: Width,
        most: u64,
    ) -> Self {
        let (table, path) = (FxHashMap::default(), Vec::new());
        Self {
            board,
            evaluator,
            ground,
            patterns,
            width,
            rich: None,
            table,
            path,
            nodes: 0,
            most,
            asked: 0,
            time: None,
            met_ko: false,
        }
    }

    /// Whether the goal is killed if `to_move` moves first and `rich` wins all kos; and the move that does it, or saves it.
    pub(super) fn prove(&mut self, to_move: Color, rich: Option<Color>) -> (Numbers, Option<Point>) {
        self.rich = rich;
        self.table.clear();
        (self.nodes, self.asked) = (0, 0);
        let attacks = self.attacks(to_move);
        let left = self.left();
        if let Some(point) = self.captures_now(&left, to_move) {
            return (Numbers::KILLED, Some(point));
        }
        let judged = judge(self.board, self.evaluator, self.ground, &left);
        if attacks && matches!(judged.bound(self.board, self.ground), Some(Bound::Lives(_))) {
            return (Numbers::ALIVE, None);
        }
        let patterns = self.proposed(&judged, to_move, self.key(to_move));
        if let Some(best) = patterns.first().filter(|best| best.value >= DECIDES) {
            return (if attacks { Numbers::KILLED } else { Numbers::ALIVE }, Some(best.point));
        }
        let children = self.children(&judged, to_move, true, &patterns);
        self.path.push(self.key(to_move));
        let numbers = self.expand(&children, to_move, SURE, SURE, &judged).numbers;
        self.path.pop();
        let missing = |child: &&Child| {
            let numbers = self.numbers(child);
            let (own, other) = if attacks { (numbers.kill, numbers.live) } else { (numbers.live, numbers.kill) };
            // Of two that want as much, the one that is the farther from failing.
            (u64::from(own) * 1000 / (u64::from(other) + 1), own)
        };
        let best = children.iter().filter(|child| !attacks || child.point.is_some()).min_by_key(missing);
        (numbers, best.and_then(|child| child.point))
    }

    /// Whether the time is over. The clock is asked now and then.
    fn is_late(&mut self) -> bool {
        if self.nodes >= self.asked + BETWEEN_LOOKS {
            self.asked = self.nodes;
            if self.time.is_some_and(Limit::is_reached) {
                self.most = 0;
            }
        }
        self.nodes >= self.most
    }

    fn attacks(&self, color: Color) -> bool {
        color != self.ground.color
    }

    /// The stones of the goal that are still there.
    fn left(&self) -> PointSet {
        self.ground.goal.intersection(self.board.stones(self.ground.color))
    }

    fn key(&self, to_move: Color) -> Hash {
        key(self.board, to_move)
    }

    fn numbers(&self, child: &Child) -> Numbers {
        self.table.get(&child.key).map_or(child.guess, |entry| entry.numbers)
    }

    /// The move that captures all that is left of the goal.
    fn captures_now(&self, left: &PointSet, to_move: Color) -> Option<Point> {
        let string = self.board.string(left.first()?).filter(|_| self.attacks(to_move))?;
        let liberty = string.liberties().first().filter(|_| string.liberty_count() == 1)?;
        (left.is_subset(string.stones()) && self.may_play(liberty, to_move)).then_some(liberty)
    }

    fn may_play(&self, point: Point, color: Color) -> bool {
        self.board.is_legal(point, color)
            || self.rich == Some(color) && self.board.is_empty(point) && !self.board.is_suicide(point, color)
    }

    fn play(&mut self, point: Option<Point>, color: Color) -> bool {
        let Some(point) = point else {
            self.board.pass();
            return true;
        };
        if self.board.try_play(point, color) {
            return true;
        }
        let retakes = self.board.is_empty(point) && !self.board.is_suicide(point, color);
        self.met_ko |= retakes;
        retakes && self.rich == Some(color) && self.board.try_play_ignoring_ko(point, color)
    }

    /// What patterns propose, near the root.
    fn proposed(&mut self, judged: &Judgement, to_move: Color, key: Hash) -> Proposed {
        if self.path.len() > DEEPEST {
            return Proposed::new();
        }
        let Self { board, evaluator, ground, patterns, .. } = self;
        patterns.propose(&mut Position { board, evaluator, ground, judged }, key, to_move)
    }

    /// A pass, and the moves of a player, with what is thought of them.
    fn children(
        &mut self,
        judged: &Judgement,
        to_move: Color,
        may_pass: bool,
        patterns: &Proposed,
    ) -> SmallVec<[Child; 32]> {
        let mut proposals = proposals(self.board, self.ground, judged, to_move, patterns);
        proposals.truncate(if self.attacks(to_move) { self.width.attacker } else { self.width.owner });
        let best = proposals.first().map_or(0, |proposal| proposal.value);
        let mut children = SmallVec::new();
        if may_pass {
            self.board.pass();
            children.push(self.seen_child(None, 1, to_move, PointSet::EMPTY));
            self.board.undo();
        }
        for Proposal { point, value } in proposals {
            if self.board.is_ko_capture(point, to_move).is_some() {
                self.met_ko = true;
                // Who wins all kos would retake at once.
                if self.rich == Some(to_move.opponent()) {
                    continue;
                }
            }
            let taken = self.board.taken(point, to_move).fold(PointSet::EMPTY, |all, (_, s)| all.union(s.stones()));
            if self.play(Some(point), to_move) {
                let doubt = 1 + ((best - value).max(0) / DOUBT).min(MOST_DOUBT) as u32;
                children.push(self.seen_child(Some(point), doubt, to_move, taken));
                self.board.undo();
            }
        }
        children
    }

    /// The position after a move, at a glance.
    fn seen_child(&mut self, point: Option<Point>, doubt: u32, mover: Color, taken: PointSet) -> Child {
        let to_move = mover.opponent();
        // A pass of the attacker's only shows where a move is needed; two passes would show nothing.
        let must_move = point.is_none() && self.attacks(mover);
        let key = self.key(to_move) ^ if must_move { MUST_MOVE } else { 0 };
        let guess =
            if self.attacks(mover) { Numbers { kill: doubt, live: 1 } } else { Numbers { kill: 1, live: doubt } };
        let child = Child { point, key, guess, taken };
        if !self.attacks(to_move) || self.table.contains_key(&key) {
            return child;
        }
        self.nodes += 1;
        let left = self.left();
        if self.captures_now(&left, to_move).is_some() {
            self.keep(key, Numbers::KILLED, left.neighbors().union(&left));
            return child;
        }
        let judged = judge(self.board, self.evaluator, self.ground, &left);
        let bound = judged.bound(self.board, self.ground);
        let by_shape = |search: &mut Self| judged.dead_by_shape(search.board, search.evaluator, search.ground);
        match bound.or_else(|| by_shape(self)) {
            Some(bound) => {
                self.keep_bound(key, bound);
                child
            }
            None => {
                let room = judged.eyes.len_up_to(8) as u32;
                Child { guess: Numbers { kill: 1 + room, live: doubt + 6u32.saturating_sub(room) }, ..child }
            }
        }
    }

    /// Looks at the position, with `to_move` to move, until a number reaches its bound.
    fn look(&mut self, key: Hash, to_move: Color, kill: u32, live: u32) {
        self.nodes += 1;
        let left = self.left();
        if left.is_empty() || self.captures_now(&left, to_move).is_some() {
            let goal = &self.ground.goal;
            self.keep(key, Numbers::KILLED, goal.union(&goal.neighbors()));
            return;
        }
        if self.path.len() >= LONGEST {
            self.keep(key, Numbers::ALIVE, self.ground.arena);
            return;
        }
        let judged = judge(self.board, self.evaluator, self.ground, &left);
        if self.attacks(to_move)
            && let Some(bound) = judged.bound(self.board, self.ground)
        {
            self.keep_bound(key, bound);
            return;
        }
        let patterns = self.proposed(&judged, to_move, self.key(to_move));
        if patterns.first().is_some_and(|best| best.value >= DECIDES) {
            let numbers = if self.attacks(to_move) { Numbers::KILLED } else { Numbers::ALIVE };
            self.keep(key, numbers, self.ground.arena.union(&judged.seen));
            return;
        }
        let children = self.children(&judged, to_move, key == self.key(to_move), &patterns);
        self.path.push(key);
        let entry = self.expand(&children, to_move, kill, live, &judged);
        self.path.pop();
        self.table.insert(key, entry);
    }

    fn keep_bound(&mut self, key: Hash, bound: Bound) {
        match bound {
            Bound::Lives(zone) => self.keep(key, Numbers::ALIVE, zone),
            Bound::Dead(zone) => self.keep(key, Numbers::KILLED, zone),
        }
    }

    fn keep(&mut self, key: Hash, numbers: Numbers, zone: PointSet) {
        self.table.insert(key, Entry { numbers, zone });
    }

    /// What is known of a child: a position of the variation itself is no progress for the attacker.
    fn known(&self, child: &Child) -> Entry {
        if self.path.contains(&child.key) {
            return Entry { numbers: Numbers::ALIVE, zone: self.ground.arena };
        }
        let guess = Entry { numbers: child.guess, zone: PointSet::EMPTY };
        self.table.get(&child.key).copied().unwrap_or(guess)
    }

    /// Goes on with the best child until a number reaches its bound.
    fn expand(&mut self, children: &[Child], to_move: Color, kill: u32, live: u32, judged: &Judgement) -> Entry {
        let attacks = self.attacks(to_move);
        // Seen from the player to move: what is missing to a success of his, and of the other's.
        let seen = |numbers: Numbers| if attacks { (numbers.kill, numbers.live) } else { (numbers.live, numbers.kill) };
        let (own_bound, other_bound) = seen(Numbers { kill, live });
        // Where a move may help, if a pass loses.
        let mut helps: Option<PointSet> = None;
        loop {
            if helps.is_none()
                && let Some(pass) = children.first().filter(|pass| pass.point.is_none()).map(|pass| self.known(pass))
                && seen(pass.numbers).1 == 0
            {
                helps = Some(pass.zone);
            }
            let (mut best, mut second) = ((SURE, 0), SURE);
            let (mut worst, mut open) = (0, 0);
            let mut zone = PointSet::EMPTY;
            for (n, child) in children.iter().enumerate() {
                if let (Some(point), Some(helps)) = (child.point, &helps)
                    && !helps.contains(point)
                    && !helps.intersects(&child.taken)
                {
                    continue;
                }
                let entry = self.known(child);
                let (own, other) = seen(entry.numbers);
                if attacks && child.point.is_none() && own == 0 {
                    // The owner would have to pass, and may.
                    continue;
                }
                if own == 0 {
                    zone = entry.zone.union(&child.taken);
                    zone = child.point.map_or(zone, |point| zone.union(&PointSet::single(point)));
                    best = (0, n);
                    break;
                }
                if own < best.0 {
                    second = best.0;
                    best = (own, n);
                } else {
                    second = second.min(own);
                }
                if other > 0 {
                    open += 1;
                    worst = worst.max(other);
                } else {
                    zone = zone.union(&entry.zone);
                }
            }
            let other = match (best.0, open) {
                (0, _) => SURE,
                (_, 0) => 0,
                _ => (worst + open - 1).min(SURE),
            };
            let own = if other == 0 { SURE } else { best.0 };
            if own >= own_bound || other >= other_bound || own == 0 || other == 0 || self.is_late() {
                let numbers =
                    if attacks { Numbers { kill: own, live: other } } else { Numbers { kill: other, live: own } };
                let zone = if numbers.is_settled() { zone.union(&self.context(judged, numbers)) } else { zone };
                return Entry { numbers, zone };
            }
            let Some(child) = children.get(best.1) else {
                return Entry { numbers: Numbers::UNKNOWN, zone };
            };
            let child_own = own_bound.min(second.saturating_add(1));
            let child_other = other_bound - (other - seen(self.numbers(child)).1).min(other_bound - 1);
            let (kill, live) = if attacks { (child_own, child_other) } else { (child_other, child_own) };
            if !self.play(child.point, to_move) {
                self.keep(child.key, if attacks { Numbers::ALIVE } else { Numbers::KILLED }, PointSet::EMPTY);
                continue;
            }
            self.look(child.key, to_move.opponent(), kill, live);
            self.board.undo();
        }
    }

    /// The liberties of the winner's strings around that have few: taking them may change what was proved.
    fn context(&self, judged: &Judgement, numbers: Numbers) -> PointSet {
        let color = if numbers.kill == 0 { self.ground.color.opponent() } else { self.ground.color };
        let near = judged.group.union(&judged.group.neighbors()).union(&judged.weak);
        let strings = self.board.strings_in(&near, color).into_iter();
        strings.fold(PointSet::EMPTY, |all, string| all.union(&few_liberties(self.board, string)))
    }
}

/// What tells a position, with a player to move, from others.
pub(super) fn key(board: &Board, to_move: Color) -> Hash {
    board.hash() ^ if to_move == Color::Black { BLACK_TO_MOVE } else { 0 }
}
