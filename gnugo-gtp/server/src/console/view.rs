//! The board as somebody at a terminal sees it: in colour, with the game's data beside it.
//!
//! Letters say everything that colours say, so that nothing is lost where there are none.

use crate::Session;
use crate::drawing::star_points;
use anstyle::{Ansi256Color, Color as Ink, Style};
use gnugo_engine::board::{Color, Point, PointSet, column_letter};
use gnugo_engine::game::Counting;
use gnugo_engine::scoring::{Life, Status, Territory};
use std::fmt::Write;

const WOOD: Ink = Ink::Ansi256(Ansi256Color(179));
const LINE: Ink = Ink::Ansi256(Ansi256Color(94));
const BLACK: Ink = Ink::Ansi256(Ansi256Color(16));
const WHITE: Ink = Ink::Ansi256(Ansi256Color(231));
const DEAD: Ink = Ink::Ansi256(Ansi256Color(124));

/// The colour of a player's stones and points.
fn ink(color: Color) -> Ink {
    match color {
        Color::Black => BLACK,
        Color::White => WHITE,
    }
}

/// The letter of a player's stones.
pub(super) fn letter(color: Color) -> char {
    match color {
        Color::Black => 'X',
        Color::White => 'O',
    }
}

/// The board, with what has become of its points if the game is over.
pub(super) fn board(session: &Session, you: Color, ended: Option<&Status>) -> String {
    let size = session.board().size();
    let stars = star_points(size);
    let letters: String = (0..size).flat_map(|column| [' ', column_letter(column)]).collect();
    let mut text = format!("   {letters}\n");
    let mut beside = beside(session, you, ended.is_some()).into_iter();
    for row in 0..size {
        let number = size - row;
        let mut line = String::new();
        let mut marked = false;
        for column in 0..size {
            let point = Point::new(row, column);
            let (symbol, style) = symbol(session, point, ended, &stars);
            let is_last = session.last_stone() == Some(point);
            let before = match (marked, is_last) {
                (_, true) => '(',
                (true, false) => ')',
                (false, false) => ' ',
            };
            marked = is_last;
            let _ = write!(line, "{style}{before}{symbol}{style:#}");
        }
        let end = if marked { ')' } else { ' ' };
        let wood = Style::new().bg_color(Some(WOOD)).fg_color(Some(BLACK));
        let note = beside.next().unwrap_or_default();
        let gap = if note.is_empty() { "" } else { "   " };
        let _ = writeln!(text, "{number:>3}{line}{wood}{end}{wood:#}{number:<2}{gap}{note}");
    }
    let _ = writeln!(text, "   {letters}");
    for note in beside {
        let _ = writeln!(text, "   {note}");
    }
    text
}

/// What stands at a point, and how it is painted.
fn symbol(session: &Session, point: Point, ended: Option<&Status>, stars: &PointSet) -> (char, Style) {
    let on_wood = Style::new().bg_color(Some(WOOD));
    let stone = session.board().color_at(point);
    let dead = ended.is_some_and(|status| status.life(point) == Some(Life::Dead));
    match (stone, ended.and_then(|status| status.territory(point))) {
        (Some(color), _) if dead => (letter(color).to_ascii_lowercase(), on_wood.fg_color(Some(DEAD)).bold()),
        (Some(color), _) => (letter(color), on_wood.fg_color(Some(ink(color))).bold()),
        (None, Some(Territory::Of(Color::Black))) => ('b', on_wood.fg_color(Some(BLACK))),
        (None, Some(Territory::Of(Color::White))) => ('w', on_wood.fg_color(Some(WHITE))),
        (None, _) if stars.contains(point) => ('+', on_wood.fg_color(Some(LINE))),
        (None, _) => ('.', on_wood.fg_color(Some(LINE))),
    }
}

/// The lines beside the board.
fn beside(session: &Session, you: Color, ended: bool) -> Vec<String> {
    let bold = Style::new().bold();
    let game = session.game();
    let player = |color: Color| {
        let who = if color == you { "you" } else { "the engine" };
        let captures = session.board().captures(color);
        let name = name(color);
        let left = session.clock.left(color).map_or_else(String::new, |left| format!(", {left} left"));
        format!("{bold}{name} ({}){bold:#} {who}, captured {captures}{left}", letter(color))
    };
    let counting = match game.rules().counting {
        Counting::Area => "area counts",
        Counting::Territory => "territory counts",
    };
    let mut lines = vec![player(Color::Black), player(Color::White), String::new()];
    lines.push(format!("move {}, komi {}, {counting}", game.next_move_number(), game.komi()));
    if game.handicap() > 0 {
        lines.push(format!("handicap {}", game.handicap()));
    }
    if ended {
        lines.extend(["x o are dead,", "b w are territory"].map(str::to_owned));
    } else if let Some((color, made)) = game.last_move() {
        let made =
            made.point().map_or_else(|| "passed".to_owned(), |point| format!("played {}", point.to_text(game.size())));
        lines.push(format!("{} {made}", name(color)));
    }
    lines
}

/// What a terminal shows in one line at the least.
const WIDTH: usize = 79;

/// The text with long lines broken between words; what goes on is set in, so that it is not taken for another line.
pub(super) fn folded(text: &str) -> String {
    let mut lines = Vec::new();
    for line in text.lines() {
        let mut kept = String::new();
        for (number, word) in line.split(' ').enumerate() {
            if !kept.trim_start().is_empty() && kept.chars().count() + 1 + word.chars().count() > WIDTH {
                lines.push(std::mem::replace(&mut kept, format!("   {word}")));
            } else {
                if number > 0 {
                    kept.push(' ');
                }
                kept.push_str(word);
            }
        }
        lines.push(kept);
    }
    lines.join("\n")
}

/// A player's name at the beginning of a sentence.
pub(super) fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_between_words() {
        let long = "ab ".repeat(60);
        let text = format!("short\n  set in\n{}", long.trim_end());
        let folded = folded(&text);
        assert!(folded.starts_with("short\n  set in\nab ab") && folded.contains("ab\n   ab"), "{folded}");
        assert!(folded.lines().all(|line| line.len() <= WIDTH), "{folded}");
        assert_eq!(folded.split_whitespace().count(), 63);
        // A word that is too long by itself is left as it is.
        let word = "x".repeat(100);
        assert_eq!(super::folded(&word), word);
    }
}
