//! `lint`: which patterns add nothing, by what is written and as far as real games show?
//!
//! What is written tells which patterns [imply](crate::implied) others of their type, so that such a pattern adds nothing or what both
//! say is rewarded twice, and which comparisons the drawing [decides](crate::decided), so that they ask nothing. That needs no games.
//! In games three things are looked for: patterns that always match together, with their move at the same point; patterns that match
//! only where another one of their type does that asks nothing and says as much; and patterns whose constraint was never true. What the
//! games do not show is not known: a pattern that matched seldom is not judged.

use crate::catalog::{Base, Catalog, Entry};
use crate::cli::Lint;
use crate::decided::decided;
use crate::failure::Failure;
use crate::implied::{Implied, implied, restricts_no_more};
use crate::position::Backwards;
use crate::scene::Scene;
use crate::{position, progress, table};
use gnugo_engine::board::{Color, Point};
use gnugo_engine::engine::Databases;
use gnugo_engine::pattern::{Refusal, Verdict};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

/// What is known of a pattern.
pub(crate) struct Record {
    entry: Entry,
    /// How many points it has matched at.
    matched: u64,
    /// The patterns of its type that have matched at all of these points; none before the first.
    always: Option<Vec<usize>>,
    constraint_true: u64,
    constraint_false: u64,
}

/// Something that an author should look at, as `--json` writes it.
#[derive(Serialize)]
pub(crate) struct Finding {
    pub(crate) what: &'static str,
    pub(crate) pattern: &'static str,
    #[serde(rename = "type")]
    pub(crate) kind: &'static str,
    file: &'static str,
    line: u32,
    /// How often it matched in the games; none if it is about what is written.
    #[serde(skip_serializing_if = "Option::is_none")]
    matched: Option<u64>,
    /// The other pattern, if it is about two.
    other: Option<&'static str>,
    pub(crate) text: String,
}

pub(crate) fn run(wanted: &Lint, catalog: &Catalog, out: &mut dyn Write) -> Result<(), Failure> {
    let bases = catalog.databases(wanted.database.as_deref())?;
    let games = wanted.games.iter().map(|path| position::whole_game(path)).collect::<Result<Vec<_>, _>>()?;
    let positions: usize = games.iter().map(|game| game.number() - 1).sum();
    let bar = progress::bar(positions);
    let mut records: Vec<Record> = bases.iter().flat_map(|base| base.entries()).map(Record::new).collect();
    for game in games {
        look_at(game, catalog.engine(), &bases, &mut records, &bar);
    }
    bar.finish_and_clear();
    let entries: Vec<Entry> = records.iter().map(|record| record.entry).collect();
    let mut found = written(&entries);
    found.extend(findings(&records, wanted.least));
    let unknown = match &wanted.known {
        Some(path) => {
            let known = Known::read(path)?;
            // Of databases that were not looked at nothing is found.
            let outdated = if wanted.database.is_some() { Vec::new() } else { known.outdated(&found) };
            found.retain(|finding| !known.has(finding));
            for line in &outdated {
                writeln!(out, "{}: `{line}` is not found any more", path.display())?;
            }
            found.len() + outdated.len()
        }
        None => 0,
    };
    if wanted.json {
        for finding in &found {
            serde_json::to_writer(&mut *out, finding)?;
            writeln!(out)?;
        }
        return done(unknown);
    }
    for finding in &found {
        writeln!(out, "{}:{}: {}: {}", finding.file, finding.line, finding.what, finding.text)?;
    }
    let judged = records.iter().filter(|record| record.matched >= wanted.least).count();
    writeln!(
        out,
        "{} in {}, {}; {judged} of {} matched {} times or more",
        table::counted(found.len(), "finding"),
        table::counted(wanted.games.len(), "game"),
        table::counted(positions, "position"),
        table::counted(records.len(), "pattern"),
        wanted.least
    )?;
    done(unknown)
}

/// Findings that are not known are a failure where a list of known ones was given.
fn done(unknown: usize) -> Result<(), Failure> {
    if unknown == 0 { Ok(()) } else { Err(Failure::Findings { number: unknown }) }
}

/// The findings that somebody has looked at, and left: a file of lines `what: pattern, other`, with comments behind `#`.
struct Known(Vec<String>);

impl Known {
    fn read(path: &Path) -> Result<Self, Failure> {
        let failed = |why| Failure::File { file: path.display().to_string(), why };
        let text = std::fs::read_to_string(path).map_err(failed)?;
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim().to_owned());
        Ok(Self(lines.filter(|line| !line.is_empty()).collect()))
    }

    fn has(&self, finding: &Finding) -> bool {
        self.0.contains(&finding.name())
    }

    /// The lines that are about nothing that is found.
    fn outdated(&self, found: &[Finding]) -> Vec<&str> {
        let is_found = |line: &&String| found.iter().any(|finding| finding.name() == **line);
        self.0.iter().filter(|line| !is_found(line)).map(String::as_str).collect()
    }
}

impl Finding {
    /// What it is, in a line.
    fn name(&self) -> String {
        let other = self.other.map(|other| format!(", {other}")).unwrap_or_default();
        format!("{}: {}{other}", self.what, self.pattern)
    }
}

/// What is found without any game.
fn written(entries: &[Entry]) -> Vec<Finding> {
    let finding = |one: Implied| {
        let (narrow, general) = (entries.get(one.narrow)?, entries.get(one.general)?);
        let Entry { name: pattern, kind, file, line, .. } = *narrow;
        let other = general.name;
        let (what, text) = match one.adds_nothing {
            true => {
                let text = format!("{pattern} is accepted only where {other} is, with the same move, and says no more");
                ("implied", text)
            }
            false => {
                let values = one.twice.join(", ");
                let text = format!(
                    "{pattern} is accepted only where {other} is, with the same move, and both give it {values}"
                );
                ("rewarded twice", text)
            }
        };
        Some(Finding { what, pattern, kind, file, line, matched: None, other: Some(other), text })
    };
    let asks_nothing = |(index, told): (usize, String)| {
        let Entry { name: pattern, kind, file, line, .. } = *entries.get(index)?;
        let text = format!("{pattern}: {told}");
        Some(Finding { what: "asks nothing", pattern, kind, file, line, matched: None, other: None, text })
    };
    let decided = decided(entries).into_iter().filter_map(asks_nothing);
    implied(entries).into_iter().filter_map(finding).chain(decided).collect()
}

impl Record {
    pub(crate) fn new(entry: Entry) -> Self {
        Self { entry, matched: 0, always: None, constraint_true: 0, constraint_false: 0 }
    }

    /// Whether it is about the pattern of this name in a database of this type.
    pub(crate) fn is_of(&self, name: &str, kind: &str) -> bool {
        self.entry.name == name && self.entry.kind == kind
    }
}

/// Adds what the patterns do in each position of a game, from its end back to its start.
fn look_at(
    mut game: Backwards,
    databases: Databases,
    bases: &[&'static dyn Base],
    records: &mut [Record],
    bar: &indicatif::ProgressBar,
) {
    let mut scene = Scene::new(game.game(), databases, bases);
    while game.step() {
        scene.look_at(game.game().board());
        look_at_position(&mut scene, game.to_move(), bases, records);
        bar.inc(1);
    }
}

/// Adds what the patterns do in a position.
pub(crate) fn look_at_position(scene: &mut Scene, color: Color, bases: &[&'static dyn Base], records: &mut [Record]) {
    // What matches at a point, by the type of database and by whether it has a move there.
    let mut at: BTreeMap<(&str, bool, Point), Vec<usize>> = BTreeMap::new();
    let mut first = 0;
    for base in bases {
        let matches = base.matches(scene.board(), color);
        for found in &matches {
            let index = first + found.number;
            let here = at.entry((base.kind(), found.move_point().is_some(), found.anchor)).or_default();
            if !here.contains(&index) {
                here.push(index);
            }
            if found.entry.constraint.is_empty() {
                continue;
            }
            let verdict = scene.judge(*base, found, color, false).map(|judged| judged.verdict);
            let Some(record) = records.get_mut(index) else { continue };
            match verdict {
                Some(Verdict::Refused(Refusal::Constraint)) => record.constraint_false += 1,
                Some(Verdict::Refused(Refusal::Helper) | Verdict::Accepted(_)) => record.constraint_true += 1,
                // Refused before its constraint was asked.
                _ => {}
            }
        }
        first += base.entries().len();
    }
    for here in at.values() {
        for &index in here {
            let Some(record) = records.get_mut(index) else { continue };
            record.matched += 1;
            match &mut record.always {
                Some(always) => always.retain(|other| here.contains(other)),
                none => *none = Some(here.iter().copied().filter(|&other| other != index).collect()),
            }
        }
    }
}

/// All that is found, in the order of the sources.
pub(crate) fn findings(records: &[Record], least: u64) -> Vec<Finding> {
    let mut found = Vec::new();
    let always = |index: usize| records.get(index).and_then(|record| record.always.as_deref()).unwrap_or_default();
    for (index, record) in records.iter().enumerate().filter(|(_, record)| record.matched >= least) {
        let entry = record.entry;
        let mut add = |what, other: Option<&'static str>, text| {
            let Entry { name: pattern, kind, file, line, .. } = entry;
            found.push(Finding { what, pattern, kind, file, line, matched: Some(record.matched), other, text });
        };
        for &other in always(index) {
            let Some(there) = records.get(other) else { continue };
            let (name, times) = (there.entry.name, record.matched);
            if always(other).contains(&index) {
                // Of two that always match together, the first tells it.
                if index < other {
                    let text = format!("{} and {name} always match together: {times} times", entry.name);
                    add("always together", Some(name), text);
                }
            } else if says_as_much(&there.entry, &entry) {
                let text = format!(
                    "{} matched {times} times, always where {name} did ({} times), which asks nothing and says as much",
                    entry.name, there.matched
                );
                add("redundant", Some(name), text);
            }
        }
        if record.constraint_true == 0 && record.constraint_false >= least {
            let text = format!("{}: false all {} times: {}", entry.name, record.constraint_false, entry.constraint);
            add("constraint never true", None, text);
        }
    }
    found
}

/// Whether a pattern accepts wherever it matches, and says there what the other says.
fn says_as_much(general: &Entry, entry: &Entry) -> bool {
    let is_free = general.constraint.is_empty() && !general.has_helper;
    let restricts = |letter: &char| "nOoXx".contains(*letter);
    let says_all =
        entry.classes.letters().filter(|letter| !restricts(letter)).all(|letter| general.classes.has(letter));
    let has_values = entry.values.iter().all(|value| general.values.contains(value));
    is_free && restricts_no_more(general, entry) && says_all && has_values && entry.action.is_empty()
}
