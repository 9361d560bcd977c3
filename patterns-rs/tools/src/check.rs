//! `check`: do the boards beside the patterns show what they say?
//!
//! Each is judged as a position of a game is, by all databases and in the engine's own stages: that the diagram lies there the
//! compiler has seen, that it is accepted, or refused, is seen here.

use crate::catalog::{Base, Catalog, Entry};
use crate::cli::Check;
use crate::failure::Failure;
use crate::picture::Picture;
use crate::scene::Scene;
use crate::{table, verdict};
use gnugo_engine::board::Color;
use gnugo_engine::engine::Databases;
use gnugo_engine::pattern::{Position, Verdict};
use std::io::Write;

pub(crate) fn run(wanted: &Check, catalog: &Catalog, out: &mut dyn Write) -> Result<(), Failure> {
    let bases = catalog.databases(wanted.database.as_deref())?;
    let entries: Vec<Entry> = bases.iter().flat_map(|base| base.entries()).collect();
    let positions: usize = entries.iter().map(|entry| entry.positions.len()).sum();
    let wrong = wrong(&bases, catalog.engine());
    for text in &wrong {
        writeln!(out, "{text}")?;
    }
    let shown = |entry: &&Entry| entry.positions.iter().any(|position| position.accepted);
    if wanted.missing {
        for entry in entries.iter().filter(|entry| !shown(entry)) {
            writeln!(out, "{}: {} is accepted in no position beside it", entry.place(), entry.name)?;
        }
    }
    let (positions, patterns) = (table::counted(positions, "position"), table::counted(entries.len(), "pattern"));
    let accepted = entries.iter().filter(shown).count();
    writeln!(out, "{positions} beside {patterns}, of which {accepted} are shown accepted; {} wrong", wrong.len())?;
    if wrong.is_empty() { Ok(()) } else { Err(Failure::Positions { number: wrong.len() }) }
}

/// What is wrong with the positions of these databases: for each that does not show what it says, where it stands, why, and
/// the board.
pub(crate) fn wrong(bases: &[&'static dyn Base], databases: Databases) -> Vec<String> {
    let mut found = Vec::new();
    for base in bases {
        for entry in base.entries() {
            let all = entry.positions.iter();
            found.extend(all.filter_map(|position| wrong_with(*base, &entry, position, databases)));
        }
    }
    found
}

fn wrong_with(base: &'static dyn Base, entry: &Entry, position: &Position, databases: Databases) -> Option<String> {
    let told = match judged(base, entry, position, databases) {
        Ok(None) => return None,
        Ok(Some(told)) | Err(told) => told,
    };
    let said = if position.accepted { "accepted" } else { "refused" };
    let board = Picture::of_position(position).lines();
    let board: String = board.iter().map(|line| format!("\n    {line}")).collect();
    let place = format!("{}:{}", entry.file, position.line);
    Some(format!(
        "{place}: {} is said to be {said} on a board of {} lines, but {told}{board}",
        entry.name, position.size
    ))
}

/// What became of the pattern if that is not what the position says. What keeps it from being judged is an error.
fn judged(
    base: &'static dyn Base,
    entry: &Entry,
    position: &Position,
    databases: Databases,
) -> Result<Option<String>, String> {
    let board = position.board().map_err(|why| why.to_string())?;
    let color = Color::White;
    let mut scene = Scene::of_board(&board, databases, &[base], 0);
    let at = position.move_point();
    let mut told = None;
    for found in base.matches(&board, color) {
        if found.entry.name != entry.name || found.move_point() != at {
            continue;
        }
        let Some(judged) = scene.judge(base, &found, color, true) else { continue };
        let text = verdict::sentence(&judged.verdict, &found, &judged.answers, position.size);
        match judged.verdict {
            Verdict::Accepted(_) => return Ok((!position.accepted).then_some(text)),
            Verdict::Unknown(_) if !position.accepted => return Err(text),
            Verdict::Unknown(_) | Verdict::Refused(_) => told = told.or(Some(text)),
        }
    }
    match told {
        None => Err("its diagram does not match there".to_owned()),
        Some(told) => Ok(position.accepted.then_some(told)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gnugo_engine::patterns;

    patterns! {
        static RIGHT: Shape;

        /// Cut two stones.
        pattern! < R1
            XO
            *X

            : 8, B

            AO
            *X

            ; lib(A) < 3

            accepted
            .O..
            OXO.
            .*X.

            refused
            .XO.
            .*X.
        >
    }

    patterns! {
        static WRONG: Shape;

        /// The same, the other way round.
        pattern! < W1
            XO
            *X

            : 8, B

            AO
            *X

            ; lib(A) < 3

            accepted
            .XO.
            .*X.

            refused
            .O.
            OXO
            .*X
        >
    }

    fn found(base: &'static dyn Base) -> Vec<String> {
        wrong(&[base], Databases::default())
    }

    #[test]
    fn what_a_position_says_is_judged() {
        assert_eq!(found(&RIGHT), Vec::<String>::new());
        let wrong = found(&WRONG);
        assert_eq!(wrong.len(), 2, "{wrong:?}");
        assert!(
            wrong[0].contains("W1 is said to be accepted on a board of 9 lines, but refused: the constraint is false")
        );
        assert!(wrong[0].ends_with("\n    .XO.\n    .*X."), "{}", wrong[0]);
        assert!(wrong[1].contains("W1 is said to be refused on a board of 9 lines, but accepted"), "{}", wrong[1]);
    }
}
