//! `import`: how do databases in GNU Go's format become a crate of `patterns!` source?
//!
//! A file is [read](reader) into a [model], the pattern compiler and then rustc are asked what of it does not compile,
//! what they refuse is [mended](mend), and the rest is [written](writer) as a [crate](crate::project). Matching is never
//! changed: every pattern that is written has the diagram, edges and symmetry of the original. A pattern whose constraint
//! cannot be asked matches still, and refuses each match.

mod arguments;
mod c;
mod cargo;
mod conditions;
mod drawing;
mod mend;
mod model;
mod module;
mod names;
mod reader;
mod report;
mod tidy;
mod tree;
mod words;
mod writer;

use crate::failure::{Failure, similar};
use crate::project::Project;
pub(crate) use arguments::Import;
use gnugo_pattern_compiler::rules::{DatabaseType, TYPES};
use module::Module;
use names::Names;
use std::io::Write;
use std::path::Path;

pub(crate) fn run(wanted: &Import, out: &mut dyn Write) -> Result<(), Failure> {
    let project = Project::new(&wanted.output, wanted.engine.as_deref())?;
    let mut names = Names::new(&project, wanted.again);
    let mut modules = Vec::new();
    let mut trees = Vec::new();
    for (kind, path) in &wanted.files.0 {
        if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("sgf")) {
            trees.push(tree::read(path, database_type(kind)?, &mut names)?);
            continue;
        }
        modules.push(read(path, database_type(kind)?, &mut names)?);
    }
    for module in &mut modules {
        module.settle();
        project.write_module(&module.name, &module.source().text)?;
    }
    for tree in &trees {
        tree.write(&project)?;
    }
    project.write_frame()?;
    if !wanted.unchecked {
        eprintln!("checking {} with Cargo; the first time this builds the engine", wanted.output.display());
        cargo::settle(&project, &mut modules)?;
    }
    tree::tell(&trees, wanted, out)?;
    tell(wanted, &modules, out)
}

/// Reads a file, under a module name that no other has.
fn read(path: &Path, rules: &'static DatabaseType, names: &mut Names<'_>) -> Result<Module, Failure> {
    let file = path.display().to_string();
    let bytes = std::fs::read(path).map_err(|why| Failure::File { file: file.clone(), why })?;
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let refused = |why: String| Failure::NoDatabase { file: file.clone(), why };
    if let Some(why) = other_format(path, &bytes) {
        return Err(refused(why));
    }
    let text = decode(&bytes);
    let mut database = reader::read(&text, rules);
    conditions::split(&mut database, rules);
    if database.patterns.is_empty() {
        let mistakes = database.mistakes.iter();
        let told = mistakes.map(|m| format!("\n{file}:{}:{}: {}", m.line, m.column, m.message)).collect::<String>();
        return Err(refused(format!("no pattern in it can be read{told}")));
    }
    let title = title(path);
    let name = names.free(&stem, &file, |_| module::origin(&title, rules))?;
    Ok(Module::new(file, title, name, rules, database))
}

/// What a file is called in the sources: as it is, and not by the way to it.
fn title(path: &Path) -> String {
    tidy::tidy(&path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default())
}

/// Why a file is no pattern database, if it is of another format.
fn other_format(path: &Path, bytes: &[u8]) -> Option<String> {
    let name = path.file_name().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
    if name.ends_with(".dbz") {
        return Some("it is a packed opening book (`.dbz`), which has no diagrams".to_owned());
    }
    if let Some(offset) = bytes.iter().position(|&byte| byte == 0) {
        let line = bytes.iter().take(offset).filter(|&&byte| byte == b'\n').count() + 1;
        return Some(format!("it is no text: line {line} has a zero byte, at offset {offset} of the file"));
    }
    let text = decode(bytes);
    let is_graph = |line: &str| {
        let numbers = line.strip_prefix(':').and_then(|rest| rest.split_once(','));
        let is_number = |text: &str| !text.trim().is_empty() && text.trim().bytes().all(|byte| byte.is_ascii_digit());
        // The numbers of eyes stand one behind the other, or with a comma between them.
        let are_joined = line.strip_prefix(':').is_some_and(|rest| is_number(rest) && rest.trim().len() > 1);
        are_joined || numbers.is_some_and(|(a, b)| is_number(a) && is_number(b))
    };
    // A class line may look like one of theirs; most do not.
    let class_lines = text.lines().filter(|line| line.starts_with(':')).count();
    if class_lines > 0 && text.lines().filter(|line| is_graph(line)).count() * 2 > class_lines {
        return Some("it has eye shapes (graphs with the numbers of their eyes), which are no patterns".to_owned());
    }
    let has_patterns = text.lines().any(|line| line.split_whitespace().next() == Some("Pattern"));
    if !has_patterns {
        let weights =
            if name.starts_with("mc_") { ": `mc_` files have weights of shapes of 3 by 3 points" } else { "" };
        return Some(format!("it has no line `Pattern NAME`{weights}"));
    }
    None
}

/// The text of a file. What is not UTF-8 is Latin-1: comments name people.
fn decode(bytes: &[u8]) -> String {
    // Some editors mark UTF-8.
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|&byte| char::from(byte)).collect(),
    }
}

/// The type with this name; case, `-` and `_` do not count.
fn database_type(name: &str) -> Result<&'static DatabaseType, Failure> {
    let plain = |name: &str| name.replace(['_', '-'], "").to_lowercase();
    let found = TYPES.iter().find(|kind| plain(kind.name) == plain(name));
    found.ok_or_else(|| Failure::NoType {
        name: name.to_owned(),
        types: TYPES.iter().map(|kind| kind.name).collect::<Vec<_>>().join(", "),
        similar: similar(name, TYPES.iter().map(|kind| kind.name)),
    })
}

/// Tells what was carried over and what was not. Mistakes of a file make the import a failure, though the rest is there.
fn tell(wanted: &Import, modules: &[Module], out: &mut dyn Write) -> Result<(), Failure> {
    let mut mistakes = 0;
    for module in modules {
        for note in report::notes(module) {
            mistakes += usize::from(note.is_mistake());
            if wanted.json {
                serde_json::to_writer(&mut *out, &note)?;
                writeln!(out)?;
            } else if note.is_loss() || wanted.verbose {
                writeln!(out, "{note}")?;
            }
        }
    }
    if !wanted.json {
        for module in modules {
            let path = wanted.output.join(Project::module_path(&module.name));
            report::Totals::of(module).write(module, &path.display().to_string(), out)?;
        }
        let manifest = wanted.output.join("Cargo.toml");
        let manifest = manifest.display();
        writeln!(out, "look at them: cargo run --manifest-path {manifest} --bin patterns -- list --brief")?;
        writeln!(out, "play with them, over GTP: cargo run --release --manifest-path {manifest}")?;
    }
    out.flush()?;
    if mistakes > 0 { Err(Failure::Mistakes { number: mistakes }) } else { Ok(()) }
}

#[cfg(test)]
mod tests;
