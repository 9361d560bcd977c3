//! Which strings can be captured or saved, and by which moves?
//!
//! Each position has a reader of its own, that remembers from question to question: so remembering is asked too.

use super::kind::Counts;
use super::notes::Notes;
use super::positions::Position;
use crate::commands::found;
use gnugo_engine::board::{Board, Color, Point, PointSet};
use gnugo_engine::reading::{Limits, Reader, superstring};

/// Questions about moves are asked about strings with so many liberties or fewer.
const FEW_LIBERTIES: usize = 4;

/// Asks about every string of the position.
pub(super) fn ask(position: &Position, notes: &mut Notes<'_>) {
    let mut asker = Asker::new(position, Limits::default(), notes);
    let origins: Vec<Point> = asker.board.origins().collect();
    for &string in &origins {
        asker.about_string(string);
    }
    asker.about_safety(position.game.to_move());
    for (a, b) in near_pairs(&asker.board, 1) {
        asker.ask("attack_either", &[a, b], |reader, board| reader.attack_either(board, a, b).to_string());
        asker.ask("defend_both", &[a, b], |reader, board| reader.defend_both(board, a, b).to_string());
    }
}

/// Strings of one colour that at most so many empty points keep apart, each pair once.
pub(super) fn near_pairs(board: &Board, apart: usize) -> Vec<(Point, Point)> {
    let near = |a: Point| {
        let between = (1..apart).fold(board.liberty_set(a), |reached, _| {
            reached.union(&reached.neighbors().intersection(&board.empty_points()))
        });
        let around = between.neighbors();
        let others = board.color_at(a).map(|color| board.strings_in(&around, color)).unwrap_or_default();
        let mut others: Vec<Point> = others.iter().map(|&b| board.origin(b)).filter(|&b| b > a).collect();
        others.sort_unstable();
        others.into_iter().map(move |b| (a, b))
    };
    board.origins().flat_map(near).collect()
}

/// Asks a reader, and notes what it says.
pub(super) struct Asker<'a, 'n> {
    position: &'a Position,
    pub(super) board: Board,
    reader: Reader,
    notes: &'a mut Notes<'n>,
}

impl<'a, 'n> Asker<'a, 'n> {
    /// With a reader that knows nothing yet.
    pub(super) fn new(position: &'a Position, limits: Limits, notes: &'a mut Notes<'n>) -> Self {
        Self { position, board: position.game.board().clone(), reader: Reader::with_limits(limits), notes }
    }

    /// Asks a question about some points, and notes whether the answer was cut short too.
    pub(super) fn ask(
        &mut self,
        name: &str,
        points: &[Point],
        question: impl FnOnce(&mut Reader, &mut Board) -> String,
    ) {
        let size = self.board.size();
        self.reader.reset_nodes();
        let mut answer = question(&mut self.reader, &mut self.board);
        if self.reader.was_cut_short() {
            answer.push_str(", cut short");
        }
        let stones = self.reader.nodes() + self.reader.connection_nodes();
        let words: Vec<String> = points.iter().map(|point| point.to_text(size)).collect();
        let question = self.position.question(&format!("{name} {}", words.join(" ")));
        self.notes.add(&question, &answer, Counts { stones, ..Counts::default() });
    }

    fn about_string(&mut self, string: Point) {
        let (size, liberties) = (self.board.size(), self.board.liberty_set(string));
        self.ask("attack", &[string], |reader, board| found(reader.attack(board, string), size));
        self.ask("defend", &[string], |reader, board| found(reader.find_defense(board, string), size));
        self.ask("reinforce", &[string], |reader, board| found(reader.find_reinforcement(board, string), size));
        let together = superstring(&self.board, string, &PointSet::EMPTY).len();
        self.ask("superstring", &[string], |_, _| format!("{together} stones"));
        if liberties.len() > FEW_LIBERTIES {
            return;
        }
        for move_point in &liberties {
            let points = [move_point, string];
            self.ask("does_attack", &points, |reader, board| reader.does_attack(board, move_point, string).to_string());
            self.ask("does_defend", &points, |reader, board| reader.does_defend(board, move_point, string).to_string());
        }
        self.ask("attack_threats", &[string], |reader, board| {
            listed(reader.attack_threats(board, string).iter().map(|threat| (threat.point, threat.outcome)), size)
        });
        self.ask("defense_threats", &[string], |reader, board| {
            listed(reader.defense_threats(board, string).iter().map(|threat| (threat.point, threat.outcome)), size)
        });
        if let Some(first) = liberties.first().filter(|_| liberties.len() <= 2) {
            let without = PointSet::single(first);
            self.ask("restricted_attack", &[string, first], |reader, board| {
                found(reader.restricted_attack(board, string, &without), size)
            });
            self.ask("restricted_defend", &[string, first], |reader, board| {
                found(reader.restricted_defend(board, string, &without), size)
            });
            self.ask("ladder_attack", &[string], |reader, board| {
                reader.ladder_attack(board, string).map_or_else(String::new, |reading| found(reading, size))
            });
        }
    }

    /// Where this player may play without being captured: a code for each empty point.
    fn about_safety(&mut self, color: Color) {
        let empty = self.board.empty_points();
        self.ask(&format!("safe moves of {color}"), &[], |reader, board| {
            empty.iter().map(|point| reader.safe_move(board, point, color).code().to_string()).collect()
        });
    }
}

/// Moves with what they achieve.
fn listed<O: ToString>(moves: impl Iterator<Item = (Point, O)>, size: usize) -> String {
    let all: Vec<String> =
        moves.map(|(point, outcome)| format!("{} {}", point.to_text(size), outcome.to_string())).collect();
    all.join(", ")
}
