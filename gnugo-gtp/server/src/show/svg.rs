//! A picture as SVG: a board with stones, a letter and a tint where the subject is, and a legend.
//!
//! A tint fills the square of its point, behind the stone if there is one, so that it is seen on black and on white.

use super::{Note, Picture, Subject};
use crate::drawing::star_points;
use gnugo_engine::board::{Color, Point, column_letter};
use std::fmt::Write;

/// The distance of two lines.
const STEP: usize = 24;
/// The room for coordinates.
const MARGIN: usize = 40;
/// The height of a line of the legend.
const LINE: usize = 18;
/// The least width, for the legend of a small board.
const LEAST: usize = 340;
/// So wide is a letter of the legend, at most on the average.
const LETTER: usize = 7;
/// What is dark: lines of letters on light ground, and Black's stones.
const DARK: &str = "#202020";
const LIGHT: &str = "#f8f8f8";

/// Where things are.
struct Sheet {
    width: usize,
    /// The left end of the lines of the board.
    left: usize,
    /// From the first line to the last.
    span: usize,
}

/// The whole file.
#[must_use]
pub fn svg(picture: &Picture) -> String {
    let size = picture.board.size();
    let span = STEP * size.saturating_sub(1);
    let width = LEAST.max(span + 2 * MARGIN);
    let sheet = Sheet { width, left: (width - span) / 2, span };
    let legend = legend(&picture.legend, &sheet);
    let height = span + 2 * MARGIN + LINE * legend.len() + 8;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
         font-size=\"12\" text-anchor=\"middle\">\n<rect width=\"{width}\" height=\"{height}\" fill=\"#f0d8a0\"/>\n"
    );
    draw_lines(&mut svg, &sheet, size);
    for point in picture.board.points() {
        draw(&mut svg, picture, &sheet, point);
    }
    for (number, line) in legend.iter().enumerate() {
        let y = span + 2 * MARGIN + 8 + LINE * number;
        if let Some(tint) = line.tint {
            let (x, top, hex) = (MARGIN - 18, y - 10, tint.hex());
            let _ = writeln!(
                svg,
                "<rect x=\"{x}\" y=\"{top}\" width=\"12\" height=\"12\" fill=\"{hex}\" opacity=\"0.7\"/>"
            );
        }
        let _ = writeln!(svg, "<text x=\"{MARGIN}\" y=\"{y}\" text-anchor=\"start\">{}</text>", line.text);
    }
    svg.push_str("</svg>\n");
    svg
}

/// The legend with its lines broken where they would not fit.
fn legend(notes: &[Note], sheet: &Sheet) -> Vec<Note> {
    let most = (sheet.width - MARGIN - 8) / LETTER;
    let mut lines = Vec::new();
    for Note { tint, text } in notes {
        let mut line = Note { tint: *tint, text: String::new() };
        for word in text.split(' ') {
            if !line.text.is_empty() && line.text.len() + 1 + word.len() > most {
                lines.push(std::mem::replace(&mut line, Note { tint: None, text: String::new() }));
            }
            if !line.text.is_empty() {
                line.text.push(' ');
            }
            line.text.push_str(word);
        }
        lines.push(line);
    }
    lines
}

/// The grid, its coordinates and star points.
fn draw_lines(svg: &mut String, sheet: &Sheet, size: usize) {
    let Sheet { left, span, .. } = *sheet;
    let (right, bottom) = (left + span, MARGIN + span);
    for line in 0..size {
        let (x, y) = (left + STEP * line, MARGIN + STEP * line);
        let _ = writeln!(svg, "<path d=\"M{left} {y}H{right}M{x} {MARGIN}V{bottom}\" stroke=\"#604020\"/>");
        let (letter, number) = (column_letter(line), size - line);
        for edge in [MARGIN - 20, bottom + 28] {
            let _ = writeln!(svg, "<text x=\"{x}\" y=\"{edge}\">{letter}</text>");
        }
        for edge in [left - 24, right + 24] {
            let _ = writeln!(svg, "<text x=\"{edge}\" y=\"{}\">{number}</text>", y + 4);
        }
    }
    for star in &star_points(size) {
        let (x, y) = sheet.place(star);
        let _ = writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"3\" fill=\"#604020\"/>");
    }
}

impl Sheet {
    fn place(&self, point: Point) -> (usize, usize) {
        (self.left + STEP * point.column(), MARGIN + STEP * point.row())
    }
}

/// A point: its tint, its stone, its letter.
fn draw(svg: &mut String, picture: &Picture, sheet: &Sheet, point: Point) {
    let ((x, y), mark) = (sheet.place(point), picture.mark(point));
    let stone = picture.board.color_at(point);
    if let Some(tint) = mark.tint {
        let (left, top, hex) = (x - STEP / 2, y - STEP / 2, tint.hex());
        let _ = writeln!(
            svg,
            "<rect x=\"{left}\" y=\"{top}\" width=\"{STEP}\" height=\"{STEP}\" fill=\"{hex}\" opacity=\"0.7\"/>"
        );
    }
    let (fill, on_it) = match stone {
        Some(Color::Black) => (DARK, LIGHT),
        Some(Color::White) => (LIGHT, DARK),
        None => ("none", DARK),
    };
    if stone.is_some() {
        let _ = writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"10\" fill=\"{fill}\" stroke=\"{DARK}\"/>");
    }
    // A stone that is only a stone needs no letter.
    let is_plain = stone.is_some() && matches!(picture.subject, Subject::Worms | Subject::Eyes);
    if mark.tint.is_some() && !is_plain {
        let (letter, base) = (mark.letter, y + 4);
        let _ = writeln!(svg, "<text x=\"{x}\" y=\"{base}\" fill=\"{on_it}\" font-weight=\"bold\">{letter}</text>");
    }
}
