//! Does the crate compile? Cargo is asked, and what rustc does not know of the engine is left out.
//!
//! There is one list of functions, the engine's, and rustc reads it: a function that is not there yet, or that takes
//! other points, is an error at the very line that calls it. The first check of a crate builds the engine too, which
//! takes a minute or two; later ones take seconds.

use super::mend;
use super::module::Module;
use super::writer::Piece;
use crate::failure::Failure;
use crate::project::Project;
use serde_json::Value;
use std::collections::BTreeMap;
use std::process::{Command, Stdio};

/// How often rustc is asked at most: it tells unknown names first, then types.
const ROUNDS: usize = 8;

/// Checks the crate until it compiles, leaving out what does not.
pub(crate) fn settle(project: &Project, modules: &mut [Module]) -> Result<(), Failure> {
    for _ in 0..ROUNDS {
        let errors = check(project)?;
        if errors.is_empty() {
            return Ok(());
        }
        let settled: usize = modules.iter_mut().map(|module| leave_out(module, &errors)).sum();
        if settled == 0 {
            let error = errors.into_iter().next().map_or_else(String::new, |error| error.rendered);
            return Err(Failure::NotCompiled { folder: project.folder().display().to_string(), error });
        }
        for module in modules.iter_mut() {
            module.settle();
            project.write_module(&module.name, &module.source().text)?;
        }
    }
    Ok(())
}

/// Leaves out the pieces of a module that errors are about. The number of pieces.
fn leave_out(module: &mut Module, errors: &[Error]) -> usize {
    let (source, path) = (module.source(), Project::module_path(&module.name));
    let mut pieces: BTreeMap<(usize, Piece), Vec<String>> = BTreeMap::new();
    for error in errors.iter().filter(|error| error.file == path) {
        let Some(place) = source.place(error.line) else { continue };
        let (reasons, reason) = (pieces.entry(place).or_default(), friendly(&error.message, module.rules.name));
        if !reasons.contains(&reason) {
            reasons.push(reason);
        }
    }
    for ((number, piece), reasons) in &pieces {
        if let Some(pattern) = module.database.patterns.get_mut(*number) {
            mend::leave_piece_out(pattern, *piece, &reasons.join(", and "));
        }
    }
    pieces.len()
}

/// An error of rustc's.
struct Error {
    file: String,
    line: usize,
    message: String,
    rendered: String,
}

fn check(project: &Project) -> Result<Vec<Error>, Failure> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["check", "--lib", "--message-format=json"])
        .current_dir(project.folder())
        .stdin(Stdio::null())
        .output()
        .map_err(Failure::NoCargo)?;
    let messages = String::from_utf8_lossy(&output.stdout);
    let mut errors: Vec<Error> = messages.lines().flat_map(errors_of).collect();
    if errors.is_empty() && !output.status.success() {
        let rendered = String::from_utf8_lossy(&output.stderr).into_owned();
        errors.push(Error { file: String::new(), line: 0, message: String::new(), rendered });
    }
    Ok(errors)
}

/// The errors of a line of Cargo's output: one for each place that is marked.
fn errors_of(line: &str) -> Vec<Error> {
    let Ok(value) = serde_json::from_str::<Value>(line) else { return Vec::new() };
    let message = &value["message"];
    if value["reason"] != "compiler-message" || message["level"] != "error" {
        return Vec::new();
    }
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let spans = message["spans"].as_array().map(Vec::as_slice).unwrap_or_default();
    let places = spans.iter().filter(|span| span["is_primary"] == true).map(|span| Error {
        file: text(&span["file_name"]).replace('\\', "/"),
        line: span["line_start"].as_u64().unwrap_or(0) as usize,
        message: text(&message["message"]),
        rendered: text(&message["rendered"]),
    });
    places.collect()
}

/// A message of rustc's in the words of the language, where it is about something that the engine does not have.
fn friendly(message: &str, kind: &str) -> String {
    let quoted = |rest: &str| rest.split('`').next().unwrap_or_default().to_owned();
    if let Some(rest) = message.strip_prefix("no method named `") {
        let name = quoted(rest);
        if name.contains("_helper") {
            return format!("`{name}` is written in C, and the engine has no function of that name");
        }
        return format!("the engine has no function `{name}` for {kind} patterns");
    }
    if let Some(rest) = message.strip_prefix("the method `") {
        return format!("`{}` is no function of {kind} patterns", quoted(rest));
    }
    if let Some(rest) = message.strip_prefix("cannot find value `") {
        return format!("the engine has no constant `{}`", quoted(rest));
    }
    message.lines().next().unwrap_or_default().to_owned()
}
