//! What does somebody see who types commands themselves?
//!
//! A greeting, the board whenever it changes, and what lies behind an error. None of it is in an answer: it goes to a
//! stream of its own (standard error), so that a program that reads the answers never meets it.

use crate::protocol::Answer;
use crate::{Marks, NAME, Session, VERSION, draw};
use anstyle::Style;
use std::io::Write;

/// Somebody at the keyboard, and where to write to them. What cannot be written is lost, and nothing else.
pub struct Person<'a> {
    to: &'a mut dyn Write,
}

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

impl<'a> Person<'a> {
    /// Somebody who reads what is written to `to`. It is given colours, and must strip them where they don't belong.
    pub fn new(to: &'a mut dyn Write) -> Self {
        Self { to }
    }

    /// Says what this is, how to play, and how to let a program do it.
    pub fn greet(&mut self, program: &str) {
        let command = |name, what| format!("  {BOLD}{name:<22}{BOLD:#}{what}\n");
        let commands: String = [
            command("play black D4", "you play a stone (or `play black pass`)"),
            command("genmove white", "the engine answers"),
            command("top_moves", "what it would play, and what that is worth; `move_reasons D4` says why"),
            command("undo", "takes the last move back"),
            command("boardsize 9", "begins again on another board; `clear_board` on the same"),
            command("final_score", "counts"),
            command("help", "lists all commands; `help play` explains one"),
            command("quit", "ends"),
        ]
        .concat();
        let _ = write!(
            self.to,
            "{BOLD}{NAME} {VERSION}{BOLD:#}, a Go engine that explains its moves. It speaks GTP:\n{commands}\
             To play in a window, give this command to Sabaki (Engines > Manage Engines) or GoGui (Program > New \
             Program):\n  {BOLD}{program} --mode gtp{BOLD:#}\n\n"
        );
        let _ = self.to.flush();
    }

    /// Shows what a command changed, or why it failed.
    pub fn after(&mut self, session: &Session, answer: &Answer, changed: bool) {
        if let Err(failure) = answer {
            if let Some(hint) = failure.hint() {
                let _ = writeln!(self.to, "{DIM}{hint}{DIM:#}\n");
            }
        } else if let Some(remark) = session.remark() {
            let _ = writeln!(self.to, "{DIM}{remark}{DIM:#}\n");
        } else if changed {
            let board = draw(session.board(), Marks { last: session.last_stone() });
            let to_move = session.game().to_move();
            let _ = writeln!(self.to, "{board}\n{to_move} to move\n");
        }
        let _ = self.to.flush();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::Lines;
    use crate::{Settings, serve};

    #[test]
    fn the_board_is_shown_when_it_changes_and_reasons_when_it_does_not() {
        let mut session = Session::new(&Settings { size: 5, ..Settings::default() }, Default::default()).unwrap();
        let (mut seen, mut answers) = (Vec::new(), Vec::new());
        let mut person = Person::new(&mut seen);
        let input = &b"name\nplay black C3\nplay white C3\nlist_stones black\n"[..];
        serve(&mut session, Lines::new(input), &mut answers, Some(&mut person)).unwrap();
        let seen = String::from_utf8(seen).unwrap();
        assert_eq!(seen.matches("A B C D E").count(), 2, "one board has two rows of letters: {seen}");
        assert!(seen.contains(" 3 . .(X). . 3") && seen.contains("white to move"), "{seen}");
        assert!(seen.contains("the point is occupied"), "{seen}");
        assert_eq!(String::from_utf8(answers).unwrap(), "= gnugo-rs\n\n= \n\n? illegal move\n\n= C3\n\n");
    }

    #[test]
    fn the_greeting_tells_how_to_play_and_how_to_connect() {
        let mut seen = Vec::new();
        Person::new(&mut seen).greet("path/to/engine");
        let seen = String::from_utf8(seen).unwrap();
        for part in ["play black", "genmove white", "path/to/engine --mode gtp", "Sabaki", "GoGui"] {
            assert!(seen.contains(part), "{part}: {seen}");
        }
    }
}
