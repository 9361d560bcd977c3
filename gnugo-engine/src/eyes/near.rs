//! Where are the eyes of one group, by what reading finds of the strings around it?
//!
//! The same as [`EyeSpaces`](super::EyeSpaces), but for one player and near one group only, so that a search can afford it:
//! some tenths of a millisecond, nearly all of it for reading about diagonals.

use super::domain::{Lively, domain_within};
use super::space::{Evaluator, EyeSpace, Outline};
use super::topology::Judge;
use super::{close_safe_ways, judge_points, spaces};
use crate::board::{Board, Color, PointSet};
use crate::reach::parts;
use crate::reading::Reader;
use crate::worms::Worms;
use rustc_hash::FxHashMap;

/// An open space counts an eye for so many points that are left to it once each way in has cost [`PER_WAY`] of them.
const PER_EYE: usize = 3;
/// What a way in costs: the point beside it too, where the attacker is stopped.
const PER_WAY: usize = 2;

/// An eye space of a group.
#[derive(Clone, Debug)]
pub(crate) struct NearSpace {
    pub(crate) space: EyeSpace,
    /// Its eyes if the attacker has all of its ways in, and moves first.
    pub(crate) sure: u8,
}

/// Whose eyes are looked for, and where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group<'a> {
    pub(crate) color: Color,
    pub(crate) stones: &'a PointSet,
    /// Eyes are looked for here only.
    pub(crate) area: &'a PointSet,
}

/// Finds the eye spaces that touch a group. The board is given back as it was.
pub(crate) fn spaces_near(
    board: &mut Board,
    reader: &mut Reader,
    worms: &Worms,
    evaluator: &mut Evaluator,
    group: Group<'_>,
) -> Vec<NearSpace> {
    let Group { color, stones, area } = group;
    let lively = Lively::new(board, worms);
    let mut domain = domain_within(board, &lively, color, area);
    let mut judge = Judge { board, reader, worms };
    let mut doubtful = close_safe_ways(&mut judge, color, &mut domain);
    judge_points(&mut judge, color, &mut domain, &mut doubtful, &mut FxHashMap::default());
    let wall = &lively.stones[color.index()];
    let mut count =
        |points, marginal| evaluator.evaluate(board, &Outline { color, points, marginal, wall, doubtful: &doubtful });
    let mut found = Vec::new();
    for points in spaces(&domain) {
        if !points.neighbors().intersects(stones) {
            continue;
        }
        let marginal = points.intersection(&domain.marginal);
        let space = count(points, marginal);
        let sure = if marginal.is_empty() {
            space.value.min()
        } else {
            let rest = points.difference(&marginal);
            // Where the attacker comes in next.
            let ways = marginal.neighbors().difference(&space.prisoners);
            let eyes: u8 = parts(&rest).iter().map(|part| count(*part, part.intersection(&ways)).value.min()).sum();
            let most = rest.len().saturating_sub(PER_WAY * marginal.len()) / PER_EYE;
            eyes.min(most as u8)
        };
        found.push(NearSpace { space, sure });
    }
    found
}
