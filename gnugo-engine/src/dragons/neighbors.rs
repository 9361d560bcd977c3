//! Which dragons are near each other, and how much room has each around it?
//!
//! From every dragon one walks outwards over empty points, all at the same speed: points reached by several at the same
//! time belong to all of them. Dragons whose ground meets are neighbours (spec/worms-and-dragons.texi, "adjacent"). The
//! moyo around a dragon is its share of the points that its owner's influence holds, walked over in the same way.
//! Some tens of microseconds a position.

use crate::board::{Board, CELLS, Point, PointSet};
use smallvec::SmallVec;

/// Ground farther away than this does not make neighbours.
const FAR: usize = 5;

/// The points nearest to each group of stones.
pub(super) struct Ground {
    /// For each point the groups that it belongs to.
    owners: Vec<SmallVec<[u16; 4]>>,
    steps: Box<[u8; CELLS]>,
}

impl Ground {
    /// Walks from the stones of each group over the points of `open`.
    pub(super) fn new<'a>(groups: impl Iterator<Item = &'a PointSet>, open: &PointSet, farthest: usize) -> Self {
        let mut ground = Self { owners: vec![SmallVec::new(); CELLS], steps: Box::new([u8::MAX; CELLS]) };
        let mut front = Vec::new();
        for (number, stones) in groups.enumerate() {
            for stone in stones {
                ground.owners[stone.index()].push(number as u16);
                ground.steps[stone.index()] = 0;
                front.push(stone);
            }
        }
        for step in 1..=farthest {
            front = ground.advance(&front, open, step as u8);
        }
        ground
    }

    fn advance(&mut self, front: &[Point], open: &PointSet, step: u8) -> Vec<Point> {
        let mut next = Vec::new();
        for &point in front {
            let owners = self.owners[point.index()].clone();
            for n in point.neighbors().into_iter().filter(|&n| open.contains(n)) {
                if self.steps[n.index()] < step {
                    continue;
                }
                if self.steps[n.index()] == u8::MAX {
                    self.steps[n.index()] = step;
                    next.push(n);
                }
                for &owner in &owners {
                    if !self.owners[n.index()].contains(&owner) {
                        self.owners[n.index()].push(owner);
                    }
                }
            }
        }
        next
    }

    /// The groups that a point belongs to.
    pub(super) fn owners(&self, point: Point) -> &[u16] {
        self.owners.get(point.index()).map_or(&[], |owners| owners.as_slice())
    }
}

/// The neighbours of each group, in the order of their numbers.
pub(super) fn neighbors(board: &Board, groups: &[PointSet]) -> Vec<Vec<usize>> {
    let ground = Ground::new(groups.iter(), &board.empty_points(), FAR);
    let mut near = vec![Vec::new(); groups.len()];
    let mut meet = |a: u16, b: u16| {
        if a != b {
            near[usize::from(a)].push(usize::from(b));
            near[usize::from(b)].push(usize::from(a));
        }
    };
    for point in board.points() {
        let here = ground.owners(point);
        for (i, &a) in here.iter().enumerate() {
            here[i + 1..].iter().for_each(|&b| meet(a, b));
        }
        // South and east: every pair of points once.
        for beside in [point.step(1, 0), point.step(0, 1)].into_iter().filter(|&n| board.is_on_board(n)) {
            for &a in here {
                ground.owners(beside).iter().for_each(|&b| meet(a, b));
            }
        }
    }
    for list in &mut near {
        list.sort_unstable();
        list.dedup();
    }
    near
}
