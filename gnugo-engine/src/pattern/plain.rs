//! The plain matcher: every pattern, every orientation, every point, element by element.
//!
//! It is slow and obviously right. Boards of fewer than three lines use it; elsewhere it is what faster matchers are
//! compared with.

use super::{Diagram, Symbol};
use crate::board::{Board, Color, Orientation, Point};

/// Whether a drawing whose anchor lies at `anchor` in this orientation matches, for `color` to move.
#[must_use]
fn matches_at(diagram: &Diagram, board: &Board, color: Color, anchor: Point, orientation: Orientation) -> bool {
    let place = |rows, columns| {
        let (rows, columns) = orientation.apply((rows, columns));
        (anchor.row() as i32 + rows, anchor.column() as i32 + columns)
    };
    let stones = diagram.elements().all(|element| {
        let (row, column) = place(element.rows, element.columns);
        match Point::on_board(row, column, board.size()) {
            Some(point) => element.symbol.accepts(board.at(point), color),
            None => false,
        }
    });
    // A side on the edge: the points beyond it are off the board, whichever of them one asks.
    let (row, column) = diagram.anchor();
    let (row, column) = (row as i32, column as i32);
    let (below, right) = (diagram.height() as i32 - row, diagram.width() as i32 - column);
    let beyond = |rows, columns| {
        let (row, column) = place(rows, columns);
        Point::on_board(row, column, board.size()).is_none()
    };
    let edges = diagram.edges;
    stones
        && (!edges.north || beyond(-row - 1, 0))
        && (!edges.south || beyond(below, 0))
        && (!edges.west || beyond(0, -column - 1))
        && (!edges.east || beyond(0, right))
}

/// Where a drawing matches, for `color` to move: the place of its anchor and the orientation of each match.
#[must_use]
pub fn plain_matches(diagram: &Diagram, board: &Board, color: Color) -> Vec<(Point, Orientation)> {
    let (row, column) = diagram.anchor();
    let symbol = diagram.symbols().find(|&(r, c, _)| (r, c) == (row, column)).map_or(Symbol::Any, |(_, _, s)| s);
    let mut found = Vec::new();
    for point in board.points().iter().filter(|&point| symbol.accepts(board.at(point), color)) {
        for &orientation in diagram.symmetry.orientations() {
            if matches_at(diagram, board, color, point, orientation) {
                found.push((point, orientation));
            }
        }
    }
    found
}
