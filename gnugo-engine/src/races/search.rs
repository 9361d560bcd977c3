//! Is the owner's dragon captured before the attacker's? A proof-number search over all moves of the race.
//!
//! Each position has two numbers: how many positions would at least have to be shown won to prove that the attacker captures
//! (`kill`), and how many to prove that the owner does not let him (`live`); the search goes on where fewest are missing, depth
//! first (A. Nagai, "Df-pn algorithm for searching AND/OR trees", 2002). Before a position has been looked at, liberties tell
//! what is missing. Each player first tries to pass; if he loses then, only moves in the zone of that loss can help.
//! Liberties that only cost moves are filled in one order.

use super::bounds::{Plain, Sight, hot, plain, thin, unconditional};
use super::count::guess;
use super::field::{ATTACKER, Cells, Chains, Field, OWNER, Position, each};
use crate::board::Hash;
use crate::limit::Limit;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// A number that says that something is proved.
pub(super) const SURE: u32 = 1 << 28;
/// No variation is longer.
const LONGEST: usize = 100;
/// So many positions are looked at between two looks at the clock.
const BETWEEN_LOOKS: u64 = 1000;
/// So many points that speak less for a move than for the best make it look one position farther from success.
const DOUBT: i32 = 6;
/// But no more than so many.
const MOST_DOUBT: i32 = 5;
/// So many ko threats has the player who wins kos: with as many as he likes, every false eye would be an eye.
const THREATS: u8 = 1;
/// So many positions are looked at after a capture.
const AFTER_CAPTURE: u64 = 3_000;
/// What tells positions in which the owner has to move, and may not pass: after a pass of the attacker's.
const MUST_MOVE: Hash = 0x94d0_49bb_1331_11eb;
/// What tells positions in which the attacker is to move.
const ATTACKS: Hash = 0x5bd1_e995_9e37_79b9;

/// What speaks for a move, in points that mean nothing but an order.
mod worth {
    /// An eye point beside it.
    pub(super) const EYE_BESIDE: i32 = 3;
    /// An eye could be there.
    pub(super) const EYE: i32 = 5;
    /// It takes, or saves, a string in atari.
    pub(super) const HOT: i32 = 14;
    /// A liberty of the dragon that is to be captured, or of the other.
    pub(super) const LIBERTY: i32 = 6;
    /// It is beside a liberty.
    pub(super) const NEAR: i32 = 3;
    /// Each string of the owner's beyond the first that it joins, or cuts off.
    pub(super) const LINK: i32 = 5;
    /// It puts itself into atari.
    pub(super) const SELF_ATARI: i32 = -8;
    /// A liberty that it has counts a point, but no more than these.
    pub(super) const MOST_LIBERTIES: i32 = 4;
}

/// What is missing to a proof that the attacker captures, and to one that he does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    pub(super) kill: u32,
    pub(super) live: u32,
}

impl Numbers {
    pub(super) const KILLED: Self = Self { kill: 0, live: SURE };
    pub(super) const ALIVE: Self = Self { kill: SURE, live: 0 };
    const UNKNOWN: Self = Self { kill: 1, live: 1 };

    pub(super) const fn is_settled(self) -> bool {
        self.kill == 0 || self.live == 0
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
struct Entry {
    numbers: Numbers,
    /// If something is proved: where the loser would have to play to change that.
    zone: Cells,
}

/// A move at a position of the search, or a pass.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    /// 0 is a pass.
    pub(super) cell: Cells,
    pub(super) position: Position,
    pub(super) key: Hash,
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
    /// Whether capturing the attacker's dragon is all that the owner needs.
    pub(super) is_race: bool,
    /// Whether capturing the owner's dragon is worth it only if the attacker's lives by that.
    is_small: bool,
    /// What became of the attacker's dragon after captures.
    worth: FxHashMap<Hash, bool>,
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
    /// Whether false eyes were taken for none, though he may win every ko.
    pub(super) doubts_ko: bool,
    /// Whether a line ended because it repeated a position, or was too long.
    pub(super) was_cut: bool,
}

impl<'a> Search<'a> {
    pub(super) fn new(field: &'a Field, is_race: bool, is_small: bool, most: u64, time: Option<&'a Limit>) -> Self {
        Self {
            field,
            is_race,
            is_small,
            worth: FxHashMap::default(),
            rich: None,
            is_limited: false,
            table: FxHashMap::default(),
            path: Vec::new(),
            nodes: 0,
            most,
            asked: 0,
            time,
            met_ko: false,
            is_strict: false,
            doubts_ko: false,
            was_cut: false,
        }
    }

    /// Whether the owner's dragon is captured if `side` moves first and `rich` wins all kos; and the move that captures it, or
    /// saves it.
    pub(super) fn prove(&mut self, start: &Position, side: usize, rich: Option<usize>) -> (Numbers, Cells) {
        self.rich = rich;
        self.is_limited = rich.is_some() && !self.is_strict;
        let start = self.start(start);
        self.table.clear();
        self.worth.clear();
        (self.nodes, self.asked, self.doubts_ko, self.was_cut) = (0, 0, false, false);
        let attacks = side == ATTACKER;
        let chains = self.field.chains(&start);
        if let Some(cell) = self.captures_now(&start, &chains, side) {
            return (if attacks { Numbers::KILLED } else { Numbers::ALIVE }, cell);
        }
        if attacks && self.lives(&start, &chains).is_some() {
            return (Numbers::ALIVE, 0);
        }
        let children = self.children(&start, &chains, side, true);
        self.path.push(key(&start, side));
        let numbers = self.expand(&chains, &children, side, SURE, SURE).numbers;
        self.path.pop();
        (numbers, self.best(&children, side).map_or(0, |child| child.cell))
    }

    pub(super) fn field(&self) -> &'a Field {
        self.field
    }

    /// The first position, with the ko threats that there are.
    pub(super) fn start(&self, start: &Position) -> Position {
        Field::with_threats(start, if self.is_limited { THREATS } else { 0 })
    }

    /// The child that lacks least to a success of who moves. Nobody is better off passing than attacking.
    pub(super) fn best<'c>(&self, children: &'c [Child], side: usize) -> Option<&'c Child> {
        let attacks = side == ATTACKER;
        let missing = |child: &&Child| {
            let Numbers { kill, live } = self.numbers(child);
            let (own, other) = if attacks { (kill, live) } else { (live, kill) };
            // Of two that want as much, the one that is the farther from failing.
            (u64::from(own) * 1000 / (u64::from(other) + 1), own)
        };
        children.iter().filter(|child| !attacks || child.cell != 0).min_by_key(missing)
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

    pub(super) fn numbers(&self, child: &Child) -> Numbers {
        self.table.get(&child.key).map_or(child.guess, |entry| entry.numbers)
    }

    /// What is left of the stones that a side fights for.
    pub(super) fn left(&self, position: &Position, side: usize) -> Cells {
        self.field.goals[side] & position.stones[side]
    }

    /// The move of a side that captures all that is left of the other's dragon.
    pub(super) fn captures_now(&self, position: &Position, chains: &Chains, side: usize) -> Option<Cells> {
        if side == OWNER && !self.is_race {
            return None;
        }
        let left = self.left(position, 1 - side);
        let chain = chains[1 - side].iter().find(|chain| chain.stones & left != 0)?;
        let captures = left & !chain.stones == 0 && !chain.stays && chain.liberties.count_ones() == 1;
        // What the capture of a few stones is worth is seen after it.
        let captures = captures && !(side == ATTACKER && self.is_small);
        (captures && self.may_take(position, chain.liberties, side)).then_some(chain.liberties)
    }

    fn may_take(&self, position: &Position, cell: Cells, side: usize) -> bool {
        cell != position.ko || self.rich == Some(side) && !(self.is_limited && position.threats == 0)
    }

    /// Whether the attacker's dragon lives after the capture, if it is one of a few stones, which may leave no eye. The owner
    /// is to move.
    fn is_worth_it(&mut self, position: &Position) -> bool {
        if !self.is_small || self.left(position, ATTACKER) == 0 {
            return true;
        }
        if let Some(&lives) = self.worth.get(&position.hash) {
            return lives;
        }
        let field = self.field.swapped();
        let mut search = Search::new(&field, false, false, AFTER_CAPTURE, self.time);
        let rich = self.rich.map(|side| 1 - side);
        let start = field.set_up([position.stones[ATTACKER], position.stones[OWNER]], position.ko);
        let (numbers, _) = search.prove(&start, ATTACKER, rich);
        self.nodes += search.nodes;
        self.met_ko |= search.met_ko;
        let lives = numbers.kill != 0;
        self.was_cut |= !numbers.is_settled();
        self.worth.insert(position.hash, lives);
        lives
    }

    /// If the owner's dragon lives whatever is played: where that would have to be changed.
    pub(super) fn lives(&self, position: &Position, chains: &Chains) -> Option<Cells> {
        let goal = self.field.goals[OWNER];
        let safe = chains[OWNER].iter().find(|chain| chain.stays && chain.stones & goal != 0);
        safe.map(|chain| chain.stones).or_else(|| unconditional(self.field, position, chains))
    }

    /// A pass, and the moves of a side, with what is thought of them.
    pub(super) fn children(&mut self, position: &Position, chains: &Chains, side: usize, may_pass: bool) -> Children {
        let field = self.field;
        let sight = Sight::of(field, position, chains);
        let hot = hot(chains);
        let empty = field.empty(position);
        let own = position.stones[OWNER];
        let rival = field.goals[ATTACKER] & position.stones[ATTACKER];
        let theirs = chains[ATTACKER].iter().filter(|chain| chain.stones & rival != 0 && !chain.stays);
        let liberties = sight.liberties | theirs.fold(0, |all, chain| all | chain.liberties);
        let second = field.beside(liberties) & empty;
        // Nobody fills such liberties of his own, and the other one only the first of them.
        let ours = plain(field, chains, side).all;
        let Plain { all, first } = plain(field, chains, 1 - side);
        let mut children = Children::new();
        let mut moves: SmallVec<[(i32, Child); 24]> = SmallVec::new();
        for cell in each(empty & !ours & !(all & !first)) {
            let beside = field.beside(cell);
            // Nobody gains by filling an eye of one string of his own; between two of them it may be a link.
            let is_eye = match side {
                OWNER => chains[OWNER].iter().any(|chain| beside & !chain.stones == 0),
                _ => beside & !sight.firm == 0,
            };
            if is_eye && field.walls[1 - side] & cell == 0 && hot & cell == 0 {
                continue;
            }
            if cell == position.ko {
                self.met_ko = true;
                if !self.may_take(position, cell, side) {
                    continue;
                }
            }
            let Some(mut played) = field.play(position, chains, side, cell) else { continue };
            if played.position.ko != 0 {
                self.met_ko = true;
                // Who wins all kos would retake at once.
                if self.rich == Some(1 - side) && !self.is_limited {
                    continue;
                }
            }
            if cell == position.ko && self.is_limited {
                played.position = Field::with_threats(&played.position, position.threats - 1);
            }
            let strings = chains[OWNER].iter().filter(|chain| chain.stones & beside & own != 0).count() as i32;
            let mut value =
                worth::EYE_BESIDE * (beside & sight.eyes).count_ones() as i32 + worth::LINK * (strings - 1).max(0);
            let terms = [
                (sight.eyes, worth::EYE),
                (hot, worth::HOT),
                (liberties, worth::LIBERTY),
                (second & !liberties, worth::NEAR),
            ];
            for (cells, worth) in terms {
                value += if cells & cell != 0 { worth } else { 0 };
            }
            value += match played.liberties {
                1 => worth::SELF_ATARI,
                many => worth::MOST_LIBERTIES.min(many as i32),
            };
            let key = key(&played.position, 1 - side);
            let child = Child { cell, position: played.position, key, guess: Numbers::UNKNOWN, taken: played.taken };
            moves.push((value, child));
        }
        moves.sort_by_key(|(value, child)| (-*value, child.cell));
        let best = moves.first().map_or(0, |(value, _)| *value);
        if may_pass {
            let passed = field.pass(position);
            // A pass of the attacker's only shows where a move is needed; two passes would show nothing.
            let must_move = if side == ATTACKER { MUST_MOVE } else { 0 };
            let key = key(&passed, 1 - side) ^ must_move;
            let child = Child { cell: 0, position: passed, key, guess: Numbers::UNKNOWN, taken: 0 };
            children.push(self.seen(child, 1, side));
        }
        for (value, child) in moves {
            let doubt = 1 + ((best - value).max(0) / DOUBT).min(MOST_DOUBT) as u32;
            let child = self.seen(child, doubt, side);
            let wins = self.numbers(&child);
            children.push(child);
            if (if side == ATTACKER { wins.kill } else { wins.live }) == 0 {
                break;
            }
        }
        children
    }

    /// The position after a move, at a glance.
    fn seen(&mut self, child: Child, doubt: u32, mover: usize) -> Child {
        if self.table.contains_key(&child.key) {
            return child;
        }
        self.nodes += 1;
        let (field, position) = (self.field, &child.position);
        let around = |cells: Cells| cells | field.beside(cells);
        let (left, rival) = (self.left(position, OWNER), self.left(position, ATTACKER));
        if left == 0 {
            let numbers = if self.is_worth_it(position) { Numbers::KILLED } else { Numbers::ALIVE };
            let zone = if numbers == Numbers::KILLED { around(field.goals[OWNER]) } else { field.all };
            self.keep(child.key, numbers, zone);
            return child;
        }
        if rival == 0 && self.is_race {
            self.keep(child.key, Numbers::ALIVE, around(field.goals[ATTACKER]));
            return child;
        }
        let chains = field.chains(position);
        let to_move = 1 - mover;
        if self.captures_now(position, &chains, to_move).is_some() {
            let (numbers, stones) = if to_move == ATTACKER { (Numbers::KILLED, left) } else { (Numbers::ALIVE, rival) };
            // Whoever is to be captured may take what surrounds him, or connect.
            let caught = chains[mover].iter().find(|chain| chain.stones & stones != 0);
            let caught = caught.map_or(stones, |chain| chain.stones);
            self.keep(child.key, numbers, around(caught) | thin(field, &chains, to_move));
            return child;
        }
        if mover == OWNER
            && let Some(zone) = self.lives(position, &chains)
        {
            self.keep(child.key, Numbers::ALIVE, zone);
            return child;
        }
        let sight = Sight::of(field, position, &chains);
        // As long as the other dragon may be captured, room for eyes is not all.
        let is_rival_safe = !self.is_race || rival & !sight.firm == 0;
        if mover == OWNER && is_rival_safe && !sight.may_connect(field) {
            let keeps_ko = self.is_strict && self.rich == Some(OWNER);
            if sight.most_eyes(field, keeps_ko) < 2 {
                let by_ko = sight.most_eyes(field, true) >= 2;
                self.met_ko |= by_ko;
                self.doubts_ko |= by_ko && self.rich == Some(OWNER);
                self.keep(child.key, Numbers::KILLED, sight.eyes | sight.reach(field));
                return child;
            }
        }
        let (kill, live) = guess(field, position, &chains, &sight, is_rival_safe, to_move);
        let guess = if mover == ATTACKER {
            Numbers { kill: kill + doubt - 1, live }
        } else {
            Numbers { kill, live: live + doubt - 1 }
        };
        Child { guess, ..child }
    }

    fn keep(&mut self, key: Hash, numbers: Numbers, zone: Cells) {
        self.table.insert(key, Entry { numbers, zone });
    }

    /// Looks at the position, with `side` to move, until a number reaches its bound.
    fn look(&mut self, child: &Child, side: usize, kill: u32, live: u32) {
        self.nodes += 1;
        if self.path.len() >= LONGEST {
            self.was_cut = true;
            self.keep(child.key, Numbers::ALIVE, self.field.all);
            return;
        }
        let may_pass = child.key == key(&child.position, side);
        let chains = self.field.chains(&child.position);
        let children = self.children(&child.position, &chains, side, may_pass);
        self.path.push(child.key);
        let entry = self.expand(&chains, &children, side, kill, live);
        self.path.pop();
        self.table.insert(child.key, entry);
    }

    /// What is known of a child: a position of the variation itself is no progress for the attacker.
    fn known(&mut self, child: &Child) -> Entry {
        if self.path.contains(&child.key) {
            self.was_cut = true;
            return Entry { numbers: Numbers::ALIVE, zone: self.field.all };
        }
        self.table.get(&child.key).copied().unwrap_or(Entry { numbers: child.guess, zone: 0 })
    }

    /// Goes on with the best child until a number reaches its bound.
    fn expand(&mut self, chains: &Chains, children: &[Child], side: usize, kill: u32, live: u32) -> Entry {
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
                    // The owner would have to pass, and may.
                    continue;
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
            if own >= own_bound || other >= other_bound || own == 0 || other == 0 || self.is_late() {
                let numbers =
                    if attacks { Numbers { kill: own, live: other } } else { Numbers { kill: other, live: own } };
                let winner = if numbers.kill == 0 { ATTACKER } else { OWNER };
                let zone = if numbers.is_settled() { zone | thin(self.field, chains, winner) } else { zone };
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
}

/// What tells a position, with a side to move, from others.
pub(super) fn key(position: &Position, side: usize) -> Hash {
    position.hash ^ if side == ATTACKER { ATTACKS } else { 0 }
}
