//! `watch`: what does a change of the sources change on games?
//!
//! The sources are looked at a few times a second, by the time at which each file was written. After a change Cargo builds
//! them, and the binary that was built, with the patterns as they are now, says what matches and what the best moves are
//! (`digest`): this program itself has the patterns of the time when it was started.

use crate::catalog::Catalog;
use crate::cli::{Digest, Watch, color_name, orientation_name};
use crate::failure::Failure;
use crate::scene::Scene;
use crate::{position, table};
use gnugo_engine::engine::Engine;
use gnugo_engine::pattern::Verdict;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};

/// How often the sources are looked at.
const PAUSE: Duration = Duration::from_millis(200);
/// How many patterns and moves are named of each kind of change; more are counted.
const MOST: usize = 20;

/// A position of a game.
#[derive(Deserialize, Serialize)]
pub(crate) struct Place {
    game: String,
    number: usize,
    color: String,
    /// Pattern, point and orientation of each match, and whether it is accepted.
    matches: BTreeMap<String, bool>,
    /// The move that most speaks for, and its value.
    best: Option<(String, f32)>,
}

pub(crate) fn digest(wanted: &Digest, catalog: &Catalog, out: &mut dyn Write) -> Result<(), Failure> {
    let bases = catalog.databases(None)?;
    let mut engine = Engine::new(catalog.engine());
    engine.set_level(0);
    let mut places = Vec::new();
    for path in &wanted.games {
        let mut game = position::whole_game(path)?;
        let mut scene = Scene::new(&game, catalog.engine(), &[]);
        let mut scene_is_new = true;
        loop {
            let number = game.history().len() + 1;
            if number % wanted.every.max(1) == 1 % wanted.every.max(1) {
                if std::mem::take(&mut scene_is_new) {
                    scene = Scene::new(&game, catalog.engine(), &bases);
                } else {
                    scene.look_at(game.board());
                }
                let color = game.to_move();
                let mut matches = BTreeMap::new();
                for base in &bases {
                    for found in base.matches(scene.board(), color) {
                        let accepted = scene
                            .judge(*base, &found, color, false)
                            .is_some_and(|judged| matches!(judged.verdict, Verdict::Accepted(_)));
                        let at = found.anchor.to_text(game.size());
                        let name = format!("{} at {at}, {}", found.entry.name, orientation_name(found.orientation));
                        matches.insert(name, accepted);
                    }
                }
                let best =
                    engine.consider(&game, color).candidates.into_iter().max_by(|a, b| a.value.total_cmp(&b.value));
                let best = best.map(|candidate| (candidate.point.to_text(game.size()), candidate.value));
                let game_name = path.display().to_string();
                places.push(Place { game: game_name, number, color: color_name(color).to_owned(), matches, best });
            }
            if !game.undo() {
                break;
            }
        }
    }
    serde_json::to_writer(&mut *out, &places)?;
    writeln!(out)?;
    Ok(())
}

pub(crate) fn run(wanted: &Watch, out: &mut dyn Write) -> Result<(), Failure> {
    // A file that cannot be read is told before anything is built.
    for path in &wanted.games {
        position::whole_game(path)?;
    }
    let folder = match &wanted.folder {
        Some(folder) => folder.clone(),
        None => sources(&wanted.package)?,
    };
    let mut seen = written(&folder)?;
    let mut before: Option<Vec<Place>> = None;
    let mut builds = 0;
    writeln!(out, "watching {}", folder.display())?;
    loop {
        match build(&wanted.package)? {
            Err(errors) => write!(out, "{errors}")?,
            Ok(program) if wanted.games.is_empty() => writeln!(out, "{}: built without errors", program.display())?,
            Ok(program) => {
                let now = ask(&program, wanted)?;
                tell(before.as_deref(), &now, out)?;
                before = Some(now);
            }
        }
        out.flush()?;
        builds += 1;
        if wanted.builds.is_some_and(|most| builds >= most) {
            return Ok(());
        }
        loop {
            std::thread::sleep(PAUSE);
            let now = written(&folder)?;
            if now != seen {
                // An editor may write several files, or one in steps.
                std::thread::sleep(PAUSE);
                seen = written(&folder)?;
                break;
            }
        }
        writeln!(out, "\n── changed, building")?;
        out.flush()?;
    }
}

/// The folder of a crate's sources, as Cargo knows it.
fn sources(package: &str) -> Result<PathBuf, Failure> {
    let output = cargo(&["metadata", "--no-deps", "--format-version", "1"])?;
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    let packages = metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
    let manifest = packages.iter().find(|one| one["name"] == package).and_then(|one| one["manifest_path"].as_str());
    let folder = manifest.and_then(|path| Path::new(path).parent()).map(|folder| folder.join("src"));
    folder.ok_or_else(|| Failure::Unknown { what: "crate here named", name: package.to_owned(), similar: None })
}

fn cargo(arguments: &[&str]) -> Result<std::process::Output, Failure> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    Command::new(cargo).args(arguments).stdin(Stdio::null()).output().map_err(Failure::NoCargo)
}

/// When each file below a folder was written.
fn written(folder: &Path) -> Result<BTreeMap<PathBuf, SystemTime>, Failure> {
    let failed = |why| Failure::File { file: folder.display().to_string(), why };
    let mut found = BTreeMap::new();
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            found.extend(written(&path)?);
        } else if let Ok(time) = path.metadata().and_then(|data| data.modified()) {
            // A file that an editor has just replaced is seen the next time.
            found.insert(path, time);
        }
    }
    Ok(found)
}

/// Builds the crate. The program, or the errors as they are printed.
fn build(package: &str) -> Result<Result<PathBuf, String>, Failure> {
    let release = if cfg!(debug_assertions) { None } else { Some("--release") };
    let arguments: Vec<&str> =
        ["build", "-q", "--bins", "-p", package, "--message-format=json"].into_iter().chain(release).collect();
    let output = cargo(&arguments)?;
    let messages = String::from_utf8_lossy(&output.stdout).into_owned();
    let values = || messages.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    if output.status.success() {
        // Of several programs it is the one that is called as these tools are.
        let programs: Vec<PathBuf> =
            values().filter_map(|value| value["executable"].as_str().map(PathBuf::from)).collect();
        let is_tools = |path: &&PathBuf| path.file_stem().is_some_and(|stem| stem == "patterns");
        let program = programs.iter().find(is_tools).or(programs.first()).cloned();
        return program.map(Ok).ok_or_else(|| Failure::Unknown {
            what: "binary in the crate",
            name: package.to_owned(),
            similar: None,
        });
    }
    let errors: String = values()
        .filter(|value| value["message"]["level"] == "error")
        .filter_map(|value| value["message"]["rendered"].as_str().map(str::to_owned))
        .collect();
    Ok(Err(if errors.is_empty() { String::from_utf8_lossy(&output.stderr).into_owned() } else { errors }))
}

/// Asks the program that was built.
fn ask(program: &Path, wanted: &Watch) -> Result<Vec<Place>, Failure> {
    let failed = |why| Failure::File { file: program.display().to_string(), why };
    let output = Command::new(program)
        .args(["digest", "--every", &wanted.every.to_string()])
        .args(&wanted.games)
        .stdin(Stdio::null())
        .output()
        .map_err(failed)?;
    if !output.status.success() {
        return Err(failed(std::io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned())));
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// What has changed since the last time.
fn tell(before: Option<&[Place]>, now: &[Place], out: &mut dyn Write) -> Result<(), Failure> {
    let matches: usize = now.iter().map(|place| place.matches.len()).sum();
    let accepted: usize = now.iter().flat_map(|place| place.matches.values()).filter(|accepted| **accepted).count();
    let positions = table::counted(now.len(), "position");
    let Some(before) = before else {
        writeln!(out, "{positions}: {matches} matches, {accepted} accepted; changes are told from now on")?;
        return Ok(());
    };
    let mut changes: BTreeMap<&str, BTreeMap<String, Vec<String>>> = BTreeMap::new();
    let mut moves = Vec::new();
    for (old, new) in before.iter().zip(now) {
        let names: BTreeSet<&String> = old.matches.keys().chain(new.matches.keys()).collect();
        for name in names {
            let what = match (old.matches.get(name), new.matches.get(name)) {
                (None, Some(true)) => "gained, and accepted",
                (None, Some(false)) => "gained, and refused",
                (Some(_), None) => "lost",
                (Some(false), Some(true)) => "accepted now",
                (Some(true), Some(false)) => "refused now",
                _ => continue,
            };
            let (pattern, at) = name.split_once(" at ").unwrap_or((name, ""));
            let place = format!("{} before move {}, {at}", new.game, new.number);
            changes.entry(what).or_default().entry(pattern.to_owned()).or_default().push(place);
        }
        match (&old.best, &new.best) {
            (Some((from, a)), Some((to, b))) if from != to => {
                moves.push(format!("{} before move {}: {from} ({a:.1}) becomes {to} ({b:.1})", new.game, new.number));
            }
            _ => {}
        }
    }
    if changes.is_empty() && moves.is_empty() {
        writeln!(out, "{positions}: nothing has changed ({matches} matches, {accepted} accepted)")?;
        return Ok(());
    }
    writeln!(out, "{positions}: {matches} matches, {accepted} accepted")?;
    for (what, patterns) in &changes {
        let all: usize = patterns.values().map(Vec::len).sum();
        writeln!(out, "matches {what}: {all}")?;
        for (pattern, places) in patterns.iter().take(MOST) {
            let first = places.first().map_or("", String::as_str);
            writeln!(out, "    {pattern}: {}, first in {first}", places.len())?;
        }
        more(patterns.len(), "patterns", out)?;
    }
    if !moves.is_empty() {
        writeln!(out, "moves changed: {}", moves.len())?;
        for line in moves.iter().take(MOST) {
            writeln!(out, "    {line}")?;
        }
        more(moves.len(), "moves", out)?;
    }
    Ok(())
}

fn more(number: usize, noun: &str, out: &mut dyn Write) -> std::io::Result<()> {
    match number.checked_sub(MOST) {
        None | Some(0) => Ok(()),
        Some(rest) => writeln!(out, "    and {rest} {noun} more"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(matches: &[(&str, bool)], best: (&str, f32)) -> Place {
        Place {
            game: "a.sgf".to_owned(),
            number: 11,
            color: "black".to_owned(),
            matches: matches.iter().map(|&(name, accepted)| (name.to_owned(), accepted)).collect(),
            best: Some((best.0.to_owned(), best.1)),
        }
    }

    fn told(before: Option<&[Place]>, now: &[Place]) -> String {
        let mut out = Vec::new();
        tell(before, now, &mut out).expect("a list takes everything");
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn what_is_gained_lost_and_changed_is_told() {
        let before = [place(&[("A1 at C3, as drawn", true), ("B1 at C3, as drawn", false)], ("C3", 4.0))];
        let now = [place(&[("B1 at C3, as drawn", true), ("C1 at D4, turned right", false)], ("D4", 5.5))];
        let text = told(Some(&before), &now);
        for expected in [
            "1 position: 2 matches, 1 accepted",
            "matches lost: 1\n    A1: 1, first in a.sgf before move 11, C3, as drawn",
            "matches accepted now: 1\n    B1",
            "matches gained, and refused: 1\n    C1: 1, first in a.sgf before move 11, D4, turned right",
            "moves changed: 1\n    a.sgf before move 11: C3 (4.0) becomes D4 (5.5)",
        ] {
            assert!(text.contains(expected), "{expected} is not in\n{text}");
        }
        assert!(told(Some(&now), &now).contains("nothing has changed (2 matches, 1 accepted)"));
        assert!(told(None, &now).contains("changes are told from now on"));
    }
}
