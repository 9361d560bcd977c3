//! What speaks for a move in a pocket, in points that mean nothing but an order.

/// An eye point beside it.
pub(super) const EYE_BESIDE: i32 = 6;
/// An eye could be there.
pub(super) const EYE: i32 = 8;
/// It takes, or saves, a string in atari.
pub(super) const HOT: i32 = 14;
/// A liberty of the group.
pub(super) const LIBERTY: i32 = 4;
/// Each string of the owner's beyond the first that it joins, or cuts off.
pub(super) const LINK: i32 = 5;
/// It puts itself into atari in an eye space, as a throw-in does.
pub(super) const THROW_IN: i32 = -3;
/// It puts itself into atari elsewhere.
pub(super) const SELF_ATARI: i32 = -12;
/// A liberty that it has counts a point, but no more than these.
pub(super) const MOST_LIBERTIES: i32 = 4;
