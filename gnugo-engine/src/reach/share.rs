//! How many points go with each string?
//!
//! Its stones, and the empty points that are nearer to it than to any other string; those as near to others are shared
//! (spec/worms-and-dragons.texi, "effective_size"). One walk from all strings at once: some tens of microseconds a board.

use crate::board::{Board, CELLS, Point, PointSet};
use crate::sum::Fractions;
use smallvec::SmallVec;

/// Empty points that are farther away count for no string.
const FARTHEST: usize = 4;

/// The effective size of one string: its stones and its share of the empty points. 0 if no stone stands there.
#[must_use]
pub(crate) fn effective_size(board: &Board, stone: Point) -> f32 {
    let (mut left, mut strings, mut wanted) = (board.occupied(), Vec::new(), None);
    while let Some(string) = left.first().and_then(|point| board.string(point)) {
        left = left.difference(string.stones());
        if string.stones().contains(stone) {
            wanted = Some(strings.len());
        }
        strings.push((string.size(), *string.liberties()));
    }
    wanted.and_then(|wanted| effective_sizes(board, &strings).get(wanted).copied()).unwrap_or(0.0)
}

/// The stones of each string and its share of the empty points: each goes to the nearest strings, in equal parts. Of the
/// strings the number of stones and the liberties are given.
#[must_use]
pub(crate) fn effective_sizes(board: &Board, strings: &[(usize, PointSet)]) -> Vec<f32> {
    let mut sizes: Vec<Fractions> = strings.iter().map(|&(size, _)| Fractions::from(size as f64)).collect();
    let mut nearest: Vec<SmallVec<[u16; 4]>> = vec![SmallVec::new(); CELLS];
    let mut front: Vec<Point> = Vec::new();
    for (number, (_, liberties)) in strings.iter().enumerate() {
        for liberty in liberties {
            if nearest[liberty.index()].is_empty() {
                front.push(liberty);
            }
            nearest[liberty.index()].push(number as u16);
        }
    }
    let mut left = board.empty_points();
    for distance in 1..=FARTHEST {
        left = front.iter().fold(left, |mut left, &point| {
            left.remove(point);
            left
        });
        let mut next: Vec<Point> = Vec::new();
        for point in front {
            let owners = std::mem::take(&mut nearest[point.index()]);
            for &owner in &owners {
                sizes[usize::from(owner)] += 1.0 / owners.len() as f64;
            }
            if distance == FARTHEST {
                continue;
            }
            for n in point.neighbors().into_iter().filter(|&n| left.contains(n)) {
                let there = &mut nearest[n.index()];
                if there.is_empty() {
                    next.push(n);
                }
                for &owner in owners.iter() {
                    if !there.contains(&owner) {
                        there.push(owner);
                    }
                }
            }
        }
        front = next;
    }
    sizes.into_iter().map(Fractions::value).collect()
}
