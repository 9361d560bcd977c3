//! Which patterns does `joseki!` make of a tree of moves?

use crate::failure::Failure;
use clap::Args;
use std::io::Write;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct Joseki {
    /// The tree, an SGF file.
    pub(crate) file: PathBuf,
    /// The name of the database; without it the name of the file, in capitals.
    #[arg(long)]
    pub(crate) name: Option<String>,
}

/// Prints the patterns of a tree.
pub(crate) fn run(wanted: &Joseki, out: &mut dyn Write) -> Result<(), Failure> {
    let file = wanted.file.display().to_string();
    let bytes = std::fs::read(&wanted.file).map_err(|why| Failure::File { file: file.clone(), why })?;
    let name = |of: Option<&std::ffi::OsStr>| of.unwrap_or_default().to_string_lossy().into_owned();
    let database = wanted.name.clone().unwrap_or_else(|| {
        let stem = name(wanted.file.file_stem()).to_uppercase();
        let word: String = stem.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
        if word.starts_with(|c: char| c.is_ascii_alphabetic()) { word } else { format!("JOSEKI_{word}") }
    });
    let source = gnugo_pattern_compiler::joseki_source(&database, &name(wanted.file.file_name()), &bytes);
    let source = source.map_err(|faults| Failure::Tree { file, faults: faults.join("\n") })?;
    write!(out, "{source}")?;
    Ok(())
}
