//! Which checks does a pattern fail, and what has to go, so that the rest compiles?
//!
//! The pattern compiler is asked itself. A check that can be lifted is lifted, with the reason; what is no part of the
//! language becomes a comment, and so at worst does the pattern. Each round settles something, so it ends.

use super::c;
use super::model::{Part, Pattern};
use super::writer::{Piece, Source};
use gnugo_pattern_compiler::rules::lints::Lint;
use gnugo_pattern_compiler::rules::{DatabaseType, Function, Role};
use gnugo_pattern_compiler::{Finding, findings};
use proc_macro2::TokenStream;
use std::collections::HashSet;

/// Leaves out what the lexer and the rule book of the type refuse at once.
pub(crate) fn prepare(pattern: &mut Pattern, rules: &'static DatabaseType) {
    let mut seen = HashSet::new();
    let (known, unknown): (Vec<char>, Vec<char>) = pattern
        .classes
        .chars()
        .filter(|&letter| letter.is_ascii_alphabetic() && seen.insert(letter))
        .partition(|&letter| rules.class(letter).is_some());
    pattern.classes = known.into_iter().collect();
    pattern.unknown_classes = unknown;
    let names: Vec<&str> = rules.values.iter().map(|value| value.name).collect();
    for value in &mut pattern.values {
        let name = value.text.text.split('(').next().unwrap_or_default().trim().to_owned();
        if !names.contains(&name.as_str()) {
            leave_out(value, &format!("`{name}` is no value of {} databases", rules.name));
        } else if let Some(plain) = plain_amount(&value.text.text) {
            value.text.text = plain;
        } else if !is_lexed(&value.text.text) {
            leave_out(value, "it is no Rust");
        }
    }
    pattern.helper_path = pattern.helper.as_ref().and_then(|helper| equivalent(&helper.text, rules));
    prepare_constraint(pattern, rules);
    for action in &mut pattern.actions {
        action.text.text = renamed(&action.text.text);
        if !is_lexed(&action.text.text) {
            leave_out(action, "its parentheses or its symbols are not those of a call");
        } else if let Some(word) = c_statement(&action.text.text) {
            leave_out(action, &format!("`{word}` is a statement of C"));
        }
    }
}

/// The helper functions of class lines that the new crate has equivalents of, each with a function that its type of
/// database must have, if it asks one that not all have.
const HELPERS: [(&str, Option<&str>); 7] = [
    ("jump_out_helper", Some("omoyo")),
    ("jump_out_far_helper", Some("omoyo")),
    ("thrash_around_helper", None),
    ("high_handicap_helper", None),
    ("throw_in_atari_helper", None),
    ("reinforce_helper", Some("weak")),
    ("cutstone2_helper", Some("potential_cutstone")),
];

/// The function of the new crate that stands for a helper function written in C, where the type has what it asks.
fn equivalent(name: &str, rules: &'static DatabaseType) -> Option<String> {
    let (_, asks) = HELPERS.iter().find(|(helper, _)| *helper == name)?;
    let has = |asked| Function::named(asked, Role::Asks).is_some_and(|function| function.is_in(rules.name));
    asks.is_none_or(has).then(|| format!("crate::helpers::{name}"))
}

/// The functions that constraints call which the new crate has equivalents of.
pub(crate) const OWN: [&str; 9] = [
    "break_mirror_helper",
    "connect_and_cut_helper",
    "connect_and_cut_helper2",
    "disconnect_helper",
    "distrust_tactics_helper",
    "early_oarea",
    "early_omoyo",
    "finish_ko_helper",
    "squeeze_ko_helper",
];

/// Questions about influence that types of databases ask before it is known: the new crate computes it from the bare board.
fn early(constraint: &str, rules: &'static DatabaseType) -> String {
    let mut text = constraint.to_owned();
    for name in ["omoyo", "oarea"] {
        let is_known = Function::named(name, Role::Asks).is_none_or(|function| function.is_in(rules.name));
        if is_known {
            continue;
        }
        let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let calls: Vec<usize> = text
            .match_indices(&format!("{name}("))
            .map(|(at, _)| at)
            .filter(|&at| !text.get(..at).is_some_and(|before| before.ends_with(is_word)))
            .collect();
        calls.into_iter().rev().for_each(|at| text.insert_str(at, "early_"));
    }
    text
}

/// An action under the name that it has here.
fn renamed(action: &str) -> String {
    action.replacen("amalgamate_most_valuable_helper", "amalgamate_most_valuable", 1)
}

/// Writes a constraint of C in the pattern language, or tells why it is not asked.
fn prepare_constraint(pattern: &mut Pattern, rules: &'static DatabaseType) {
    let lines: Vec<String> = pattern.constraint.iter().map(|line| line.text.clone()).collect();
    let original = lines.join("\n");
    // C's expression ends where the lines end; a `;` there is harmless.
    let text = original.trim_end().trim_end_matches(';');
    if text.trim().is_empty() || pattern.not_asked.is_some() {
        return;
    }
    let converted = match c::convert(&early(text, rules)) {
        Ok(converted) => converted,
        Err(why) => {
            pattern.not_asked = Some(why);
            return;
        }
    };
    for (line, comment) in &converted.comments {
        if let Some(line) = pattern.constraint.get_mut(*line) {
            line.remark = format!("{} {comment}", line.remark).trim().to_owned();
        }
    }
    // An author's blanks are no difference.
    let bare = |text: &str| c::without_comments(text).0.split_whitespace().collect::<String>();
    if bare(text) != bare(&converted.text) {
        pattern.in_c = lines.iter().map(|line| line.trim().to_owned()).collect();
    }
    let mut new: Vec<&str> = converted.text.split('\n').collect();
    new.resize(pattern.constraint.len().max(new.len()), "");
    let (new, rest) = new.split_at(pattern.constraint.len());
    for (line, text) in pattern.constraint.iter_mut().zip(new) {
        line.text = (*text).to_owned();
    }
    if let Some(last) = pattern.constraint.last_mut() {
        rest.iter().for_each(|text| last.text = format!("{} {text}", last.text));
    }
}

/// A value whose amount is written as only C takes it: `+3`, `.5`.
fn plain_amount(value: &str) -> Option<String> {
    let (name, argument) = value.strip_suffix(')')?.split_once('(')?;
    let argument = argument.trim();
    let is_odd = argument.starts_with(['+', '.']) || argument.starts_with("-.");
    let amount: f32 = argument.parse().ok().filter(|_| is_odd)?;
    amount.is_finite().then(|| format!("{}({amount})", name.trim()))
}

/// Whether the lexer takes a text whole.
fn is_lexed(text: &str) -> bool {
    !text.contains("//") && !text.contains("/*") && text.parse::<TokenStream>().is_ok()
}

/// What makes a statement one of C.
fn c_statement(text: &str) -> Option<&'static str> {
    let word = |keyword: &&str| {
        text.strip_prefix(*keyword)
            .is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_'))
    };
    ["return", "if", "else", "for", "while", "int", "{"].into_iter().find(|keyword| match *keyword {
        "{" => text.starts_with('{'),
        keyword => word(&keyword),
    })
}

fn leave_out(part: &mut Part, why: &str) {
    part.left_out.get_or_insert_with(|| why.to_owned());
}

/// Settles what the compiler finds in the blocks of a module. The number of pieces; 0 means that it compiles.
pub(crate) fn mend(patterns: &mut [Pattern], source: &Source) -> usize {
    let mut settled = HashSet::new();
    for (lines_above, block) in source.blocks() {
        let Ok(tokens) = block.parse::<TokenStream>() else { continue };
        for finding in findings(tokens) {
            let Some((number, piece)) = source.place(finding.line + lines_above) else { continue };
            // A further fault of a piece that is left out has gone with it.
            if finding.lint.is_none() && settled.contains(&(number, piece)) {
                continue;
            }
            if patterns.get_mut(number).is_some_and(|pattern| settle(pattern, piece, &finding)) {
                settled.insert((number, piece));
            }
        }
    }
    settled.len()
}

/// Lifts the check, or leaves the piece out. Whether anything is other than before.
fn settle(pattern: &mut Pattern, piece: Piece, finding: &Finding) -> bool {
    if pattern.left_out.is_some() {
        return false;
    }
    let message = headline(&finding.message);
    if let Some(lint) = finding.lint {
        let reason = reason(lint, finding, pattern);
        return pattern.lifted.insert(lint.name(), (lint, reason)).is_none();
    }
    if let Some(name) = message.strip_prefix("there is no `").and_then(|rest| rest.strip_suffix("` here to allow")) {
        return pattern.lifted.remove(name).is_some();
    }
    leave_piece_out(pattern, piece, &message);
    true
}

/// Makes a comment of a piece; of what is left if that was one already, of the pattern.
pub(crate) fn leave_piece_out(pattern: &mut Pattern, piece: Piece, why: &str) {
    match piece {
        Piece::Constraint if pattern.not_asked.is_none() => pattern.not_asked = Some(why.to_owned()),
        Piece::Action(index) if pattern.actions.get(index).is_some_and(|action| action.left_out.is_none()) => {
            if let Some(action) = pattern.actions.get_mut(index) {
                leave_out(action, why);
            }
        }
        Piece::ClassLine => match faulty_value(pattern, why) {
            Some(value) => leave_out(value, why),
            None => pattern.left_out = Some(why.to_owned()),
        },
        // What a label means is lost with the labelled diagram, and with it the constraint and the action.
        Piece::Labelled if pattern.labelled.is_some() => {
            pattern.labelled = None;
            if !pattern.constraint.is_empty() {
                pattern.not_asked.get_or_insert_with(|| why.to_owned());
            }
            pattern.actions.iter_mut().for_each(|action| leave_out(action, why));
        }
        _ => pattern.left_out = Some(why.to_owned()),
    }
}

/// The value that a message names, or else the last one.
fn faulty_value<'a>(pattern: &'a mut Pattern, message: &str) -> Option<&'a mut Part> {
    let mut there: Vec<&mut Part> = pattern.values.iter_mut().filter(|value| value.left_out.is_none()).collect();
    // A message names it alone, or with its amount.
    let is_named = |part: &&mut Part| {
        let name = part.text.text.split('(').next().unwrap_or_default().trim();
        message.contains(&format!("`{name}`")) || message.contains(&format!("`{name}("))
    };
    let index = there.iter().rposition(is_named).or(there.len().checked_sub(1))?;
    Some(there.swap_remove(index))
}

/// The first line of a message.
fn headline(message: &str) -> String {
    message.lines().next().unwrap_or_default().to_owned()
}

/// Why a check is lifted.
fn reason(lint: Lint, finding: &Finding, pattern: &Pattern) -> String {
    let is_refused = pattern.is_refused();
    let other = other_pattern(&finding.message);
    match lint {
        Lint::HiddenSymmetry => "tried in all the orientations that the original names".to_owned(),
        Lint::AbsentSymmetry => "tried only in the orientations that the original names".to_owned(),
        Lint::Duplicate | Lint::Redundant if is_refused => {
            format!("what tells it from {other} is not carried over")
        }
        Lint::Duplicate => format!("the original has it twice: it is the same as {other}"),
        Lint::Redundant => format!("the original has it: {other} matches wherever it does, and says as much"),
        Lint::UnusedLabel if is_refused || pattern.actions.iter().any(|action| action.left_out.is_some()) => {
            "what uses it is not carried over".to_owned()
        }
        _ => format!("as in the original: {}", headline(&finding.message)),
    }
}

/// The other pattern that a message is about: the last name in it before the place of a line.
fn other_pattern(message: &str) -> String {
    let before = message.rsplit_once(" (line ").map_or(message, |(before, _)| before);
    before.rsplit(' ').next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn influence_that_is_not_known_yet_is_asked_of_the_bare_board() {
        let early = |kind: &str, text: &str| early(text, DatabaseType::named(kind).expect("a type"));
        let asked = "omoyo(a) && !oarea(*) || omoyo_opposite(b)";
        assert_eq!(early("Connection", asked), "early_omoyo(a) && !early_oarea(*) || omoyo_opposite(b)");
        assert_eq!(early("Shape", asked), asked);
    }
}
