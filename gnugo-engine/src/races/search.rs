//! Is the owner's dragon captured before the attacker's? A [proof-number search](crate::fight) over all moves of the race.
//!
//! Before a position has been looked at, liberties tell what is missing. Liberties that only cost moves are filled in one order.

use super::bounds::{Sight, hot, plain, thin, unconditional};
use super::count::guess;
use super::counted::{captures, filling, shared};
use super::field::{ATTACKER, Area, Cells, Chains, Field, OWNER, Position, each};
use crate::board::Hash;
use crate::fight::{Alike, Child, Children, Entry, Kos, Numbers, Proofs, Prove, Told};
use crate::limit::Limit;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// So many points that speak less for a move than for the best make it look one position farther from success.
const DOUBT: i32 = 6;
/// But no more than so many.
const MOST_DOUBT: i32 = 5;
/// So many positions are looked at after a capture.
const AFTER_CAPTURE: u64 = 3_000;

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

/// What can be said of a position without reading on.
enum Glance {
    /// All that there is to know.
    Told(Entry),
    /// What seems to be missing.
    Guessed(Numbers),
}

/// No variation is longer.
const LONGEST: usize = 100;

/// A search.
#[derive(Debug)]
pub(super) struct Search<'a> {
    field: &'a Field,
    /// Whether capturing the attacker's dragon is all that the owner needs.
    is_race: bool,
    /// Whether capturing the owner's dragon is worth it only if the attacker's lives by that.
    is_small: bool,
    /// What became of the attacker's dragon after captures.
    worth: FxHashMap<Hash, bool>,
    pub(super) proofs: Proofs,
    pub(super) kos: Kos,
}

impl<'a> Search<'a> {
    pub(super) fn new(field: &'a Field, is_race: bool, is_small: bool, most: u64, time: Option<&Limit>) -> Self {
        let (proofs, kos) = (Proofs::within(most, time, LONGEST), Kos::default());
        Self { field, is_race, is_small, worth: FxHashMap::default(), proofs, kos }
    }

    /// Whether the owner's dragon is captured if `side` moves first and `rich` wins all kos; and the move that captures it, or
    /// saves it.
    pub(super) fn prove(&mut self, start: &Position, side: usize, rich: Option<usize>) -> (Numbers, Cells) {
        let start = self.kos.begin(rich, start);
        self.proofs.clear();
        self.worth.clear();
        let attacks = side == ATTACKER;
        let chains = self.field.chains(&start);
        if let Some(cell) = self.captures_now(&start, &chains, side) {
            return (if attacks { Numbers::KILLED } else { Numbers::ALIVE }, cell);
        }
        if attacks && self.lives(&start, &chains).is_some() {
            return (Numbers::ALIVE, 0);
        }
        let children = self.children(&start, &chains, side, true);
        self.prove_from(&start, &chains, &children, side)
    }

    pub(super) fn field(&self) -> &'a Field {
        self.field
    }

    /// What is left of the stones that a side fights for.
    pub(super) fn left(&self, position: &Position, side: usize) -> Cells {
        self.field.goals[side] & position.stones[side]
    }

    /// The move of a side that captures all that is left of the other's dragon.
    fn captures_now(&self, position: &Position, chains: &Chains, side: usize) -> Option<Cells> {
        if side == OWNER && !self.is_race {
            return None;
        }
        let left = self.left(position, 1 - side);
        let chain = chains[1 - side].iter().find(|chain| chain.stones & left != 0)?;
        let captures = left & !chain.stones == 0 && !chain.stays && chain.liberties.count_ones() == 1;
        // What the capture of a few stones is worth is seen after it.
        let captures = captures && !(side == ATTACKER && self.is_small);
        (captures && self.kos.may_take(position, side, chain.liberties)).then_some(chain.liberties)
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
        let mut search = Search::new(&field, false, false, AFTER_CAPTURE, self.proofs.time());
        let rich = self.kos.rich().map(|side| 1 - side);
        let start = field.set_up([position.stones[ATTACKER], position.stones[OWNER]], position.ko);
        let (numbers, _) = search.prove(&start, ATTACKER, rich);
        self.proofs.nodes += search.proofs.nodes;
        self.kos.met |= search.kos.met;
        let lives = numbers.kill != 0;
        self.proofs.was_cut |= !numbers.is_settled();
        self.worth.insert(position.hash, lives);
        lives
    }

    /// If the owner's dragon lives whatever is played: where that would have to be changed.
    fn lives(&self, position: &Position, chains: &Chains) -> Option<Cells> {
        let goal = self.field.goals[OWNER];
        let safe = chains[OWNER].iter().find(|chain| chain.stays && chain.stones & goal != 0);
        safe.map(|chain| chain.stones).or_else(|| unconditional(self.field, position, chains))
    }

    /// Whether a capture of either dragon is the end, whatever it leaves.
    fn ends_by_capture(&self) -> bool {
        self.is_race && !self.is_small
    }

    /// A pass, and the moves of a side, with what is thought of them.
    fn children(&mut self, position: &Position, chains: &Chains, side: usize, may_pass: bool) -> Children {
        let field = self.field;
        let sight = Sight::of(field, position, chains);
        let hot = hot(chains);
        let empty = field.empty(position);
        let own = position.stones[OWNER];
        let rival = field.goals[ATTACKER] & position.stones[ATTACKER];
        let theirs = chains[ATTACKER].iter().filter(|chain| chain.stones & rival != 0 && !chain.stays);
        let liberties = sight.liberties | theirs.fold(0, |all, chain| all | chain.liberties);
        let second = field.beside(liberties) & empty;
        // Nobody fills such liberties of his own, and the other one only one of them.
        let plain_of = |side: usize| {
            let strings = chains[side].iter().filter(|chain| !chain.stays);
            strings.map(move |chain| plain(field, chains, side, chain))
        };
        let ours = plain_of(side).fold(0, |all, cells| all | cells);
        let mut alike = Alike::default();
        plain_of(1 - side).for_each(|cells| alike.add(cells, |cell| *cell));
        if self.ends_by_capture() {
            alike.add(shared(field, position, chains), |cell| *cell);
        }
        let mut moves: SmallVec<[(i32, Child); 24]> = SmallVec::new();
        for cell in each(empty & !ours & !alike.idle()) {
            let beside = field.beside(cell);
            // Nobody gains by filling an eye of one string of his own; between two of them it may be a link.
            let is_eye = match side {
                OWNER => chains[OWNER].iter().any(|chain| beside & !chain.stones == 0),
                _ => beside & !sight.firm == 0,
            };
            if is_eye && field.walls[1 - side] & cell == 0 && hot & cell == 0 {
                continue;
            }
            if !self.kos.may_play(position, side, cell) {
                continue;
            }
            let Some(played) = field.play(position, chains, side, cell) else { continue };
            let Some(after) = self.kos.after(position, side, cell, played.position) else { continue };
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
            let child = Child::play(cell, after, played.taken, side);
            moves.push((value, Child { alike: alike.class_of(cell), ..child }));
        }
        let mut ranked: SmallVec<[_; 24]> = SmallVec::new();
        ranked.extend(moves.iter().enumerate().map(|(number, (value, child))| (-*value, child.cell, number)));
        ranked.sort_unstable();
        let best = ranked.first().map_or(0, |(value, ..)| *value);
        let mut children = Children::with_capacity(ranked.len() + 1);
        if may_pass {
            children.push(self.seen(Child::pass(field.pass(position), side, position.ko != 0), 1, side));
        }
        for (value, _, number) in ranked {
            let Some((_, child)) = moves.get(number) else { continue };
            let doubt = 1 + ((value - best) / DOUBT).min(MOST_DOUBT) as u32;
            let child = self.seen(*child, doubt, side);
            children.push(child);
            if self.proofs.numbers(&child).seen(side).0 == 0 {
                break;
            }
        }
        children
    }

    /// The position after a move, at a glance.
    fn seen(&mut self, child: Child, doubt: u32, mover: usize) -> Child {
        if self.proofs.get(child.key).is_some() {
            return child;
        }
        self.proofs.nodes += 1;
        match self.glance(&child.position, doubt, mover) {
            Glance::Told(entry) => {
                self.proofs.keep(child.key, entry);
                child
            }
            Glance::Guessed(guess) => Child { guess, ..child },
        }
    }

    /// What can be told of the position after a move of a side without reading on, or else what is thought of it.
    fn glance(&mut self, position: &Position, doubt: u32, mover: usize) -> Glance {
        let field = self.field;
        let around = |cells: Cells| cells | field.beside(cells);
        let (left, rival) = (self.left(position, OWNER), self.left(position, ATTACKER));
        if left == 0 {
            let is_worth_it = self.is_worth_it(position);
            return Glance::Told(if is_worth_it {
                Entry::killed(around(field.goals[OWNER]))
            } else {
                Entry::alive(field.all)
            });
        }
        if rival == 0 && self.is_race {
            return Glance::Told(Entry::alive(around(field.goals[ATTACKER])));
        }
        let chains = field.chains(position);
        let to_move = 1 - mover;
        if self.captures_now(position, &chains, to_move).is_some() {
            let (numbers, stones) = if to_move == ATTACKER { (Numbers::KILLED, left) } else { (Numbers::ALIVE, rival) };
            // Whoever is to be captured may take what surrounds him, or connect.
            let caught = chains[mover].iter().find(|chain| chain.stones & stones != 0);
            let caught = caught.map_or(stones, |chain| chain.stones);
            return Glance::Told(Entry::of(numbers, around(caught) | thin(field, &chains, to_move)));
        }
        if mover == OWNER
            && let Some(zone) = self.lives(position, &chains)
        {
            return Glance::Told(Entry::alive(zone));
        }
        if self.ends_by_capture()
            && let Some(filling) = filling(field, position, &chains)
            && let Some(kills) = captures(&filling.count, to_move)
        {
            let numbers = if kills { Numbers::KILLED } else { Numbers::ALIVE };
            return Glance::Told(Entry::of(numbers, filling.zone));
        }
        let sight = Sight::of(field, position, &chains);
        // As long as the other dragon may be captured, room for eyes is not all.
        let is_rival_safe = !self.is_race || rival & !sight.firm == 0;
        let is_shut_in = mover == OWNER && is_rival_safe && !sight.may_connect(field);
        if is_shut_in && self.kos.lacks_eyes(|by_ko| sight.most_eyes(field, by_ko)) {
            return Glance::Told(Entry::killed(sight.eyes | sight.reach(field)));
        }
        let (kill, live) = guess(field, position, &chains, &sight, is_rival_safe, to_move);
        Glance::Guessed(if mover == ATTACKER {
            Numbers { kill: kill + doubt - 1, live }
        } else {
            Numbers { kill, live: live + doubt - 1 }
        })
    }
}

impl Prove for Search<'_> {
    type Scene = Chains;

    fn proofs(&self) -> &Proofs {
        &self.proofs
    }

    fn proofs_mut(&mut self) -> &mut Proofs {
        &mut self.proofs
    }

    fn all(&self) -> Cells {
        self.field.all
    }

    fn open(&mut self, child: &Child, side: usize) -> Option<(Chains, Children)> {
        let chains = self.field.chains(&child.position);
        let children = self.children(&child.position, &chains, side, !child.only_shows);
        Some((chains, children))
    }

    fn context(&self, _: &Position, chains: &Chains, winner: usize) -> Cells {
        thin(self.field, chains, winner)
    }

    fn succeeds_by_waiting(&self) -> bool {
        false
    }

    fn won(&mut self, _: usize, _: Cells) {}
}

impl Told for Search<'_> {
    const DEAD: &'static str = "dead: no room for two eyes, and the other dragon is safe";

    fn ending(&mut self, position: &Position, side: usize) -> Option<&'static str> {
        if self.left(position, OWNER) == 0 {
            return Some("captured");
        }
        if self.left(position, ATTACKER) == 0 && self.is_race {
            return Some("the attacker's dragon is captured first");
        }
        let chains = self.field.chains(position);
        if self.captures_now(position, &chains, side).is_some() {
            return Some("all that is left of the other dragon can be captured now");
        }
        let lives = side == ATTACKER && self.lives(position, &chains).is_some();
        lives.then_some("lives: two eyes that nobody can take, or connected to stones that stay")
    }

    fn moves(&mut self, position: &Position, side: usize, may_pass: bool) -> Children {
        self.children(position, &self.field.chains(position), side, may_pass)
    }
}
