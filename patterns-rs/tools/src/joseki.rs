//! Which patterns does `joseki!` make of a tree of moves?

use crate::failure::Failure;
use clap::Args;
use gnugo_pattern_compiler::rules::lints::Lint;
use gnugo_pattern_compiler::{TreeOptions, joseki_source};
use std::io::Write;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct Joseki {
    /// The tree, an SGF file.
    pub(crate) file: PathBuf,
    /// The name of the database; without it the name of the file, in capitals.
    #[arg(long, value_parser = identifier)]
    pub(crate) name: Option<String>,
    /// How the names of patterns begin whose nodes have none; without it with the name of the file.
    #[arg(long, value_name = "PREFIX", value_parser = identifier)]
    pub(crate) prefix: Option<String>,
    /// Lift this check from all patterns of the tree, such as `redundant`; may be given several times.
    #[arg(long, value_name = "CHECK", value_parser = check)]
    pub(crate) allow: Vec<Lint>,
}

/// A name as Rust has them, since the source is Rust.
fn identifier(name: &str) -> Result<String, String> {
    let is_word = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if is_word && name.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return Ok(name.to_owned());
    }
    Err("it begins with a letter, and goes on with letters, digits and `_`".to_owned())
}

fn check(name: &str) -> Result<Lint, String> {
    let names = || Lint::ALL.map(Lint::name).join(", ");
    Lint::named(name).ok_or_else(|| format!("the checks are {}", names()))
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
    let options = TreeOptions { prefix: wanted.prefix.clone(), lifted: wanted.allow.clone() };
    let made = joseki_source(&database, &name(wanted.file.file_name()), &bytes, &options);
    // The patterns without faults are there, whatever is wrong with the others.
    if made.patterns > 0 {
        write!(out, "{}", made.source)?;
        out.flush()?;
    }
    match made.faults.is_empty() {
        true => Ok(()),
        false => Err(Failure::Tree { file, faults: made.faults.join("\n") }),
    }
}
