//! `joseki! { pub static HOSHI: Joseki = "hoshi.sgf"; }`: which patterns are in a tree of moves?
//!
//! (spec/patterns.texi, "The Joseki Compiler".) Every node with a square mark and a move is a pattern: the corner as far
//! as the mark before the move, and the move. The tree is read when the program is compiled, and again when the file
//! has changed. [`outline`] finds the nodes, [`node`] reads one, [`tree`] plays the lines, [`drawn`] draws the patterns,
//! [`compile`] checks them by the rules of `patterns!`, and [`source`] writes them as text. A fault is told at the
//! name of the file, with the line, the property and the moves that lead to the node.

mod comment;
mod compile;
mod drawn;
mod lex;
mod node;
mod outline;
mod source;
mod stones;
#[cfg(test)]
mod tests;
mod tree;

pub use compile::TreeOptions;

use crate::ast::{self, FileHeader, Reading};
use crate::expand::{self, Source};
use crate::report::{Fault, Faults};
use crate::rules::{DatabaseType, Extent, TREES};
use crate::{Audience, database_type, table, tokens};
use compile::{Compiled, compile};
use proc_macro2::{Span, TokenStream};
use std::io::ErrorKind;
use std::path::PathBuf;
use tree::Wrong;

/// Expands `joseki! { pub static NAME: Joseki = "file.sgf"; … }`.
#[must_use]
pub fn joseki(input: TokenStream, audience: Audience) -> TokenStream {
    let faults = Faults::default();
    let cx = Reading::new(&faults, false);
    let headers = ast::file_headers(&tokens::read(input, audience), cx);
    let code: TokenStream = headers.iter().map(|header| database(header, audience, &faults)).collect();
    let mut output = code;
    output.extend(faults.into_tokens());
    output
}

/// The patterns that `joseki!` makes of a tree, as the source of a `patterns!` block.
///
/// `file` is the name of the file, from which patterns have their names where the nodes have none.
///
/// ```
/// let tree = b"(;SZ[19];B[pd];W[nc]SQ[mf]C[s\n# Approach.\n:,shape(2)])";
/// let options = gnugo_pattern_compiler::TreeOptions::default();
/// let made = gnugo_pattern_compiler::joseki_source("HOSHI", "hoshi.sgf", tree, &options);
/// assert!(made.faults.is_empty());
/// let source = made.source;
/// assert!(source.contains("pattern! < Hoshi1"));
/// assert!(source.contains(".*.....|"));
/// assert!(source.contains(": 8, sj, shape(2)"));
/// ```
#[must_use]
pub fn joseki_source(database: &str, file: &str, sgf: &[u8], options: &TreeOptions) -> JosekiSource {
    let compiled = compile(sgf, file, &TREES, Span::call_site(), options);
    let faults = compiled.wrong.iter().map(|wrong| message(wrong, file)).collect();
    let patterns = compiled.checked.iter().filter(|checked| checked.pattern.is_ok()).count();
    JosekiSource { source: source::block(database, file, &compiled), patterns, faults }
}

/// What became of a tree.
#[derive(Clone, Debug, Default)]
pub struct JosekiSource {
    /// The patterns without faults, as a `patterns!` block.
    pub source: String,
    /// How many they are.
    pub patterns: usize,
    /// What is wrong with the others, each with its place.
    pub faults: Vec<String>,
}

fn database(
    FileHeader { header, file, name, prefix }: &FileHeader,
    audience: Audience,
    faults: &Faults,
) -> TokenStream {
    let (lifted, attributes) = ast::lifted(header.attributes.clone());
    let header = &header.with_attributes(attributes);
    let options = TreeOptions { prefix: prefix.as_ref().map(ToString::to_string), lifted };
    let at = file.span();
    let (mut rules, unknown_type) = database_type(&header.kind, faults);
    let is_corner = |rules: &DatabaseType| rules.extent == Extent::Corner;
    if unknown_type.is_none() && !is_corner(rules) {
        let fault = Fault::new(header.kind.span(), format!("a tree of moves is no `{}` database", rules.name));
        faults.push(fault.help("write `Joseki`"));
    }
    if unknown_type.is_some() || !is_corner(rules) {
        rules = &TREES;
    }
    let found = match find(name, at) {
        Ok(found) => found,
        Err(why) => {
            let fault = Fault::new(at, format!("cannot read `{name}`: {why}"));
            let note = "the path is relative to the source file that names it, or to the folder of the crate";
            faults.push(fault.note(note));
            None
        }
    };
    let Compiled { checked, wrong, .. } = match &found {
        Some(found) => compile(&found.bytes, name, rules, at, &options),
        None => Compiled { checked: Vec::new(), drawn: Vec::new(), wrong: Vec::new() },
    };
    for wrong in &wrong {
        faults.push(Fault::new(at, message(wrong, name)));
    }
    let mut table = table(&checked, rules, &header.kind);
    table.source =
        found.map(|found| Source { path: found.path, literal: file.clone(), in_manifest: found.in_manifest });
    expand::static_item(header, &table, audience)
}

/// A fault as it is told: what is wrong, then where, then what else there is to say.
fn message(wrong: &Wrong, file: &str) -> String {
    let (first, rest) = wrong.message.split_once('\n').unwrap_or((&wrong.message, ""));
    let place = &wrong.place;
    let mut note = format!("in {file}");
    if place.line > 0 {
        note.push_str(&format!(", line {}", place.line));
    }
    if !place.property.is_empty() {
        note.push_str(&format!(", property `{}`", place.property));
    }
    if !place.path.is_empty() {
        note.push_str(&format!(", at {}", place.path));
    }
    let mut lines = vec![first.to_owned(), format!("note: {note}")];
    lines.extend((!rest.is_empty()).then(|| rest.to_owned()));
    lines.join("\n")
}

/// A file that was found.
struct Found {
    bytes: Vec<u8>,
    /// Its path, as the compiler knows the source files.
    path: String,
    /// Whether it was found in the folder of the crate, and not beside the source file.
    in_manifest: bool,
}

/// Reads the file: beside the source file that names it, or in the folder of the crate. `Ok(None)` if the tool does not
/// say which source file that is, and it is not in the folder of the crate.
fn find(name: &str, at: Span) -> Result<Option<Found>, String> {
    let beside = at.local_file().and_then(|source| source.parent().map(|folder| folder.join(name)));
    let in_manifest = std::env::var_os("CARGO_MANIFEST_DIR").map(|folder| PathBuf::from(folder).join(name));
    let mut why = None;
    for (path, is_manifest) in [(&beside, false), (&in_manifest, true)] {
        let Some(path) = path else { continue };
        match std::fs::read(path) {
            Ok(bytes) => {
                let path = path.to_string_lossy().into_owned();
                return Ok(Some(Found { bytes, path, in_manifest: is_manifest }));
            }
            Err(error) => drop(why.get_or_insert(error)),
        }
    }
    match why {
        Some(why) if beside.is_some() => Err(match why.kind() {
            ErrorKind::NotFound => "there is no such file".to_owned(),
            kind => kind.to_string(),
        }),
        _ => Ok(None),
    }
}
