//! How many liberties would the defender get by extending the string?

use crate::reading::search::{FEW_D, Search};
use crate::board::{Color, Point, PointSet};
use smallvec::SmallVec;

/// For each liberty of a string, the liberties that it would have once extended there.
#[derive(Clone, Debug)]
pub(in crate::reading) struct Gains {
    list: SmallVec<[Gain; 4]>,
}

/// What an extension gains.
#[derive(Clone, Debug)]
pub(in crate::reading) struct Gain {
    /// The liberty played at.
    pub(in crate::reading) point: Point,
    /// The liberties afterwards.
    pub(in crate::reading) liberties: PointSet,
    /// Their number.
    pub(in crate::reading) count: usize,
    /// What the extension captures, and what that depends on.
    pub(in crate::reading) stakes: PointSet,
}

impl Gains {
    /// What extensions of the string at `target` gain.
    pub(in crate::reading) fn new(search: &Search<'_>, target: Point, defender: Color) -> Self {
        let list = search.board.liberty_set(target).iter().map(|point| {
            let liberties = search.board.liberties_after(point, defender);
            let stakes = search.stakes(point, defender, FEW_D);
            Gain { point, count: liberties.len(), liberties, stakes }
        });
        Self { list: list.collect() }
    }

    /// One entry for each liberty of the string.
    pub(in crate::reading) fn iter(&self) -> impl Iterator<Item = &Gain> {
        self.list.iter()
    }

    /// An extension after which an attack of this order fails for the number of liberties, even if the attacker has
    /// played at `taken` before; and where a further stone of the attacker's could stop all such extensions.
    pub(in crate::reading) fn break_out(&self, taken: Option<Point>, order: u8) -> Option<(Point, PointSet)> {
        let enough = usize::from(order) + 2;
        let mut best: Option<(Point, usize, PointSet)> = None;
        for gain in self.list.iter().filter(|gain| Some(gain.point) != taken) {
            let count = gain.count - usize::from(taken.is_some_and(|point| gain.liberties.contains(point)));
            if count < enough {
                continue;
            }
            let mut stops = match (gain.stakes.is_empty(), count == enough) {
                (true, false) => PointSet::EMPTY,
                _ => gain.liberties.union(&gain.stakes),
            };
            stops.insert(gain.point);
            best = Some(match best {
                Some((point, most, zone)) if most >= count => (point, most, zone.intersection(&stops)),
                Some((_, _, zone)) => (gain.point, count, zone.intersection(&stops)),
                None => (gain.point, count, stops),
            });
        }
        best.map(|(point, _, zone)| (point, zone))
    }
}
