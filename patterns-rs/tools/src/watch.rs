//! `watch`: what does a change of the sources change on games?
//!
//! The sources are looked at a few times a second, by the time at which each file was written. After a change Cargo builds
//! them, and the binary that was built, with the patterns as they are now, says what matches and what the best moves are
//! ([`digest`](crate::digest)): this program itself has the patterns of the time when it was started.

use crate::cli::Watch;
use crate::digest::{self, Change, Place, changes};
use crate::failure::Failure;
use crate::position;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};

/// How often the sources are looked at.
const PAUSE: Duration = Duration::from_millis(200);
/// How many patterns and moves are named of each kind of change; more are counted.
const MOST: usize = 20;

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
                let now = digest::ask(&program, wanted.every.get(), &wanted.games)?;
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

/// What has changed since the last time.
fn tell(before: Option<&[Place]>, now: &[Place], out: &mut dyn Write) -> Result<(), Failure> {
    let Some(before) = before else {
        writeln!(out, "{}; changes are told from now on", digest::counts(now))?;
        return Ok(());
    };
    summary(before, now, out)
}

/// What differs between two digests of the same positions, by the kind of change and by pattern, and where first.
pub(crate) fn summary(before: &[Place], now: &[Place], out: &mut dyn Write) -> Result<(), Failure> {
    let mut matches: BTreeMap<&str, BTreeMap<&str, Vec<String>>> = BTreeMap::new();
    let mut moves = Vec::new();
    for (place, changes) in changes(before, now) {
        for change in changes {
            match change {
                Change::Match { what, pattern, at } => {
                    let patterns = matches.entry(what).or_default();
                    patterns.entry(pattern).or_default().push(format!("{place}, {at}"));
                }
                Change::Best { .. } => moves.push(format!("{place}: {change}")),
                Change::Value { .. } => {}
            }
        }
    }
    if matches.is_empty() && moves.is_empty() {
        writeln!(out, "{}: nothing has changed", digest::counts(now))?;
        return Ok(());
    }
    writeln!(out, "{}", digest::counts(now))?;
    for (what, patterns) in &matches {
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
            values: BTreeMap::new(),
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
            "matches lost, accepted before: 1\n    A1: 1, first in a.sgf before move 11, C3, as drawn",
            "matches accepted now: 1\n    B1",
            "matches gained, and refused: 1\n    C1: 1, first in a.sgf before move 11, D4, turned right",
            "moves changed: 1\n    a.sgf before move 11: C3 (4.0) becomes D4 (5.5)",
        ] {
            assert!(text.contains(expected), "{expected} is not in\n{text}");
        }
        assert!(told(Some(&now), &now).contains("1 position: 2 matches, 1 accepted: nothing has changed"));
        assert!(told(None, &now).contains("changes are told from now on"));
    }
}
