//! A picture as SVG: a board with stones, and a letter and a tint where the subject is.

use super::Picture;
use gnugo_engine::board::{Color, Point, column_letter};
use gnugo_engine::game::{fixed_handicap_points, max_fixed_handicap};
use std::fmt::Write;

/// The distance of two lines.
const STEP: usize = 24;
/// The room for coordinates.
const MARGIN: usize = 36;

/// The whole file.
#[must_use]
pub fn svg(picture: &Picture) -> String {
    let size = picture.board.size();
    let span = STEP * size.saturating_sub(1);
    let (width, height) = (span + 2 * MARGIN, span + 2 * MARGIN + 18 * picture.legend.len());
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
         font-size=\"12\" text-anchor=\"middle\">\n<rect width=\"{width}\" height=\"{height}\" fill=\"#f0d8a0\"/>\n"
    );
    let end = MARGIN + span;
    for line in 0..size {
        let at = MARGIN + STEP * line;
        let _ = writeln!(svg, "<path d=\"M{MARGIN} {at}H{end}M{at} {MARGIN}V{end}\" stroke=\"#604020\"/>");
        let (letter, number) = (column_letter(line), size - line);
        for edge in [16, end + 26] {
            let _ = writeln!(svg, "<text x=\"{at}\" y=\"{edge}\">{letter}</text>");
        }
        for edge in [14, end + 22] {
            let _ = writeln!(svg, "<text x=\"{edge}\" y=\"{}\">{number}</text>", at + 4);
        }
    }
    for star in fixed_handicap_points(size, max_fixed_handicap(size)).unwrap_or_default() {
        let (x, y) = place(star);
        let _ = writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"3\" fill=\"#604020\"/>");
    }
    for point in picture.board.points() {
        draw(&mut svg, picture, point);
    }
    for (number, line) in picture.legend.iter().enumerate() {
        let (x, y) = (width / 2, span + 2 * MARGIN + 18 * number + 6);
        let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\">{line}</text>");
    }
    svg.push_str("</svg>\n");
    svg
}

fn place(point: Point) -> (usize, usize) {
    (MARGIN + STEP * point.column(), MARGIN + STEP * point.row())
}

fn draw(svg: &mut String, picture: &Picture, point: Point) {
    let ((x, y), mark) = (place(point), picture.mark(point));
    let stone = picture.board.color_at(point);
    if let Some(color) = stone {
        let fill = if color == Color::Black { "#202020" } else { "#f8f8f8" };
        let _ = writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"11\" fill=\"{fill}\" stroke=\"#202020\"/>");
    }
    let Some(tint) = mark.tint else { return };
    let hex = tint.hex();
    if stone.is_none() {
        let (left, top) = (x - STEP / 2, y - STEP / 2);
        let _ = writeln!(
            svg,
            "<rect x=\"{left}\" y=\"{top}\" width=\"{STEP}\" height=\"{STEP}\" fill=\"{hex}\" opacity=\"0.6\"/>"
        );
    }
    let fill = if stone.is_some() { hex } else { "#202020" };
    let (letter, base) = (mark.letter, y + 4);
    let _ = writeln!(svg, "<text x=\"{x}\" y=\"{base}\" fill=\"{fill}\" font-weight=\"bold\">{letter}</text>");
}
