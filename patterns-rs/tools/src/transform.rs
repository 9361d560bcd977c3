//! `transform`: how is a pattern written in another orientation?
//!
//! The drawings are turned as they were compiled, the code of the symmetry with them; the rest is the author's text, as
//! it stands in the source. Comments behind rows move above the pattern, since the rows are others.

use crate::catalog::{Catalog, Entry};
use crate::cli::Transform;
use crate::failure::Failure;
use crate::picture::Picture;
use crate::show::symmetry_code;
use crate::source::{self, Source};
use gnugo_engine::board::Orientation;
use gnugo_engine::pattern::Symmetry;
use gnugo_pattern_compiler::name_in_source;
use std::io::Write;

pub(crate) fn run(wanted: &Transform, catalog: &Catalog, out: &mut dyn Write) -> Result<(), Failure> {
    let entry = catalog.entry(&wanted.name)?;
    let source = source::read(&entry)?;
    if entry.has_helper {
        eprintln!("note: the helper function is as it was: see whether it counts rows and columns of the drawing");
    }
    for line in written(&entry, &source, wanted.by.into()) {
        writeln!(out, "{}", format!("    {line}").trim_end())?;
    }
    Ok(())
}

/// The lines of the pattern in an orientation.
fn written(entry: &Entry, source: &Source, orientation: Orientation) -> Vec<String> {
    let inside = |text: &String| format!("    {text}");
    let draw = |picture: Picture| picture.oriented(orientation).lines();
    let mut lines: Vec<String> = entry.doc.lines().map(|line| format!("/// {line}").trim_end().to_owned()).collect();
    lines.extend(source.attributes.iter().cloned());
    lines.extend(source.comments.iter().cloned());
    lines.push(format!("pattern! < {}", name_in_source(entry.name)));
    lines.extend(draw(Picture::new(&entry.diagram)).iter().map(inside));
    // Where the author left the symmetry to the compiler, it stays so.
    let symmetry = match source.symmetry.as_str() {
        "_" => "_",
        _ => symmetry_code(turned(entry.diagram.symmetry, orientation)),
    };
    lines.extend([String::new(), format!("    : {symmetry}, {}", source.classes)]);
    if !entry.labels.is_empty() {
        lines.push(String::new());
        lines.extend(draw(Picture::labelled(&entry.diagram, entry.labels)).iter().map(inside));
    }
    if !source.rest.is_empty() {
        lines.push(String::new());
        lines.extend(source.rest.iter().map(inside));
    }
    lines.push(">".to_owned());
    lines
}

/// The symmetry of a drawing after it was turned or mirrored: axes turn with it.
fn turned(symmetry: Symmetry, orientation: Orientation) -> Symmetry {
    const AXES: [(Symmetry, (i32, i32)); 4] = [
        (Symmetry::Vertical, (1, 0)),
        (Symmetry::Horizontal, (0, 1)),
        (Symmetry::Slash, (-1, 1)),
        (Symmetry::Backslash, (1, 1)),
    ];
    let Some(&(_, axis)) = AXES.iter().find(|(other, _)| *other == symmetry) else { return symmetry };
    let (rows, columns) = orientation.apply(axis);
    let is_same = |&&(_, axis): &&(Symmetry, (i32, i32))| axis == (rows, columns) || axis == (-rows, -columns);
    AXES.iter().find(is_same).map_or(symmetry, |&(turned, _)| turned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_turn() {
        let turn = |symmetry| (turned(symmetry, Orientation::Right), turned(symmetry, Orientation::Slash));
        assert_eq!(turn(Symmetry::Vertical), (Symmetry::Horizontal, Symmetry::Horizontal));
        assert_eq!(turn(Symmetry::Slash), (Symmetry::Backslash, Symmetry::Slash));
        assert_eq!(turn(Symmetry::Plus), (Symmetry::Plus, Symmetry::Plus));
        assert_eq!(turned(Symmetry::Backslash, Orientation::Horizontal), Symmetry::Slash);
        assert_eq!(turned(Symmetry::Horizontal, Orientation::Vertical), Symmetry::Horizontal);
    }
}
