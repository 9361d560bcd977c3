//! How many eyes does a dragon have, and by which moves does it get or lose one?
//!
//! The values of all its eye spaces are added up ([`EyeValue::plus`]). An eye space belongs to the dragon that borders it
//! with most stones, since bordering strings are joined unless they can be cut from each other. A half eye that is not part of
//! a larger space is reported with the moves that decide it. It sees no eyes that are still to be made in the open.

use super::amalgamation::Amalgamation;
use crate::board::{Board, Point, PointSet};
use crate::eyes::{EyeKind, EyeSpace, EyeSpaces, EyeValue};

/// A place where a dragon gets an eye if its owner moves first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HalfEye {
    /// Where.
    pub point: Point,
    /// A move that takes it.
    pub attack: Option<Point>,
    /// A move that makes it.
    pub defense: Option<Point>,
}

/// The eyes of a dragon.
#[derive(Clone, Debug, Default)]
pub(super) struct Eyes {
    pub(super) genus: EyeValue,
    pub(super) half_eye: Option<HalfEye>,
    /// The points of its eye spaces.
    pub(super) points: PointSet,
    /// Moves that leave fewer eyes, and moves that make more.
    pub(super) attacks: PointSet,
    pub(super) defenses: PointSet,
}

/// The eyes of each dragon, by its first stone, in the order of `origins`.
pub(super) fn eyes_of(board: &Board, spaces: &EyeSpaces, joined: &Amalgamation, origins: &[Point]) -> Vec<Eyes> {
    let mut all = vec![Eyes::default(); origins.len()];
    for space in spaces.iter() {
        let owner = owner(board, space, joined).and_then(|owner| origins.iter().position(|&origin| origin == owner));
        let Some(eyes) = owner.and_then(|number| all.get_mut(number)) else { continue };
        eyes.genus = eyes.genus.plus(space.value);
        eyes.points = eyes.points.union(&space.points);
        eyes.attacks = eyes.attacks.union(&space.attacks);
        eyes.defenses = eyes.defenses.union(&space.defenses);
        if let Some(half) = half_eye(spaces, space) {
            eyes.half_eye =
                Some(eyes.half_eye.map_or(half, |other| if other.point < half.point { other } else { half }));
        }
    }
    all
}

/// The dragon that a space belongs to: that which borders its inside with most stones, then the largest. If two have the
/// same claim, neither has the space: it is the place to cut them.
fn owner(board: &Board, space: &EyeSpace, joined: &Amalgamation) -> Option<Point> {
    let inside = space.points.difference(&space.marginal);
    let border = if inside.is_empty() { space.points.neighbors() } else { inside.neighbors() };
    let mut counts: Vec<(Point, usize)> = Vec::new();
    for stone in &border.intersection(board.stones(space.color)).difference(&space.loose) {
        let origin = joined.origin(stone);
        match counts.iter_mut().find(|(other, _)| *other == origin) {
            Some((_, count)) => *count += 1,
            None => counts.push((origin, 1)),
        }
    }
    let claim = |&(origin, count): &(Point, usize)| (count, joined.size(origin));
    let best = counts.iter().max_by_key(|&counted| claim(counted))?;
    let is_shared = counts.iter().filter(|&counted| claim(counted) == claim(best)).count() > 1;
    (!is_shared).then_some(best.0)
}

/// The half eye of a space that is no more than that.
fn half_eye(spaces: &EyeSpaces, space: &EyeSpace) -> Option<HalfEye> {
    if space.value.min() != 0 || space.value.max() != 1 {
        return None;
    }
    let kind = |point: Point| spaces.kind(point, space.color);
    let point = space.points.iter().find(|&point| matches!(kind(point), Some(EyeKind::Half | EyeKind::HalfByKo)))?;
    Some(HalfEye { point, attack: space.attack, defense: space.defense })
}
