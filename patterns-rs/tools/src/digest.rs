//! What do the patterns of a build do on games, in a form that can be compared with that of another build?
//!
//! A build is a program with these tools in it. It is asked for its digest, a JSON document, so that patterns of different times
//! can be compared by a program that has neither of them.

use crate::catalog::Catalog;
use crate::cli::{Digest, color_name};
use crate::failure::Failure;
use crate::scene::Scene;
use crate::{position, table};
use gnugo_engine::engine::Engine;
use gnugo_engine::pattern::Verdict;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Values that differ by less, in points, are the same.
const SAME: f32 = 0.05;

/// A position of a game.
#[derive(Deserialize, Serialize)]
pub(crate) struct Place {
    pub(crate) game: String,
    /// The number of the move before which it is.
    pub(crate) number: usize,
    pub(crate) color: String,
    /// Pattern, point and orientation of each match, and whether it is accepted.
    pub(crate) matches: BTreeMap<String, bool>,
    /// The move that most speaks for, and its value.
    pub(crate) best: Option<(String, f32)>,
    /// The value of each move that something speaks for, in points. Builds of older tools do not tell it.
    #[serde(default)]
    pub(crate) values: BTreeMap<String, f32>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} before move {}", self.game, self.number)
    }
}

pub(crate) fn run(wanted: &Digest, catalog: &Catalog, out: &mut dyn Write) -> Result<(), Failure> {
    let bases = catalog.databases(None)?;
    let mut engine = Engine::new(catalog.engine());
    engine.set_level(0);
    let every = wanted.every.get();
    let mut places = Vec::new();
    for path in &wanted.games {
        let mut game = position::whole_game(path)?;
        let mut scene: Option<Scene> = None;
        loop {
            let number = game.number();
            if number % every == 1 % every {
                match &mut scene {
                    Some(scene) => scene.look_at(game.game().board()),
                    None => scene = Some(Scene::new(game.game(), catalog.engine(), &bases)),
                }
                let Some(scene) = &mut scene else { break };
                let (color, size) = (game.to_move(), game.game().size());
                let mut matches = BTreeMap::new();
                for base in &bases {
                    for found in base.matches(scene.board(), color) {
                        let accepted = scene
                            .judge(*base, &found, color, false)
                            .is_some_and(|judged| matches!(judged.verdict, Verdict::Accepted(_)));
                        let at = found.anchor.to_text(size);
                        let name = format!("{} at {at}, {}", found.entry.name, found.orientation.name());
                        matches.insert(name, accepted);
                    }
                }
                let candidates = engine.consider(game.game(), color).candidates;
                let text = |point: gnugo_engine::board::Point| point.to_text(size);
                let values = candidates.iter().map(|one| (text(one.point), one.value)).collect();
                let best = candidates.into_iter().max_by(|a, b| a.value.total_cmp(&b.value));
                let best = best.map(|candidate| (text(candidate.point), candidate.value));
                let game = path.display().to_string();
                places.push(Place { game, number, color: color_name(color).to_owned(), matches, best, values });
            }
            if !game.step() {
                break;
            }
        }
    }
    serde_json::to_writer(&mut *out, &places)?;
    writeln!(out)?;
    Ok(())
}

/// Asks a program with these tools in it.
pub(crate) fn ask(program: &Path, every: usize, games: &[PathBuf]) -> Result<Vec<Place>, Failure> {
    let failed = |why| Failure::File { file: program.display().to_string(), why };
    let output = Command::new(program)
        .args(["digest", "--every", &every.to_string()])
        .args(games)
        .stdin(Stdio::null())
        .output()
        .map_err(failed)?;
    // Whatever it says of a question that it does not know: what it is meant to be matters.
    let told = if output.status.success() { serde_json::from_slice(&output.stdout).ok() } else { None };
    told.ok_or_else(|| Failure::NoBuild {
        program: program.display().to_string(),
        why: String::from_utf8_lossy(&output.stderr)
            .lines()
            .next()
            .unwrap_or("it tells nothing of positions")
            .to_owned(),
    })
}

/// How many positions, matches and accepted matches there are.
pub(crate) fn counts(places: &[Place]) -> String {
    let matches: usize = places.iter().map(|place| place.matches.len()).sum();
    let accepted = places.iter().flat_map(|place| place.matches.values()).filter(|accepted| **accepted).count();
    format!("{}: {matches} matches, {accepted} accepted", table::counted(places.len(), "position"))
}

/// Something that two builds say otherwise of a position.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Change<'a> {
    /// A match.
    Match {
        what: &'static str,
        pattern: &'a str,
        /// The point, and the orientation.
        at: &'a str,
    },
    /// What a move is worth, in points; none where nothing speaks for it.
    Value { point: &'a str, before: Option<f32>, now: Option<f32> },
    /// The move that is worth most.
    Best { before: &'a (String, f32), now: &'a (String, f32) },
}

impl Change<'_> {
    /// The point that it is about.
    pub(crate) fn point(&self) -> &str {
        match self {
            Self::Match { at, .. } => at.split(',').next().unwrap_or_default(),
            Self::Value { point, .. } => point,
            Self::Best { now, .. } => &now.0,
        }
    }
}

impl fmt::Display for Change<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let worth = |value: &Option<f32>| value.map_or("nothing".to_owned(), |value| format!("{value:.1}"));
        match self {
            Self::Match { what, pattern, at } => write!(f, "{pattern} at {at}: {what}"),
            Self::Value { point, before, now } => write!(f, "{point}: worth {}, was {}", worth(now), worth(before)),
            Self::Best { before: (from, a), now: (to, b) } => write!(f, "{from} ({a:.1}) becomes {to} ({b:.1})"),
        }
    }
}

/// What two builds say otherwise, position by position; those where nothing differs are left out.
pub(crate) fn changes<'a>(before: &'a [Place], now: &'a [Place]) -> Vec<(&'a Place, Vec<Change<'a>>)> {
    let pairs = before.iter().zip(now).map(|(before, now)| (now, changes_at(before, now)));
    pairs.filter(|(_, changes)| !changes.is_empty()).collect()
}

fn changes_at<'a>(before: &'a Place, now: &'a Place) -> Vec<Change<'a>> {
    let mut found = Vec::new();
    if let (Some(from), Some(to)) = (&before.best, &now.best)
        && from.0 != to.0
    {
        found.push(Change::Best { before: from, now: to });
    }
    let names: BTreeSet<&String> = before.matches.keys().chain(now.matches.keys()).collect();
    for name in names {
        let what = match (before.matches.get(name), now.matches.get(name)) {
            (None, Some(true)) => "gained, and accepted",
            (None, Some(false)) => "gained, and refused",
            (Some(true), None) => "lost, accepted before",
            (Some(false), None) => "lost, refused before",
            (Some(false), Some(true)) => "accepted now",
            (Some(true), Some(false)) => "refused now",
            _ => continue,
        };
        let (pattern, at) = name.split_once(" at ").unwrap_or((name, ""));
        found.push(Change::Match { what, pattern, at });
    }
    // A build that does not tell values is not compared by them.
    if !before.values.is_empty() && !now.values.is_empty() {
        let points: BTreeSet<&String> = before.values.keys().chain(now.values.keys()).collect();
        for point in points {
            let (before, now) = (before.values.get(point).copied(), now.values.get(point).copied());
            let differs = match (before, now) {
                (Some(before), Some(now)) => (before - now).abs() >= SAME,
                _ => true,
            };
            if differs {
                found.push(Change::Value { point, before, now });
            }
        }
    }
    found
}
