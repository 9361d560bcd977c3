//! Which points hang together? Walks over neighbouring points: a microsecond or less.

use crate::board::PointSet;

/// The connected parts of a set of points.
#[must_use]
pub(crate) fn parts(points: &PointSet) -> Vec<PointSet> {
    let (mut left, mut parts) = (*points, Vec::new());
    while let Some(first) = left.first() {
        let part = connected(&PointSet::single(first), &left);
        left = left.difference(&part);
        parts.push(part);
    }
    parts
}

/// The points of `area` that are connected to `seed` within it.
#[must_use]
pub(crate) fn connected(seed: &PointSet, area: &PointSet) -> PointSet {
    let mut found = seed.intersection(area);
    let mut fresh = found;
    while !fresh.is_empty() {
        fresh = fresh.neighbors().intersection(area).difference(&found);
        found = found.union(&fresh);
    }
    found
}
