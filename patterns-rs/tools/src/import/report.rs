//! What is told of an import: what was not carried over, and where it stands in the file.

use super::mend;
use super::model::Text;
use super::module::Module;
use serde::Serialize;
use std::io::{self, Write};

/// Something that an author should know.
#[derive(Debug, Serialize)]
pub(crate) struct Note {
    file: String,
    line: usize,
    column: Option<usize>,
    pattern: Option<String>,
    what: &'static str,
    text: String,
}

/// What became of the patterns of a file.
#[derive(Debug, Default)]
pub(crate) struct Totals {
    patterns: usize,
    left_out: usize,
    refused: usize,
    partly: usize,
    lifted: usize,
}

/// The notes of a module, in the order of the file.
pub(crate) fn notes(module: &Module) -> Vec<Note> {
    let mut notes = Vec::new();
    let note = |line, pattern: Option<&str>, what, text: String| Note {
        file: module.path.clone(),
        line,
        column: None,
        pattern: pattern.map(str::to_owned),
        what,
        text,
    };
    for mistake in &module.database.mistakes {
        let mut mistake_note = note(mistake.line, None, "not understood", mistake.message.clone());
        mistake_note.column = Some(mistake.column);
        notes.push(mistake_note);
    }
    for pattern in &module.database.patterns {
        let mut add = |line, what, text: String| notes.push(note(line, Some(&pattern.name), what, text));
        if let Some(why) = &pattern.left_out {
            add(pattern.line, "left out", why.clone());
            continue;
        }
        for replaced in &pattern.replaced {
            let (symbol, by) = (replaced.symbol, replaced.by);
            let text = match module.rules.symbol(symbol) {
                Some(_) => format!("a further `{symbol}`; `{by}` matches the same"),
                None => {
                    format!("`{symbol}` means nothing in {} databases; `{by}` matches the same", module.rules.name)
                }
            };
            add(replaced.line, "symbol replaced", text);
        }
        if !pattern.in_c.is_empty() && pattern.not_asked.is_none() {
            let line = pattern.constraint.first().map_or(pattern.line, |first| first.line);
            add(line, "written otherwise", format!("the constraint, in C: {}", pattern.in_c.join(" ")));
        }
        for letter in &pattern.unknown_classes {
            let text = format!("class `{letter}` means nothing in {} databases", module.rules.name);
            add(pattern.class_line, "class left out", text);
        }
        for value in &pattern.values {
            if let Some(why) = &value.left_out {
                add(value.text.line, "value left out", format!("{}: {why}", value.text.text));
            }
        }
        if let Some(helper) = &pattern.helper {
            match &pattern.helper_path {
                None => {
                    let text = format!("`{}` is written in C; all matches are refused", helper.text);
                    add(helper.line, "helper function left out", text);
                }
                Some(path) => {
                    let text = format!("`{}` is written in C; `{path}` stands for it", helper.text);
                    add(helper.line, "helper function replaced", text);
                }
            }
        }
        for own in mend::OWN.into_iter().filter(|own| own.ends_with("_helper") || own.ends_with("_helper2")) {
            let is_called = |line: &Text| line.text.contains(&format!("{own}("));
            if let Some(line) = pattern.constraint.iter().find(|line| is_called(line)) {
                let text = format!("`{own}` is written in C; that of `crate::helpers` stands for it");
                add(line.line, "helper function replaced", text);
            }
        }
        if let Some(why) = &pattern.not_asked {
            let line = pattern.constraint.first().map_or(pattern.line, |first| first.line);
            add(line, "constraint not asked", format!("{why}; all matches are refused"));
        }
        for action in &pattern.actions {
            if let Some(why) = &action.left_out {
                add(action.text.line, "action left out", format!("{}: {why}", action.text.text));
            }
        }
        for (name, (_, reason)) in &pattern.lifted {
            add(pattern.line, "check lifted", format!("{name}: {reason}"));
        }
    }
    notes.sort_by_key(|note| note.line);
    notes
}

impl Note {
    /// Whether it is about something that is missing from the result.
    pub(crate) fn is_loss(&self) -> bool {
        !["check lifted", "written otherwise", "helper function replaced"].contains(&self.what)
    }

    /// Whether the file itself is wrong.
    pub(crate) fn is_mistake(&self) -> bool {
        self.what == "not understood"
    }
}

impl std::fmt::Display for Note {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}:", self.file, self.line)?;
        if let Some(column) = self.column {
            write!(f, "{column}:")?;
        }
        if let Some(pattern) = &self.pattern {
            write!(f, " {pattern}:")?;
        }
        write!(f, " {}: {}", self.what, self.text)
    }
}

impl Totals {
    pub(crate) fn of(module: &Module) -> Self {
        let mut totals = Self { left_out: module.database.unreadable.len(), ..Self::default() };
        totals.patterns = totals.left_out + module.database.patterns.len();
        for pattern in &module.database.patterns {
            let parts = pattern.values.iter().chain(&pattern.actions);
            if pattern.left_out.is_some() {
                totals.left_out += 1;
            } else if pattern.is_refused() {
                totals.refused += 1;
            } else if parts.clone().any(|part| part.left_out.is_some()) || !pattern.unknown_classes.is_empty() {
                totals.partly += 1;
            }
            totals.lifted += usize::from(pattern.left_out.is_none() && !pattern.lifted.is_empty());
        }
        totals
    }

    pub(crate) fn write(&self, module: &Module, path: &str, out: &mut dyn Write) -> io::Result<()> {
        let Self { patterns, left_out, refused, partly, lifted } = *self;
        let whole = patterns - left_out - refused - partly;
        writeln!(
            out,
            "{} -> {path}: {patterns} {} patterns: {whole} carried over whole, {partly} without some class, value or action, \
             {refused} whose constraint is not asked (they match, and refuse), {left_out} left out; checks lifted on {lifted}",
            module.path, module.rules.name
        )
    }
}
