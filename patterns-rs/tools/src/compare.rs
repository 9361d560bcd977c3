//! `compare`: what does one build say otherwise than another, of the same games?
//!
//! Both are programs with these tools in them; each is asked for its [digest](crate::digest). So any two states of the sources can be compared, once
//! each has been built: databases, engine, or both.

use crate::cli::Compare;
use crate::digest::{self, Change, Place, changes};
use crate::failure::Failure;
use crate::picture;
use crate::position;
use crate::watch::summary;
use gnugo_engine::board::Point;
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};

/// A position where they differ, as `--json` writes it.
#[derive(Serialize)]
struct Line {
    game: String,
    /// The number of the move before which it is.
    number: usize,
    color: String,
    changes: Vec<String>,
    /// `O` is to move.
    board: Vec<String>,
}

pub(crate) fn run(wanted: &Compare, out: &mut dyn Write) -> Result<(), Failure> {
    for path in &wanted.games {
        position::whole_game(path)?;
    }
    let ask = |build: &Path| digest::ask(&program(build), wanted.every.get(), &wanted.games);
    let (before, now) = (ask(&wanted.old)?, ask(&wanted.new)?);
    if let Some(name) = &wanted.pattern {
        let mut matches = before.iter().chain(&now).flat_map(|place| place.matches.keys());
        let is_of = |key: &String| key.split(' ').next().is_some_and(|pattern| pattern.eq_ignore_ascii_case(name));
        if !matches.any(is_of) {
            return Err(Failure::Unknown { what: "match in either build of", name: name.clone(), similar: None });
        }
    }
    let all = changes(&before, &now);
    let asked = |change: &&Change<'_>| match (&wanted.pattern, change) {
        (None, _) => true,
        (Some(name), Change::Match { pattern, .. }) => pattern.eq_ignore_ascii_case(name),
        (Some(_), _) => false,
    };
    if wanted.json {
        for (place, changes) in &all {
            let kept: Vec<String> = changes.iter().filter(asked).map(ToString::to_string).collect();
            if !kept.is_empty() {
                let (game, color) = (place.game.clone(), place.color.clone());
                let line = Line { game, number: place.number, color, changes: kept, board: board(place, None)? };
                serde_json::to_writer(&mut *out, &line)?;
                writeln!(out)?;
            }
        }
        return Ok(());
    }
    summary(&before, &now, out)?;
    let kept = all.iter().map(|(place, changes)| (place, changes.iter().filter(asked).collect::<Vec<_>>()));
    let kept: Vec<_> = kept.filter(|(_, changes)| !changes.is_empty()).collect();
    for (place, changes) in kept.iter().take(wanted.boards) {
        tell(place, changes, out)?;
    }
    if let Some(more) = kept.len().checked_sub(wanted.boards).filter(|&more| more > 0) {
        writeln!(out, "\nand {more} positions more (`--boards {}` draws all)", kept.len())?;
    }
    Ok(())
}

/// The program of a build: itself, or what Cargo has built in the folder of a workspace.
fn program(build: &Path) -> PathBuf {
    let built = ["release", "debug"].map(|profile| build.join("target").join(profile).join("patterns"));
    if build.is_dir() {
        built.into_iter().find(|path| path.is_file()).unwrap_or_else(|| build.into())
    } else {
        build.into()
    }
}

/// A position with what differs in it. The point is marked if there is only one.
fn tell(place: &Place, changes: &[&Change<'_>], out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "\n{place}, {} to move (`O`):", place.color)?;
    let first = changes.first().map(|change| change.point());
    let only = first.filter(|first| changes.iter().all(|change| change.point() == *first));
    for line in board(place, only)? {
        writeln!(out, "    {line}")?;
    }
    for change in changes {
        writeln!(out, "  {change}")?;
    }
    Ok(())
}

fn board(place: &Place, at: Option<&str>) -> Result<Vec<String>, Failure> {
    let game = position::game_before(Path::new(&place.game), place.number)?;
    let at = at.and_then(|text| Point::from_text(text, game.size()));
    Ok(picture::board(game.board(), game.to_move(), at))
}
