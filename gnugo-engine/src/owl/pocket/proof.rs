//! Can the goal be killed within the pocket? A proof-number search over all its moves.
//!
//! The method is that of the search in the open ([`proof`](crate::owl)): two numbers for each position, the most promising
//! line first, a table, and zones that tell which moves cannot matter. Here all moves are tried, and a position costs a
//! microsecond or two, so that it is read to the end.

mod variations;

pub(super) use variations::Names;

use super::bounds::{Hanging, Sight, unconditional};
use super::field::{ATTACKER, Cells, Field, OWNER, Position, each};
use super::shapes::Shapes;
use super::wins::Wins;
use super::worth;
use crate::board::Hash;
use crate::limit::Limit;
use crate::owl::numbers::Numbers;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// A number that says that something is proved.
const SURE: u32 = Numbers::SURE;
/// No variation is longer.
const LONGEST: usize = 80;
/// So many positions are looked at between two looks at the clock.
const BETWEEN_LOOKS: u64 = 1000;
/// So many points that speak less for a move than for the best make it look one position farther from success.
const DOUBT: i32 = 4;
/// But no more than so many.
const MOST_DOUBT: i32 = 8;
/// So many ko threats has the player who wins kos: with as many as he likes, every false eye would be an eye.
const THREATS: u8 = 1;
/// What tells positions in which the owner has to move, and may not pass: after a pass of the attacker's.
const MUST_MOVE: Hash = 0x94d0_49bb_1331_11eb;
/// What tells positions in which the attacker is to move.
const ATTACKS: Hash = 0x5bd1_e995_9e37_79b9;

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
struct Entry {
    numbers: Numbers,
    /// If something is proved: where the loser would have to play to change that.
    zone: Cells,
}

/// A move at a position of the search, or a pass.
#[derive(Clone, Copy, Debug)]
struct Child {
    /// 0 is a pass.
    cell: Cells,
    position: Position,
    key: Hash,
    /// What is thought of it before it has been looked at.
    guess: Numbers,
    /// The stones that it captures.
    taken: Cells,
}

type Children = SmallVec<[Child; 24]>;

/// A search.
#[derive(Debug)]
pub(super) struct Search<'a> {
    field: &'a Field,
    goal: Cells,
    /// In which order equally good moves come, by the number of the cell.
    order: &'a [i32],
    /// Which side may retake every ko at once.
    rich: Option<usize>,
    /// Whether that side may do so a few times only.
    is_limited: bool,
    table: FxHashMap<Hash, Entry>,
    path: Vec<Hash>,
    /// Positions looked at.
    pub(super) nodes: u64,
    most: u64,
    asked: u64,
    time: Option<&'a Limit>,
    /// Whether a ko came up that may not be retaken.
    pub(super) met_ko: bool,
    /// Whether who wins kos has threats without end, so that an owner's false eyes count.
    pub(super) is_strict: bool,
    /// Whether the owner has to get two eyes: a dragon that is not captured, but has none when both pass, is no success of
    /// his.
    pub(super) wants_eyes: bool,
    /// Whether false eyes were taken for none, though he may win every ko.
    pub(super) doubts_ko: bool,
    /// Which moves of each side have won.
    wins: [Wins; 2],
    /// What else speaks for moves of the first position.
    pub(super) hints: Vec<(Cells, i32)>,
    /// The eyes of rooms.
    shapes: &'a mut Shapes,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        field: &'a Field,
        goal: Cells,
        order: &'a [i32],
        shapes: &'a mut Shapes,
        most: u64,
        time: Option<&'a Limit>,
    ) -> Self {
        let (table, path) = (FxHashMap::default(), Vec::new());
        Self {
            field,
            goal,
            order,
            rich: None,
            is_limited: false,
            table,
            path,
            nodes: 0,
            most,
            asked: 0,
            time,
            met_ko: false,
            is_strict: false,
            wants_eyes: false,
            doubts_ko: false,
            shapes,
            wins: [Wins::default(); 2],
            hints: Vec::new(),
        }
    }

    /// Whether the goal is killed if `side` moves first and `rich` wins all kos; and the move that does it, or saves it.
    pub(super) fn prove(&mut self, start: &Position, side: usize, rich: Option<usize>) -> (Numbers, Cells) {
        self.rich = rich;
        self.is_limited = rich.is_some() && !self.is_strict;
        let start = &self.field.with_threats(start, if self.is_limited { THREATS } else { 0 });
        self.table.clear();
        (self.nodes, self.asked, self.doubts_ko) = (0, 0, false);
        self.wins = [Wins::default(); 2];
        let attacks = side == ATTACKER;
        let left = self.left(start);
        if attacks {
            if let Some(cell) = self.captures_now(start, left) {
                return (Numbers::KILLED, cell);
            }
            if unconditional(self.field, start, left).is_some() {
                return (Numbers::ALIVE, 0);
            }
        }
        let children = self.children(start, left, side, true);
        self.path.push(key(start, side));
        let numbers = self.expand(start, &children, side, SURE, SURE).numbers;
        self.path.pop();
        let missing = |child: &&Child| {
            let numbers = self.numbers(child);
            let (own, other) = if attacks { (numbers.kill, numbers.live) } else { (numbers.live, numbers.kill) };
            (u64::from(own) * 1000 / (u64::from(other) + 1), own)
        };
        // Who only has to wait for a seki needs no move.
        let waits = |child: &&Child| self.wants_eyes && self.numbers(child) == Numbers::KILLED;
        let best = children.iter().filter(|child| !attacks || child.cell != 0 || waits(child)).min_by_key(missing);
        (numbers, best.map_or(0, |child| child.cell))
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

    pub(super) fn field(&self) -> &'a Field {
        self.field
    }

    pub(super) fn left(&self, position: &Position) -> Cells {
        self.goal & position.stones[OWNER]
    }

    fn numbers(&self, child: &Child) -> Numbers {
        self.table.get(&child.key).map_or(child.guess, |entry| entry.numbers)
    }

    /// The attacker's move that captures all that is left of the goal.
    fn captures_now(&self, position: &Position, left: Cells) -> Option<Cells> {
        let field = self.field;
        let string = field.flood(left & left.wrapping_neg(), field.stones(position, OWNER));
        let liberties = field.beside(string) & field.empty(position);
        let captures = left & !string == 0 && string & field.stay[OWNER] == 0 && liberties.count_ones() == 1;
        (captures
            && (liberties != position.ko || self.rich == Some(ATTACKER) && !(self.is_limited && position.threats == 0)))
            .then_some(liberties)
    }

    /// A pass, and the moves of a side, with what is thought of them.
    fn children(&mut self, position: &Position, left: Cells, side: usize, may_pass: bool) -> Children {
        let field = self.field;
        let sight = Sight::of(field, position, left);
        let hanging = Hanging::of(field, position, sight.firm);
        let empty = field.empty(position);
        let own = field.stones(position, OWNER);
        let liberties = field.beside(sight.group) & empty;
        let mut children = Children::new();
        let mut moves: SmallVec<[(i32, Child); 24]> = SmallVec::new();
        let mut helps = field.on_board;
        if may_pass {
            let passed = field.pass(position);
            // A pass of the attacker's only shows where a move is needed; two passes would show nothing.
            let key = key(&passed, 1 - side) ^ if side == ATTACKER { MUST_MOVE } else { 0 };
            let lost = if side == ATTACKER { Numbers::ALIVE } else { Numbers::KILLED };
            // Only what changes why a pass loses may help.
            if let Some(entry) = self.table.get(&key).filter(|entry| entry.numbers == lost) {
                helps = entry.zone | hanging.hot;
            }
            children.push(Child { cell: 0, position: passed, key, guess: Numbers::UNKNOWN, taken: 0 });
        }
        for cell in each(empty & helps) {
            let beside = field.beside(cell);
            // Nobody gains by filling an eye of his own.
            if side == OWNER && beside & !own == 0 && hanging.hot & cell == 0 {
                continue;
            }
            if cell == position.ko {
                self.met_ko = true;
                if self.rich != Some(side) || self.is_limited && position.threats == 0 {
                    continue;
                }
            }
            let Some(mut played) = field.play(position, side, cell) else { continue };
            if played.position.ko != 0 {
                self.met_ko = true;
                // Who wins all kos would retake at once.
                if self.rich == Some(1 - side) && !self.is_limited {
                    continue;
                }
            }
            if cell == position.ko && self.is_limited {
                played.position = field.with_threats(&played.position, position.threats - 1);
            }
            let strings = if (beside & own).count_ones() > 1 { field.parts_beside(cell, own) } else { 1 };
            let mut value = worth::EYE_BESIDE * (beside & sight.eyes).count_ones() as i32 + worth::LINK * (strings - 1);
            for (cells, worth) in [(sight.eyes, worth::EYE), (hanging.hot, worth::HOT), (liberties, worth::LIBERTY)] {
                value += if cells & cell != 0 { worth } else { 0 };
            }
            value += match played.liberties {
                1 if sight.eyes & cell != 0 => worth::THROW_IN,
                1 => worth::SELF_ATARI,
                many => worth::MOST_LIBERTIES.min(many as i32),
            };
            value += self.wins[side].worth(cell);
            if self.path.is_empty() {
                value += self.hints.iter().filter(|hint| hint.0 == cell).map(|hint| hint.1).sum::<i32>();
            }
            let guess = Numbers::UNKNOWN;
            let child = Child {
                cell,
                position: played.position,
                key: key(&played.position, 1 - side),
                guess,
                taken: played.taken,
            };
            moves.push((value, child));
        }
        moves.sort_by_key(|(value, child)| (-*value, self.order.get(child.cell.trailing_zeros() as usize).copied()));
        let best = moves.first().map_or(0, |(value, _)| *value);
        for (value, child) in moves {
            let doubt = 1 + ((best - value).max(0) / DOUBT).min(MOST_DOUBT) as u32;
            let guess =
                if side == ATTACKER { Numbers { kill: doubt, live: 1 } } else { Numbers { kill: 1, live: doubt } };
            children.push(Child { guess, ..child });
        }
        children
    }

    /// What can be told of a position without reading on, if `side` is to move.
    fn ended(&mut self, position: &Position, side: usize) -> Option<Entry> {
        let killed = |zone| Entry { numbers: Numbers::KILLED, zone };
        let alive = |zone| Entry { numbers: Numbers::ALIVE, zone };
        let left = self.left(position);
        if left == 0 {
            return Some(killed(self.goal | self.field.beside(self.goal)));
        }
        if side == ATTACKER {
            if self.captures_now(position, left).is_some() {
                return Some(killed(left | self.field.beside(left)));
            }
            if let Some(zone) = unconditional(self.field, position, left) {
                return Some(alive(zone));
            }
        }
        let sight = Sight::of(self.field, position, left);
        if sight.group & self.field.stay[OWNER] != 0 {
            return Some(alive(sight.group));
        }
        let keeps_ko = self.is_strict && self.rich == Some(OWNER);
        if sight.most_eyes(self.field, position, self.shapes, side, keeps_ko) < 2 {
            let by_ko = sight.most_eyes(self.field, position, self.shapes, side, true) >= 2;
            self.met_ko |= by_ko;
            self.doubts_ko |= by_ko && self.rich == Some(OWNER);
            return Some(killed(sight.eyes));
        }
        None
    }

    fn keep(&mut self, key: Hash, numbers: Numbers, zone: Cells) {
        self.table.insert(key, Entry { numbers, zone });
    }

    /// Looks at the position, with `side` to move, until a number reaches its bound.
    fn look(&mut self, child: &Child, side: usize, kill: u32, live: u32) {
        self.nodes += 1;
        if self.path.len() >= LONGEST {
            self.keep(child.key, Numbers::ALIVE, self.field.arena);
            return;
        }
        let left = self.left(&child.position);
        if !self.table.contains_key(&child.key)
            && let Some(entry) = self.ended(&child.position, side)
        {
            self.table.insert(child.key, entry);
            return;
        }
        let may_pass = child.key == key(&child.position, side);
        let children = self.children(&child.position, left, side, may_pass);
        self.path.push(child.key);
        let entry = self.expand(&child.position, &children, side, kill, live);
        self.path.pop();
        self.table.insert(child.key, entry);
    }

    /// What is known of a child: a position of the variation itself is no progress for the attacker.
    fn known(&self, child: &Child) -> Entry {
        if self.path.contains(&child.key) {
            return Entry { numbers: Numbers::ALIVE, zone: self.field.arena };
        }
        self.table.get(&child.key).copied().unwrap_or(Entry { numbers: child.guess, zone: 0 })
    }

    /// Goes on with the best child until a number reaches its bound.
    fn expand(&mut self, position: &Position, children: &[Child], side: usize, kill: u32, live: u32) -> Entry {
        let attacks = side == ATTACKER;
        // Seen from the player to move: what is missing to a success of his, and of the other's.
        let seen = |numbers: Numbers| if attacks { (numbers.kill, numbers.live) } else { (numbers.live, numbers.kill) };
        let (own_bound, other_bound) = seen(Numbers { kill, live });
        // Where a move may help, if a pass loses.
        let mut helps: Option<Cells> = None;
        loop {
            if helps.is_none()
                && let Some(pass) = children.first().filter(|pass| pass.cell == 0).map(|pass| self.known(pass))
                && seen(pass.numbers).1 == 0
            {
                helps = Some(pass.zone);
            }
            let (mut best, mut second) = ((SURE, 0), SURE);
            let (mut worst, mut open) = (0, 0);
            let mut zone = 0;
            for (n, child) in children.iter().enumerate() {
                if let Some(helps) = helps
                    && child.cell != 0
                    && helps & (child.cell | child.taken) == 0
                {
                    continue;
                }
                let entry = self.known(child);
                let (own, other) = seen(entry.numbers);
                if attacks && child.cell == 0 && own == 0 {
                    // The owner would have to pass, and may: then the game is over.
                    if !self.wants_eyes {
                        continue;
                    }
                    zone = self.field.arena;
                    best = (0, n);
                    break;
                }
                if own == 0 {
                    zone = entry.zone | child.taken | child.cell;
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
                    zone |= entry.zone;
                }
            }
            let other = match (best.0, open) {
                (0, _) => SURE,
                (_, 0) => 0,
                _ => (worst + open - 1).min(SURE),
            };
            let own = if other == 0 { SURE } else { best.0 };
            if own == 0
                && let Some(child) = children.get(best.1)
            {
                self.wins[side].count(child.cell);
            }
            if own >= own_bound || other >= other_bound || own == 0 || other == 0 || self.is_late() {
                let numbers =
                    if attacks { Numbers { kill: own, live: other } } else { Numbers { kill: other, live: own } };
                let zone = if numbers.is_settled() { zone | self.context(position, numbers) } else { zone };
                return Entry { numbers, zone };
            }
            let Some(child) = children.get(best.1).copied() else {
                return Entry { numbers: Numbers::UNKNOWN, zone };
            };
            let child_own = own_bound.min(second.saturating_add(1));
            let child_other = other_bound - (other - seen(self.numbers(&child)).1).min(other_bound - 1);
            let (kill, live) = if attacks { (child_own, child_other) } else { (child_other, child_own) };
            self.look(&child, 1 - side, kill, live);
        }
    }

    /// The liberties of the winner's strings that have few: taking them may change what was proved.
    fn context(&self, position: &Position, numbers: Numbers) -> Cells {
        let firm = self.field.flood(self.field.stay[ATTACKER], self.field.stones(position, ATTACKER));
        let hanging = Hanging::of(self.field, position, firm);
        hanging.few[if numbers.kill == 0 { ATTACKER } else { OWNER }]
    }
}

/// What tells a position, with a side to move, from others.
fn key(position: &Position, side: usize) -> Hash {
    position.hash ^ if side == ATTACKER { ATTACKS } else { 0 }
}
