//! Which characters of a diagram are points, and which the edge of the board?
//!
//! The row at fault is the one that differs from most others; where there is no majority, the later one.

use super::Checking;
use crate::ast::{Cell, Diagram, Row};
use crate::report::{Fault, Reported};
use crate::spelling::list;

/// A diagram taken apart: rows of points, and what is drawn above and below them.
pub(super) struct Frame<'a> {
    /// A row of `-` above.
    pub(super) north: Option<&'a Row>,
    /// A row of `-` below.
    pub(super) south: Option<&'a Row>,
    pub(super) rows: Vec<PointRow<'a>>,
    /// Whether each row can be read: no gap in it, no edge where none can be.
    pub(super) sound: bool,
}

/// A row of points.
pub(super) struct PointRow<'a> {
    pub(super) row: &'a Row,
    /// The points, without the edges.
    pub(super) cells: &'a [Cell],
    /// `|` on the left.
    pub(super) west: bool,
    /// `|` on the right.
    pub(super) east: bool,
    /// Whether a fault in it is reported already, so that its length says nothing.
    pub(super) broken: Option<Reported>,
}

/// Takes a diagram apart, and reports what cannot stand where it stands.
pub(super) fn frame<'a>(diagram: &'a Diagram, cx: &Checking<'_>) -> Frame<'a> {
    let mut rows = diagram.rows.as_slice();
    let (mut north, mut south) = (None, None);
    if let [first, rest @ ..] = rows
        && is_edge(first)
    {
        (north, rows) = (Some(first), rest);
    }
    if let [rest @ .., last] = rows
        && is_edge(last)
    {
        (south, rows) = (Some(last), rest);
    }
    let rows: Vec<PointRow<'_>> = rows.iter().map(point_row).collect();
    let mut frame = Frame { north, south, rows, sound: true };
    let mut told = Vec::new();
    for index in 0..frame.rows.len() {
        check_inside(&mut frame.rows[index], index + 1, &mut told, cx);
    }
    if frame.rows.is_empty() {
        let row = north.or(south);
        if let Some(row) = row.filter(|row| row.broken.is_none()) {
            cx.push(Fault::range(row.start, row.end, format!("the diagram of {} has no points", cx.name)));
        }
        frame.sound = false;
    }
    let is_broken = |row: Option<&Row>| row.is_some_and(|row| row.broken.is_some());
    frame.sound &= !is_broken(north) && !is_broken(south) && frame.rows.iter().all(|row| row.broken.is_none());
    frame
}

/// A row of the edge: `-`, with `+` (or wrongly `|`) at its ends.
fn is_edge(row: &Row) -> bool {
    row.cells.iter().all(|cell| "-+|".contains(cell.letter)) && row.cells.iter().any(|cell| "-+".contains(cell.letter))
}

fn point_row(row: &Row) -> PointRow<'_> {
    let mut cells = row.cells.as_slice();
    let (mut west, mut east) = (false, false);
    if let [first, rest @ ..] = cells
        && first.letter == '|'
    {
        (west, cells) = (true, rest);
    }
    if let [rest @ .., last] = cells
        && last.letter == '|'
    {
        (east, cells) = (true, rest);
    }
    PointRow { row, cells, west, east, broken: row.broken }
}

/// No edges among the points. An edge that goes on from row to row is told once.
fn check_inside(points: &mut PointRow<'_>, number: usize, told: &mut Vec<(char, usize, Reported)>, cx: &Checking<'_>) {
    let row = points.row;
    let mut again = None;
    let fault = if is_edge(row) {
        Fault::range(row.start, row.end, format!("an edge inside the diagram of {}", cx.name))
            .help("a row of `-` stands above the first row or below the last")
    } else if let Some((column, cell)) = points.cells.iter().enumerate().find(|(_, cell)| "|-+".contains(cell.letter)) {
        if let Some(&(_, _, reported)) = told.iter().find(|(letter, c, _)| (*letter, *c) == (cell.letter, column)) {
            points.broken = Some(reported);
            return;
        }
        again = Some((cell.letter, column));
        let message = format!("`{}` among the points of row {number}", cell.letter);
        Fault::new(cell.span, message).note(match cell.letter {
            '|' => "`|` is the edge of the board, and stands at the left or right end of every row",
            '-' => "`-` is the edge of the board, and stands in a row of its own above or below the diagram",
            _ => "`+` is the corner of the board, and stands at an end of a row of `-`",
        })
    } else if points.cells.is_empty() && points.broken.is_none() {
        Fault::range(row.start, row.end, format!("row {number} has no points"))
    } else {
        return;
    };
    let reported = cx.give_up(fault);
    points.broken = Some(reported);
    told.extend(again.map(|(letter, column)| (letter, column, reported)));
}

/// A side and a width that rows should have, and where they come from.
pub(super) struct Expected {
    pub(super) width: usize,
    pub(super) west: bool,
    pub(super) east: bool,
    /// What has it, for messages: "row 1", or "the pattern".
    pub(super) whose: String,
}

/// What most rows of a diagram have; none if no row can be read.
pub(super) fn most_common(frame: &Frame<'_>) -> Option<Expected> {
    let rows = || frame.rows.iter().enumerate().filter(|(_, row)| row.broken.is_none() && !row.row.irregular);
    let west = majority(rows().map(|(_, row)| row.west))?;
    let east = majority(rows().map(|(_, row)| row.east))?;
    let has_sides = |row: &PointRow<'_>| (row.west, row.east) == (west, east);
    let width = majority(rows().filter(|(_, row)| has_sides(row)).map(|(_, row)| row.cells.len()))?;
    let example = rows().find(|(_, row)| has_sides(row) && row.cells.len() == width);
    let whose = format!("row {}", example.map_or(1, |(index, _)| index + 1));
    Some(Expected { width, west, east, whose })
}

/// The value that occurs most often; of several the first.
fn majority<T: PartialEq + Copy>(values: impl Iterator<Item = T> + Clone) -> Option<T> {
    let count = |value: T| values.clone().filter(|&other| other == value).count();
    let most = values.clone().map(count).max()?;
    values.clone().find(|&value| count(value) == most)
}

/// Every row has the sides and the width that are expected, and begins in the same column. If all deviate, the first
/// row stands for all. True if none does.
pub(super) fn check_rows(frame: &Frame<'_>, expected: &Expected, what: &str, cx: &Checking<'_>) -> bool {
    let faults: Vec<Option<Fault>> =
        frame.rows.iter().enumerate().map(|(index, row)| row_fault(row, index + 1, expected, what)).collect();
    let same = faults.len() > 1 && faults.iter().all(Option::is_some);
    let passed = faults.iter().all(Option::is_none);
    for fault in faults.into_iter().flatten().take(if same { 1 } else { usize::MAX }) {
        cx.push(fault);
    }
    passed && check_columns(frame, what, cx)
}

fn row_fault(points: &PointRow<'_>, number: usize, expected: &Expected, what: &str) -> Option<Fault> {
    if points.broken.is_some() || points.row.irregular {
        return None;
    }
    let row = points.row;
    let at = |message: String| Fault::range(row.start, row.end, message);
    let whose = &expected.whose;
    for (side, is, should_be) in [("left", points.west, expected.west), ("right", points.east, expected.east)] {
        if is && !should_be {
            let fault = at(format!("row {number}{what} has the edge `|` on the {side}, but {whose} has not"));
            return Some(fault.help("a diagram has `|` on a side of every row, or of none"));
        }
        if !is && should_be {
            let fault = at(format!("row {number}{what} has no `|` on the {side}, but {whose} has"));
            return Some(fault.help("a diagram has `|` on a side of every row, or of none"));
        }
    }
    let width = points.cells.len();
    if width == expected.width {
        return None;
    }
    let points = if width == 1 { "point" } else { "points" };
    let fault = at(format!("row {number}{what} is {width} {points} wide, but {whose} is {}", expected.width));
    // In a position nothing is left open.
    Some(if !whose.starts_with("row") || !what.is_empty() {
        fault
    } else if width < expected.width {
        fault.help("fill the row with `?` (do not care), or remove a point from the other rows")
    } else {
        fault.help("remove a point from the row, or fill the other rows with `?` (do not care)")
    })
}

/// Rows below each other begin below each other.
fn check_columns(frame: &Frame<'_>, what: &str, cx: &Checking<'_>) -> bool {
    let all = || frame.north.into_iter().chain(frame.rows.iter().map(|row| row.row)).chain(frame.south);
    let Some(column) = majority(all().map(|row| row.column)) else { return true };
    let mut passed = true;
    // An edge that is too short may begin elsewhere because of that.
    let is_whole =
        |row: &&Row| !is_edge(row) || row.cells.len() == frame.rows.first().map_or(0, |row| row.row.cells.len());
    for row in all().filter(is_whole).filter(|row| row.column != column && row.broken.is_none()) {
        passed = false;
        let (is, should_be) = (row.column + 1, column + 1);
        let message = format!("this row{what} begins in column {is} of the file, but the others in column {should_be}");
        let fault = Fault::range(row.start, row.end, message);
        cx.push(fault.help("write the rows exactly below each other, with the same spaces or tabs before them"));
    }
    passed
}

/// A row of the edge is as long as the rows, with `+` at a corner.
pub(super) fn check_edge_row(row: Option<&Row>, side: &str, expected: &Expected, cx: &Checking<'_>) -> bool {
    let Some(row) = row.filter(|row| row.broken.is_none()) else { return true };
    let corner = |on_edge: bool| if on_edge { "+" } else { "" };
    let wanted = format!("{}{}{}", corner(expected.west), "-".repeat(expected.width), corner(expected.east));
    let text = row.text();
    if text == wanted {
        return true;
    }
    let ends =
        [("left", text.starts_with(['+', '|']), expected.west), ("right", text.ends_with(['+', '|']), expected.east)];
    let message = if let Some((end, _, _)) = ends.iter().find(|(_, is, should_be)| *is && !should_be) {
        format!("the edge {side} has a corner on the {end}, but the rows have no `|` there")
    } else if let Some((end, _, _)) = ends.iter().find(|(_, is, should_be)| !is && *should_be) {
        format!("the edge {side} has no corner on the {end}, but the rows have `|` there")
    } else {
        let length = text.chars().filter(|&letter| letter == '-').count();
        let inside = text.get(1..text.len().saturating_sub(1)).and_then(|inside| inside.find(['+', '|']));
        if let Some(place) = inside {
            format!("the edge {side} has `{}` in column {}", &text[place + 1..place + 2], place + 2)
        } else if length == expected.width {
            format!("the edge {side} has {} where it should not", list(text.chars().filter(|&c| c != '-').take(1)))
        } else {
            format!("the edge {side} is {length} wide, but the rows are {}", expected.width)
        }
    };
    cx.push(Fault::range(row.start, row.end, message).help(format!("write `{wanted}`")));
    false
}
