//! The diagram of a pattern: its symbols, its shape, its edges, its move.

use super::Checking;
use super::frame::{Expected, Frame, check_edge_row, check_rows, frame, most_common};
use crate::ast::{Cell, Diagram};
use crate::ir::{Edges, Grid};
use crate::report::{Fault, Reported};
use crate::rules::{DatabaseType, Extent, Symbol, TYPES};
use crate::spelling::{count, list, with_article};

/// The largest board.
const BOARD: usize = 19;

/// Checks the main diagram of a pattern. None if it has faults, which are reported.
pub(super) fn main(diagram: &Diagram, cx: &Checking<'_>) -> Option<Grid> {
    let before = cx.mark();
    let mut frame = frame(diagram, cx);
    let mut cells = Vec::new();
    let mut unknown = Unknown::default();
    let mut unclear = Vec::new();
    for (row, points) in frame.rows.iter().enumerate().filter(|(_, points)| points.broken.is_none()) {
        for (column, cell) in points.cells.iter().enumerate() {
            match cx.setting.rules.symbol(cell.letter) {
                Some(symbol) => cells.push(symbol),
                None => {
                    unclear.push((row, unknown.report(cell, (row, column), cx)));
                }
            }
        }
    }
    // What is no symbol may be too much, or stand for several points: the length of its row says nothing.
    for (row, reported) in unclear {
        frame.rows[row].broken = Some(reported);
    }
    if frame.sound {
        if !diagram.incomplete && (unknown.last.is_none() || points_with(&frame, "*").next().is_some()) {
            // Otherwise a row may be missing, or what is no symbol may well have been meant for the move.
            check_move(&frame, &cells, cx);
        }
        check_anchor(&frame, cx);
    }
    let expected = most_common(&frame)?;
    let edges =
        Edges { north: frame.north.is_some(), south: frame.south.is_some(), west: expected.west, east: expected.east };
    check_shape(&frame, &expected, edges, cx);
    let grid = Grid { width: expected.width, height: frame.rows.len(), cells, edges };
    (frame.sound && cx.since(before).is_none()).then_some(grid)
}

fn check_shape(frame: &Frame<'_>, expected: &Expected, edges: Edges, cx: &Checking<'_>) {
    let same_width = check_rows(frame, expected, "", cx);
    check_edge_row(frame.north, "above", expected, cx);
    check_edge_row(frame.south, "below", expected, cx);
    check_extent(frame, edges, cx);
    if frame.rows.len() > BOARD || (same_width && expected.width > BOARD) {
        let (width, height) = (expected.width, frame.rows.len());
        let message = format!("the diagram of {} has {} of {}", cx.name, count(height, "row"), count(width, "point"));
        cx.push(Fault::new(cx.name.span(), message).note("no board is larger than 19 by 19"));
    }
}

/// The edges are those that the patterns of a database may have.
fn check_extent(frame: &Frame<'_>, edges: Edges, cx: &Checking<'_>) {
    match cx.setting.rules.extent {
        Extent::WholeBoard => check_square(frame, edges, cx),
        Extent::Anywhere => {
            let note = "only patterns of a whole board have opposite edges";
            if edges == (Edges { north: true, south: true, west: true, east: true }) {
                let fault = Fault::new(cx.name.span(), format!("the diagram of {} has edges on all sides", cx.name));
                let whole = TYPES.iter().filter(|kind| kind.extent == Extent::WholeBoard).map(|kind| kind.name);
                cx.push(fault.note(format!("only patterns of {} are whole boards", list(whole))));
                return;
            }
            if edges.west && edges.east {
                let row = frame.rows.iter().find(|row| row.west && row.east).map(|points| points.row);
                if let Some(row) = row {
                    let message = format!("the diagram of {} has edges on the left and on the right", cx.name);
                    cx.push(Fault::range(row.start, row.end, message).note(note));
                }
            }
            if let (Some(_), Some(row)) = (frame.north, frame.south) {
                let message = format!("the diagram of {} has edges above and below", cx.name);
                cx.push(Fault::range(row.start, row.end, message).note(note));
            }
        }
        Extent::Corner => {
            if edges.north == edges.south || edges.west == edges.east {
                let message = format!("the diagram of {} does not lie in a corner", cx.name);
                let note = format!(
                    "the patterns of {} database have two edges that meet",
                    with_article(cx.setting.rules.name)
                );
                cx.push(Fault::new(cx.name.span(), message).note(note));
            }
        }
    }
}

/// Opposite edges say how many lines the board has; the diagram has no more in the other direction.
fn check_square(frame: &Frame<'_>, edges: Edges, cx: &Checking<'_>) {
    let height = frame.rows.len();
    let width = frame.rows.first().map_or(0, |row| row.cells.len());
    let same_width = frame.rows.iter().all(|row| row.cells.len() == width);
    let (where_, lines, across, noun) = match (edges.north && edges.south, edges.west && edges.east) {
        (true, _) if width > height => ("above and below", height, width, "point"),
        (_, true) if height > width => ("on the left and on the right", width, height, "row"),
        _ => return,
    };
    if same_width {
        let message = format!(
            "the diagram of {} has edges {where_}, so its board has {}, but it has {}",
            cx.name,
            count(lines, "line"),
            count(across, noun)
        );
        cx.push(Fault::new(cx.name.span(), message).note("boards are square"));
    }
}

/// The points of a frame that show one of these characters, with their rows and columns from 1.
fn points_with<'a>(frame: &'a Frame<'_>, letters: &'static str) -> impl Iterator<Item = (usize, usize, &'a Cell)> {
    frame.rows.iter().zip(1..).flat_map(move |(points, row)| {
        let cells = points.cells.iter().zip(1..).filter(|(cell, _)| letters.contains(cell.letter));
        cells.map(move |(cell, column)| (row, column, cell))
    })
}

/// At most one stone by which the pattern is placed.
fn check_anchor(frame: &Frame<'_>, cx: &Checking<'_>) {
    let mut anchors = points_with(frame, "QY").filter(|(_, _, cell)| cx.setting.rules.symbol(cell.letter).is_some());
    if let (Some((row, column, _)), Some((again, there, cell))) = (anchors.next(), anchors.next()) {
        let message = format!("a second `{}` in {}, in row {again}, column {there}", cell.letter, cx.name);
        let fault = Fault::new(cell.span, message).note(format!("the first is in row {row}, column {column}"));
        cx.push(fault.help("a pattern is placed by one stone; write the others as `O` and `X`"));
    }
}

/// One move; or, where the type of database allows it, a stone at least.
fn check_move(frame: &Frame<'_>, symbols: &[&'static Symbol], cx: &Checking<'_>) {
    let mut moves = points_with(frame, "*");
    match (moves.next(), moves.next()) {
        (Some(_), None) => {}
        (Some((row, column, _)), Some((again, there, cell))) => {
            let message = format!("a second move in {}, in row {again}, column {there}", cx.name);
            cx.push(Fault::new(cell.span, message).note(format!("the first is in row {row}, column {column}")));
        }
        (None, _) if cx.setting.rules.needs_move => {
            let fault = Fault::new(cx.name.span(), format!("{} has no move", cx.name.title()));
            cx.push(fault.help("mark the point to play with `*`"));
        }
        (None, _) => {
            if !symbols.iter().any(|symbol| symbol.states.is_stone()) && cx.setting.unknown_type.is_none() {
                let fault = Fault::new(cx.name.span(), format!("{} has neither a move nor a stone", cx.name.title()));
                cx.push(fault.note("nothing says where on the board it lies"));
            }
        }
    }
}

/// Reports characters that are no symbols, once for a run of characters that touch.
#[derive(Default)]
pub(super) struct Unknown {
    /// The last one: its row, its column and its token, and what has been said of it.
    last: Option<((usize, usize, usize), Reported)>,
}

impl Unknown {
    pub(super) fn report(&mut self, cell: &Cell, (row, column): (usize, usize), cx: &Checking<'_>) -> Reported {
        let touches = |(r, c, token): (usize, usize, usize)| r == row && (token == cell.token || c + 1 == column);
        let reported = match self.last {
            Some((place, reported)) if touches(place) => reported,
            _ => Self::fault(cell, (row, column), cx),
        };
        self.last = Some(((row, column, cell.token), reported));
        reported
    }

    fn fault(cell: &Cell, (row, column): (usize, usize), cx: &Checking<'_>) -> Reported {
        let place = if cell.shared { format!(" in row {}, column {}", row + 1, column + 1) } else { String::new() };
        let symbols = list(cx.setting.rules.all_symbols().map(|symbol| symbol.letter));
        let fault = Fault::new(cell.span, format!("unknown board symbol `{}`{place}", cell.letter))
            .note(format!("the symbols are {symbols}, with `|`, `-` and `+` for the edge"));
        let is_vague = cx.setting.rules.extent == Extent::Corner && "?ox".contains(cell.letter);
        let fault = if is_vague {
            fault.note("corners are matched by counting stones: each point is one thing")
        } else {
            fault
        };
        let has_it = |kind: &&DatabaseType| kind.symbols.iter().any(|symbol| symbol.letter == cell.letter);
        let elsewhere: Vec<&str> = TYPES.iter().filter(has_it).map(|kind| kind.name).collect();
        cx.give_up(if !elsewhere.is_empty() {
            fault.note(format!("`{}` is a symbol of {}", cell.letter, list(elsewhere)))
        } else if cx.setting.rules.may_label(cell.letter) {
            fault.help("labels stand in the labelled diagram, below the class line")
        } else {
            fault
        })
    }
}
