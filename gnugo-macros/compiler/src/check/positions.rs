//! The positions beside a pattern: are they boards, and does the pattern's diagram lie there?
//!
//! What can be judged without reading is judged here. Whether the pattern is accepted in a position, as it says, is for whoever
//! knows the engine.

use super::Checking;
use super::frame::{Frame, PointRow, check_edge_row, check_rows, frame, most_common};
use crate::ast::{Cell, Diagram, Pattern, Position};
use crate::ir::{self, Edges, Element, Grid};
use crate::report::Fault;
use crate::rules::States;
use crate::spelling::count;

/// The sizes of the boards on which a drawing with an open side lies.
const SIZES: [usize; 3] = [9, 13, 19];

/// A board goes on for so many lines at least beyond an open side of a drawing, if it can.
const MARGIN: usize = 2;

/// Checks the positions of a pattern against its diagram, if that is sound.
pub(super) fn check(pattern: &Pattern, grid: Option<&Grid>, cx: &Checking<'_>) -> Vec<ir::Position> {
    let check = |position: &Position| {
        let before = cx.mark();
        let board = Drawn::new(position, position.board.sound()?, cx)?;
        if let Some(grid) = grid {
            check_move(&board, grid, cx)?;
            check_match(&board, grid, cx);
        }
        cx.since(before).is_none().then(|| board.into_ir())
    };
    pattern.positions.iter().filter_map(check).collect()
}

/// A board as it is drawn.
struct Drawn<'a> {
    position: &'a Position,
    rows: Vec<&'a [Cell]>,
    edges: Edges,
    size: usize,
    /// Where its first point lies.
    corner: (usize, usize),
}

impl<'a> Drawn<'a> {
    /// None if its rows cannot be read, or are no board, which is reported.
    fn new(position: &'a Position, diagram: &'a Diagram, cx: &Checking<'_>) -> Option<Self> {
        let before = cx.mark();
        let frame = frame(diagram, cx);
        let expected = most_common(&frame)?;
        check_rows(&frame, &expected, " of the position", cx);
        for (side, row) in [("above", frame.north), ("below", frame.south)] {
            check_edge_row(row, &format!("{side} the position"), &expected, cx);
        }
        check_symbols(&frame, cx);
        let edges = Edges {
            north: frame.north.is_some(),
            south: frame.south.is_some(),
            west: expected.west,
            east: expected.east,
        };
        let (height, width) = (frame.rows.len(), expected.width);
        if !frame.sound || cx.since(before).is_some() {
            return None;
        }
        let Some((size, corner)) = place(height, width, edges) else {
            cx.push(no_board(position, (height, width), edges));
            return None;
        };
        let rows = frame.rows.iter().map(|PointRow { cells, .. }| *cells).collect();
        let drawn = Self { position, rows, edges, size, corner };
        drawn.check_liberties(cx);
        cx.since(before).is_none().then_some(drawn)
    }

    /// What is drawn at a row and a column of the board, if that is drawn.
    fn cell(&self, row: i32, column: i32) -> Option<&'a Cell> {
        let row = usize::try_from(row).ok()?.checked_sub(self.corner.0)?;
        let column = usize::try_from(column).ok()?.checked_sub(self.corner.1)?;
        self.rows.get(row)?.get(column)
    }

    /// What is at a row and a column of the board, or beyond it.
    fn state(&self, row: i32, column: i32) -> States {
        let on_board = 0..self.size as i32;
        if !on_board.contains(&row) || !on_board.contains(&column) {
            return States::OFF;
        }
        match self.cell(row, column).map(|cell| cell.letter) {
            Some('O') => States::OWN,
            Some('X') => States::ENEMY,
            _ => States::EMPTY,
        }
    }

    /// The points with a letter, each by its row and column on the board, and its cell.
    fn points(&self, letter: char) -> impl Iterator<Item = ((i32, i32), &'a Cell)> {
        let (top, left) = (self.corner.0 as i32, self.corner.1 as i32);
        let rows = self.rows.iter().zip(top..);
        let cells = rows
            .flat_map(move |(cells, row)| cells.iter().zip(left..).map(move |(cell, column)| ((row, column), cell)));
        cells.filter(move |(_, cell)| cell.letter == letter)
    }

    /// The row and the column of a point in the drawing, from 1.
    fn place(&self, (row, column): (i32, i32)) -> String {
        format!("row {}, column {}", row - self.corner.0 as i32 + 1, column - self.corner.1 as i32 + 1)
    }

    /// No string stands on the board without a liberty.
    fn check_liberties(&self, cx: &Checking<'_>) {
        let mut seen: Vec<(i32, i32)> = Vec::new();
        for letter in ['O', 'X'] {
            let stones: Vec<_> = self.points(letter).collect();
            for (start, cell) in stones {
                if seen.contains(&start) {
                    continue;
                }
                let (mut string, mut next, mut has_liberty) = (vec![start], 0, false);
                while let Some(&(row, column)) = string.get(next) {
                    next += 1;
                    for place in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)] {
                        let state = self.state(place.0, place.1);
                        has_liberty |= state == States::EMPTY;
                        if state == self.state(row, column) && !string.contains(&place) {
                            string.push(place);
                        }
                    }
                }
                seen.extend(string);
                if !has_liberty {
                    let message = format!("the string in {} has no liberty", self.place(start));
                    cx.push(Fault::new(cell.span, message).note("no such string stays on a board"));
                }
            }
        }
    }

    fn into_ir(self) -> ir::Position {
        ir::Position {
            accepted: self.position.accepted,
            line: self.position.line,
            rows: self.rows.iter().map(|row| row.iter().map(|cell| cell.letter).collect()).collect(),
            edges: self.edges,
            size: self.size,
            corner: self.corner,
        }
    }
}

/// The lines of the board that a drawing lies on, and the row and the column of its first point there.
pub(crate) fn place(height: usize, width: usize, edges: Edges) -> Option<(usize, (usize, usize))> {
    let size = size(height, width, edges)?;
    let first = |before: bool, after: bool, length: usize| match (before, after) {
        (true, _) => 0,
        (false, true) => size - length,
        (false, false) => (size - length) / 2,
    };
    Some((size, (first(edges.north, edges.south, height), first(edges.west, edges.east, width))))
}

/// The board that a drawing lies on: edges that are opposite say how large it is, and otherwise it is the smallest usual one.
fn size(height: usize, width: usize, edges: Edges) -> Option<usize> {
    let fits = |size: &usize| height <= *size && width <= *size && *size <= SIZES[2];
    match (edges.north && edges.south, edges.west && edges.east) {
        (true, true) => (height == width).then_some(height).filter(fits),
        (true, false) => Some(height).filter(fits),
        (false, true) => Some(width).filter(fits),
        (false, false) => {
            let open = |before: bool, after: bool| MARGIN * (usize::from(!before) + usize::from(!after));
            let (down, across) = (open(edges.north, edges.south), open(edges.west, edges.east));
            let is_free = |&size: &usize| height + down <= size && width + across <= size;
            SIZES.into_iter().find(is_free).or(Some(SIZES[2]).filter(fits))
        }
    }
}

fn no_board(position: &Position, (height, width): (usize, usize), edges: Edges) -> Fault {
    let (rows, points) = (count(height, "row"), count(width, "point"));
    let fault = Fault::new(position.heading, format!("no board has {rows} of {points} with these edges"));
    match (edges.north && edges.south) || (edges.west && edges.east) {
        true => fault.note("boards are square, and opposite edges say how large this one is"),
        false => fault.note("no board is larger than 19 by 19"),
    }
}

/// Only what can be on a board, and the move. Characters of one token are told once.
fn check_symbols(frame: &Frame<'_>, cx: &Checking<'_>) {
    for (points, row) in frame.rows.iter().zip(1..).filter(|(points, _)| points.broken.is_none()) {
        let mut told = None;
        for (cell, column) in points.cells.iter().zip(1..) {
            if "OX.*".contains(cell.letter) || told == Some(cell.token) {
                continue;
            }
            told = Some(cell.token);
            let message = format!("`{}` in row {row}, column {column} of a position", cell.letter);
            cx.push(
                Fault::new(cell.span, message)
                    .note("a position shows `O`, who is to move, `X`, `.` and `*`, with `|`, `-` and `+` for the edge"),
            );
        }
    }
}

/// One move, if the pattern has one. None if it is not so.
fn check_move(drawn: &Drawn<'_>, grid: &Grid, cx: &Checking<'_>) -> Option<()> {
    let has_move = grid.find('*').next().is_some();
    let moves: Vec<_> = drawn.points('*').collect();
    let fault = match (moves.as_slice(), has_move) {
        ([_], true) | ([], false) => return Some(()),
        ([], true) => Fault::new(drawn.position.heading, "the position has no move")
            .help(format!("mark the point where {} plays with `*`", cx.name)),
        ([(_, cell), ..], false) => {
            Fault::new(cell.span, format!("{} has no move, and so its positions have none", cx.name))
        }
        ([(first, _), (again, cell), ..], true) => {
            let fault = Fault::new(cell.span, format!("a second move in the position, in {}", drawn.place(*again)));
            fault.note(format!("the first is in {}", drawn.place(*first)))
        }
    };
    cx.push(fault);
    None
}

/// A point of the board where a diagram wants something else.
struct Difference {
    row: i32,
    column: i32,
    wanted: Option<char>,
}

/// The diagram lies on the board, in any orientation; with a move, the move at the move.
fn check_match(drawn: &Drawn<'_>, grid: &Grid, cx: &Checking<'_>) {
    let Some((moved, _)) = drawn.points('*').next() else {
        let all = (0..drawn.size as i32).flat_map(|row| (0..drawn.size as i32).map(move |column| (row, column)));
        let lies = |at| Element::ALL.iter().any(|&element| differences(drawn, grid, element, (0, 0), at).is_empty());
        if !all.into_iter().any(lies) {
            let message = format!("the diagram of {} lies nowhere in this position", cx.name);
            cx.push(Fault::new(drawn.position.heading, message));
        }
        return;
    };
    let Some((row, column)) = grid.find('*').next() else { return };
    let from = (row as i32, column as i32);
    let found = Element::ALL.map(|element| differences(drawn, grid, element, from, moved));
    // Where it differs least is what was meant.
    let Some(nearest) = found.iter().min_by_key(|differences| differences.len()) else { return };
    let Some(Difference { row, column, wanted }) = nearest.iter().min_by_key(|at| (at.row, at.column)) else { return };
    let wanted = wanted.map_or_else(|| "the edge of the board".to_owned(), |letter| format!("`{letter}`"));
    let fault = match drawn.cell(*row, *column) {
        Some(cell) => {
            let place = drawn.place((*row, *column));
            let message = format!("the diagram of {} has {wanted} here, in {place} of the position", cx.name);
            Fault::new(cell.span, message)
        }
        None => {
            let message = format!("the diagram of {} does not lie in this position", cx.name);
            let fault = Fault::new(drawn.position.heading, message);
            let beyond = drawn.state(*row, *column) == States::OFF;
            let is =
                if beyond { "beyond the edge of the board" } else { "beyond an open side, where the board is empty" };
            fault.note(format!("it has {wanted} at a point that lies {is}"))
        }
    };
    let fault = fault.note("in the orientation that fits best, with the move at the `*` of the position");
    cx.push(fault.help(if drawn.position.accepted {
        "draw the board so that the diagram lies on it"
    } else {
        "a position that is refused is one where the diagram lies, and the rest of the pattern refuses it"
    }));
}

/// Where a diagram differs from the board, if its place `from` lies at a point.
fn differences(drawn: &Drawn<'_>, grid: &Grid, element: Element, from: (i32, i32), at: (i32, i32)) -> Vec<Difference> {
    let (height, width) = (grid.height as i32, grid.width as i32);
    let places = (-1..=height).flat_map(|row| (-1..=width).map(move |column| (row, column)));
    let differs = |(row, column): (i32, i32)| {
        let (rows, columns) = element.turn((row - from.0, column - from.1));
        let (r, c) = (at.0 + rows, at.1 + columns);
        let is_drawn = (0..height).contains(&row) && (0..width).contains(&column);
        let symbol = is_drawn.then(|| grid.at(row as usize, column as usize)).flatten();
        let wanted = symbol.map(|symbol| symbol.letter);
        (!drawn.state(r, c).within(grid.states_at(row, column))).then_some(Difference { row: r, column: c, wanted })
    };
    places.filter_map(differs).collect()
}
