//! The pattern compiler as a library: what `patterns!` and `pattern!` make of their input.
//!
//! Four steps, a folder each: [`tokens`] brings the lines back that the lexer has dropped; [`ast`] reads header,
//! diagrams, class lines and expressions; [`check`] compares them with the rule book, [`rules`], and makes the
//! intermediate form, [`ir`], of what is right; [`expand`] writes it as Rust code. Faults are collected all the way and
//! become compile errors next to the code, so that one run of the compiler tells everything.
//!
//! It works on `proc_macro2` tokens, so that everything can be tested without a compiler around it.

mod ast;
mod audience;
mod check;
mod expand;
mod ir;
mod joseki;
mod report;
pub mod rules;
mod spelling;
mod tokens;
mod told;

#[cfg(test)]
mod tests;

pub use joseki::{JosekiSource, TreeOptions, joseki, joseki_source};

use ast::Reading;
pub use audience::Audience;
use check::{Checked, Setting};
use expand::{Functions, Table};
use proc_macro2::{Ident, TokenStream};
pub use report::Finding;
use report::{Fault, Faults, Reported};
use rules::lints::Lint;
use rules::{DatabaseType, TYPES};
pub use spelling::{is_word, name_in_source};
use spelling::{list, look_alike};
use tokens::{Positions, Token};
pub use told::{Node, constraint};

/// Expands `patterns! { pub static NAME: Type; pattern! < … > … }`.
#[must_use]
pub fn patterns(input: TokenStream, audience: Audience) -> TokenStream {
    let faults = Faults::default();
    let code = block(&tokens::read(input, audience), audience, &faults);
    // Errors stand behind the code: an editor completes a word by comparing expansions with and without a mark at it, and
    // takes what stands before the word to be the same in both.
    let mut output = code;
    output.extend(faults.into_tokens());
    output
}

/// Expands `pattern! { Type NAME … }`, an expression.
#[must_use]
pub fn pattern(input: TokenStream, audience: Audience) -> TokenStream {
    let faults = Faults::default();
    let code = single(&tokens::read(input, audience), audience, &faults);
    let errors = faults.into_tokens();
    match (errors.is_empty(), code) {
        (true, Some(code)) => code,
        (_, Some(code)) => quote::quote!({ let database = #code; #errors database }),
        (_, None) => quote::quote!({ #errors }),
    }
}

/// What is wrong with the input of `patterns!`, for tools that write patterns: what [`patterns`] would make errors of.
///
/// ```
/// use gnugo_pattern_compiler::{findings, rules::lints::Lint};
///
/// let block = "pub static SHAPE: Shape;\npattern! < S1\n XOX\n O*O\n XOX\n : 8, -\n>";
/// let found = findings(block.parse().expect("the lexer takes it"));
/// assert_eq!((found[0].line, found[0].column, found[0].lint), (6, 4, Some(Lint::HiddenSymmetry)));
/// assert!(found[0].message.starts_with("pattern `S1` is the same in all eight orientations"));
/// ```
#[must_use]
pub fn findings(input: TokenStream) -> Vec<Finding> {
    let faults = Faults::default();
    block(&tokens::read(input, Audience::Compiler), Audience::Compiler, &faults);
    faults.into_findings()
}

/// Which comparisons in the constraints of a block ask nothing, because the drawing decides them: for tools that judge patterns. Those
/// that are faults, as the pattern is accepted nowhere, are among them.
///
/// ```
/// use gnugo_pattern_compiler::remarks;
///
/// let block = "pub static SHAPE: Shape;\npattern! < S1\n .X.\n XO*\n .X.\n : -, C\n\n .X.\n Xa*\n .X.\n ; lib(a) < 2 && ko(*)\n>";
/// let found = remarks(block.parse().expect("the lexer takes it"));
/// assert!(found[0].message.starts_with("`lib(a) < 2` always holds"));
/// ```
#[must_use]
pub fn remarks(input: TokenStream) -> Vec<Finding> {
    let faults = Faults::with_remarks();
    block(&tokens::read(input, Audience::Compiler), Audience::Compiler, &faults);
    let mut found = faults.into_findings();
    found.retain(|finding| finding.lint == Some(Lint::Decided));
    found
}

/// On which board a drawing of so many rows and columns lies, as those beside patterns do: the number of its lines, and the row and the
/// column of its first point there, from 0. The edges are those above, below, on the left and on the right. None if no board has
/// such a part.
///
/// ```
/// use gnugo_pattern_compiler::board_around;
///
/// assert_eq!(board_around((3, 4), [false, true, true, false]), Some((9, (6, 0))));
/// assert_eq!(board_around((5, 5), [true; 4]), Some((5, (0, 0))));
/// assert_eq!(board_around((5, 4), [true; 4]), None);
/// ```
#[must_use]
pub fn board_around(
    (height, width): (usize, usize),
    [north, south, west, east]: [bool; 4],
) -> Option<(usize, (usize, usize))> {
    check::place(height, width, ir::Edges { north, south, west, east })
}

fn block(input: &[Token], audience: Audience, faults: &Faults) -> TokenStream {
    let Some(blind) = places(input, faults) else { return TokenStream::new() };
    let cx = Reading::new(faults, blind);
    let ast::Block { header, patterns } = ast::block(input, cx);
    let known = header.as_ref().map(|header| database_type(&header.kind, faults));
    let (rules, unknown_type) = known.unwrap_or_else(|| (&rules::UNKNOWN, faults.any()));
    let own = header.as_ref().map(|header| own_names(&header.own)).unwrap_or_default();
    let setting = Setting { rules, unknown_type, blind, own: &own, lifted: &[], faults };
    let mut checked: Vec<Checked> = patterns.into_iter().map(|pattern| check::pattern(pattern, setting)).collect();
    if !blind {
        check::across(&mut checked, setting);
    }
    let Some(header) = header else { return TokenStream::new() };
    let table = table(&checked, rules, &header.kind);
    expand::static_item(&header, &table, audience)
}

fn single(input: &[Token], audience: Audience, faults: &Faults) -> Option<TokenStream> {
    let blind = places(input, faults)?;
    let (own, kind, pattern) = ast::single(input, Reading::new(faults, blind))?;
    let names = own_names(&own);
    let (rules, unknown_type) = database_type(&kind, faults);
    let setting = Setting { rules, unknown_type, blind, own: &names, lifted: &[], faults };
    let mut checked = [check::pattern(pattern, setting)];
    if !blind {
        check::across(&mut checked, setting);
    }
    Some(expand::expression(&table(&checked, rules, &kind), &own, audience))
}

/// The names of the author's own functions.
fn own_names(own: &[ast::Own]) -> Vec<String> {
    own.iter().flat_map(|own| own.names.iter().map(ToString::to_string)).collect()
}

/// Whether rows can be seen; none if nothing can be made of the input.
fn places(input: &[Token], faults: &Faults) -> Option<bool> {
    match tokens::positions(input) {
        Positions::Known => Some(false),
        Positions::Unknown => Some(true),
        Positions::Generated(at) => {
            let fault = Fault::new(at, "the rows of these patterns cannot be seen");
            faults.push(fault.note("another macro has made their tokens, and all of them stand at one place"));
            None
        }
    }
}

/// The rules for the type that is named. If there is none of this name, which is reported, they are those of any type.
fn database_type(kind: &Ident, faults: &Faults) -> (&'static DatabaseType, Option<Reported>) {
    let name = kind.to_string();
    if let Some(rules) = DatabaseType::named(&name) {
        return (rules, None);
    }
    let names = || TYPES.iter().map(|kind| kind.name);
    let meant = look_alike(&name, names());
    let fault = Fault::new(kind.span(), format!("there is no type of database named `{name}`"))
        .note(format!("the types are {}", list(names())));
    let reported = faults.push(fault.maybe_help(meant.map(|name| format!("did you mean `{name}`?"))));
    match meant.and_then(DatabaseType::named) {
        Some(rules) => (rules, None),
        None => (&rules::UNKNOWN, Some(reported)),
    }
}

/// What of a pattern becomes functions: all of it, or what can be said of one with faults.
fn functions(checked: &Checked) -> Option<Functions<'_>> {
    let sound = checked.pattern.as_ref().ok().map(|pattern| Functions { pattern, faulty: None, drawn: true });
    let faulty =
        || checked.expressions.as_ref().map(|it| Functions { pattern: &it.pattern, faulty: it.faulty, drawn: false });
    sound.or_else(faulty)
}

fn table<'a>(checked: &'a [Checked], rules: &'static DatabaseType, kind: &Ident) -> Table<'a> {
    // The static is there whatever its type is, so that nothing else fails because of it.
    let rules = if rules.name.is_empty() { TYPES.first().unwrap_or(rules) } else { rules };
    Table {
        kind: expand::kind(rules, kind.span()),
        patterns: checked.iter().filter_map(|checked| checked.pattern.as_ref().ok()).collect(),
        source: None,
        functions: checked.iter().filter_map(functions).collect(),
    }
}
