//! What did the engine think about the moves that it made in this game?
//!
//! The record of a game (`--outfile`) tells it at each of the engine's moves: the moves that it weighed, what each is worth in
//! points and why, the best ones first.

use gnugo_engine::board::{Color, Hash};
use gnugo_engine::game::{Game, Move};
use gnugo_engine::moves::Choice;
use std::fmt::Write;

/// How many moves are told about.
const MOVES: usize = 10;

/// What was thought about some moves of a game, in their order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notes(Vec<Note>);

#[derive(Clone, Debug)]
struct Note {
    /// The number of the move, from 1, as files count it that begin where stones were set up last.
    number: usize,
    made: (Color, Move),
    /// The stones on which it was made: another game may have the same move there.
    before: Hash,
    text: String,
}

impl Notes {
    /// Notes what was thought about the last move of a game.
    pub(crate) fn add(&mut self, game: &Game, choice: &Choice) {
        let number = game.history().len();
        self.0.retain(|note| note.number < number);
        let mut before = game.clone();
        if let Some(made) = game.last_move().filter(|_| before.undo()) {
            let before = before.board().stones_hash();
            self.0.push(Note { number, made, before, text: weighed(choice, game.size()) });
        }
    }

    /// The notes about moves that are still part of the game, each with the number of its move, in rising order.
    pub(crate) fn of(&self, game: &Game) -> Vec<(usize, String)> {
        let mut game = game.clone();
        let mut notes = Vec::new();
        // From the last move back to the first.
        for Note { number, made, before, text } in self.0.iter().rev() {
            while game.history().len() > *number && game.undo() {}
            let is_there = game.history().len() == *number && game.last_move() == Some(*made);
            if is_there && game.undo() && game.board().stones_hash() == *before {
                notes.push((*number, text.clone()));
            }
        }
        notes.reverse();
        notes
    }
}

/// The moves that were weighed, the best ones first: a paragraph for each, with what it is worth and why.
#[must_use]
pub fn weighed(choice: &Choice, size: usize) -> String {
    let mut text = String::new();
    for candidate in choice.candidates.iter().take(MOVES) {
        let worth = candidate.worth.map_or_else(|| format!("{:.2}", candidate.value), |worth| worth.to_string());
        let _ = writeln!(text, "{}: {worth}", candidate.point.to_text(size));
        for reason in &candidate.reasons {
            let _ = writeln!(text, "- {reason}");
        }
    }
    if text.is_empty() {
        text.push_str("nothing speaks for any move");
    }
    text.trim_end().to_owned()
}
