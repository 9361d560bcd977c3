//! Which Rust code is a pattern? Static tables, and one small function for each constraint and each action.
//!
//! All of it stands inside the initialiser of the static, so that nothing leaks into the author's module and the
//! author's own functions resolve.

mod drawn;
mod editor;
mod expression;
mod function;
mod output;
mod parts;
mod role;
mod table;

use crate::ast::{Header, Own};
use crate::audience::Audience;
use crate::rules::DatabaseType;
use function::function;
use output::{Output, generated_at};
pub(crate) use parts::{Functions, Source, Table};
use parts::{quiet, scope};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use role::Role;
use table::rows;

/// The engine's name for a type of database, at the place where the author names it.
pub(crate) fn kind(rules: &'static DatabaseType, at: Span) -> Ident {
    Ident::new(rules.name, Span::call_site().located_at(at))
}

/// `pub static NAME: Database<Kind> = …;`
pub(crate) fn static_item(header: &Header, table: &Table<'_>, audience: Audience) -> TokenStream {
    if audience == Audience::Editor {
        return editor::static_item(header, table);
    }
    let Header { attributes, visibility, keyword, name, .. } = header;
    let text = name.to_string();
    let text = text.trim_start_matches("r#");
    let (kind, body) = (&table.kind, body(table, text, &header.own));
    let quiet = quiet();
    let patterns = drawn::database_doc(&table.patterns);
    quote! {
        #attributes
        #[cfg_attr(doc, doc = #patterns)]
        #quiet
        #visibility #keyword #name: ::gnugo_engine::pattern::Database<::gnugo_engine::pattern::#kind> = #body;
    }
}

/// A block that declares the static and is a reference to it.
pub(crate) fn expression(table: &Table<'_>, own: &[Own], audience: Audience) -> TokenStream {
    if audience == Audience::Editor {
        return editor::expression(table, own);
    }
    let name = table.patterns.first().map_or("", |pattern| &pattern.name);
    let (kind, body) = (&table.kind, body(table, name, own));
    let quiet = quiet();
    quote! {{
        #quiet
        static __DATABASE: ::gnugo_engine::pattern::Database<::gnugo_engine::pattern::#kind> = #body;
        &__DATABASE
    }}
}

fn body(table: &Table<'_>, name: &str, own: &[Own]) -> TokenStream {
    let kind = &table.kind;
    let mut functions = Output::default();
    for pattern in table.functions.iter().filter(|functions| functions.faulty.is_none()) {
        write_functions(&mut functions, pattern, kind);
    }
    let (functions, scope) = (functions.finish(), scope(own));
    let file = file(table.source.as_ref());
    let (rows, length) = (rows(&table.patterns), Literal::usize_unsuffixed(table.patterns.len()));
    quote! {{
        #scope
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
fn write_functions(out: &mut Output, functions: &Functions<'_>, kind: &Ident) {
    let Some(origin) = &functions.pattern.origin else { return write_bare_functions(out, functions, kind) };
    let mut written = Output::default();
    write_bare_functions(&mut written, functions, kind);
    let functions = written.finish();
    if !functions.is_empty() {
        let name = format_ident!("{origin}");
        let code = quote! {
            macro_rules! #name { () => { #functions } }
            #name!();
        };
        code.into_iter().for_each(|tree| out.tree(tree));
    }
}

/// The functions of a pattern: its helper function by another name, its constraint and its action.
fn write_bare_functions(out: &mut Output, functions: &Functions<'_>, kind: &Ident) {
    let pattern = functions.pattern;
    if let Some(path) = &pattern.helper {
        // A constant has a type, so that what is no such function is an error at its path and nowhere else.
        let at = path.clone().into_iter().next().map_or_else(Span::call_site, |first| generated_at(first.span()));
        let (name, kind) = (format_ident!("{}", pattern.function("helper")), Ident::new(&kind.to_string(), at));
        let constant = quote_spanned! { at=>
            const #name: __pattern::Helper<__pattern::#kind> = #path;
        };
        constant.into_iter().for_each(|tree| out.tree(tree));
    }
    if let Some(constraint) = &pattern.constraint {
        function(out, Role::Constraint, functions, std::slice::from_ref(constraint), kind, Audience::Compiler);
    }
    if !pattern.action.is_empty() {
        function(out, Role::Action, functions, &pattern.action, kind, Audience::Compiler);
    }
}
