//! Which part of the board does a race take place in?
//!
//! Both dragons, their liberties, what is a few steps further, and strings there that may be captured. What stands around
//! stays for ever; where the arena ends on the open board, the dragon that is to be captured finds no way on. It does not see
//! what happens outside.

use super::field::{ATTACKER, Area, Cells, Field, MOST_CELLS, OWNER, Position};
use crate::board::{Board, Color, Point, PointSet};
use crate::fight::{stands, surrounded, with_what_is_behind};
use crate::reading::Frame;

/// Strings with no more liberties may be captured in a race.
const WEAK: usize = 3;
/// Strings of what lives with no more liberties may be cut off from it, and captured.
const THIN: usize = 2;
/// What lies behind an arena and has no more empty points belongs to it.
const SMALL: usize = 6;

/// The strings of these stones that have liberties enough not to be cut off.
pub(super) fn firmly(board: &Board, stones: &PointSet) -> PointSet {
    let strings = Color::BOTH.into_iter().flat_map(|color| board.strings_in(stones, color));
    let firm = strings.filter(|&string| board.liberties(string) > THIN);
    firm.fold(PointSet::EMPTY, |all, string| all.union(&board.string_stones(string)))
}

/// The part of the board for one question: is the first dragon captured before the second?
#[derive(Clone, Debug)]
pub(super) struct Arena {
    pub(super) field: Field,
    pub(super) start: Position,
    /// The point of each cell.
    pub(super) points: Vec<Point>,
    /// Whose dragon it is that is to be captured.
    pub(super) owner: Color,
    /// Whether it ends where nobody gets on, at stones that nothing inside can capture.
    pub(super) is_closed: bool,
    /// Whether the other dragon may be captured too.
    pub(super) is_race: bool,
}

impl Arena {
    /// The arena of a dragon of `owner` that is to be captured and one of the opponent's, with what is so many steps from
    /// them. `firm` are stones that nobody can capture, `safe` those of dragons that live for themselves. `None` if it is too large.
    pub(super) fn new(
        board: &Board,
        dragons: [&PointSet; 2],
        owner: Color,
        firm: &PointSet,
        safe: &PointSet,
        steps: usize,
    ) -> Option<Self> {
        let [own, other] = dragons.map(|dragon| dragon.difference(firm));
        let both = own.union(&other);
        let is_race = !dragons[1].intersects(firm);
        let safe = &firmly(board, safe).union(firm);
        let mut open = board.empty_points().union(&both);
        for color in Color::BOTH {
            for string in board.strings_in(&board.points().difference(safe), color) {
                if board.liberties(string) <= WEAK {
                    open = open.union(&board.string_stones(string));
                }
            }
        }
        for (dragon, color) in [(&own, owner), (&other, owner.opponent())] {
            open = open.union(&surrounded(board, dragon, color).difference(safe));
        }
        let mut reached = both;
        for _ in 0..steps {
            reached = further(board, &reached, &open);
        }
        let reached = with_what_is_behind(board, &reached, &open, SMALL);
        let around = reached.neighbors().difference(&reached).intersection(board.points());
        let is_closed = !around.intersects(&open)
            && Color::BOTH.iter().all(|&color| stands(board, &around.difference(safe), color, &reached));
        let arena = Self::cut_out(board, [&own, &other], owner, &reached, is_closed)?;
        Some(Self { is_race, ..arena })
    }

    /// These points of the board, with what stands around them.
    fn cut_out(
        board: &Board,
        dragons: [&PointSet; 2],
        owner: Color,
        reached: &PointSet,
        is_closed: bool,
    ) -> Option<Self> {
        if reached.len() > MOST_CELLS {
            return None;
        }
        // The same cells in the same order, however the board lies.
        let frame = Frame::of(board, &dragons[0].union(dragons[1]), owner);
        let mut points: Vec<Point> = reached.iter().collect();
        points.sort_by_key(|&point| frame.rank(point));
        let cell = |point: Point| points.iter().position(|&other| other == point).map_or(0, |n| 1 << n);
        let cells = |set: &PointSet| {
            points.iter().enumerate().filter(|(_, point)| set.contains(**point)).fold(0, |all, (n, _)| all | 1 << n)
        };
        let mut field = Field::default();
        field.all = cells(reached);
        field.goals = dragons.map(cells);
        let outside = board.points().difference(reached);
        let friends = outside.intersection(board.stones(owner));
        // Where the arena ends on the open board, the attacker is.
        let walls = outside.difference(&friends);
        field.walls = [cells(&friends.neighbors()), cells(&walls.neighbors())];
        for (n, &point) in points.iter().enumerate() {
            let here: Cells = 1 << n;
            let sum = |points: [Point; 4]| points.into_iter().fold(0, |all, point| all | cell(point));
            field.near[n] = sum(point.neighbors());
            field.across[n] = sum(point.diagonals());
            if point.neighbors().into_iter().any(|near| !board.is_on_board(near)) {
                field.edge |= here;
            }
            let held = point.diagonals().into_iter().filter(|&across| walls.contains(across)).count();
            for (most, cells) in field.held.iter_mut().enumerate() {
                *cells |= if held > most { here } else { 0 };
            }
        }
        let mut stones = [0; 2];
        stones[OWNER] = cells(board.stones(owner));
        stones[ATTACKER] = cells(board.stones(owner.opponent()));
        let ko = board.ko().map_or(0, |ko| cell(ko.point));
        let start = field.set_up(stones, ko);
        Some(Self { field, start, points, owner, is_closed, is_race: true })
    }

    /// The point of a cell; none for a pass.
    pub(super) fn point(&self, cell: Cells) -> Option<Point> {
        if cell == 0 { None } else { self.points.get(cell.trailing_zeros() as usize).copied() }
    }

    /// The side of a player.
    pub(super) fn side(&self, color: Color) -> usize {
        if color == self.owner { OWNER } else { ATTACKER }
    }
}

/// One step further over the open board; strings are passed in one, and what they breathe by belongs to them.
fn further(board: &Board, reached: &PointSet, open: &PointSet) -> PointSet {
    let mut fresh = reached.neighbors().intersection(open);
    for color in Color::BOTH {
        for string in board.strings_in(&fresh, color) {
            fresh = fresh.union(&board.string_stones(string)).union(&board.liberty_set(string));
        }
    }
    reached.union(&fresh)
}
