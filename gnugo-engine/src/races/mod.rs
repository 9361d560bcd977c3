//! Who wins a capturing race?
//!
//! Two dragons of different colours, side by side, of which neither lives alone: one captures the other, or both live in seki.
//! Both are read with their liberties and eyes, as the whole game in a small part of the board ([`arena`](self)): whoever
//! captures all of the other's dragon first has won, so that eyes, big eyes, approach moves, shared liberties and kos come
//! out as they are. A position costs one or two microseconds; up to [`MOST_POSITIONS`] are looked at in each reading, of
//! which there are up to three for each of three questions. A ko that only one player can begin is none ([`waiting`]).
//! What is read to its end in a part that is closed is *certain*. It does not see dragons that run over the open board, what is
//! captured outside, and whether a capture of more than five stones leaves two eyes.

mod arena;
mod bounds;
mod count;
mod counted;
mod dragons;
mod field;
mod search;
#[cfg(test)]
mod tests;
mod waiting;

pub use dragons::semeais;

use crate::board::{Board, Color, Point, PointSet};
use crate::fight::{Numbers, WAITS, Waiting, variations};
use crate::limit::Limit;
use crate::reading::Outcome;
use crate::unconditional::Unconditional;
use crate::variations::Variations;
use arena::Arena;
use field::{ATTACKER, OWNER};
use search::Search;

/// The positions that one reading looks at, if nothing else is said.
pub const MOST_POSITIONS: u64 = 800_000;
/// How many steps from both dragons moves are considered; fewer if there are too many.
const STEPS: [usize; 4] = [4, 3, 2, 1];
/// Who captures no more stones may still be killed where they stood: he has to live by it.
const SMALL: usize = 5;

/// How a capturing race ends, if the first dragon's owner moves first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Race {
    /// Whether he saves his own dragon: it is not captured, be it in seki.
    pub defense: Outcome,
    /// Whether he captures the other one.
    pub attack: Outcome,
    /// The move that saves his dragon, and captures the other one, or fights the ko about it, if his own is saved as surely by that. If
    /// his own needs none, the one that captures, or fights the ko. None if neither needs a move, or none helps.
    pub point: Option<Point>,
    /// The move that captures the other one, where it would not save his own as surely.
    pub capture: Option<Point>,
    /// Whether a ko decides that one player may begin when he likes, and which so counts as none, as in bent four.
    pub waits: bool,
    /// Whether all of it was read to its end, where nothing outside could change it.
    pub certain: bool,
    /// Whether it was read to its end, whatever may happen outside.
    pub is_settled: bool,
}

/// The answer to one question.
#[derive(Clone, Copy, Debug)]
struct Answer {
    outcome: Outcome,
    point: Option<Point>,
    waits: bool,
    certain: bool,
    is_settled: bool,
}

/// What was found under one assumption about kos.
#[derive(Clone, Copy, Debug)]
struct Found {
    succeeds: bool,
    certain: bool,
    is_settled: bool,
    met_ko: bool,
    point: Option<Point>,
    nodes: u64,
}

/// Reads races.
#[derive(Clone, Debug)]
pub struct RaceReader {
    most: u64,
    nodes: u64,
    time: Option<Limit>,
}

impl Default for RaceReader {
    fn default() -> Self {
        Self::within(MOST_POSITIONS)
    }
}

impl RaceReader {
    /// One that looks at so many positions in each reading, fewer where no proof is near and up to three times as many where one is.
    #[must_use]
    pub fn within(positions: u64) -> Self {
        Self { most: positions, nodes: 0, time: None }
    }

    /// The same reader, which ends when a limit is reached, ready or not.
    pub(crate) fn until(self, limit: &Limit) -> Self {
        Self { time: Some(limit.clone()), ..self }
    }

    /// How many positions have been looked at so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Reads the race between a dragon of `color`, whose owner moves first, and one of the opponent's. `safe` are stones that
    /// live for themselves. `None` if it is spread too widely.
    pub fn read(
        &mut self,
        board: &Board,
        own: &PointSet,
        other: &PointSet,
        safe: &PointSet,
        color: Color,
    ) -> Option<Race> {
        let enemy = color.opponent();
        // What can never be captured is a wall to the other one.
        let firm = firm(board);
        let safe = &safe.union(&firm);
        let cut = |dragons, owner| cut(board, dragons, owner, &firm, safe);
        let theirs = cut([other, own], enemy)?;
        let mine = cut([own, other], color)?;
        let never = Answer { outcome: Outcome::Lost, point: None, waits: false, certain: true, is_settled: true };
        let attack = if other.intersects(&firm) { never } else { self.answer(&theirs, color) };
        // Who captures the other one lives by that.
        let mut defense = Answer { outcome: Outcome::Win, ..attack };
        if attack.outcome != Outcome::Win {
            let saved = Answer { outcome: Outcome::Win, ..never };
            defense = if own.intersects(&firm) { saved } else { self.answer(&mine, color) };
            defense.outcome = defense.outcome.max(attack.outcome);
        }
        let captures = attack.outcome != Outcome::Lost;
        let does_both = captures && attack.outcome == defense.outcome;
        let (best, arena) = if does_both { (attack, &theirs) } else { (defense, &mine) };
        let mut race = Race {
            defense: defense.outcome,
            attack: attack.outcome,
            point: best.point,
            capture: attack.point.filter(|_| captures && !does_both),
            waits: attack.waits || defense.waits,
            certain: attack.certain && defense.certain,
            is_settled: attack.is_settled && defense.is_settled,
        };
        if best.outcome == Outcome::Lost {
            race.point = None;
        } else if best.outcome == Outcome::Win && race.point.is_some() {
            // Whoever wins though the other moves first needs no move.
            let after_pass = self.answer(arena, enemy);
            race.point = best.point.filter(|_| after_pass.outcome != Outcome::Lost);
            race.certain &= after_pass.certain;
            race.is_settled &= after_pass.is_settled;
        }
        if race.point.is_none() {
            // Whose own dragon needs no move may as well begin the ko about the other one.
            race.point = race.capture.take();
        } else if let Some(at) = race.capture
            // What fights that ko may save his own as surely.
            && let Some(saved) = self.after(board, at, [own, other], safe, color)
            && saved.is_settled
            && saved.outcome.reversed() >= race.defense
        {
            race.point = race.capture.take();
            race.certain &= saved.certain;
        }
        Some(race)
    }

    /// Whether the opponent captures `own` once `color` has moved at a point. `None` if nothing is left to be read.
    fn after(
        &mut self,
        board: &Board,
        at: Point,
        [own, other]: [&PointSet; 2],
        safe: &PointSet,
        color: Color,
    ) -> Option<Answer> {
        let mut after = board.clone();
        if !after.try_play(at, color) {
            return None;
        }
        let enemy = color.opponent();
        let other = other.intersection(after.stones(enemy));
        let arena = cut(&after, [own, &other], color, &firm(&after), safe)?;
        Some(self.answer(&arena, enemy))
    }

    /// Reads a race as [`read`](Self::read) does, with the variations of the question whether the other dragon is captured and
    /// of the one whether the first is saved.
    pub fn traced(
        &mut self,
        board: &Board,
        own: &PointSet,
        other: &PointSet,
        safe: &PointSet,
        color: Color,
    ) -> Option<(Race, Variations)> {
        let race = self.read(board, own, other, safe, color)?;
        let firm = firm(board);
        let safe = safe.union(&firm);
        let mut tree = Variations::default();
        let questions = [([other, own], color.opponent(), race.attack), ([own, other], color, race.defense)];
        for (dragons, owner, outcome) in questions {
            if dragons[0].intersects(&firm) {
                continue;
            }
            let Some(arena) = cut(board, dragons, owner, &firm, &safe) else { continue };
            let by_ko = outcome.is_ko() || race.waits && outcome == Outcome::Win;
            let rich = arena.side(if by_ko { color } else { color.opponent() });
            let mut search = self.search(&arena);
            let side = arena.side(color);
            search.prove(&arena.start, side, Some(rich));
            let start = search.kos.start(&arena.start);
            tree.append(variations(&mut search, &start, side, arena.owner, |cell| arena.point(cell)));
        }
        if race.waits {
            tree.say(WAITS);
        }
        Some((race, tree))
    }

    /// What `player`, who moves first, achieves in an arena: he captures the dragon, or saves it if it is his own.
    fn answer(&mut self, arena: &Arena, player: Color) -> Answer {
        let other = player.opponent();
        let first = self.ask(arena, player, Some(other));
        let Found { point, certain, is_settled, .. } = first;
        let mut answer = Answer { outcome: Outcome::Lost, point, waits: false, certain, is_settled };
        if first.succeeds {
            answer.outcome = Outcome::Win;
        } else if first.met_ko && first.is_settled {
            let rich = self.ask(arena, player, Some(player));
            answer.certain &= rich.certain;
            answer.is_settled &= rich.is_settled;
            if rich.succeeds {
                let poor = self.ask(arena, player, None);
                answer.certain &= poor.certain;
                answer.is_settled &= poor.is_settled;
                answer.outcome = if poor.succeeds { Outcome::KoA } else { Outcome::KoB };
                answer.point = if poor.succeeds { poor.point } else { rich.point };
                if answer.is_settled {
                    answer = self.without_hurry(arena, player, answer);
                }
            }
        }
        answer
    }

    /// The answer where a ko decides, if the attacker may begin it when he likes: then it is none.
    fn without_hurry(&mut self, arena: &Arena, player: Color, by_ko: Answer) -> Answer {
        let cell = |point: Point| arena.points.iter().position(|&other| other == point).map_or(0, |n| 1 << n);
        let mut search = self.search(arena);
        let mut waiting = Waiting::new(&mut search, self.most);
        let found = if player == arena.owner {
            waiting.waits(&arena.start).then_some(0)
        } else {
            waiting.attack(&arena.start, by_ko.point.map_or(0, cell))
        };
        let nodes = waiting.nodes;
        self.nodes += nodes;
        let Some(found) = found else { return by_ko };
        let outcome = if player == arena.owner { Outcome::Lost } else { Outcome::Win };
        Answer { outcome, point: arena.point(found), waits: true, certain: false, ..by_ko }
    }

    /// Whether `player`, who moves first, gets what he wants if `rich` wins all kos.
    fn ask(&mut self, arena: &Arena, player: Color, rich: Option<Color>) -> Found {
        let mut search = self.search(arena);
        let found = answers(&mut search, arena, player, rich);
        self.nodes += found.nodes;
        found
    }

    /// A search in an arena, by the size of what is fought for.
    fn search<'a>(&'a self, arena: &'a Arena) -> Search<'a> {
        let small = |side: usize| arena.field.goals[side].count_ones() as usize <= SMALL;
        let is_race = arena.is_race && !small(ATTACKER);
        let is_small = arena.is_race && small(OWNER);
        Search::new(&arena.field, is_race, is_small, self.most, self.time.as_ref())
    }
}

/// The stones that can never be captured.
fn firm(board: &Board) -> PointSet {
    let unconditional = Unconditional::new(board);
    unconditional.invincible(Color::Black).union(unconditional.invincible(Color::White))
}

/// The largest arena of a race that is not too large.
fn cut(board: &Board, dragons: [&PointSet; 2], owner: Color, firm: &PointSet, safe: &PointSet) -> Option<Arena> {
    STEPS.into_iter().find_map(|steps| Arena::new(board, dragons, owner, firm, safe, steps))
}

/// The strings of a dragon that hang together with the one at a point as closely as can be: each shares two liberties with
/// another. What else belongs to the dragon may be cut off in a race.
#[must_use]
pub fn core(board: &Board, dragon: &PointSet, at: Point) -> PointSet {
    let Some(color) = board.color_at(at) else { return PointSet::EMPTY };
    let mut core = board.string_stones(at);
    loop {
        let liberties = core.neighbors().intersection(&board.empty_points());
        let mut grown = core;
        for string in board.strings_in(&dragon.difference(&core), color) {
            if board.liberty_set(string).intersection(&liberties).len_up_to(2) >= 2 {
                grown = grown.union(&board.string_stones(string));
            }
        }
        if grown == core {
            return core;
        }
        core = grown;
    }
}

/// What a search finds in an arena if `player` moves first and `rich` wins all kos.
fn answers(search: &mut Search<'_>, arena: &Arena, player: Color, rich: Option<Color>) -> Found {
    let (side, rich_side) = (arena.side(player), rich.map(|rich| arena.side(rich)));
    search.kos.is_strict = false;
    let (numbers, cell) = search.prove(&arena.start, side, rich_side);
    let met_ko = search.kos.met;
    let mut nodes = search.proofs.nodes;
    // A few ko threats must decide as much as any number of them.
    let mut certain = arena.is_closed && numbers.is_settled() && !search.proofs.was_cut;
    if certain && rich.is_some() && (met_ko || search.kos.doubted) {
        search.kos.is_strict = true;
        certain = search.prove(&arena.start, side, rich_side).0 == numbers && !search.proofs.was_cut;
        nodes += search.proofs.nodes;
    }
    let succeeds = succeeds(numbers, side);
    Found { succeeds, certain, is_settled: numbers.is_settled(), met_ko, point: arena.point(cell), nodes }
}

/// Whether what was not read to the end is a success of whoever moves first.
fn succeeds(numbers: Numbers, side: usize) -> bool {
    let (own, other) = numbers.seen(side);
    own <= other
}
