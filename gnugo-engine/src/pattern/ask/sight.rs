//! What a constraint may ask of the board as it is, without reading: how large, how many liberties, what is in sight.
//!
//! Each answer costs from a few nanoseconds to, where it says so, some microseconds.

use super::Ask;
use crate::board::{Board, Cell, Color, Point};
use crate::pattern::step::Step;
use crate::pattern::{Amount, Kind, OnBoard, OnEmpty, OnStone};
use crate::reach::effective_size;

/// How many lines from the edge a stone is still in sight along it.
const EDGE_LINES: i32 = 5;

impl<K: Kind> Ask<'_, K> {
    /// What is taken with the string at `stone`, in points: its stones and its share of the empty points that are nearest
    /// to it, up to four steps away. 0 if no stone stands there. Some tens of
    /// microseconds, if it is not known.
    pub fn effective_size(&mut self, stone: impl OnStone) -> Amount {
        let known = self.asked.known.shapes.and_then(|shapes| shapes.effective_size(stone.point()));
        Amount(known.unwrap_or_else(|| effective_size(self.board, stone.point())))
    }

    /// A cheap lower bound of [`olib`](Self::olib): what a capture would free is not counted.
    pub fn approx_olib(&mut self, point: impl OnEmpty) -> i32 {
        liberties_at_least(self.board, point.point(), self.color)
    }

    /// A cheap lower bound of [`xlib`](Self::xlib): what a capture would free is not counted.
    pub fn approx_xlib(&mut self, point: impl OnEmpty) -> i32 {
        liberties_at_least(self.board, point.point(), self.color.opponent())
    }

    /// We play the moves in turn with the opponent, ours first: how many liberties has the string at the target then? 0 if
    /// it is gone.
    pub fn oplay_lib(&mut self, moves: &[Step], target: impl OnBoard) -> i32 {
        self.after(self.color, moves, |ask| ask.board.liberties(target.point()) as i32)
    }

    /// The opponent plays the moves in turn with us, theirs first: how many liberties has the string at the target then? 0
    /// if it is gone.
    pub fn xplay_lib(&mut self, moves: &[Step], target: impl OnBoard) -> i32 {
        self.after(self.color.opponent(), moves, |ask| ask.board.liberties(target.point()) as i32)
    }

    /// Whether a stone of ours at `point` would take a string of the opponent's off the board. Legality is not asked: a
    /// capture forbidden by ko counts.
    pub fn o_captures_something(&mut self, point: impl OnEmpty) -> bool {
        captures_something(self.board, point.point(), self.color)
    }

    /// Whether a stone of the opponent's at `point` would take a string of ours off the board.
    pub fn x_captures_something(&mut self, point: impl OnEmpty) -> bool {
        captures_something(self.board, point.point(), self.color.opponent())
    }

    /// Whether a stone of ours at the empty `point` would have no liberty, and take none.
    pub fn o_suicide(&mut self, point: impl OnEmpty) -> bool {
        self.board.is_empty(point.point()) && self.board.is_suicide(point.point(), self.color)
    }

    /// Whether a stone of the opponent's at the empty `point` would have no liberty, and take none.
    pub fn x_suicide(&mut self, point: impl OnEmpty) -> bool {
        self.board.is_empty(point.point()) && self.board.is_suicide(point.point(), self.color.opponent())
    }

    /// Whether a stone of ours is the first to be seen along the edge, looking from `p` past `q`, which lies on the same
    /// line. What counts are the five lines from that line up; of several stones at the same distance the highest. False
    /// if `p` and `q` are not on one line along an edge.
    pub fn o_visible_along_edge(&mut self, p: impl OnBoard, q: impl OnBoard) -> bool {
        first_along_edge(self.board, p.point(), q.point()) == Some(self.color)
    }

    /// Whether a stone of the opponent's is the first to be seen along the edge, looking from `p` past `q`: as
    /// [`o_visible_along_edge`](Self::o_visible_along_edge).
    pub fn x_visible_along_edge(&mut self, p: impl OnBoard, q: impl OnBoard) -> bool {
        first_along_edge(self.board, p.point(), q.point()) == Some(self.color.opponent())
    }

    /// Whether a string of the other colour next to the string at `stone` has one liberty.
    pub fn adjacent_to_stone_in_atari(&mut self, stone: impl OnStone) -> bool {
        let board = &*self.board;
        board.adjacent_opponents(stone.point()).into_iter().any(|other| board.liberties(other) == 1)
    }
}

fn liberties_at_least(board: &Board, point: Point, color: Color) -> i32 {
    let mut liberties = crate::board::PointSet::EMPTY;
    for n in point.neighbors() {
        match board.at(n) {
            Cell::Empty => drop(liberties.insert(n)),
            cell if cell.is(color) => {
                if let Some(string) = board.string(n) {
                    liberties = liberties.union(string.liberties());
                }
            }
            _ => {}
        }
    }
    liberties.remove(point);
    liberties.len() as i32
}

fn captures_something(board: &Board, point: Point, color: Color) -> bool {
    let is_taken = |n: Point| board.at(n).is(color.opponent()) && board.liberties(n) == 1;
    board.is_empty(point) && point.neighbors().into_iter().any(is_taken)
}

/// The colour of the first stone along the edge, seen from `p` past `q`.
fn first_along_edge(board: &Board, p: Point, q: Point) -> Option<Color> {
    let size = board.size() as i32;
    let place = |point: Point| (point.row() as i32, point.column() as i32);
    let ((p_row, p_column), (q_row, q_column)) = (place(p), place(q));
    let away = |line: i32| if 2 * line < size { 1 } else { -1 };
    // One step along the edge, and one away from it.
    let (along, up) = match ((q_row - p_row).signum(), (q_column - p_column).signum()) {
        (0, columns) if columns != 0 => ((0, columns), (away(p_row), 0)),
        (rows, 0) if rows != 0 => ((rows, 0), (0, away(p_column))),
        _ => return None,
    };
    for distance in 1..size {
        for line in (0..EDGE_LINES).rev() {
            let row = q_row + along.0 * distance + up.0 * line;
            let column = q_column + along.1 * distance + up.1 * line;
            if let Some(color) = Point::on_board(row, column, board.size()).and_then(|point| board.color_at(point)) {
                return Some(color);
            }
        }
    }
    None
}
