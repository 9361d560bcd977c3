//! What do the letters and tints of a picture mean?

use super::{Note, Subject, Tint, dragon_letter, status_tint, worm_tint};
use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color};

/// The lines of the legend.
pub(super) fn legend(subject: Subject, board: &Board, analysis: &Analysis) -> Vec<Note> {
    match subject {
        Subject::Worms => {
            let named: Vec<_> =
                analysis.worms.iter().map(|worm| (worm_tint(worm), worm.origin.to_text(board.size()))).collect();
            // Most strings are safe: they are not listed.
            vec![
                note(Tint::Green, "cannot be captured"),
                listed(Tint::Red, "hangs on who moves first", &named),
                listed(Tint::Cyan, "is lost", &named),
            ]
        }
        Subject::Dragons => {
            let named: Vec<_> = analysis
                .dragons
                .iter()
                .map(|dragon| (status_tint(dragon.status), dragon_letter(dragon).to_string()))
                .collect();
            let statuses =
                [(Tint::Green, "alive"), (Tint::Yellow, "unknown"), (Tint::Red, "critical"), (Tint::Cyan, "dead")];
            let lines = statuses.into_iter().map(|(tint, status)| listed(tint, status, &named));
            std::iter::once(remark("a letter for each dragon, capitals for Black's")).chain(lines).collect()
        }
        Subject::Eyes => vec![
            remark("B, W eye space of Black, White; b, w where the opponent gets in"),
            remark("h half eye, f false eye"),
            note(Tint::Green, "settled"),
            note(Tint::Red, "hangs on who moves first"),
            note(Tint::Cyan, "no eye"),
        ],
        Subject::Influence => holds(3),
        Subject::Territory => holds(1),
        Subject::Moyo => holds(2),
    }
}

/// The first so many ways of holding a point, of both players.
fn holds(number: usize) -> Vec<Note> {
    let of = |color| {
        let [territory, moyo, area] = match color {
            Color::Black => ["B: Black's territory", "b: Black's moyo", "+: Black's area"],
            Color::White => ["W: White's territory", "w: White's moyo", "-: White's area"],
        };
        [note(Tint::Territory(color), territory), note(Tint::Moyo(color), moyo), note(Tint::Area(color), area)]
    };
    Color::BOTH.into_iter().flat_map(|color| of(color).into_iter().take(number)).collect()
}

fn remark(text: &str) -> Note {
    Note { tint: None, text: text.to_owned() }
}

fn note(tint: Tint, text: &str) -> Note {
    Note { tint: Some(tint), text: text.to_owned() }
}

/// A tint with all that have it.
fn listed(tint: Tint, meaning: &str, named: &[(Tint, String)]) -> Note {
    let names: Vec<&str> = named.iter().filter(|entry| entry.0 == tint).map(|entry| entry.1.as_str()).collect();
    let list = if names.is_empty() { "none".to_owned() } else { names.join(" ") };
    note(tint, &format!("{meaning}: {list}"))
}
