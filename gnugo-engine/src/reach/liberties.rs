//! How much room does a string have to extend into?
//!
//! Liberties of higher order (spec/worms-and-dragons.texi, "liberties2"): a liberty of order n is an empty point that
//! n stones of the string's colour connect to it, and no fewer. The stones beyond the first may not touch the opponent,
//! so that knight's moves and one-point jumps close the string in; a liberty between two stones of the opponent's on
//! either side is no way out, and neither is a ko. Strings of the same colour on the way are part of the path.
//! Some microseconds a string.

use crate::board::{Board, Color, Point, PointSet};

/// The highest order that is looked at.
pub(crate) const ORDERS: usize = 4;

/// The liberties of the string at `origin`, from the first to the fourth order. None where no stone stands.
#[must_use]
pub(crate) fn liberties_by_order(board: &Board, origin: Point) -> [PointSet; ORDERS] {
    let mut orders = [PointSet::EMPTY; ORDERS];
    let Some(string) = board.string(origin) else { return orders };
    let color = string.color();
    orders[0] = *string.liberties();
    let mut reached = orders[0];
    for order in 1..ORDERS {
        let next = next_liberties(board, &orders[order - 1], color, order == 1).difference(&reached);
        orders[order] = next;
        reached = reached.union(&next);
    }
    orders
}

/// The points at which a stone of `color` may extend from any of the points `from`, those nearer by included.
/// `first` says that these are liberties of the stones themselves, which may be no way out.
#[must_use]
pub(crate) fn next_liberties(board: &Board, from: &PointSet, color: Color, first: bool) -> PointSet {
    let untouched = board.empty_points().difference(&board.stones(color.opponent()).neighbors());
    let leads_on = |point: &Point| !first || !is_no_way_out(board, *point, color);
    let from: PointSet = from.iter().filter(leads_on).collect();
    let through = joined_strings(board, &from, color);
    from.union(&through).neighbors().intersection(&untouched)
}

/// All stones of the strings of `color` next to any of the points.
fn joined_strings(board: &Board, points: &PointSet, color: Color) -> PointSet {
    let strings = board.strings_in(&points.neighbors(), color);
    strings.into_iter().fold(PointSet::EMPTY, |all, string| all.union(&board.string_stones(string)))
}

/// Whether a liberty lies between two stones of the opponent's, or in a ko.
fn is_no_way_out(board: &Board, liberty: Point, color: Color) -> bool {
    let enemy = color.opponent();
    let [south, west, north, east] = liberty.neighbors().map(|n| board.at(n).is(enemy));
    south && north || west && east || Color::BOTH.into_iter().any(|c| board.is_ko_capture(liberty, c).is_some())
}
