//! Is the dragon killed? A proof-number search over all of the game in a small part of the board.
//!
//! Each position has two [numbers](Numbers): how many positions would at least have to be shown won to prove that the attacker
//! kills, and how many to prove that the owner does not let him (L. V. Allis, "Searching for solutions in games and artificial
//! intelligence", 1994). The search goes on where fewest are missing, depth first, with a table (A. Nagai, "Df-pn algorithm for
//! searching AND/OR trees", 2002). Each player first tries to pass; what he loses by then is in a *zone*: where he would have to
//! play to change that. Only moves there can help. A stone of the attacker's tells the same if it is not in the zone of why it loses.
//!
//! What the moves are, and what can be told of a position at a glance, is for each kind of [fight](Prove) to say.

use super::{ATTACKER, Cells, OWNER, Position};
use crate::board::{Hash, scattered};
use crate::limit::Limit;
use rustc_hash::FxHashMap;

/// So many positions are looked at between two looks at the clock.
const BETWEEN_LOOKS: u64 = 1000;

/// A search that may look at fewer positions looks at all of them: so early nobody can tell whether it is far from a proof.
const LARGE: u64 = 10_000;
/// After each such part of the positions that may be looked at, it is asked whether it is worth while to go on.
const STEP: u64 = 5;
/// A search is far from a proof if it lacks so much, times the logarithm to base 2 of the positions that it may look at.
const FAR: u32 = 2;
/// The best move is looked at until it lacks so great a part more than the second best: else they take turns at every step.
const SLACK: u32 = 4;
/// A proof that lacks little may take so many times as many positions.
const MORE: u64 = 3;

/// What is missing to a proof that the attacker kills, and to one that the owner lives, in positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Numbers {
    pub(crate) kill: u32,
    pub(crate) live: u32,
}

impl Numbers {
    /// A number that says that the other thing is proved.
    pub(crate) const SURE: u32 = 1 << 28;
    pub(crate) const KILLED: Self = Self { kill: 0, live: Self::SURE };
    pub(crate) const ALIVE: Self = Self { kill: Self::SURE, live: 0 };
    pub(crate) const UNKNOWN: Self = Self { kill: 1, live: 1 };

    /// Those of a side that lacks so much, and whose opponent lacks so much.
    fn of(side: usize, (own, other): (u32, u32)) -> Self {
        if side == ATTACKER { Self { kill: own, live: other } } else { Self { kill: other, live: own } }
    }

    /// What a side lacks, and what the other one does.
    pub(crate) const fn seen(self, side: usize) -> (u32, u32) {
        if side == ATTACKER { (self.kill, self.live) } else { (self.live, self.kill) }
    }

    pub(crate) const fn is_settled(self) -> bool {
        self.kill == 0 || self.live == 0
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) numbers: Numbers,
    /// If something is proved: where the loser would have to play to change that.
    pub(crate) zone: Cells,
    /// If it is proved by going round in circles: by the first position of the variation that is repeated, counted from its start.
    circle: usize,
}

impl Entry {
    /// Of a proof that goes round in no circle.
    const STRAIGHT: usize = usize::MAX;

    pub(crate) const fn killed(zone: Cells) -> Self {
        Self::of(Numbers::KILLED, zone)
    }

    pub(crate) const fn alive(zone: Cells) -> Self {
        Self::of(Numbers::ALIVE, zone)
    }

    pub(crate) const fn of(numbers: Numbers, zone: Cells) -> Self {
        Self { numbers, zone, circle: Self::STRAIGHT }
    }
}

/// A move at a position of a search, or a pass.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    /// 0 is a pass.
    pub(crate) cell: Cells,
    pub(crate) position: Position,
    pub(crate) key: Hash,
    /// What is thought of it before it has been looked at.
    pub(crate) guess: Numbers,
    /// The stones that it captures.
    pub(crate) taken: Cells,
    /// The cells that are not tried since it makes no difference whether that or this one is played.
    pub(crate) alike: Cells,
    /// Whether it is a pass of the attacker's that only shows where a move is needed: the owner may not pass after it.
    pub(crate) only_shows: bool,
}

impl Child {
    /// A side passes, which leads to a position, and may lift the ban on a ko.
    pub(crate) fn pass(position: Position, side: usize, lifts_ban: bool) -> Self {
        // A pass of the attacker's only shows where a move is needed; two passes would show nothing. If he may not retake a ko yet,
        // it is a move: after it he may, unless the owner ends the ko.
        let only_shows = side == ATTACKER && !lifts_ban;
        let key = position.key(1 - side) ^ if only_shows { Position::MUST_MOVE } else { 0 };
        Self { cell: 0, position, key, guess: Numbers::UNKNOWN, taken: 0, alike: 0, only_shows }
    }

    /// A side plays on a cell, and takes these stones by it.
    pub(crate) fn play(cell: Cells, position: Position, taken: Cells, side: usize) -> Self {
        let key = position.key(1 - side);
        Self { cell, position, key, guess: Numbers::UNKNOWN, taken, alike: 0, only_shows: false }
    }
}

/// The moves at a position, a pass before them. On the heap: they are handed on, and each has more than a hundred bytes.
pub(crate) type Children = Vec<Child>;

/// What a search has found so far, and how far it may go.
#[derive(Debug, Default)]
pub(crate) struct Proofs {
    table: FxHashMap<Hash, Entry>,
    /// What is proved by repeating a position of the variation that leads to it, and so holds in that variation only.
    in_circles: FxHashMap<Hash, Entry>,
    path: Vec<Hash>,
    /// What tells which positions the variation has.
    path_hash: Hash,
    /// Positions looked at.
    pub(crate) nodes: u64,
    /// So many may be looked at where a proof is neither near nor far.
    most: u64,
    /// So many may be looked at for now.
    until: u64,
    /// No variation is longer.
    pub(crate) longest: usize,
    asked: u64,
    time: Option<Limit>,
    /// Whether the time is over.
    is_over: bool,
    /// Whether a line ended because it repeated a position, or was too long.
    pub(crate) was_cut: bool,
    /// Whether one was too long: what it would have come to is not known.
    pub(crate) was_too_long: bool,
    /// Whether no move is left out, and nothing told at a glance that would come out by playing on: slower, and the same is found.
    pub(crate) looks_at_all: bool,
}

impl Proofs {
    /// Those of a search of so many positions, and for so long at most, in variations no longer than that: a [large](LARGE) one looks at
    /// fewer if after a fifth of them both proofs still lack much, and at up to three times as many as long as one of them lacks little.
    pub(crate) fn within(most: u64, time: Option<&Limit>, longest: usize) -> Self {
        Self { most, until: most, longest, time: time.cloned(), ..Self::default() }
    }

    /// How many positions may be looked at in all where so much is missing to the nearer proof. Of 773 pockets that were not settled
    /// after a fifth of their positions, 188 were after all of them: 85 of the fifth that then lacked least, 4 of that which lacked
    /// most and took 37 % of the time.
    fn allowed(&self, missing: u32) -> u64 {
        if self.most < LARGE {
            return self.most;
        }
        let far = u64::from(FAR * self.most.max(1).ilog2()).max(1);
        let missing = u64::from(missing.max(1));
        let step = self.most / STEP;
        (step.saturating_mul(far.pow(3)) / missing.saturating_pow(3)).clamp(step, MORE.saturating_mul(self.most))
    }

    /// Looks at the first few positions.
    fn begin(&mut self) {
        self.until = if self.most < LARGE { self.most } else { self.most / STEP + 1 };
    }

    /// Whether a search that has come so far goes on, and how far.
    fn goes_on(&mut self, numbers: Numbers) -> bool {
        let allowed = self.allowed(numbers.kill.min(numbers.live));
        let gave_up = self.nodes < self.until;
        let ends = numbers.is_settled() || gave_up || self.is_over || self.nodes >= allowed;
        self.until = if ends { self.most.max(self.nodes) } else { allowed.min(self.nodes + self.most / STEP + 1) };
        !ends
    }

    /// Forgets what was found: something else is asked.
    pub(crate) fn clear(&mut self) {
        self.table.clear();
        self.in_circles.clear();
        (self.nodes, self.asked, self.was_cut, self.was_too_long) = (0, 0, false, false);
    }

    pub(crate) fn time(&self) -> Option<&Limit> {
        self.time.as_ref()
    }

    /// What is known of the position with this key.
    pub(crate) fn get(&self, key: Hash) -> Option<&Entry> {
        self.table.get(&key)
    }

    pub(crate) fn keep(&mut self, key: Hash, entry: Entry) {
        self.table.insert(key, entry);
    }

    /// What was found at a position that the variation leads to.
    fn keep_here(&mut self, key: Hash, entry: Entry) {
        // Which of its positions is repeated makes a difference as long as that is not settled itself.
        if entry.circle >= self.path.len() {
            self.keep(key, Entry { circle: Entry::STRAIGHT, ..entry });
        } else {
            self.in_circles.insert(key ^ self.path_hash, entry);
        }
    }

    /// What is known of the position after a move, where the variation leads to it.
    fn here(&self, child: &Child) -> Entry {
        let known = self.get(child.key).copied();
        let in_circles = || self.in_circles.get(&(child.key ^ self.path_hash)).copied();
        match known {
            Some(entry) if entry.numbers.is_settled() || self.in_circles.is_empty() => entry,
            _ => in_circles().or(known).unwrap_or(Entry::of(child.guess, 0)),
        }
    }

    /// What is missing after a move.
    pub(crate) fn numbers(&self, child: &Child) -> Numbers {
        self.here(child).numbers
    }

    /// The positions of the variation that is looked at.
    pub(crate) fn path(&self) -> &[Hash] {
        &self.path
    }

    /// A position belongs to the variation that is looked at,
    pub(crate) fn enter(&mut self, key: Hash) {
        self.path.push(key);
        self.path_hash ^= scattered(key);
    }

    /// and the last one does no longer.
    pub(crate) fn leave(&mut self) {
        if let Some(key) = self.path.pop() {
            self.path_hash ^= scattered(key);
        }
    }

    /// Whether the position asked about is the one that is looked at.
    pub(crate) fn is_at_start(&self) -> bool {
        self.path.is_empty()
    }

    /// Whether it is over. The clock is asked now and then.
    fn is_late(&mut self) -> bool {
        if self.nodes >= self.asked + BETWEEN_LOOKS {
            self.asked = self.nodes;
            self.is_over = self.time.as_ref().is_some_and(Limit::is_reached);
        }
        self.is_over || self.nodes >= self.until
    }
}

/// Where one of the players stands after the moves of a position were looked at.
#[derive(Clone, Copy, Debug)]
struct Weighed {
    /// What the player to move lacks, and what the other one does.
    missing: (u32, u32),
    /// The move that lacks least.
    best: usize,
    /// What the next best lacks.
    second: u32,
    /// If something is proved: where the loser would have to play to change that.
    zone: Cells,
    /// The first position of the variation that is repeated for it.
    circle: usize,
}

/// A fight that can be searched.
pub(crate) trait Prove: Sized {
    /// What is seen of a position at once.
    type Scene;

    fn proofs(&self) -> &Proofs;

    fn proofs_mut(&mut self) -> &mut Proofs;

    /// All cells on which something may change.
    fn all(&self) -> Cells;

    /// What is seen of the position after a move, `side` to move there, and the moves from it. `None` if all can be told at a
    /// glance; then that is kept.
    fn open(&mut self, child: &Child, side: usize) -> Option<(Self::Scene, Children)>;

    /// What the winner's success depends on besides its moves: the liberties of his strings that have few.
    fn context(&self, position: &Position, scene: &Self::Scene, winner: usize) -> Cells;

    /// Whether the attacker succeeds where he passes and the owner has no good move: else the owner may pass too, and both live.
    fn succeeds_by_waiting(&self) -> bool;

    /// Whose success it is when both go round in circles: the owner's, whose stones stay on the board.
    fn repeated(&self) -> Entry {
        Entry::alive(self.all())
    }

    /// A move succeeded.
    fn won(&mut self, side: usize, cell: Cells);

    /// Whether the dragon is killed if `side` moves first; and the move that does it, or saves it: 0 for none.
    fn prove_from(
        &mut self,
        start: &Position,
        scene: &Self::Scene,
        children: &[Child],
        side: usize,
    ) -> (Numbers, Cells) {
        self.proofs_mut().enter(start.key(side));
        let bounds = Numbers { kill: Numbers::SURE, live: Numbers::SURE };
        self.proofs_mut().begin();
        let numbers = loop {
            let numbers = expand(self, (start, scene), children, side, bounds).numbers;
            if !self.proofs_mut().goes_on(numbers) {
                break numbers;
            }
        };
        let best = self.best(children, side).map_or(0, |child| child.cell);
        self.proofs_mut().leave();
        (numbers, best)
    }

    /// All moves of a position, of which one succeeds, that succeed, as far as there are positions left to look at.
    fn successes(&mut self, start: &Position, children: &[Child], side: usize) -> Cells {
        let bounds = Numbers { kill: Numbers::SURE, live: Numbers::SURE };
        self.proofs_mut().enter(start.key(side));
        let mut found = 0;
        for child in children {
            if !self.proofs().numbers(child).is_settled() {
                look(self, child, 1 - side, bounds);
            }
            if self.proofs().numbers(child).seen(side).0 == 0 {
                found |= child.cell;
            }
        }
        self.proofs_mut().leave();
        found
    }

    /// The move that lacks least to a success of who moves. Nobody is better off passing than attacking, unless he may retake a ko
    /// then; but who only has to wait needs no move.
    fn best<'c>(&self, children: &'c [Child], side: usize) -> Option<&'c Child> {
        let missing = |child: &&Child| {
            let (own, other) = self.proofs().numbers(child).seen(side);
            // Of two that lack as much, the one that is the farther from failing.
            (u64::from(own) * 1000 / (u64::from(other) + 1), own, side == ATTACKER && child.cell == 0)
        };
        let waits = |child: &Child| self.succeeds_by_waiting() && self.proofs().numbers(child) == Numbers::KILLED;
        let moves = children.iter().filter(|child| !child.only_shows || waits(child));
        moves.min_by_key(missing)
    }
}

/// Looks at the position after a move, with `side` to move, until a number reaches its bound.
fn look<P: Prove>(search: &mut P, child: &Child, side: usize, bounds: Numbers) {
    let endless = search.repeated();
    let proofs = search.proofs_mut();
    proofs.nodes += 1;
    if proofs.path.len() >= proofs.longest {
        (proofs.was_cut, proofs.was_too_long) = (true, true);
        proofs.keep_here(child.key, Entry { circle: 0, ..endless });
        return;
    }
    let Some((scene, children)) = search.open(child, side) else { return };
    search.proofs_mut().enter(child.key);
    let entry = expand(search, (&child.position, &scene), &children, side, bounds);
    let proofs = search.proofs_mut();
    proofs.leave();
    proofs.keep_here(child.key, entry);
}

/// What is known after a move: a position of the variation itself is no progress for who has to make some.
fn known(search: &mut impl Prove, child: &Child) -> Entry {
    let repeated = search.repeated();
    let proofs = search.proofs_mut();
    if let Some(circle) = proofs.path.iter().position(|&key| key == child.key) {
        proofs.was_cut = true;
        return Entry { circle, ..repeated };
    }
    proofs.here(child)
}

/// Goes on with the best move until a number reaches its bound.
fn expand<P: Prove>(
    search: &mut P,
    (position, scene): (&Position, &P::Scene),
    children: &[Child],
    side: usize,
    bounds: Numbers,
) -> Entry {
    let (own_bound, other_bound) = bounds.seen(side);
    // Where a move may help, if a pass loses.
    let mut helps: Option<Cells> = None;
    loop {
        if helps.is_none()
            && !search.proofs().looks_at_all
            && let Some(pass) = children.first().filter(|pass| pass.cell == 0).map(|pass| known(search, pass))
            && pass.numbers.seen(side).1 == 0
        {
            helps = Some(pass.zone);
        }
        let Weighed { missing: (own, other), best, second, zone, circle } = weigh(search, children, side, helps);
        let best = children.get(best);
        if own == 0
            && let Some(child) = best
        {
            search.won(side, child.cell);
        }
        if own >= own_bound || other >= other_bound || own == 0 || other == 0 || search.proofs_mut().is_late() {
            let numbers = Numbers::of(side, (own, other));
            let winner = if numbers.kill == 0 { ATTACKER } else { OWNER };
            let depends = if numbers.is_settled() { search.context(position, scene, winner) } else { 0 };
            return Entry { numbers, zone: zone | depends, circle };
        }
        let Some(child) = best else { return Entry::of(Numbers::UNKNOWN, zone) };
        let own_bound = own_bound.min(second.saturating_add(1 + second / SLACK));
        let rest = other - search.proofs().numbers(child).seen(side).1;
        let other_bound = other_bound - rest.min(other_bound - 1);
        look(search, child, 1 - side, Numbers::of(side, (own_bound, other_bound)));
    }
}

/// What the moves say of a position. If a pass loses only those in the zone of that loss count.
fn weigh(search: &mut impl Prove, children: &[Child], side: usize, helps: Option<Cells>) -> Weighed {
    let (mut best, mut second) = ((Numbers::SURE, 0), Numbers::SURE);
    let (mut worst, mut open) = (0, 0);
    let (mut zone, mut circle) = (0, Entry::STRAIGHT);
    let (helps, because) = if side == ATTACKER { must_play(search, children, helps) } else { (helps, 0) };
    for (n, child) in children.iter().enumerate() {
        if let Some(helps) = helps
            && child.cell != 0
            && helps & (child.cell | child.taken | child.alike) == 0
        {
            continue;
        }
        let entry = known(search, child);
        let (own, other) = entry.numbers.seen(side);
        if own == 0 {
            // The owner would have to pass, and may.
            if child.only_shows && !search.succeeds_by_waiting() {
                continue;
            }
            zone = if child.only_shows { search.all() } else { entry.zone | child.taken | child.cell };
            (best, circle) = ((0, n), entry.circle);
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
            circle = circle.min(entry.circle);
        }
    }
    let other = match (best.0, open) {
        (0, _) => Numbers::SURE,
        (_, 0) => 0,
        _ => (worst + open - 1).min(Numbers::SURE),
    };
    let own = if other == 0 { Numbers::SURE } else { best.0 };
    // What others were left out for belongs to why they lose.
    zone |= if other == 0 { because } else { 0 };
    let circle = if own == 0 || other == 0 { circle } else { Entry::STRAIGHT };
    Weighed { missing: (own, other), best: best.1, second, zone, circle }
}

/// Where a move of the attacker's may help, and why not elsewhere: it has to be in the zone of why a pass loses, and in that of each
/// move that loses though it changes nothing in the proof of that, as a stone outside of the zone does not. All others outside of it
/// lose in the same way. Who takes a stone, or a ko, changes more than one cell. (A stone of the owner's may be what takes an eye from
/// him; the zone of a proof that he has none does not tell.)
fn must_play(search: &impl Prove, children: &[Child], helps: Option<Cells>) -> (Option<Cells>, Cells) {
    let proofs = search.proofs();
    if proofs.looks_at_all {
        return (None, 0);
    }
    let idle = children.iter().filter_map(|child| {
        let entry = proofs.get(child.key).filter(|_| child.cell != 0 && child.taken == 0)?;
        let is_lost = entry.numbers == Numbers::ALIVE && !proofs.path.contains(&child.key);
        (is_lost && entry.zone & child.cell == 0).then_some(entry.zone)
    });
    idle.fold((helps, 0), |(helps, all), zone| (Some(helps.map_or(zone, |helps| helps & zone)), all | zone))
}

#[cfg(test)]
mod tests;
