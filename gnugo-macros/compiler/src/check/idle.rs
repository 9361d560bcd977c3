//! Has every class of the pattern something to act on?
//!
//! What is tried against every string of the opponent's says nothing where the pattern shows none. (spec/patterns.texi,
//! "Action Attributes": `F` is only effective together with a class of joseki.)

use super::Checking;
use crate::ir::Grid;
use crate::report::Fault;
use crate::rules::Needs;
use crate::rules::lints::Lint;
use crate::spelling::list;
use proc_macro2::Span;

/// Checks the classes of a pattern, which stand at `at`, against its diagram.
pub(super) fn check(classes: &[char], at: Span, grid: &Grid, cx: &Checking<'_>) {
    for class in classes.iter().filter_map(|&letter| cx.rules.class(letter)) {
        let letter = class.letter;
        let fault = match class.needs {
            Needs::Nothing => continue,
            Needs::Class(others) if others.chars().any(|other| classes.contains(&other)) => continue,
            Needs::Class(others) => {
                let others = list(others.chars()).replace(" and ", " or ");
                Fault::new(at, format!("class `{letter}` says nothing without {others}"))
            }
            Needs::Symbols(symbols) if grid.cells.iter().any(|symbol| symbols.contains(symbol.letter)) => continue,
            Needs::Symbols(symbols) => Fault::new(at, format!("class `{letter}` has nothing to act on in {}", cx.name))
                .note(format!("the diagram shows no {}", list(symbols.chars()))),
        };
        cx.lint(Lint::Idle, || fault.note(format!("`{letter}`: {}", first_lower(class.meaning))));
    }
}

/// A sentence as part of another one.
fn first_lower(sentence: &str) -> String {
    let mut letters = sentence.trim_end_matches('.').chars();
    let first = letters.next().map(|first| first.to_lowercase().to_string()).unwrap_or_default();
    first + letters.as_str()
}
