//! Can the goal be killed within the pocket? A [proof-number search](crate::fight) over all its moves.
//!
//! A position costs a microsecond or two, so that it is read to the end.

use super::bounds::{Hanging, Sight, lives_by_a_room, plain, unconditional};
use super::field::{ATTACKER, Area, Cells, Field, OWNER, Position, each};
use super::shapes::Shapes;
use super::wins::Wins;
use super::worth;
use crate::fight::{Alike, Child, Children, Entry, Kos, Numbers, Proofs, Prove, Told};
use crate::limit::Limit;
use smallvec::SmallVec;

/// So many points that speak less for a move than for the best make it look one position farther from success.
const DOUBT: i32 = 4;
/// But no more than so many.
const MOST_DOUBT: i32 = 8;

/// No variation is longer.
pub(super) const LONGEST: usize = 80;

/// A search.
#[derive(Debug)]
pub(super) struct Search<'a> {
    field: &'a Field,
    goal: Cells,
    /// In which order equally good moves come, by the number of the cell.
    order: &'a [i32],
    pub(super) proofs: Proofs,
    pub(super) kos: Kos,
    /// Whether the owner has to get two eyes: a dragon that is not captured, but has none when both pass, is no success of
    /// his.
    pub(super) wants_eyes: bool,
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
        time: Option<&Limit>,
    ) -> Self {
        Self {
            field,
            goal,
            order,
            proofs: Proofs::within(most, time, LONGEST),
            kos: Kos::default(),
            wants_eyes: false,
            wins: [Wins::default(); 2],
            hints: Vec::new(),
            shapes,
        }
    }

    /// Whether the goal is killed if `side` moves first and `rich` wins all kos; and the move that does it, or saves it.
    pub(super) fn prove(&mut self, start: &Position, side: usize, rich: Option<usize>) -> (Numbers, Cells) {
        let start = &self.kos.begin(rich, start);
        self.proofs.clear();
        self.wins = [Wins::default(); 2];
        let left = self.left(start);
        if side == ATTACKER {
            if let Some(cell) = self.captures_now(start, left) {
                return (Numbers::KILLED, cell);
            }
            if self.lives(start, left, side).is_some() {
                return (Numbers::ALIVE, 0);
            }
        }
        let children = self.children(start, &Sight::of(self.field, start, left), side, true);
        self.prove_from(start, &(), &children, side)
    }

    /// All moves that succeed for `side`, once one was [found](Self::prove), as far as there are positions left to look at.
    pub(super) fn all_that_succeed(&mut self, start: &Position, side: usize) -> Cells {
        let start = &self.kos.start(start);
        let children = self.children(start, &self.sight(start), side, true);
        self.successes(start, &children, side)
    }

    pub(super) fn field(&self) -> &'a Field {
        self.field
    }

    pub(super) fn left(&self, position: &Position) -> Cells {
        self.goal & position.stones[OWNER]
    }

    /// The attacker's move that captures all that is left of the goal.
    fn captures_now(&self, position: &Position, left: Cells) -> Option<Cells> {
        let field = self.field;
        let string = field.flood(left & left.wrapping_neg(), field.stones(position, OWNER));
        let liberties = field.beside(string) & field.empty(position);
        let captures = left & !string == 0 && string & field.stay[OWNER] == 0 && liberties.count_ones() == 1;
        (captures && self.kos.may_take(position, ATTACKER, liberties)).then_some(liberties)
    }

    /// What the goal lives by, whatever is played elsewhere: regions that nobody can take from it, or a room that gives two eyes.
    fn lives(&mut self, position: &Position, left: Cells, side: usize) -> Option<Cells> {
        if self.proofs.looks_at_all {
            return None;
        }
        let regions = if side == ATTACKER { unconditional(self.field, position, left) } else { None };
        regions.or_else(|| self.has_a_room(position, left, side))
    }

    /// The room by which the goal lives, if that counts: where there are stones of the attacker's it may live in seki.
    fn has_a_room(&mut self, position: &Position, left: Cells, side: usize) -> Option<Cells> {
        let Self { field, shapes, wants_eyes, .. } = self;
        if *wants_eyes { None } else { lives_by_a_room(field, position, left, shapes, side) }
    }

    /// A pass, and the moves of a side, with what is thought of them.
    fn children(&mut self, position: &Position, sight: &Sight, side: usize, may_pass: bool) -> Children {
        let field = self.field;
        let chains = field.chains(position);
        let Hanging { hot, .. } = Hanging::of(&chains, sight.firm);
        let empty = field.empty(position);
        let own = field.stones(position, OWNER);
        let liberties = field.beside(sight.group) & empty;
        let mut passes = None;
        // What speaks for each move is kept apart: moves are large, and not to be moved about.
        let mut moves = Children::with_capacity(empty.count_ones() as usize);
        let mut ranked: SmallVec<[(i32, i32, usize); 32]> = SmallVec::new();
        let mut helps = field.on_board;
        if may_pass {
            let pass = Child::pass(field.pass(position), side, position.ko != 0);
            let lost = if side == ATTACKER { Numbers::ALIVE } else { Numbers::KILLED };
            // Only what changes why a pass loses may help.
            let told = self.proofs.get(pass.key).filter(|entry| entry.numbers == lost && !self.proofs.looks_at_all);
            if let Some(entry) = told {
                helps = entry.zone | hot;
            }
            passes = Some(pass);
        }
        // Nobody fills such liberties of his own, and the attacker only one of them.
        let (mut ours, mut alike) = (0, Alike::default());
        for cells in plain(field, position, sight.firm) {
            match side {
                OWNER => ours |= cells,
                _ => alike.add(cells, |cell| self.order.get(cell.trailing_zeros() as usize).copied()),
            }
        }
        for cell in each(empty & !ours & !alike.idle()) {
            if helps & (cell | alike.class_of(cell)) == 0 {
                continue;
            }
            let beside = field.beside(cell);
            // Nobody gains by filling an eye of his own.
            if side == OWNER && beside & !own == 0 && hot & cell == 0 {
                continue;
            }
            if !self.kos.may_play(position, side, cell) {
                continue;
            }
            let Some(played) = field.play(position, &chains, side, cell) else { continue };
            let Some(after) = self.kos.after(position, side, cell, played.position) else { continue };
            let strings = if (beside & own).count_ones() > 1 { field.parts_beside(cell, own) } else { 1 };
            let mut value = worth::EYE_BESIDE * (beside & sight.eyes).count_ones() as i32 + worth::LINK * (strings - 1);
            for (cells, worth) in [(sight.eyes, worth::EYE), (hot, worth::HOT), (liberties, worth::LIBERTY)] {
                value += if cells & cell != 0 { worth } else { 0 };
            }
            value += match played.liberties {
                1 if sight.eyes & cell != 0 => worth::THROW_IN,
                1 => worth::SELF_ATARI,
                many => worth::MOST_LIBERTIES.min(many as i32),
            };
            value += self.wins[side].worth(cell);
            if self.proofs.is_at_start() {
                value += self.hints.iter().filter(|hint| hint.0 == cell).map(|hint| hint.1).sum::<i32>();
            }
            let place = self.order.get(cell.trailing_zeros() as usize).copied().unwrap_or_default();
            ranked.push((-value, place, moves.len()));
            moves.push(Child { alike: alike.class_of(cell), ..Child::play(cell, after, played.taken, side) });
        }
        ranked.sort_unstable();
        let best = ranked.first().map_or(0, |(value, ..)| *value);
        let mut children = Children::with_capacity(ranked.len() + 1);
        children.extend(passes);
        for (value, _, number) in ranked {
            let Some(child) = moves.get(number) else { continue };
            let doubt = 1 + ((value - best) / DOUBT).min(MOST_DOUBT) as u32;
            let guess =
                if side == ATTACKER { Numbers { kill: doubt, live: 1 } } else { Numbers { kill: 1, live: doubt } };
            children.push(Child { guess, ..*child });
        }
        children
    }

    /// What is seen of a position.
    fn sight(&self, position: &Position) -> Sight {
        Sight::of(self.field, position, self.left(position))
    }

    /// What can be told of a position without reading on, if `side` is to move; else what is seen of it.
    fn glance(&mut self, position: &Position, side: usize) -> Result<Sight, Entry> {
        let left = self.left(position);
        if left == 0 {
            return Err(Entry::killed(self.goal | self.field.beside(self.goal)));
        }
        if side == ATTACKER && self.captures_now(position, left).is_some() {
            let string = self.field.flood(left, self.field.stones(position, OWNER));
            return Err(Entry::killed(string | self.field.beside(string)));
        }
        if let Some(zone) = self.lives(position, left, side) {
            return Err(Entry::alive(zone));
        }
        let sight = Sight::of(self.field, position, left);
        if sight.group & self.field.stay[OWNER] != 0 {
            return Err(Entry::alive(sight.group));
        }
        if self.proofs.looks_at_all || self.may_reach_a_friend(&sight) {
            return Ok(sight);
        }
        let Self { field, shapes, kos, .. } = self;
        let is_dead = kos.lacks_eyes(|by_ko| sight.most_eyes(field, position, shapes, side, by_ko));
        if is_dead { Err(Entry::killed(sight.eyes)) } else { Ok(sight) }
    }

    /// Whether the owner may get to a friend that stays, over empty points and past stones that may be captured, and needs no eyes
    /// then. Where nothing closes the pocket, next to nothing would be settled if he might: there it is left to whoever reads on.
    fn may_reach_a_friend(&self, sight: &Sight) -> bool {
        let field = self.field;
        if !field.is_closed || field.stay[OWNER] == 0 {
            return false;
        }
        let reached = field.flood(sight.group, field.arena & !sight.firm);
        field.beside(reached) & field.stay[OWNER] != 0
    }
}

impl Prove for Search<'_> {
    type Scene = ();

    fn proofs(&self) -> &Proofs {
        &self.proofs
    }

    fn proofs_mut(&mut self) -> &mut Proofs {
        &mut self.proofs
    }

    fn all(&self) -> Cells {
        self.field.arena
    }

    fn open(&mut self, child: &Child, side: usize) -> Option<((), Children)> {
        let sight = match self.proofs.get(child.key) {
            Some(_) => self.sight(&child.position),
            None => match self.glance(&child.position, side) {
                Ok(sight) => sight,
                Err(entry) => {
                    self.proofs.keep(child.key, entry);
                    return None;
                }
            },
        };
        Some(((), self.children(&child.position, &sight, side, !child.only_shows)))
    }

    fn context(&self, position: &Position, (): &(), winner: usize) -> Cells {
        let firm = self.field.flood(self.field.stay[ATTACKER], self.field.stones(position, ATTACKER));
        Hanging::of(&self.field.chains(position), firm).few[winner]
    }

    fn succeeds_by_waiting(&self) -> bool {
        self.wants_eyes
    }

    /// Who has to get two eyes gets none by going round in circles, and may be sent two stones for every one that he takes.
    fn repeated(&self) -> Entry {
        let all = self.field.arena;
        if self.wants_eyes { Entry::killed(all) } else { Entry::alive(all) }
    }

    fn won(&mut self, side: usize, cell: Cells) {
        self.wins[side].count(cell);
    }
}

impl Told for Search<'_> {
    const DEAD: &'static str = "dead: no room for two eyes";

    fn ending(&mut self, position: &Position, side: usize) -> Option<&'static str> {
        let left = self.left(position);
        if left == 0 {
            return Some("captured");
        }
        if side == ATTACKER {
            if self.captures_now(position, left).is_some() {
                return Some("all that is left can be captured now");
            }
            if unconditional(self.field, position, left).is_some() {
                return Some("lives: two eyes that nobody can take");
            }
        }
        // Who is asked for a move is told one.
        let is_asked = side == OWNER && self.proofs.is_at_start();
        if !is_asked && self.has_a_room(position, left, side).is_some() {
            return Some("lives: a room that gives two eyes");
        }
        let sight = Sight::of(self.field, position, left);
        (side == ATTACKER && sight.group & self.field.stay[OWNER] != 0)
            .then_some("lives: connected to stones that stay")
    }

    fn moves(&mut self, position: &Position, side: usize, may_pass: bool) -> Children {
        self.children(position, &self.sight(position), side, may_pass)
    }
}
