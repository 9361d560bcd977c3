//! The labelled diagram: does it show the pattern, and which points does it name?

use super::Checking;
use super::diagram::Unknown;
use super::frame::{Expected, Frame, PointRow, check_edge_row, check_rows, frame};
use crate::ast::{Cell, Diagram, Part, Pattern};
use crate::ir::{self, Grid};
use crate::report::{Fault, Reported};
use crate::rules::Symbol;
use crate::rules::lints::Lint;
use crate::spelling::count;
use proc_macro2::Span;

/// The labels of a pattern.
#[derive(Default)]
pub(super) struct Labels {
    pub(super) list: Vec<Label>,
    /// Whether these are all, so that others are undefined, and unused ones a fault.
    pub(super) complete: bool,
    /// Whether the labelled diagram has faults, so that it is not known what was meant by each letter.
    pub(super) faulty: Option<Reported>,
    /// The first row of the labelled diagram.
    pub(super) start: Option<(Span, Span)>,
    /// Characters that cannot be labels, or not there, and were reported: not to be reported again where they are used.
    pub(super) refused: Vec<char>,
}

/// A letter of the labelled diagram.
#[derive(Clone)]
pub(super) struct Label {
    pub(super) letter: char,
    /// Rows, columns and tokens, in reading order.
    pub(super) places: Vec<(usize, usize, Span)>,
    /// What the diagram shows at the first place.
    pub(super) symbol: Option<&'static Symbol>,
}

impl Labels {
    /// The label with this letter.
    pub(super) fn get(&self, letter: char) -> Option<&Label> {
        self.list.iter().find(|label| label.letter == letter)
    }

    fn add(&mut self, letter: char, place: (usize, usize, Span), symbol: Option<&'static Symbol>) {
        match self.list.iter_mut().find(|label| label.letter == letter) {
            Some(label) => label.places.push(place),
            None => self.list.push(Label { letter, places: vec![place], symbol }),
        }
    }

    /// For the intermediate form.
    pub(super) fn into_ir(self) -> Vec<ir::Label> {
        let label = |Label { letter, places, symbol }: Label| {
            let at = places.first().map_or_else(Span::call_site, |&(_, _, at)| at);
            let points = places.into_iter().map(|(row, column, _)| (row, column)).collect();
            ir::Label { letter, at, points, symbol }
        };
        self.list.into_iter().map(label).collect()
    }
}

/// Every letter of the labelled diagram, for tools that show no rows. Not those that an expression names: one that is
/// just being written would change what stands before it. What they stand on is known if the rows were guessed and fit.
pub(super) fn guessed(pattern: &Pattern, grid: Option<&Grid>, cx: &Checking<'_>) -> Labels {
    let read = labels(pattern, grid, cx);
    let mut labels = Labels::default();
    let rows = pattern.labelled.sound().into_iter().flat_map(|diagram| &diagram.rows);
    for cell in rows.flat_map(|row| &row.cells) {
        if cx.setting.rules.may_label(cell.letter) && labels.get(cell.letter).is_none() {
            match read.get(cell.letter).filter(|label| label.symbol.is_some()) {
                Some(label) => labels.list.push(label.clone()),
                None => labels.add(cell.letter, (0, 0, cell.span), None),
            }
        }
    }
    labels
}

/// The labels that stand in the main diagram, which have been reported there.
fn misplaced(diagram: &Part<Diagram>, cx: &Checking<'_>) -> Vec<char> {
    let rows = diagram.sound().into_iter().flat_map(|diagram| &diagram.rows);
    let letters = rows.flat_map(|row| &row.cells).map(|cell| cell.letter);
    letters.filter(|&letter| cx.setting.rules.may_label(letter)).collect()
}

/// Checks the labelled diagram against the main one, and reads its labels.
pub(super) fn labels(pattern: &Pattern, grid: Option<&Grid>, cx: &Checking<'_>) -> Labels {
    let diagram = match &pattern.labelled {
        Part::Sound(diagram) => diagram,
        Part::Absent => {
            return Labels { complete: true, refused: misplaced(&pattern.diagram, cx), ..Labels::default() };
        }
        Part::Broken(reported) => return Labels { faulty: Some(*reported), ..Labels::default() },
    };
    let before = cx.mark();
    let frame = frame(diagram, cx);
    let complete = frame.sound && frame.rows.iter().all(|points| points.broken.is_none());
    let mut labels = Labels { complete, ..Labels::default() };
    labels.start = diagram.rows.first().map(|row| (row.start, row.end));
    let fits = match grid {
        Some(grid) => frame.sound && cx.since(before).is_none() && check_shape(&frame, grid, cx),
        None => false,
    };
    let mut unknown = Unknown::default();
    for (row, points) in frame.rows.iter().enumerate().filter(|(_, points)| points.broken.is_none()) {
        read_row(&mut labels, points, row, grid.filter(|_| fits), &mut unknown, cx);
    }
    if fits {
        labels.list.iter().for_each(|label| check_alike(label, grid, cx));
    }
    // Whatever letters are missing, the shape is to blame.
    labels.complete &= fits || grid.is_none();
    labels.faulty = cx.since(before);
    labels
}

/// The labelled diagram has the shape and the edges of the main one.
fn check_shape(frame: &Frame<'_>, grid: &Grid, cx: &Checking<'_>) -> bool {
    let (rows, height) = (&frame.rows, grid.height);
    let at = |row: Option<&PointRow<'_>>, message: String| {
        let row = row.map(|points| (points.row.start, points.row.end));
        let (start, end) = row.unwrap_or((cx.name.span(), cx.name.span()));
        cx.push(Fault::range(start, end, message));
    };
    let number = count(rows.len(), "row");
    let message = format!("the labelled diagram of {} has {number}, but the pattern has {height}", cx.name);
    if rows.len() > height {
        at(rows.get(height), message);
        return false;
    }
    if rows.len() < height {
        at(rows.last(), message);
        return false;
    }
    let edges = grid.edges;
    let expected = Expected { width: grid.width, west: edges.west, east: edges.east, whose: "the pattern".to_owned() };
    let mut fits = check_rows(frame, &expected, " of the labelled diagram", cx);
    for (side, row, next, on_edge) in
        [("above", frame.north, rows.first(), edges.north), ("below", frame.south, rows.last(), edges.south)]
    {
        match row {
            Some(row) if !on_edge => {
                let message = format!("the labelled diagram has an edge {side}, but the pattern has none");
                cx.push(Fault::range(row.start, row.end, message));
                fits = false;
            }
            None if on_edge => {
                at(next, format!("the labelled diagram has no edge {side}, but the pattern has one"));
                fits = false;
            }
            row => fits &= !fits || check_edge_row(row, &format!("{side} the labelled diagram"), &expected, cx),
        }
    }
    fits
}

/// Reads a row of the labelled diagram: labels, and symbols that must be those of the main diagram, if it is known.
fn read_row(
    labels: &mut Labels,
    points: &PointRow<'_>,
    row: usize,
    grid: Option<&Grid>,
    unknown: &mut Unknown,
    cx: &Checking<'_>,
) {
    let mut different = Vec::new();
    for (column, cell) in points.cells.iter().enumerate() {
        let shown = grid.and_then(|grid| grid.at(row, column));
        match cx.setting.rules.symbol(cell.letter) {
            // Of a type that does not exist, it is not known which letters are symbols.
            Some(symbol)
                if cx.setting.unknown_type.is_some() && "QY".contains(symbol.letter) && shown != Some(symbol) =>
            {
                labels.add(cell.letter, (row, column, cell.span), shown);
            }
            // `Y` is an `X`, and `Q` an `O`: a stone by which the pattern is placed may be drawn as any other there.
            Some(symbol) if shown.is_some_and(|shown| shown != symbol && !are_one_stone(shown, symbol)) => {
                labels.refused.push(cell.letter);
                different.push((column, cell, shown));
            }
            Some(_) => {}
            None if cx.setting.rules.may_label(cell.letter) => labels.add(cell.letter, (row, column, cell.span), shown),
            None if cell.letter.is_alphanumeric() => {
                labels.refused.push(cell.letter);
                let place =
                    if cell.shared { format!(" (row {}, column {})", row + 1, column + 1) } else { String::new() };
                let fault = Fault::new(cell.span, format!("`{}` cannot be a label{place}", cell.letter));
                cx.push(fault.note("a label is any ASCII letter except `O`, `o`, `X`, `x` and `t`"));
            }
            None => drop(unknown.report(cell, (row, column), cx)),
        }
    }
    if let Some(&(column, cell, shown)) = different.first() {
        cx.lint(Lint::LabelledDifference, || difference(points, row, column, cell, shown, different.len(), grid));
    }
}

/// Whether two symbols stand for a stone of the same player.
fn are_one_stone(a: &Symbol, b: &Symbol) -> bool {
    a.states == b.states && a.states.is_stone()
}

fn difference(
    points: &PointRow<'_>,
    row: usize,
    column: usize,
    cell: &Cell,
    shown: Option<&'static Symbol>,
    number: usize,
    grid: Option<&Grid>,
) -> Fault {
    let symbol = shown.map_or('?', |symbol| symbol.letter);
    let (r, c) = (row + 1, column + 1);
    let message = format!(
        "the labelled diagram has `{}` in row {r}, column {c}, but the pattern has `{symbol}` there",
        cell.letter
    );
    let fault = Fault::new(cell.span, message);
    if number == 1 {
        return fault;
    }
    let labelled: String = points.cells.iter().map(|cell| cell.letter).collect();
    let main = grid.map(|grid| grid.row_text(row)).unwrap_or_default();
    fault.note(format!("row {r} reads `{labelled}`, and `{main}` in the pattern"))
}

/// A label on several points stands for the string that they belong to.
fn check_alike(label: &Label, grid: Option<&Grid>, cx: &Checking<'_>) {
    let [(row, column, _), others @ ..] = label.places.as_slice() else { return };
    let symbol = |row, column| grid.and_then(|grid| grid.at(row, column));
    let first = symbol(*row, *column);
    let letter = label.letter;
    let fault = others.iter().find_map(|&(r, c, span)| {
        let here = symbol(r, c);
        let (first, here) = (first?, here?);
        if first != here {
            let message = format!("label `{letter}` stands on `{}` and on `{}`", first.letter, here.letter);
            Some(Fault::new(span, message).note(format!(
                "it stands on `{}` in row {}, column {}",
                first.letter,
                row + 1,
                column + 1
            )))
        } else if !first.states.is_stone() {
            let message = format!("label `{letter}` stands on several points that are not stones");
            Some(Fault::new(span, message).note(format!(
                "its first point is in row {}, column {}",
                row + 1,
                column + 1
            )))
        } else {
            None
        }
    });
    if let Some(fault) = fault {
        cx.lint(Lint::UnlikePoints, || fault.help("only the stones of one string share a label"));
    }
}
