//! What becomes of strings, eyes and dragons, and who holds what?
//!
//! The tables are those that GTP shows, so a field added there is asked for here too. Fractions of influence, of which
//! there are hundreds, are digested to their last bit.

use super::Digest;
use super::kind::Counts;
use super::notes::Notes;
use super::positions::Position;
use crate::commands::tables;
use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color, PointSet};
use gnugo_engine::engine::Databases;
use gnugo_engine::eyes::Evaluator;
use gnugo_engine::influence::{Hold, Influence};
use gnugo_engine::reading::Reader;
use gnugo_engine::worms::Attempts;

/// Analyses the position from scratch.
pub(super) fn ask(position: &Position, databases: &Databases, notes: &mut Notes<'_>) {
    let mut board = position.game.board().clone();
    let mut reader = Reader::default();
    let analysis = Analysis::new(&mut board, &mut reader, &mut Evaluator::default(), databases);
    let stones = reader.nodes() + reader.connection_nodes();
    let parts = described(&board, &analysis);
    let number = parts.len().to_string();
    notes.add(&position.question("parts"), &number, Counts { stones, ..Counts::default() });
    for (question, answer) in parts {
        notes.add(&position.question(&question), &answer, Counts::default());
    }
    reader.reset_nodes();
    let threats = analysis.threats(&mut board, &mut reader);
    let size = board.size();
    let told = analysis.worms.iter().map(|worm| {
        let (attacks, defenses) = (threats.attacks(worm.origin), threats.defenses(worm.origin));
        format!("{} {} / {}", worm.origin.to_text(size), attempts(attacks, size), attempts(defenses, size))
    });
    let told: Vec<String> = told.collect();
    let stones = reader.nodes() + reader.connection_nodes();
    notes.add(&position.question("threats"), &told.join("; "), Counts { stones, ..Counts::default() });
}

/// All parts of an analysis, each with its name.
pub(super) fn described(board: &Board, analysis: &Analysis) -> Vec<(String, String)> {
    let size = board.size();
    let mut parts = Vec::new();
    for worm in &analysis.worms {
        let table = one_line(&tables::worm(board, analysis, worm.origin));
        let (attacks, defenses) = (attempts(&worm.attacks, size), attempts(&worm.defenses, size));
        parts.push((format!("worm {}", worm.origin.to_text(size)), format!("{table}; {attacks} / {defenses}")));
    }
    for space in analysis.eyes.iter() {
        let table = one_line(&tables::eye(analysis, space.color, space.origin, size));
        let vital = format!("attacks {}, defenses {}", points(&space.attacks, size), points(&space.defenses, size));
        let name = format!("eye space {} {}", space.color, space.origin.to_text(size));
        parts.push((name, format!("{table}; {}; {vital}", points(&space.points, size))));
    }
    for dragon in analysis.dragons.iter() {
        let table = one_line(&tables::dragon(analysis, dragon, size));
        parts.push((format!("dragon {}", dragon.origin.to_text(size)), table));
    }
    for color in Color::BOTH {
        parts.push((format!("{color} cuts at"), points(analysis.cuts.by(color), size)));
        let (alive, secured) = (analysis.unconditional.alive(color), analysis.unconditional.secured(color));
        let surely = format!("alive {}, secured {}", points(&alive, size), points(&secured, size));
        parts.push((format!("{color} unconditionally"), surely));
        for (name, influence) in [("first", &analysis.first), ("second", &analysis.second)] {
            let question = format!("{name} influence, {color} to move");
            parts.push((question, influence_of(board, &influence[color.index()])));
        }
    }
    parts
}

/// What each player holds, and a digest of all values.
fn influence_of(board: &Board, influence: &Influence) -> String {
    let mut digest = Digest::default();
    for point in board.points() {
        digest.add_fraction(influence.territory_value(point));
        for color in Color::BOTH {
            digest.add_fraction(influence.of(point, color));
        }
    }
    let held = |color: Color| {
        [Hold::Territory, Hold::Moyo, Hold::Area].map(|hold| influence.holds(color, hold).len().to_string()).join("/")
    };
    let [black, white] = Color::BOTH.map(held);
    format!("Black holds {black}, White {white}, balance {:.3}, values {digest}", influence.balance(board))
}

/// A table's rows in one line.
fn one_line(table: &str) -> String {
    let row = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    table.lines().map(row).collect::<Vec<_>>().join(", ")
}

fn points(set: &PointSet, size: usize) -> String {
    set.iter().map(|point| point.to_text(size)).collect::<Vec<_>>().join(" ")
}

fn attempts(found: &Attempts, size: usize) -> String {
    let told = |attempt: &gnugo_engine::worms::Attempt| format!("{} {}", attempt.point.to_text(size), attempt.outcome);
    found.iter().map(told).collect::<Vec<_>>().join(" ")
}
