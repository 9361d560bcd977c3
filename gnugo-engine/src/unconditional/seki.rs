//! Can stones that cannot make two eyes at least not be captured?
//!
//! spec/worms-and-dragons.texi calls it a misfeature of its definitions that some groups in seki are unconditionally
//! dead by them, and leaves the cure open. Here it is to play it out: the owner makes as many moves as they like, then the
//! other player, who surrounds the region with invincible stones, moves first and tries to capture one of the strings
//! around what is played out, while the owner answers. If there is a position from which that cannot be forced, the
//! stones are not called dead. Kos are decided for the owner: whoever repeats a position has not captured anything.
//!
//! Played out is only what is near the other player's strings in the region: they, their liberties, and some points that
//! could be eyes; the owner is thought to have filled the rest. All positions of these points are looked at, three to
//! the power of their number: some ms for nine points. More than that are not searched.

use crate::board::{Board, Color, Point, PointSet};
use crate::reach::parts;
use rustc_hash::FxHashMap;

/// The largest number of points, other than stones of the owner, in a region that is searched.
const MOST_POINTS: usize = 10;

/// A set of the region's points, as bits.
type Bits = u16;

/// The stones on the region's points: the owner's and the other player's.
type Stones = (Bits, Bits);

/// A part of a region as a small board. The owner's strings around it are its walls.
struct Pit {
    points: usize,
    /// The neighbours of each point.
    around: Vec<Bits>,
    /// The walls next to each point, as bits.
    walls_at: Vec<u64>,
    /// The points next to each wall.
    wall_around: Vec<Bits>,
    /// The points next to the other player's invincible stones.
    safe: Bits,
    /// The other player's stones at the start.
    other: Bits,
}

/// Whether stones of `owner` in the region, none of which can get two eyes, can get into a position in which none of
/// their strings can be captured. `None` if there is too much to search.
pub(super) fn can_hold(board: &Board, region: &PointSet, owner: Color) -> Option<bool> {
    let weak = region.intersection(board.stones(owner.opponent()));
    if weak.is_empty() {
        // In one eye space without anything in it nobody lives in seki.
        return Some(false);
    }
    let free = region.difference(board.stones(owner));
    let near = weak.neighbors().intersection(&free).union(&weak);
    if near.len() > MOST_POINTS {
        return None;
    }
    let inside = |point: &Point| point.neighbors().into_iter().all(|n| !board.is_on_board(n) || region.contains(n));
    let further: PointSet = near.neighbors().intersection(&free).difference(&near).iter().filter(inside).collect();
    let all = near.union(&further);
    if all.len() <= MOST_POINTS {
        return Some(Search::new(&Pit::new(board, region, &all, owner)).holds());
    }
    let mut choices = vec![near];
    if near.len() < MOST_POINTS {
        choices.extend(further.iter().map(|point| near.union(&PointSet::single(point))));
    }
    Some(choices.iter().any(|points| Search::new(&Pit::new(board, region, points, owner)).holds()))
}

impl Pit {
    /// These points of a region, the owner having filled the others.
    fn new(board: &Board, region: &PointSet, points: &PointSet, owner: Color) -> Self {
        let walls = parts(&region.difference(points));
        let outside = board.stones(owner.opponent()).difference(region);
        let places: Vec<Point> = points.iter().collect();
        let bits = |set: &PointSet| {
            let within = places.iter().enumerate().filter(|(_, point)| set.contains(**point));
            within.fold(0, |all, (i, _)| all | 1 << i)
        };
        let near = |point: &Point| PointSet::single(*point).neighbors();
        let walls_at = |point: &Point| {
            let touched = walls.iter().enumerate().filter(|(_, wall)| wall.intersects(&near(point)));
            touched.fold(0, |all, (i, _)| all | 1 << i)
        };
        Self {
            points: places.len(),
            around: places.iter().map(|point| bits(&near(point))).collect(),
            walls_at: places.iter().map(walls_at).collect(),
            wall_around: walls.iter().map(|wall| bits(&wall.neighbors())).collect(),
            safe: bits(&outside.neighbors()),
            other: bits(board.stones(owner.opponent())),
        }
    }

    /// The points of `set` connected with those of `from`.
    fn chain(&self, from: Bits, set: Bits) -> Bits {
        let mut chain = from;
        loop {
            let grown =
                (0..self.points).filter(|i| chain >> i & 1 != 0).fold(chain, |all, i| all | self.around[i] & set);
            if grown == chain {
                return chain;
            }
            chain = grown;
        }
    }

    fn neighbors(&self, set: Bits) -> Bits {
        (0..self.points).filter(|i| set >> i & 1 != 0).fold(0, |all, i| all | self.around[i])
    }

    fn empty(&self, (own, other): Stones) -> Bits {
        !(own | other) & ((1 << self.points) - 1)
    }

    /// The owner plays at a point. `None` if it is illegal.
    fn own_move(&self, (own, mut other): Stones, at: usize) -> Option<Stones> {
        let own = own | 1 << at;
        let mut left = self.around[at] & other;
        while left != 0 {
            let chain = self.chain(left & left.wrapping_neg(), other);
            let held = chain & self.safe != 0 || self.neighbors(chain) & self.empty((own, other)) != 0;
            if !held {
                other &= !chain;
            }
            left &= !chain;
        }
        let empty = self.empty((own, other));
        let (stones, walls) = self.wall_chain(1 << at, own);
        (self.has_liberty(stones, walls, empty)).then_some((own, other))
    }

    /// The other player plays at a point. `None` if it is illegal, and `Some(None)` if it captures a wall.
    fn other_move(&self, (mut own, other): Stones, at: usize) -> Option<Option<Stones>> {
        let other = other | 1 << at;
        for (i, around) in self.wall_around.iter().enumerate() {
            let (stones, walls) = self.wall_chain(around & own, own);
            let walls = walls | 1 << i;
            if !self.has_liberty(stones, walls, self.empty((own, other))) {
                return Some(None);
            }
        }
        let mut left = self.around[at] & own;
        while left != 0 {
            let (stones, walls) = self.wall_chain(left & left.wrapping_neg(), own);
            if !self.has_liberty(stones, walls, self.empty((own, other))) {
                own &= !stones;
            }
            left &= !stones;
        }
        let chain = self.chain(1 << at, other);
        let held = chain & self.safe != 0 || self.neighbors(chain) & self.empty((own, other)) != 0;
        held.then_some(Some((own, other)))
    }

    /// The owner's stones and walls that are one string with the stones `from`.
    fn wall_chain(&self, from: Bits, own: Bits) -> (Bits, u64) {
        let (mut stones, mut walls) = (from, 0);
        loop {
            let grown = self.chain(stones, own);
            let touched = (0..self.points).filter(|i| grown >> i & 1 != 0).fold(walls, |all, i| all | self.walls_at[i]);
            let beside = self.beside_walls(touched) & own;
            if touched == walls && grown | beside == stones {
                return (stones, walls);
            }
            (stones, walls) = (grown | beside, touched);
        }
    }

    fn beside_walls(&self, walls: u64) -> Bits {
        let touched = self.wall_around.iter().enumerate().filter(|(i, _)| walls >> i & 1 != 0);
        touched.fold(0, |all, (_, around)| all | around)
    }

    fn has_liberty(&self, stones: Bits, walls: u64, empty: Bits) -> bool {
        (self.neighbors(stones) | self.beside_walls(walls)) & empty != 0
    }
}

/// All positions that can come up, with the moves between them.
struct Search {
    /// The positions before which the owner has moved alone; the other player is to move.
    prepared: Vec<usize>,
    /// Of a position with the other player to move: what they can reach, and whether they capture a wall at once.
    attacks: Vec<(Vec<usize>, bool)>,
    /// Of a position with the owner to move: what they can reach, besides passing.
    answers: Vec<Vec<usize>>,
}

impl Search {
    fn new(pit: &Pit) -> Self {
        let mut search = Self { prepared: Vec::new(), attacks: Vec::new(), answers: Vec::new() };
        let mut numbers: FxHashMap<Stones, usize> = FxHashMap::default();
        let mut positions = Vec::new();
        let mut number = |position: Stones, positions: &mut Vec<Stones>| {
            *numbers.entry(position).or_insert_with(|| {
                positions.push(position);
                positions.len() - 1
            })
        };
        number((0, pit.other), &mut positions);
        while let Some(&position) = positions.get(search.attacks.len()) {
            let empty = (0..pit.points).filter(|i| pit.empty(position) >> i & 1 != 0);
            let (mut attacks, mut captures, mut answers) = (Vec::new(), false, Vec::new());
            for at in empty {
                match pit.other_move(position, at) {
                    None => {}
                    Some(None) => captures = true,
                    Some(Some(next)) => attacks.push(number(next, &mut positions)),
                }
                answers.extend(pit.own_move(position, at).map(|next| number(next, &mut positions)));
            }
            search.attacks.push((attacks, captures));
            search.answers.push(answers);
        }
        search.prepare();
        search
    }

    /// Finds what the owner reaches by moving alone.
    fn prepare(&mut self) {
        let mut seen = vec![false; self.answers.len()];
        seen[0] = true;
        let mut open = vec![0];
        while let Some(position) = open.pop() {
            self.prepared.push(position);
            for &next in &self.answers[position] {
                if !std::mem::replace(&mut seen[next], true) {
                    open.push(next);
                }
            }
        }
    }

    /// Whether there is a prepared position from which no wall can be captured by force.
    fn holds(&self) -> bool {
        // From which positions a capture can be forced, the other player moving first, and the owner moving first.
        let mut attacked: Vec<bool> = self.attacks.iter().map(|(_, captures)| *captures).collect();
        let mut lost = vec![false; self.answers.len()];
        loop {
            let mut changed = false;
            for position in 0..self.answers.len() {
                // To pass is a move, too: it leaves the position to the other player.
                if !lost[position] && attacked[position] && self.answers[position].iter().all(|&next| attacked[next]) {
                    (lost[position], changed) = (true, true);
                }
                if !attacked[position] && self.attacks[position].0.iter().any(|&next| lost[next]) {
                    (attacked[position], changed) = (true, true);
                }
            }
            if !changed {
                return self.prepared.iter().any(|&position| !attacked[position]);
            }
        }
    }
}
