//! From the patterns of a tree to patterns like those of `patterns!`: the same checks, the same form.

use super::drawn::Drawn;
use super::lex::{lex, lex_attribute};
use super::tree::{Place, Tree, Wrong};
use crate::ast::{Assembled, Part, Reading, assembled};
use crate::check::{self, Checked};
use crate::report::{Fault, Faults, Reported, Told, Topic};
use crate::rules::DatabaseType;
use crate::rules::lints::Lint;
use proc_macro2::{Span, TokenStream};
use std::path::Path;

/// So many faults of a file are told; nobody reads more.
const MOST_FAULTS: usize = 50;

/// What may be said of a tree as a whole.
#[derive(Clone, Debug, Default)]
pub struct TreeOptions {
    /// How the names of patterns begin whose nodes have none; none for the name of the file.
    pub prefix: Option<String>,
    /// The checks that are lifted from all of its patterns.
    pub lifted: Vec<Lint>,
}

/// The patterns of a tree, each with what it was drawn from.
pub(super) struct Compiled {
    pub(super) checked: Vec<Checked>,
    pub(super) drawn: Vec<Drawn>,
    pub(super) wrong: Vec<Wrong>,
}

/// Checks all patterns of a file, each by itself and then one against the other.
pub(super) fn compile(
    bytes: &[u8],
    file: &str,
    rules: &'static DatabaseType,
    at: Span,
    options: &TreeOptions,
) -> Compiled {
    let stem = options.prefix.clone().unwrap_or_else(|| stem(file));
    let mut tree = Tree::read(bytes, &stem);
    let drawn = std::mem::take(&mut tree.patterns);
    let mut wrong = std::mem::take(&mut tree.wrong);
    let mut checked = Vec::new();
    for pattern in &drawn {
        let faults = Faults::default();
        let written = written(pattern, at, &faults);
        let setting = check::Setting {
            rules,
            unknown_type: None,
            blind: false,
            own: &[],
            lifted: &options.lifted,
            faults: &faults,
        };
        let mut one = check::pattern(written, setting);
        one.set_origin(&origin(file, &tree.place(pattern, "")));
        checked.push(one);
        wrong.extend(faults.into_told().into_iter().map(|told| located(told, pattern, &tree)));
    }
    let faults = Faults::default();
    let setting =
        check::Setting { rules, unknown_type: None, blind: false, own: &[], lifted: &options.lifted, faults: &faults };
    check::across(&mut checked, setting);
    for told in faults.into_told() {
        let pattern = match told.topic {
            Some(Topic::Pattern(index)) => drawn.get(index),
            _ => None,
        };
        wrong.push(match pattern {
            Some(pattern) => located(told, pattern, &tree),
            None => Wrong { message: told.message, place: Place::default() },
        });
    }
    wrong.sort_by_key(|wrong| wrong.place.line);
    if wrong.len() > MOST_FAULTS {
        let message = format!("{} more faults in {file}", wrong.len() - MOST_FAULTS);
        wrong.truncate(MOST_FAULTS);
        wrong.push(Wrong { message, place: Place::default() });
    }
    Compiled { checked, drawn, wrong }
}

/// The place of a pattern as a word: errors of rustc's about its expressions name it.
fn origin(file: &str, place: &Place) -> String {
    let text = format!("{} line {} property C at {}", file, place.line, place.path.replace(", ", " "));
    let word = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    format!("in_{}", text.chars().map(word).collect::<String>())
}

/// How the names of patterns begin: the name of the file, as a word.
fn stem(file: &str) -> String {
    let stem = Path::new(file).file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let word: String = stem.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    let mut letters = word.chars();
    match letters.next() {
        Some(first) if first.is_ascii_alphabetic() => first.to_ascii_uppercase().to_string() + letters.as_str(),
        _ => format!("Joseki{word}"),
    }
}

/// A fault with the node and the property where it is.
fn located(told: Told, pattern: &Drawn, tree: &Tree) -> Wrong {
    let (mark, played) = pattern.properties;
    let property = match told.topic {
        Some(Topic::ClassLine | Topic::Expressions) => "C",
        Some(Topic::Labels) => "LB",
        Some(Topic::Diagram) => mark,
        Some(Topic::Position | Topic::Pattern(_)) | None => played,
    };
    Wrong { message: told.message, place: tree.place(pattern, property) }
}

/// The pattern as if it had been written.
fn written(pattern: &Drawn, at: Span, faults: &Faults) -> crate::ast::Pattern {
    let cx = Reading::new(faults, false);
    let comment = &pattern.comment;
    let tell = |topic, why: String| -> Reported { cx.about(topic).give_up(Fault::new(at, why)) };
    let mut allows = TokenStream::new();
    for row in &comment.allows {
        match lex_attribute(row, at) {
            Ok(tokens) => allows.extend(tokens),
            Err(why) => {
                tell(Topic::ClassLine, why);
            }
        }
    }
    let class_line = class_line(pattern).and_then(|text| lex(&text, at)).map_err(|why| tell(Topic::ClassLine, why));
    let part = |rows: &[String], what: &str| match rows {
        [] => Part::Absent,
        rows if rows.iter().all(String::is_empty) => {
            let marker = if what == "action" { '>' } else { ';' };
            Part::Broken(tell(Topic::Expressions, format!("no {what} follows the `{marker}`")))
        }
        rows => match lex(&rows.join(" "), at) {
            Ok(tokens) => Part::Sound(tokens),
            Err(why) => {
                let why = format!("{why}\nnote: the {what} is `{}`", rows.join(" "));
                Part::Broken(tell(Topic::Expressions, why))
            }
        },
    };
    let (constraint, action) = (part(&comment.constraint, "constraint"), part(&comment.action, "action"));
    let parts = Assembled {
        name: &pattern.name,
        line: pattern.line,
        doc: comment.notes.join("\n"),
        allows,
        rows: &pattern.rows,
        labelled: pattern.labelled.as_deref(),
        class_line,
        constraint,
        action,
        at,
    };
    assembled(parts, cx)
}

/// What follows the `:`: no tactical safety, the class of the comment's first character, and its `:` rows. The symmetry
/// is worked out: an empty corner has one.
fn class_line(pattern: &Drawn) -> Result<String, String> {
    // A `-` stands for no classes besides that of the comment, as on a class line.
    let more = pattern.comment.class_line.trim();
    let more = more.strip_prefix('-').map_or(more, str::trim_start);
    let word = more.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').next().unwrap_or_default();
    let is_value = !word.is_empty() && more[word.len()..].trim_start().starts_with('(');
    if is_value {
        return Err(format!("expected classes or `,`, found `{word}`\nhelp: write `:,{more}`"));
    }
    Ok(format!("_, s{}{more}", pattern.comment.class))
}
