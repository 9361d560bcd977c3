//! The numbers behind a picture.

use super::{Subject, dragon_letter};
use crate::commands::tables;
use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color};
use gnugo_engine::reading::{Outcome, Reader};
use gnugo_engine::worms::{Attempts, Worm};

/// A table for each string, dragon or eye space; for influence a board of numbers for each player.
#[must_use]
pub fn details(subject: Subject, board: &Board, analysis: &Analysis) -> String {
    let size = board.size();
    let parts: Vec<String> = match subject {
        Subject::Worms => {
            let threats = analysis.threats(&mut board.clone(), &mut Reader::default());
            let table = |worm: &Worm| {
                let (attacks, defenses) = (threats.attacks(worm.origin), threats.defenses(worm.origin));
                let list = |name: &str, found: &Attempts| format!("\n{name:20} {}", attempts(found, size));
                let lists = [
                    list("attacks", &worm.attacks),
                    list("defenses", &worm.defenses),
                    list("attack_threats", attacks),
                    list("defense_threats", defenses),
                ];
                tables::worm(board, analysis, worm.origin) + &lists.concat()
            };
            analysis.worms.iter().map(table).collect()
        }
        Subject::Dragons => {
            let table = |dragon| format!("{} {}", dragon_letter(dragon), tables::dragon(analysis, dragon, size));
            analysis.dragons.iter().map(table).collect()
        }
        Subject::Eyes => {
            let table = |space: &gnugo_engine::eyes::EyeSpace| tables::eye(analysis, space.color, space.origin, size);
            analysis.eyes.iter().map(table).collect()
        }
        Subject::Influence => {
            let influence = &analysis.second;
            let board_of = |color: Color| {
                let number = |point| format!("{:.2}", influence[color.opponent().index()].of(point, color));
                format!("influence of {color}, its opponent to move:\n{}", tables::numbers(size, number, 6))
            };
            Color::BOTH.map(board_of).into()
        }
        Subject::Territory | Subject::Moyo => {
            let board_of = |to_move: Color| {
                let number = |point| format!("{:.2}", analysis.second[to_move.index()].territory_value(point));
                format!(
                    "territory, {to_move} to move everywhere (1 Black's, -1 White's):\n{}",
                    tables::numbers(size, number, 5)
                )
            };
            Color::BOTH.map(board_of).into()
        }
    };
    parts.join("\n\n")
}

/// Moves, those that need a ko with its code.
fn attempts(found: &Attempts, size: usize) -> String {
    let show = |attempt: &gnugo_engine::worms::Attempt| {
        let point = attempt.point.to_text(size);
        if attempt.outcome == Outcome::Win { point } else { format!("{point} ({})", attempt.outcome) }
    };
    let shown: Vec<String> = found.iter().map(show).collect();
    if shown.is_empty() { "PASS".to_owned() } else { shown.join(" ") }
}
