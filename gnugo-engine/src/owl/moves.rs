//! Which moves are worth a try, and in which order?
//!
//! Points where eyes are made or taken, liberties of the group and what lies behind them, captures and rescues of the
//! stones around. Each gets a number of points by what speaks for it; the best come first.

use super::ground::Ground;
use super::judge::Judgement;
use super::patterns::{FORCED, PatternMove, SCALE};
use crate::board::{Board, Color, Point, PointSet};
use smallvec::SmallVec;

/// Strings around the group with no more liberties may be captured; of the owner's, those with one less.
const CAPTURABLE: usize = 3;

/// A move with what speaks for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Proposal {
    pub(super) point: Point,
    pub(super) value: i32,
}

/// What speaks for a move, in points that mean nothing but an order.
pub(super) mod worth {
    /// An eye point beside it.
    pub(in crate::owl) const EYE_BESIDE: i32 = 6;
    /// An eye could be there.
    pub(in crate::owl) const EYE: i32 = 8;
    /// It takes, or saves, a string in atari.
    pub(in crate::owl) const HOT: i32 = 14;
    /// A liberty of the group.
    pub(in crate::owl) const LIBERTY: i32 = 4;
    /// Each string of the owner's beyond the first that it joins, or cuts off.
    pub(in crate::owl) const LINK: i32 = 5;
    /// It puts itself into atari in an eye space, as a throw-in does.
    pub(in crate::owl) const THROW_IN: i32 = -3;
    /// It puts itself into atari elsewhere.
    pub(in crate::owl) const SELF_ATARI: i32 = -12;
    /// A liberty that it has counts a point, but no more than these.
    pub(in crate::owl) const MOST_LIBERTIES: i32 = 4;
}

/// The moves of `to_move`, the best first. Those of patterns are tried wherever they are, and if one of them is forced,
/// no others.
pub(super) fn proposals(
    board: &Board,
    ground: &Ground,
    judged: &Judgement,
    to_move: Color,
    patterns: &[PatternMove],
) -> SmallVec<[Proposal; 32]> {
    let empty = board.empty_points();
    let liberties = judged.group.neighbors().intersection(&empty);
    // Strings that may still be cut off belong to it too, as long as they are not.
    let kin = board.strings_in(&liberties.union(&judged.eyes).neighbors(), ground.color).into_iter();
    let kin = kin.fold(judged.group, |all, string| all.union(&board.string_stones(string)));
    let liberties = kin.neighbors().intersection(&empty);
    let second = liberties.neighbors().intersection(&empty).intersection(&ground.arena);
    let Hanging { points, hot } = hanging(board, ground.color, judged);
    let points = points.union(&liberties).union(&second).union(&judged.eyes).intersection(&empty);
    let proposed: PointSet = patterns.iter().map(|proposal| proposal.point).collect();
    let is_forced = patterns.first().is_some_and(|best| best.value >= FORCED);
    let points = if is_forced { proposed } else { points.union(&proposed) };
    let value = |point: Point| {
        let strings = board.strings_in(&PointSet::single(point).neighbors(), ground.color).len() as i32;
        let said = patterns.iter().find(|proposal| proposal.point == point);
        let said = said.map_or(0.0, |proposal| proposal.value * SCALE) as i32;
        let mut value =
            said + worth::EYE_BESIDE * judged.eyes.touching(point) as i32 + worth::LINK * (strings - 1).max(0);
        for (set, worth) in [(&judged.eyes, worth::EYE), (&hot, worth::HOT), (&liberties, worth::LIBERTY)] {
            value += if set.contains(point) { worth } else { 0 };
        }
        value
            + match board.liberty_count_after(point, to_move) {
                1 if judged.eyes.contains(point) => worth::THROW_IN,
                1 => worth::SELF_ATARI,
                own => worth::MOST_LIBERTIES.min(own as i32),
            }
    };
    let mut all: SmallVec<[Proposal; 32]> =
        points.iter().map(|point| Proposal { point, value: value(point) }).collect();
    all.sort_by_key(|proposal| (-proposal.value, ground.frame.rank(proposal.point)));
    all
}

/// Where strings are captured and saved.
struct Hanging {
    /// The liberties of strings that have few.
    points: PointSet,
    /// Those of strings in atari.
    hot: PointSet,
}

/// The liberties of what stands around the group and is short of them, and of the owner's strings next to that.
fn hanging(board: &Board, color: Color, judged: &Judgement) -> Hanging {
    let mut found = Hanging { points: PointSet::EMPTY, hot: PointSet::EMPTY };
    let mut around = judged.group.union(&judged.eyes).neighbors().union(&judged.weak);
    for (color, most) in [(color.opponent(), CAPTURABLE), (color, CAPTURABLE - 1)] {
        for string in board.strings_in(&around, color) {
            let Some(string) = board.string(string).filter(|string| string.liberty_count() <= most) else { continue };
            found.points = found.points.union(string.liberties());
            around = around.union(&string.stones().neighbors());
            if string.liberty_count() == 1 {
                found.hot = found.hot.union(string.liberties());
            }
        }
    }
    found
}
