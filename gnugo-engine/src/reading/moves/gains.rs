//! How many liberties would the defender get by extending the string?

use crate::board::{Board, Color, Point, PointSet};
use crate::reading::search::{FEW_D, Search};
use smallvec::SmallVec;

/// For each liberty of a string, how many liberties it would have once extended there.
#[derive(Clone, Debug)]
pub(in crate::reading) struct Gains {
    defender: Color,
    list: SmallVec<[(Point, usize); 6]>,
}

impl Gains {
    /// What extensions of the string at `target` gain.
    #[inline]
    pub(in crate::reading) fn new(board: &Board, liberties: &PointSet, defender: Color) -> Self {
        let list = liberties.iter().map(|point| (point, board.liberty_count_after(point, defender))).collect();
        Self { defender, list }
    }

    /// One entry for each liberty of the string.
    #[inline]
    pub(in crate::reading) fn iter(&self) -> impl Iterator<Item = &(Point, usize)> {
        self.list.iter()
    }

    /// An extension after which an attack of this order fails for the number of liberties, even if the attacker has
    /// played at `taken` before (without capturing anything); and where a further stone of the attacker's could stop
    /// all such extensions.
    #[inline]
    pub(in crate::reading) fn break_out(
        &self,
        search: &Search<'_>,
        taken: Option<Point>,
        order: u8,
    ) -> Option<(Point, PointSet)> {
        let enough = usize::from(order) + 2;
        let mut best: Option<(Point, usize, PointSet)> = None;
        for &(point, count) in self.list.iter().filter(|gain| gain.1 >= enough && Some(gain.0) != taken) {
            let mut stops = PointSet::EMPTY;
            let mut count = count;
            if count <= enough + 1 {
                let liberties = search.board.liberties_after(point, self.defender);
                count -= usize::from(taken.is_some_and(|point| liberties.contains(point)));
                if count < enough {
                    continue;
                }
                if count == enough {
                    stops = liberties;
                }
            }
            if search.board.would_capture(point, self.defender) {
                // The attacker could also save what would be captured.
                stops = search.board.liberties_after(point, self.defender);
                stops = stops.union(&search.stakes(point, self.defender, FEW_D));
            }
            stops.insert(point);
            best = Some(match best {
                Some((point, most, zone)) if most >= count => (point, most, zone.intersection(&stops)),
                Some((_, _, zone)) => (point, count, zone.intersection(&stops)),
                None => (point, count, stops),
            });
        }
        best.map(|(point, _, zone)| (point, zone))
    }
}
