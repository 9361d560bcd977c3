//! What is expanded, handed from file to file: the patterns of a static with their expressions, and the file that they come from.

use crate::ast::Own;
use crate::ir::Pattern;
use crate::report::Reported;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

/// What is expanded: the patterns of a static.
pub(crate) struct Table<'a> {
    /// The type of the database, with the place where the author names it.
    pub(crate) kind: Ident,
    pub(crate) patterns: Vec<&'a Pattern>,
    /// The expressions of all patterns, those with faults too, in the order of the source: where an editor asks what a
    /// word could be, it takes what is expanded before the word to be the same, whatever the word is.
    pub(crate) functions: Vec<Functions<'a>>,
    /// The file that the patterns come from, if it is not the source file.
    pub(crate) source: Option<Source>,
}

/// The expressions of a pattern.
pub(crate) struct Functions<'a> {
    pub(crate) pattern: &'a Pattern,
    /// Whether they have faults, so that rustc would report them again: then they are for editors only, which complete them.
    pub(crate) faulty: Option<Reported>,
    /// Whether it is certain what its labels stand on: otherwise the diagram may be what is wrong, and they may be anything.
    pub(crate) drawn: bool,
}

/// A file that patterns come from.
pub(crate) struct Source {
    /// Its path, as the compiler knows the source files.
    pub(crate) path: String,
    /// Its name as the author has written it.
    pub(crate) literal: Literal,
    /// Whether the name is relative to the folder of the crate, and not to the source file.
    pub(crate) in_manifest: bool,
}

/// No warnings about what the author cannot change; an unused database is still one.
pub(super) fn quiet() -> TokenStream {
    quote! {
        #[allow(
            non_snake_case, non_upper_case_globals, unused_braces, unused_comparisons, unused_imports,
            unused_must_use, unused_parens, unused_qualifications, unused_variables, clippy::all, clippy::pedantic
        )]
    }
}

/// What functions refer to, the author's own traits among it.
pub(super) fn scope(own: &[Own]) -> TokenStream {
    let traits = own.iter().map(|own| &own.path);
    quote! {
        use ::gnugo_engine::pattern as __pattern;
        use ::gnugo_engine::pattern::expand::{
            TENUKI as __TENUKI, at as __at, play as __play, point as __point, seen as __seen,
        };
        use ::gnugo_engine::pattern::{Number as _, Truth as _};
        #(use #traits as _;)*
    }
}
