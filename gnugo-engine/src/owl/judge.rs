//! How does the dragon stand in a position of the search, as far as can be told without reading on?
//!
//! Bounds of some microseconds. The dragon *lives* if it has two eyes that nobody can take (Benson's theorem), if it is
//! connected to a friend that lives, or if it has room enough to run. It is *dead* if it has no such room, and there are
//! not two points left near it where an eye could be: a point next to a stone of the attacker's that stays there is none,
//! and neither is one whose diagonals are his.

use super::ground::Ground;
use crate::board::{Board, Color, Point, PointSet};
use crate::dragons::escape::{AWAY, CAUGHT, room_to_escape};
use crate::eyes::{Evaluator, EyeValue, Surroundings};
use crate::reach::connected;
use smallvec::SmallVec;

/// Stones of the attacker's with no more liberties may be captured, and then leave room.
const WEAK: usize = 2;
/// Those that are not linked to what stood around the dragon before: with no more liberties they may be captured.
const LOOSE: usize = 3;
/// Each liberty of a string that has no more of them matters.
const FEW: usize = 3;
/// Regions with more points are not read for their eyes.
const LARGEST: usize = 10;
/// How far from the group eyes are made.
const STEPS: usize = 2;
/// Regions with more points are open board.
const LARGE: usize = 16;

/// In regions with no more points nobody lives.
const NO_ROOM: usize = 7;

/// How a dragon stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judgement {
    /// The stones that live or die with the goal: those left of it, and what is linked to them.
    pub(super) group: PointSet,
    /// The points near it where an eye could be.
    pub(super) eyes: PointSet,
    /// The attacker's stones near it that may be captured.
    pub(super) weak: PointSet,
    /// The points that were looked at for that: nothing that happens elsewhere changes it.
    pub(super) seen: PointSet,
    /// The eyes of the regions that its strings close, as if these hung together.
    pub(super) closed: EyeValue,
    /// The points of these regions.
    pub(super) inside: PointSet,
    /// Whether one string closes them all.
    pub(super) is_one: bool,
    /// The attacker's stones near it that stay.
    walls: PointSet,
    /// Whether it gets out, whether it does not, or neither is clear.
    pub(super) escape: Escape,
}

/// Whether a dragon gets out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Escape {
    /// It has got away.
    Away,
    /// Not known.
    Open,
    /// It is shut in.
    Caught,
}

/// What a bound says, and on which points that depends: what is played elsewhere does not change it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Lives(PointSet),
    Dead(PointSet),
}

/// Judges a dragon of which these stones are left.
pub(super) fn judge(board: &Board, evaluator: &mut Evaluator, ground: &Ground, left: &PointSet) -> Judgement {
    let color = ground.color;
    let group = linked(board, &strings_of(board, left, color), color);
    let walls = walls(board, ground, &group);
    let weak = near(board, ground, &group).difference(&walls);
    let (open, mut seen) = eye_points(board, ground, &group, &walls);
    let eyes = open.iter().filter(|&point| !is_false(board, point, &walls)).collect();
    // Who takes liberties of what stands around may change who is weak.
    for string in board.strings_in(&group.neighbors().union(&weak), color.opponent()) {
        seen = seen.union(&few_liberties(board, string));
    }
    let room = room_to_escape(board, &group, &ground.friends, color, |point| ground.worth(point));
    let escape = match room {
        AWAY.. => Escape::Away,
        _ if group.intersects(&ground.friends) => Escape::Away,
        CAUGHT.. => Escape::Open,
        _ => Escape::Caught,
    };
    let mut found = Judgement {
        group,
        eyes,
        weak,
        seen,
        closed: EyeValue::NONE,
        inside: PointSet::EMPTY,
        is_one: false,
        walls,
        escape,
    };
    if escape != Escape::Away {
        found.look_inside(board, evaluator, color, &walls);
    }
    found
}

impl Judgement {
    /// What is clear when the attacker is to move.
    pub(super) fn bound(&self, board: &Board, ground: &Ground) -> Option<Bound> {
        if self.escape == Escape::Away {
            return Some(Bound::Lives(ground.arena.union(&self.seen)));
        }
        if self.is_one && self.closed.min() >= 2 {
            return Some(Bound::Lives(self.inside));
        }
        if let Some(zone) = two_eyes(board, ground, &self.group) {
            return Some(Bound::Lives(zone));
        }
        (self.escape == Escape::Caught && !self.may_have_two_eyes()).then_some(Bound::Dead(self.seen))
    }

    /// The same by the shapes of its eye spaces, those with ways in too: where they give no two eyes even if the owner
    /// moves first, he is dead, unless he gets out. He may still find room beyond the ways in.
    pub(super) fn dead_by_shape(&self, board: &Board, evaluator: &mut Evaluator, ground: &Ground) -> Option<Bound> {
        if self.escape != Escape::Caught {
            return None;
        }
        let color = ground.color;
        let area = ground.arena.union(&ground.arena.neighbors()).intersection(board.points());
        let walls = self.walls.difference(&prisoners(board, &self.group, color));
        let around = Surroundings { board, color, walls: &walls, area: &area };
        let glance = evaluator.glance(around, &joined(board, &self.group, color));
        (glance.value.max() < 2).then(|| Bound::Dead(glance.points.union(&self.seen)))
    }

    /// Counts the eyes of the regions that are closed by the group.
    fn look_inside(&mut self, board: &Board, evaluator: &mut Evaluator, color: Color, walls: &PointSet) {
        let outside = board.points().difference(board.stones(color));
        let mut seeds = self.group.neighbors().intersection(&outside);
        let mut around: SmallVec<[Point; 8]> = SmallVec::new();
        while let Some(seed) = seeds.first() {
            let region = connected(&PointSet::single(seed), &outside);
            seeds = seeds.difference(&region);
            if region.len_up_to(LARGEST) > LARGEST || region.intersects(walls) {
                continue;
            }
            // A false eye is none; what is too large to be read is left to the search.
            if region.len_up_to(1) == 1 && is_false(board, seed, walls) {
                self.inside = self.inside.union(&region);
                continue;
            }
            let Some(value) = evaluator.closed(board, &region, color) else { continue };
            self.closed = self.closed.plus(value);
            self.inside = self.inside.union(&region);
            if value.max() > 0 {
                for string in board.strings_in(&region.neighbors(), color) {
                    if !around.contains(&string) {
                        around.push(string);
                    }
                }
            }
        }
        self.is_one = around.len() == 1;
        self.seen = self.seen.union(&self.inside);
    }

    /// Whether there is room for two eyes, if the owner moves first.
    fn may_have_two_eyes(&self) -> bool {
        let more = most_eyes(&self.eyes.difference(&self.inside));
        self.closed.max() + more >= 2
    }
}

/// How many eyes may be at some points: one where there are no more than two, side by side.
fn most_eyes(points: &PointSet) -> u8 {
    let Some(first) = points.first() else { return 0 };
    let near = PointSet::single(first).union(&PointSet::single(first).neighbors());
    if points.len_up_to(2) > 2 || !points.is_subset(&near) { 2 } else { 1 }
}

/// The liberties of a string, if they are so few that each of them matters.
pub(super) fn few_liberties(board: &Board, string: Point) -> PointSet {
    let few = board.string(string).filter(|string| string.liberty_count() <= FEW);
    few.map_or(PointSet::EMPTY, |string| *string.liberties())
}

/// All stones of the strings of `color` that have a stone among these.
fn strings_of(board: &Board, stones: &PointSet, color: Color) -> PointSet {
    let strings = board.strings_in(stones, color).into_iter();
    strings.fold(PointSet::EMPTY, |all, string| all.union(&board.string_stones(string)))
}

/// The group with the strings that share two liberties with it, again and again.
pub(super) fn linked(board: &Board, group: &PointSet, color: Color) -> PointSet {
    grown(board, group, color, |shared| shared.len_up_to(1) >= 2)
}

/// The group with the strings that the attacker cannot cut off by a single safe move.
fn joined(board: &Board, group: &PointSet, color: Color) -> PointSet {
    let is_unsafe = |point: Point| board.liberty_count_after(point, color.opponent()) <= 1;
    grown(board, group, color, |shared| shared.len_up_to(1) >= 2 || shared.iter().any(is_unsafe))
}

/// The group with the strings that hang together with it by the liberties that they share, again and again.
fn grown(board: &Board, group: &PointSet, color: Color, holds: impl Fn(&PointSet) -> bool) -> PointSet {
    let mut group = *group;
    loop {
        let liberties = group.neighbors().intersection(&board.empty_points());
        let near = liberties.neighbors().intersection(board.stones(color)).difference(&group);
        let mut grown = group;
        for friend in board.strings_in(&near, color) {
            if holds(&board.liberty_set(friend).intersection(&liberties)) {
                grown = grown.union(&board.string_stones(friend));
            }
        }
        if grown == group {
            return group;
        }
        group = grown;
    }
}

/// The attacker's stones near the group.
fn near(board: &Board, ground: &Ground, group: &PointSet) -> PointSet {
    let enemy = ground.color.opponent();
    strings_of(board, &group.neighbors().union(&ground.arena).union(&ground.arena.neighbors()), enemy)
}

/// The attacker's stones that stay: those that stood around the dragon before, what is linked to them, and what has
/// many liberties.
pub(super) fn walls(board: &Board, ground: &Ground, group: &PointSet) -> PointSet {
    let enemy = ground.color.opponent();
    let mut walls = PointSet::EMPTY;
    for string in board.strings_in(&near(board, ground, group), enemy) {
        let Some(string) = board.string(string) else { continue };
        let most = if string.stones().intersects(&ground.walls) { WEAK } else { LOOSE };
        if string.liberty_count() > most {
            walls = walls.union(string.stones());
        }
    }
    linked(board, &walls, enemy)
}

/// The points near the group where an eye could be, and those that were looked at.
fn eye_points(board: &Board, ground: &Ground, group: &PointSet, walls: &PointSet) -> (PointSet, PointSet) {
    let free = board.points().difference(board.stones(ground.color)).difference(walls);
    let free = free.intersection(&ground.arena.union(&ground.arena.neighbors()));
    let mut reached = group.neighbors().intersection(&free);
    for _ in 1..STEPS {
        reached = reached.union(&reached.neighbors().intersection(&free));
    }
    let open = reached.difference(&walls.neighbors());
    let beyond = reached.union(&reached.neighbors().intersection(&free)).difference(&walls.neighbors());
    (open, beyond)
}

/// Whether the attacker's stones hold too many of a point's diagonals.
fn is_false(board: &Board, point: Point, walls: &PointSet) -> bool {
    let (mut held, mut off) = (0, 0);
    for diagonal in point.diagonals() {
        if !board.is_on_board(diagonal) {
            off += 1;
        } else if walls.contains(diagonal) {
            held += 1;
        }
    }
    held >= if off == 0 { 2 } else { 1 }
}

/// If a string of the group lives even if its owner passes for ever (Benson's theorem), by its own strings near: where
/// the attacker would have to play to change that.
fn two_eyes(board: &Board, ground: &Ground, group: &PointSet) -> Option<PointSet> {
    let color = ground.color;
    let empty = board.empty_points();
    let outside = board.points().difference(board.stones(color));
    let mut strings = board.strings_in(&ground.arena.union(group), color);
    let mut regions: SmallVec<[(PointSet, PointSet); 8]> = SmallVec::new();
    let stones = strings.iter().fold(PointSet::EMPTY, |all, &string| all.union(&board.string_stones(string)));
    let mut seeds = stones.neighbors().intersection(&outside);
    while let Some(seed) = seeds.first() {
        let region = connected(&PointSet::single(seed), &outside);
        seeds = seeds.difference(&region);
        if region.len_up_to(LARGE) <= LARGE {
            regions.push((region, region.intersection(&empty)));
        }
    }
    loop {
        if regions.len() < 2 {
            return None;
        }
        let mut doomed = PointSet::EMPTY;
        strings.retain(|string| {
            let Some(string) = board.string(*string) else { return false };
            let vital = regions.iter().filter(|(_, empty)| !empty.is_empty() && empty.is_subset(string.liberties()));
            let stays = vital.count() >= 2;
            if !stays {
                doomed = doomed.union(string.stones());
            }
            stays
        });
        if doomed.is_empty() {
            let lives = strings.iter().any(|&string| board.string_stones(string).intersects(group));
            return lives.then(|| regions.iter().fold(PointSet::EMPTY, |all, (region, _)| all.union(region)));
        }
        let around = doomed.neighbors();
        regions.retain(|(region, _)| !region.intersects(&around));
    }
}

/// The attacker's stones in small regions that the group closes.
fn prisoners(board: &Board, group: &PointSet, color: Color) -> PointSet {
    let outside = board.points().difference(board.stones(color));
    let mut seeds = group.neighbors().intersection(&outside);
    let mut found = PointSet::EMPTY;
    while let Some(seed) = seeds.first() {
        let region = connected(&PointSet::single(seed), &outside);
        seeds = seeds.difference(&region);
        if region.len_up_to(NO_ROOM) <= NO_ROOM {
            found = found.union(&region.intersection(board.stones(color.opponent())));
        }
    }
    found
}
