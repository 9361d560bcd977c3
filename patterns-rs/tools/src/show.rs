//! `show`: what does a pattern look like, and what does it say?

use crate::catalog::{Catalog, Entry};
use crate::cli::Show;
use crate::failure::Failure;
use crate::picture::{Picture, side_by_side};
use gnugo_engine::board::Orientation;
use gnugo_engine::pattern::{Position, Symmetry, ThreatValue, Value};
use gnugo_pattern_compiler::rules::DatabaseType;
use std::io::{self, Write};

pub(crate) fn run(wanted: &Show, catalog: &Catalog, out: &mut dyn Write) -> Result<(), Failure> {
    let entry = catalog.entry(&wanted.name)?;
    writeln!(out, "{}, {} pattern of {}, at {}", entry.name, entry.kind, entry.database, entry.place())?;
    for line in entry.doc.lines() {
        writeln!(out, "{}", format!("    {line}").trim_end())?;
    }
    writeln!(out)?;
    drawings(&entry, out)?;
    writeln!(out, "\n    : {}", class_line(&entry))?;
    for (mark, text) in [(';', entry.constraint), ('>', entry.action)] {
        if !text.is_empty() {
            writeln!(out, "    {mark} {text}")?;
        }
    }
    positions(&entry, out)?;
    orientations(&entry, out)?;
    Ok(())
}

/// The boards that show what it does.
fn positions(entry: &Entry, out: &mut dyn Write) -> io::Result<()> {
    let heading = |accepted| if accepted { "accepted here" } else { "refused here" };
    let draw = |position: &Position| (heading(position.accepted), Picture::of_position(position));
    let drawn: Vec<_> = entry.positions.iter().map(draw).collect();
    for row in drawn.chunks(4) {
        writeln!(out)?;
        for line in side_by_side(row) {
            writeln!(out, "    {line}")?;
        }
    }
    Ok(())
}

/// The drawing, and the labelled one next to it if there are labels.
fn drawings(entry: &Entry, out: &mut dyn Write) -> io::Result<()> {
    let mut pictures = vec![("drawn", Picture::new(&entry.diagram))];
    if !entry.labels.is_empty() {
        pictures.push(("labelled", Picture::labelled(&entry.diagram, entry.labels)));
    }
    for line in side_by_side(&pictures) {
        writeln!(out, "    {line}")?;
    }
    Ok(())
}

/// All orientations that are tried, four in a row.
fn orientations(entry: &Entry, out: &mut dyn Write) -> io::Result<()> {
    let tried = entry.diagram.symmetry.orientations();
    match tried.len() {
        1 => writeln!(out, "\nTried in one orientation: all others look the same")?,
        number => writeln!(out, "\nTried in {number} orientations:")?,
    }
    let picture = Picture::labelled(&entry.diagram, entry.labels);
    let draw = |&orientation: &Orientation| (orientation.name(), picture.oriented(orientation));
    for row in tried.chunks(4) {
        writeln!(out)?;
        for line in side_by_side(&row.iter().map(draw).collect::<Vec<_>>()) {
            writeln!(out, "    {line}")?;
        }
    }
    Ok(())
}

/// What stands behind the colon. The compiled pattern does not know the name of its helper function.
pub(crate) fn class_line(entry: &Entry) -> String {
    let mut parts = vec![symmetry_code(entry.diagram.symmetry).to_owned(), entry.classes.to_string()];
    parts.extend(entry.values.iter().map(|one| value(one, entry)));
    parts.extend(entry.threats.iter().map(|one| threat(one, entry)));
    if entry.has_helper {
        parts.push("(a helper function)".to_owned());
    }
    parts.join(", ")
}

/// A value as it is written.
fn value(value: &Value, entry: &Entry) -> String {
    format!("{}({})", spelling(&format!("{:?}", value.name), entry), value.amount)
}

/// A threat as it is written, with the label of its point.
fn threat(threat: &ThreatValue, entry: &Entry) -> String {
    let label = entry.labels.iter().find(|label| label.points.contains(&threat.point));
    let name = spelling(&format!("{:?}", threat.name), entry);
    format!("{name}({})", label.map_or('*', |label| label.letter))
}

/// How the type of the pattern's database spells what the engine calls by this name.
fn spelling(engine: &str, entry: &Entry) -> String {
    let rules = DatabaseType::named(entry.kind);
    let value = rules.and_then(|rules| rules.values.iter().find(|value| value.variant == engine));
    value.map_or_else(|| engine.to_owned(), |value| value.name.to_owned())
}

/// The code of a symmetry, as it is written on a class line.
pub(crate) fn symmetry_code(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::None => "8",
        Symmetry::Vertical => "|",
        Symmetry::Horizontal => "-",
        Symmetry::Slash => "/",
        Symmetry::Backslash => "'\\\\'",
        Symmetry::Plus => "+",
        Symmetry::Cross => "X",
        Symmetry::Half => "O",
        Symmetry::All => "_",
    }
}
