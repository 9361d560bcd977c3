//! What lives, is dead or is territory even if one player passes for ever?
//!
//! The definitions are those of spec/worms-and-dragons.texi, "unconditional_status". A string is *invincible* if it
//! cannot be captured by any number of moves in a row. Stones that cannot become invincible by any number of moves of
//! their owner in a row are dead; empty points where the opponent cannot make an invincible string are unconditional
//! territory; a string that can be captured, but lies next to such territory of its own, is alive as well.
//!
//! It is cheap (some 10 µs where little is surrounded, up to some 10 ms) and sees little: only what has its eyes
//! already. By the letter of the definitions, groups that live in seki and could not make two eyes by any number of moves
//! are dead; the spec calls that a misfeature, and here such stones, and all around them, are `Unknown` instead where a
//! small search finds them (see `seki`).
//!
//! **Invincible strings** are found by Benson's theorem (D. B. Benson, "Life in the game of Go", 1976): the largest
//! set of strings in which each has two regions to itself that it touches at every empty point.
//!
//! **Where the opponent can live.** Take the invincible strings away, and look at each region that remains: the opponent
//! lives there if they can keep two points empty as eyes while they fill everything else, capturing what they can
//! capture without filling these two. More than two eyes never help, nor larger ones: filling the surplus joins strings
//! which then touch the eyes that are left. A string at one of the two points cannot be captured; it stays, in the eye.
//! Others cannot be captured if they then have two regions to themselves, by Benson's theorem again.

mod seki;

use crate::board::{Board, Color, Point, PointSet};
use crate::reach::{connected, parts};

/// What can be said of a point whatever a player does who moves as often as they like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnconditionalStatus {
    /// A stone that is invincible, or next to own unconditional territory.
    Alive,
    /// A stone that can never become invincible.
    Dead,
    /// An empty point at which the opponent of this player can never live.
    Territory(Color),
    /// None of these.
    Unknown,
}

/// The unconditional status of all points of a position.
#[derive(Clone, Debug)]
pub struct Unconditional {
    stones: [PointSet; 2],
    invincible: [PointSet; 2],
    secured: [PointSet; 2],
}

impl Unconditional {
    /// Finds out what is unconditional in a position.
    #[must_use]
    pub fn new(board: &Board) -> Self {
        let invincible = Color::BOTH.map(|color| invincible(board, color));
        let secured = Color::BOTH.map(|color| secured(board, color, &invincible[color.index()]));
        Self { stones: Color::BOTH.map(|color| *board.stones(color)), invincible, secured }
    }

    /// The stones of `color` that can never be captured.
    #[must_use]
    pub fn invincible(&self, color: Color) -> &PointSet {
        &self.invincible[color.index()]
    }

    /// All points at which the opponent of `color` can never live, whatever is there now: invincible stones, territory,
    /// the opponent's dead stones, and own stones among these.
    #[must_use]
    pub fn secured(&self, color: Color) -> PointSet {
        self.secured[color.index()].union(self.invincible(color))
    }

    /// The stones of `color` that are alive.
    #[must_use]
    pub fn alive(&self, color: Color) -> PointSet {
        self.secured(color).intersection(&self.stones[color.index()])
    }

    /// The stones of `color` that are dead.
    #[must_use]
    pub fn dead(&self, color: Color) -> PointSet {
        self.secured[color.opponent().index()].intersection(&self.stones[color.index()])
    }

    /// What can be said of a point of the board.
    #[must_use]
    pub fn status(&self, point: Point) -> UnconditionalStatus {
        let owner = Color::BOTH.into_iter().find(|&color| self.secured(color).contains(point));
        let stone = Color::BOTH.into_iter().find(|&color| self.stones[color.index()].contains(point));
        match (owner, stone) {
            (None, _) => UnconditionalStatus::Unknown,
            (Some(owner), None) => UnconditionalStatus::Territory(owner),
            (Some(owner), Some(stone)) if owner == stone => UnconditionalStatus::Alive,
            (Some(_), Some(_)) => UnconditionalStatus::Dead,
        }
    }
}

/// Benson's algorithm: the stones of `color` that cannot be captured.
fn invincible(board: &Board, color: Color) -> PointSet {
    let mut regions = parts(&board.points().difference(board.stones(color)));
    let mut alive = *board.stones(color);
    loop {
        // 1. Strings that do not have two regions of which every empty point is a liberty of theirs.
        let mut doomed = PointSet::EMPTY;
        for origin in board.strings_in(&alive, color) {
            let Some(string) = board.string(origin) else { continue };
            let vital = |region: &&PointSet| region.intersection(&board.empty_points()).is_subset(string.liberties());
            if regions.iter().filter(vital).count() < 2 {
                doomed = doomed.union(string.stones());
            }
        }
        if doomed.is_empty() {
            return alive;
        }
        alive = alive.difference(&doomed);
        // 2. Regions that such a string helps to enclose are nobody's.
        regions.retain(|region| !region.neighbors().intersects(&doomed));
    }
}

/// The points outside the invincible stones of `color` at which the opponent can never live.
fn secured(board: &Board, color: Color, invincible: &PointSet) -> PointSet {
    if invincible.is_empty() {
        return PointSet::EMPTY;
    }
    let regions = parts(&board.points().difference(invincible));
    let hopeless = regions.iter().map(|region| {
        let hopeless = region.difference(&Region::new(board, region, color).livable(board));
        let opponents = region.intersects(board.stones(color.opponent()));
        if hopeless == *region && opponents && seki::can_hold(board, region, color.opponent()) == Some(true) {
            return PointSet::EMPTY;
        }
        hopeless
    });
    hopeless.fold(PointSet::EMPTY, |all, points| all.union(&points))
}

/// More pairs of eyes than this are not tried; a region for which that is not enough counts as livable throughout. It
/// takes a large region full of weak strings for that.
const PAIRS: usize = 20_000;

/// A region that the invincible strings of one player surround, or leave to the opponent.
struct Region {
    points: PointSet,
    /// The player's strings in it: none of them is invincible.
    strings: Vec<WeakString>,
    /// The points where the opponent may have an eye: not their own stones, and with all neighbours in the region.
    eyes: Vec<Point>,
}

struct WeakString {
    stones: PointSet,
    liberties: PointSet,
    /// The parts into which the player's strings cut the region and which this one touches: whether it does so at every
    /// empty point, and which other strings touch it.
    parts: Vec<(bool, Vec<usize>)>,
}

impl Region {
    fn new(board: &Board, points: &PointSet, color: Color) -> Self {
        let weak: Vec<_> = board.strings_in(points, color).iter().filter_map(|&origin| board.string(origin)).collect();
        let parts = parts(&points.difference(board.stones(color)));
        let parts: Vec<_> =
            parts.iter().map(|part| (part, part.neighbors(), part.intersection(&board.empty_points()))).collect();
        let strings = weak.iter().map(|string| {
            let touched = parts.iter().filter(|(_, around, _)| around.intersects(string.stones()));
            let parts = touched.map(|(_, around, empty)| {
                let others = (0..weak.len()).filter(|&i| around.intersects(weak[i].stones()));
                (empty.is_subset(string.liberties()), others.collect())
            });
            WeakString { stones: *string.stones(), liberties: *string.liberties(), parts: parts.collect() }
        });
        let inside = |point: &Point| point.neighbors().into_iter().all(|n| !board.is_on_board(n) || points.contains(n));
        let eyes = points.difference(board.stones(color.opponent())).iter().filter(inside).collect();
        Self { points: *points, strings: strings.collect(), eyes }
    }

    /// The points at which the opponent can live.
    fn livable(&self, board: &Board) -> PointSet {
        let (mut found, mut tries) = (PointSet::EMPTY, 0);
        // Eyes away from the player's strings come first: they let everything else be filled.
        let liberties = self.strings.iter().fold(PointSet::EMPTY, |all, string| all.union(&string.liberties));
        let (beside, mut eyes): (Vec<_>, Vec<_>) = self.eyes.iter().partition(|eye| liberties.contains(**eye));
        eyes.extend(beside);
        for (i, &a) in eyes.iter().enumerate() {
            for &b in &eyes[..i] {
                if found == self.points || tries == PAIRS {
                    return self.points;
                }
                tries += 1;
                found = found.union(&self.lives_with(board, a, b));
            }
        }
        found
    }

    /// What the opponent lives at, eyes included, if they fill and capture all but the eyes at `a` and `b`.
    fn lives_with(&self, board: &Board, a: Point, b: Point) -> PointSet {
        let kept: PointSet = [a, b].into_iter().collect();
        if a.is_next_to(b) {
            return PointSet::EMPTY;
        }
        // 1. What cannot be captured stays. An eye in it is none.
        let left = self.not_captured(&kept);
        if left.intersects(&kept) {
            return PointSet::EMPTY;
        }
        // 2. Everything else is filled, except that strings without a liberty must leave a point empty somewhere.
        let filled = parts(&self.points.difference(&kept).difference(&left));
        let (strings, open): (Vec<_>, Vec<_>) = filled.into_iter().partition(|part| part.neighbors().intersects(&kept));
        let stones = strings.iter().fold(PointSet::EMPTY, |all, string| all.union(string));
        let empty = open.iter().fold(kept, |all, part| all.union(part));
        // 3. Every string at the two eyes must touch all empty points of both.
        let others = board.points().difference(&stones);
        let spaces = [a, b].map(|eye| connected(&PointSet::single(eye), &others));
        if spaces[0].contains(b) || !spaces.iter().all(|space| space.is_subset(&self.points)) {
            return PointSet::EMPTY;
        }
        let around = spaces[0].union(&spaces[1]);
        let (mut alive, around_empty, touching) = (around, around.intersection(&empty), around.neighbors());
        for string in strings.iter().filter(|string| string.intersects(&touching)) {
            if !around_empty.is_subset(&string.neighbors()) {
                return PointSet::EMPTY;
            }
            alive = alive.union(string);
        }
        alive
    }

    /// The stones of the player's strings that cannot be captured while the points `kept` stay empty.
    fn not_captured(&self, kept: &PointSet) -> PointSet {
        let mut alive = vec![true; self.strings.len()];
        loop {
            let doomed = self.strings.iter().enumerate().position(|(i, string)| {
                let own = |part: &&(bool, Vec<usize>)| part.0 && part.1.iter().all(|&other| alive[other]);
                alive[i] && !string.liberties.intersects(kept) && string.parts.iter().filter(own).count() < 2
            });
            let Some(doomed) = doomed else { break };
            alive[doomed] = false;
        }
        let left = self.strings.iter().zip(&alive).filter(|(_, alive)| **alive);
        left.fold(PointSet::EMPTY, |all, (string, _)| all.union(&string.stones))
    }
}
