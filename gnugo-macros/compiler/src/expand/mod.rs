//! Which Rust code is a pattern? Static tables, and one small function for each constraint and each action.
//!
//! All of it stands inside the initialiser of the static, so that nothing leaks into the author's module and the
//! author's own functions resolve.

mod expression;
mod output;
mod table;

use crate::ast::{Header, Own};
use crate::ir::Pattern;
use crate::rules::DatabaseType;
use expression::{Role, function};
use output::{Output, generated_at};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use table::rows;

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
    /// Whether they have faults, so that rustc would report them again: then they are for editors, which complete them.
    pub(crate) for_editors: bool,
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

/// The engine's name for a type of database, at the place where the author names it.
pub(crate) fn kind(rules: &'static DatabaseType, at: Span) -> Ident {
    Ident::new(rules.name, Span::call_site().located_at(at))
}

/// `pub static NAME: Database<Kind> = …;`
pub(crate) fn static_item(header: &Header, table: &Table<'_>) -> TokenStream {
    let Header { attributes, visibility, keyword, name, .. } = header;
    let text = name.to_string();
    let text = text.trim_start_matches("r#");
    let (kind, body) = (&table.kind, body(table, text, &header.own));
    let quiet = quiet();
    quote! {
        #attributes
        #quiet
        #visibility #keyword #name: ::gnugo_engine::pattern::Database<::gnugo_engine::pattern::#kind> = #body;
    }
}

/// A block that declares the static and is a reference to it.
pub(crate) fn expression(table: &Table<'_>, own: &[Own]) -> TokenStream {
    let name = table.patterns.first().map_or("", |pattern| &pattern.name);
    let (kind, body) = (&table.kind, body(table, name, own));
    let quiet = quiet();
    quote! {{
        #quiet
        static __DATABASE: ::gnugo_engine::pattern::Database<::gnugo_engine::pattern::#kind> = #body;
        &__DATABASE
    }}
}

/// No warnings about what the author cannot change; an unused database is still one. rustc does not know the condition
/// under which code for editors is expanded.
fn quiet() -> TokenStream {
    quote! {
        #[allow(
            non_snake_case, non_upper_case_globals, unexpected_cfgs, unused_braces, unused_comparisons, unused_imports,
            unused_must_use, unused_parens, unused_qualifications, unused_variables, clippy::all, clippy::pedantic
        )]
    }
}

fn body(table: &Table<'_>, name: &str, own: &[Own]) -> TokenStream {
    let kind = &table.kind;
    let mut functions = Output::default();
    for Functions { pattern, for_editors } in &table.functions {
        write_functions(&mut functions, pattern, kind, *for_editors);
    }
    let traits = own.iter().map(|own| &own.path);
    let functions = functions.finish();
    let file = file(table.source.as_ref());
    let (rows, length) = (rows(&table.patterns), Literal::usize_unsuffixed(table.patterns.len()));
    quote! {{
        use ::gnugo_engine::pattern as __pattern;
        use ::gnugo_engine::pattern::expand::{
            TENUKI as __TENUKI, at as __at, play as __play, point as __point, seen as __seen,
        };
        use ::gnugo_engine::pattern::{Number as _, Truth as _};
        #(use #traits as _;)*
        #functions
        #file
        static __PATTERNS: [__pattern::Pattern<__pattern::#kind>; #length] = #rows;
        __pattern::Database::new(#name, &__PATTERNS)
    }}
}

/// Where patterns say that they are written. A file that is included is one whose changes rustc looks for.
fn file(source: Option<&Source>) -> TokenStream {
    let Some(Source { path, literal, in_manifest }) = source else {
        return quote!(
            const __FILE: &str = ::core::file!();
        );
    };
    let name = match in_manifest {
        true => quote!(::core::concat!(::core::env!("CARGO_MANIFEST_DIR"), "/", #literal)),
        false => quote!(#literal),
    };
    quote! {
        const __FILE: &str = #path;
        const _: &[u8] = ::core::include_bytes!(#name);
    }
}

/// The functions of a pattern. For one from another file they are put into a macro whose name is the place there: all
/// its tokens stand at the name of the file, and what rustc finds wrong with them ends with the name of that macro.
fn write_functions(out: &mut Output, pattern: &Pattern, kind: &Ident, for_editors: bool) {
    let Some(origin) = &pattern.origin else { return write_bare_functions(out, pattern, kind, for_editors) };
    let mut functions = Output::default();
    write_bare_functions(&mut functions, pattern, kind, for_editors);
    let functions = functions.finish();
    if !functions.is_empty() {
        let name = format_ident!("{origin}");
        let code = quote! {
            macro_rules! #name { () => { #functions } }
            #name!();
        };
        code.into_iter().for_each(|tree| out.tree(tree));
    }
}

/// The functions of a pattern: its helper function by another name, its constraint and its action. Those that have
/// faults already are for editors, which complete their names; rustc would only report them again.
fn write_bare_functions(out: &mut Output, pattern: &Pattern, kind: &Ident, for_editors: bool) {
    // Of one length whatever it says: a word that is being completed may have no fault of its own, and with the editor's
    // mark at it have one, and what stands before it has to stand at the same place.
    let condition = |out: &mut Output| {
        let attribute = match for_editors {
            true => quote!(#[cfg(any(rust_analyzer, all(rust_analyzer)))]),
            false => quote!(#[cfg(any(rust_analyzer, not(rust_analyzer)))]),
        };
        attribute.into_iter().for_each(|tree| out.tree(tree));
    };
    if let Some(path) = &pattern.helper {
        // A constant has a type, so that what is no such function is an error at its path and nowhere else.
        let at = path.clone().into_iter().next().map_or_else(Span::call_site, |first| generated_at(first.span()));
        let (name, kind) = (format_ident!("{}", pattern.function("helper")), Ident::new(&kind.to_string(), at));
        let constant = quote_spanned! { at=>
            const #name: __pattern::Helper<__pattern::#kind> = #path;
        };
        condition(out);
        constant.into_iter().for_each(|tree| out.tree(tree));
    }
    if let Some(constraint) = &pattern.constraint {
        condition(out);
        function(out, Role::Constraint, pattern, std::slice::from_ref(constraint), kind);
    }
    if !pattern.action.is_empty() {
        condition(out);
        function(out, Role::Action, pattern, &pattern.action, kind);
    }
}
