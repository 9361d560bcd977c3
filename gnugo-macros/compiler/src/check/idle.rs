//! Has every class of the pattern something to act on?
//!
//! What is tried against every string of the opponent's says nothing where the pattern shows none. (spec/patterns.texi,
//! "Attack and Defense Database".)

use super::Checking;
use crate::ir::Grid;
use crate::report::Fault;
use crate::rules::Needs;
use crate::rules::lints::Lint;
use crate::spelling::list;
use proc_macro2::Span;

/// Checks the classes of a pattern, which stand at `at`, against its diagram.
pub(super) fn check(classes: &[char], at: Span, grid: &Grid, cx: &Checking<'_>) {
    for class in classes.iter().filter_map(|&letter| cx.setting.rules.class(letter)) {
        let Needs::Symbols(symbols) = class.needs else { continue };
        if grid.cells.iter().any(|symbol| symbols.contains(symbol.letter)) {
            continue;
        }
        let letter = class.letter;
        cx.lint(Lint::Idle, || {
            Fault::new(at, format!("class `{letter}` has nothing to act on in {}", cx.name))
                .note(format!("the diagram shows no {}", list(symbols.chars())))
                .note(format!("`{letter}`: {}", first_lower(class.meaning)))
        });
    }
}

/// A sentence as part of another one.
fn first_lower(sentence: &str) -> String {
    let mut letters = sentence.trim_end_matches('.').chars();
    let first = letters.next().map(|first| first.to_lowercase().to_string()).unwrap_or_default();
    first + letters.as_str()
}
