//! A picture as text, coloured by ANSI escapes, which a terminal shows and whoever writes elsewhere takes out.

use super::{Picture, Tint};
use anstyle::{AnsiColor, Style};
use gnugo_engine::board::{Color, Point, column_letter};
use std::fmt::Write;

/// The board with coordinates, a letter a point, and below it what they mean.
#[must_use]
pub fn text(picture: &Picture) -> String {
    let size = picture.board.size();
    let letters: String = (0..size).flat_map(|column| [' ', column_letter(column)]).collect();
    let mut text = format!("  {letters}\n");
    for row in 0..size {
        let number = size - row;
        let _ = write!(text, "{number:2}");
        for column in 0..size {
            let mark = picture.mark(Point::new(row, column));
            match mark.tint.map(style) {
                Some(style) => drop(write!(text, " {style}{}{style:#}", mark.letter)),
                None => drop(write!(text, " {}", mark.letter)),
            }
        }
        let _ = writeln!(text, " {number}");
    }
    let _ = write!(text, "  {letters}");
    for note in &picture.legend {
        let line = note.in_words();
        match note.tint.map(style) {
            Some(style) => drop(write!(text, "\n{style}{line}{style:#}")),
            None => drop(write!(text, "\n{line}")),
        }
    }
    text
}

fn style(tint: Tint) -> Style {
    let (color, bold) = match tint {
        Tint::Green => (AnsiColor::Green, true),
        Tint::Yellow => (AnsiColor::Yellow, true),
        Tint::Cyan => (AnsiColor::Cyan, true),
        Tint::Red => (AnsiColor::Red, true),
        Tint::Territory(Color::Black) => (AnsiColor::Blue, true),
        Tint::Moyo(Color::Black) | Tint::Area(Color::Black) => (AnsiColor::Blue, false),
        Tint::Territory(Color::White) => (AnsiColor::Magenta, true),
        Tint::Moyo(Color::White) | Tint::Area(Color::White) => (AnsiColor::Magenta, false),
    };
    let style = Style::new().fg_color(Some(color.into()));
    if bold { style.bold() } else { style }
}
