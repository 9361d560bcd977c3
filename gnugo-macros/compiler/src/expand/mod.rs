//! Which Rust code is a pattern? Static tables, and one small function for each constraint and each action.
//!
//! All of it stands inside the initialiser of the static, so that nothing leaks into the author's module and the
//! author's own functions resolve.

mod expression;

use crate::ast::Header;
use crate::check::Expressions;
use crate::ir::{Label, Pattern, action_text, text};
use crate::rules::DatabaseType;
use expression::{Role, function};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

/// What is expanded: the patterns of a static.
pub(crate) struct Table<'a> {
    /// The type of the database, with the place where the author names it.
    pub(crate) kind: Ident,
    pub(crate) patterns: Vec<&'a Pattern>,
    /// The expressions of patterns with faults.
    pub(crate) expressions: Vec<&'a Expressions>,
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
    let (kind, body) = (&table.kind, body(table, text));
    // rustc does not know the condition under which code for editors is expanded.
    let allow =
        table.expressions.iter().any(|expressions| expressions.faulty).then(|| quote!(#[allow(unexpected_cfgs)]));
    quote! {
        #attributes
        #allow
        #visibility #keyword #name: ::gnugo_engine::pattern::Database<::gnugo_engine::pattern::#kind> = #body;
    }
}

/// A block that declares the static and is a reference to it.
pub(crate) fn expression(table: &Table<'_>) -> TokenStream {
    let name = table.patterns.first().map_or("", |pattern| &pattern.name);
    let (kind, body) = (&table.kind, body(table, name));
    quote! {{
        #[allow(unexpected_cfgs)]
        static __DATABASE: ::gnugo_engine::pattern::Database<::gnugo_engine::pattern::#kind> = #body;
        &__DATABASE
    }}
}

fn body(table: &Table<'_>, name: &str) -> TokenStream {
    let kind = &table.kind;
    let of_sound = table.patterns.iter().flat_map(|pattern| functions(pattern, kind));
    let of_faulty = table.expressions.iter().flat_map(|expressions| {
        // What has faults already is for editors, which complete its names; rustc would only report them again.
        let editors = expressions.faulty.then(|| quote!(#[cfg(rust_analyzer)]));
        functions(&expressions.pattern, kind).into_iter().map(move |function| quote!(#editors #function))
    });
    let functions: TokenStream = of_sound.chain(of_faulty).collect();
    let rows: TokenStream = table.patterns.iter().map(|pattern| row(pattern)).collect();
    let length = Literal::usize_unsuffixed(table.patterns.len());
    quote! {{
        use ::gnugo_engine::pattern as __pattern;
        #functions
        static __PATTERNS: [__pattern::Pattern<__pattern::#kind>; #length] = [#rows];
        __pattern::Database::new(#name, &__PATTERNS)
    }}
}

/// The functions of a pattern: its helper function by another name, its constraint and its action.
fn functions(pattern: &Pattern, kind: &Ident) -> Vec<TokenStream> {
    let mut functions = Vec::new();
    if let Some(path) = &pattern.helper {
        // A constant has a type, so that what is no such function is an error at its path and nowhere else.
        let at = path.clone().into_iter().next().map_or_else(Span::call_site, |first| first.span());
        let at = Span::call_site().located_at(at);
        let (name, kind) = (format_ident!("helper_{}", pattern.name), Ident::new(&kind.to_string(), at));
        functions.push(quote_spanned! { at=>
            #[allow(non_upper_case_globals)]
            const #name: __pattern::Helper<__pattern::#kind> = #path;
        });
    }
    if let Some(constraint) = &pattern.constraint {
        functions.push(function(Role::Constraint, pattern, std::slice::from_ref(constraint), kind));
    }
    if !pattern.action.is_empty() {
        functions.push(function(Role::Action, pattern, &pattern.action, kind));
    }
    functions
}

/// A pattern in the table.
fn row(pattern: &Pattern) -> TokenStream {
    let Pattern { name, doc, helper, fingerprint, .. } = pattern;
    let line = Literal::usize_unsuffixed(pattern.line);
    let fingerprint = Literal::u64_unsuffixed(*fingerprint);
    let diagram = diagram(pattern);
    let classes: String = pattern.classes.iter().collect();
    let values = pattern.values.iter().map(|value| {
        let (variant, amount) = (Ident::new(value.variant, Span::call_site()), number(value.amount));
        quote!(__pattern::Value { name: __pattern::ValueName::#variant, amount: #amount })
    });
    let labels = pattern.labels.iter().map(label);
    let helper = option(helper.as_ref().map(|_| format_ident!("helper_{name}")));
    let constraint = option(pattern.constraint.as_ref().map(|_| function_name(Role::Constraint, name)));
    let action = option((!pattern.action.is_empty()).then(|| function_name(Role::Action, name)));
    let constraint_text = pattern.constraint.as_ref().map(text).unwrap_or_default();
    let action_text = action_text(&pattern.action);
    quote! {
        __pattern::Pattern {
            name: #name,
            doc: #doc,
            file: ::core::file!(),
            line: #line,
            diagram: #diagram,
            classes: __pattern::Classes::new(#classes),
            values: &[#(#values),*],
            labels: &[#(#labels),*],
            helper: #helper,
            constraint: #constraint,
            action: #action,
            constraint_text: #constraint_text,
            action_text: #action_text,
            fingerprint: #fingerprint,
        },
    }
}

fn diagram(pattern: &Pattern) -> TokenStream {
    let grid = &pattern.grid;
    let rows = (0..grid.height).map(|row| grid.row_text(row));
    let edges = grid.edges;
    let (north, south, west, east) = (edges.north, edges.south, edges.west, edges.east);
    let symmetry = Ident::new(pattern.symmetry.variant(), Span::call_site());
    quote! {
        __pattern::Diagram {
            rows: &[#(#rows),*],
            edges: __pattern::Edges { north: #north, south: #south, west: #west, east: #east },
            symmetry: __pattern::Symmetry::#symmetry,
        }
    }
}

fn label(label: &Label) -> TokenStream {
    let letter = label.letter;
    let points = label.points.iter().map(|&(row, column)| {
        let (row, column) = (Literal::usize_unsuffixed(row), Literal::usize_unsuffixed(column));
        quote!((#row, #column))
    });
    quote!(__pattern::Label { letter: #letter, points: &[#(#points),*] })
}

/// A number as Rust writes it; a minus is a token of its own.
fn number(amount: f32) -> TokenStream {
    let literal = Literal::f32_unsuffixed(amount.abs());
    if amount < 0.0 { quote!(-#literal) } else { quote!(#literal) }
}

fn option(value: Option<impl quote::ToTokens>) -> TokenStream {
    match value {
        Some(value) => quote!(::core::option::Option::Some(#value)),
        None => quote!(::core::option::Option::None),
    }
}

/// The name of the function of a constraint or an action.
fn function_name(role: Role, pattern: &str) -> Ident {
    match role {
        Role::Constraint => format_ident!("constraint_{pattern}"),
        Role::Action => format_ident!("action_{pattern}"),
    }
}
