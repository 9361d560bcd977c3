//! What belongs to the dragon in a position of the search, and what stands around it?
//!
//! The stones that hang together, the attacker's stones that stay and those that may be captured, the points where an eye could
//! be, and whether there is a way out: some microseconds, nothing is read. A point next to a stone of the attacker's that stays
//! is no eye, and neither is one whose diagonals are his.

use super::ground::Ground;
use crate::board::{Board, Color, Point, PointSet};
use crate::dragons::escape::{AWAY, CAUGHT, room_to_escape};
use crate::fight::{regions_beside, surrounded};

/// Stones of the attacker's with no more liberties may be captured, and then leave room.
const WEAK: usize = 2;
/// Those that are not linked to what stood around the dragon before: with no more liberties they may be captured.
const LOOSE: usize = 3;
/// Regions with more points are open board.
const LARGEST: usize = 10;
/// How far from the group eyes are made.
const STEPS: usize = 2;

/// How a dragon stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judgement {
    /// The stones that live or die with the goal: those left of it, and what is linked to them.
    pub(super) group: PointSet,
    /// The points near it where an eye could be.
    pub(super) eyes: PointSet,
    /// The attacker's stones near it that may be captured.
    pub(super) weak: PointSet,
    /// The points of the small regions that its strings close.
    pub(super) inside: PointSet,
    /// Whether it has neither room to run nor a friend.
    pub(super) is_caught: bool,
}

/// Judges a dragon of which these stones are left.
pub(super) fn judge(board: &Board, ground: &Ground, left: &PointSet) -> Judgement {
    let color = ground.color;
    let group = linked(board, &strings_of(board, left, color), color);
    let walls = walls(board, ground, &group);
    let weak = near(board, ground, &group).difference(&walls);
    let open = eye_points(board, ground, &group, &walls);
    let eyes = open.iter().filter(|&point| !is_false(board, point, &walls)).collect();
    let room = room_to_escape(board, &group, &ground.friends, color, |point| ground.worth(point));
    let is_caught = room < CAUGHT && !group.intersects(&ground.friends);
    let inside = if is_caught || room < AWAY { closed_regions(board, &group, color, &walls) } else { PointSet::EMPTY };
    Judgement { group, eyes, weak, inside, is_caught }
}

/// The points of the small regions that the strings of the group close.
fn closed_regions(board: &Board, group: &PointSet, color: Color, walls: &PointSet) -> PointSet {
    let regions = regions_beside(board, group, color, LARGEST).filter(|region| !region.intersects(walls));
    regions.fold(PointSet::EMPTY, |all, region| all.union(&region))
}

/// All stones of the strings of `color` that have a stone among these.
pub(super) fn strings_of(board: &Board, stones: &PointSet, color: Color) -> PointSet {
    let strings = board.strings_in(stones, color).into_iter();
    strings.fold(PointSet::EMPTY, |all, string| all.union(&board.string_stones(string)))
}

/// The group with the strings that share two liberties with it, again and again.
pub(super) fn linked(board: &Board, group: &PointSet, color: Color) -> PointSet {
    grown(board, group, color, |shared| shared.len_up_to(1) >= 2)
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
/// many liberties outside of it.
pub(super) fn walls(board: &Board, ground: &Ground, group: &PointSet) -> PointSet {
    let enemy = ground.color.opponent();
    let mut walls = PointSet::EMPTY;
    let within = surrounded(board, group, ground.color);
    for string in board.strings_in(&near(board, ground, group).difference(&within), enemy) {
        let Some(string) = board.string(string) else { continue };
        let most = if string.stones().intersects(&ground.walls) { WEAK } else { LOOSE };
        if string.liberty_count() > most {
            walls = walls.union(string.stones());
        }
    }
    linked(board, &walls, enemy)
}

/// The points near the group where an eye could be.
fn eye_points(board: &Board, ground: &Ground, group: &PointSet, walls: &PointSet) -> PointSet {
    let free = board.points().difference(board.stones(ground.color)).difference(walls);
    let free = free.intersection(&ground.arena.union(&ground.arena.neighbors()));
    let mut reached = group.neighbors().intersection(&free);
    for _ in 1..STEPS {
        reached = reached.union(&reached.neighbors().intersection(&free));
    }
    reached.difference(&walls.neighbors())
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
