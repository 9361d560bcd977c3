//! `train`: how strong is each pattern, and each other feature of a move, by the moves that games chose?
//!
//! The strengths are a table of text, which is checked in beside the databases and handed to the engine with them: the search looks at
//! strong moves first.

use crate::catalog::Catalog;
use crate::cli::Train;
use crate::failure::Failure;
use crate::fit::{AMONG, Choices, Foretold};
use crate::position::Backwards;
use crate::{position, progress, table};
use gnugo_engine::game::Move;
use gnugo_engine::moves::Features;
use std::io::Write;

/// What stands at the head of a table.
const HEAD: &str = "# How good moves with a feature are, and the moves of a pattern where its drawing matches: of two moves one with a feature of\n\
                    # strength 3 is chosen three times as often as the same without it. Learnt by `patterns train`.\n";

pub(crate) fn run(wanted: &Train, catalog: &Catalog, out: &mut dyn Write) -> Result<(), Failure> {
    let games = wanted.games.iter().map(|path| position::whole_game(path)).collect::<Result<Vec<_>, _>>()?;
    let features = Features::new(catalog.engine());
    let (mut learnt, mut held_back) = (Choices::default(), Choices::default());
    let bar = progress::bar(games.iter().map(|game| game.number() - 1).sum());
    for (number, game) in games.into_iter().enumerate() {
        let is_held_back = wanted.hold_back > 0 && number % wanted.hold_back == wanted.hold_back - 1;
        let into = if is_held_back { &mut held_back } else { &mut learnt };
        add(game, &features, into, || bar.inc(1));
    }
    bar.finish_and_clear();
    if learnt.is_empty() {
        return Err(Failure::Nothing(
            "no move of these games is left to learn from\nhelp: `--hold-back 1` holds all of them back; 0 holds back none",
        ));
    }
    let rounds = progress::bar(wanted.rounds);
    let strengths = learnt.fit(features.count(), wanted.rounds, || rounds.inc(1));
    rounds.finish_and_clear();
    let names = features.names();
    if let Some(path) = &wanted.output {
        let mut text = HEAD.to_owned();
        for (name, strength) in names.iter().zip(&strengths) {
            if let Some(strength) = strength {
                text.push_str(&format!("{name} {strength:.4}\n"));
            }
        }
        std::fs::write(path, text).map_err(|why| Failure::Written { file: path.display().to_string(), why })?;
    }
    let heads = ["", "positions", "first", "of 2", "of 3", "of 5", "of 10", "of 20", "ln p"].map(str::to_owned);
    let rows = [
        heads.to_vec(),
        row("learnt from", learnt.foretold(&strengths)),
        row("held back", held_back.foretold(&strengths)),
    ];
    table::write(out, "", &rows)?;
    Ok(())
}

/// Adds the positions of a game, each with its moves; passes teach nothing.
fn add(mut game: Backwards, features: &Features, into: &mut Choices, mut done: impl FnMut()) {
    while game.step() {
        done();
        let Some((color, Move::Play(point))) = game.next() else { continue };
        let moves = features.of_moves(game.game().board(), color);
        if let Ok(chosen) = moves.binary_search_by_key(&point, |(point, _)| *point) {
            into.add(moves.iter().map(|(_, features)| features.as_slice()), chosen);
        }
    }
}

fn row(name: &str, foretold: Foretold) -> Vec<String> {
    let mut row = vec![name.to_owned(), format!("{:>9}", foretold.positions)];
    debug_assert_eq!(AMONG.len(), foretold.among.len());
    row.extend(foretold.among.map(|among| format!("{:>3.0} %", 100.0 * among)));
    row.push(format!("{:.3}", foretold.logarithm));
    row
}
