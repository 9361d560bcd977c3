//! What does an editor show of a pattern? Items with documentation, at the places of the author's words.
//!
//! A language server asks what the word under the cursor is in the expansion: each label, `*`, class, value, symmetry and
//! name of a pattern is a constant here, which says in its documentation what it is and where in the diagram; constraints and
//! actions are the functions that the compiler is given, with these constants in them. Only what the author has written stands
//! at its place, so that nothing of the engine's is shown beside it. There is no table: nobody runs this.

use super::drawn::{drawing, positions_doc};
use super::function::function;
use super::output::Output;
use super::parts::{Functions, Table, quiet, scope};
use super::role::Role;
use crate::ast::{Header, Own};
use crate::audience::Audience;
use crate::ir::{Label, Pattern, Symmetry};
use crate::rules::{Argument, DatabaseType};
use proc_macro2::{Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{format_ident, quote};

/// The static without its patterns, and behind it what an editor explains.
pub(super) fn static_item(header: &Header, table: &Table<'_>) -> TokenStream {
    let Header { attributes, visibility, keyword, name, .. } = header;
    let text = name.to_string();
    let (kind, quiet, explained) = (&table.kind, quiet(), explained(table, &header.own));
    quote! {
        #attributes
        #quiet
        #visibility #keyword #name: ::gnugo_engine::pattern::Database<::gnugo_engine::pattern::#kind> =
            ::gnugo_engine::pattern::Database::new(#text, &[]);
        #explained
    }
}

/// The same as an expression.
pub(super) fn expression(table: &Table<'_>, own: &[Own]) -> TokenStream {
    let (kind, explained) = (&table.kind, explained(table, own));
    quote! {{
        #explained
        static __DATABASE: ::gnugo_engine::pattern::Database<::gnugo_engine::pattern::#kind> =
            ::gnugo_engine::pattern::Database::new("", &[]);
        &__DATABASE
    }}
}

fn explained(table: &Table<'_>, own: &[Own]) -> TokenStream {
    // What comes from another file stands nowhere here.
    if table.source.is_some() {
        return TokenStream::new();
    }
    let mut patterns = Output::default();
    for functions in &table.functions {
        pattern(&mut patterns, functions, &table.kind);
    }
    let (quiet, patterns, scope) = (quiet(), patterns.finish(), scope(own));
    quote! {
        #quiet
        const _: () = {
            #scope
            #[allow(unused_imports)]
            use __pattern::{
                Anything, EmptyPoint, EnemyOrEmpty, EnemyStone, OwnOrEmpty, OwnStone, TheMove,
            };
            struct Pattern;
            struct Symmetry;
            struct Class;
            struct Value;
            const fn at<L>(_row: usize, _column: usize) -> L {
                ::core::panic!()
            }
            #patterns
        };
    }
}

/// One pattern: a scope of its own for its labels.
fn pattern(out: &mut Output, functions: &Functions<'_>, kind: &Ident) {
    let pattern = functions.pattern;
    let mut inner = Output::default();
    documented(&mut inner, pattern, &name(pattern), "Pattern", &pattern_doc(pattern));
    class_line(&mut inner, pattern, kind);
    labels(&mut inner, pattern);
    if let Some(path) = &pattern.helper {
        let kind = Ident::new(&kind.to_string(), Span::call_site());
        let constant = quote!(const __HELPER: __pattern::Helper<__pattern::#kind> = #path;);
        constant.into_iter().for_each(|tree| inner.tree(tree));
    }
    if let Some(constraint) = &pattern.constraint {
        let expressions = std::slice::from_ref(constraint);
        function(&mut inner, Role::Constraint, functions, expressions, kind, Audience::Editor);
    }
    if !pattern.action.is_empty() {
        function(&mut inner, Role::Action, functions, &pattern.action, kind, Audience::Editor);
    }
    let inner = inner.finish();
    quote!(const _: () = { #inner };).into_iter().for_each(|tree| out.tree(tree));
}

/// `#[doc = "…"] const name: Kind = Kind;`
fn documented(out: &mut Output, pattern: &Pattern, name: &Ident, kind: &str, doc: &str) {
    let kind = format_ident!("{kind}");
    item_of(pattern, quote!(#[doc = #doc] const #name: #kind = #kind;)).into_iter().for_each(|tree| out.tree(tree));
}

/// An item that an editor goes to where its name is written. It goes there only if the whole item stands in what the author
/// wrote, and otherwise stops at the macro; so the item's other words stand where nobody asks, at the `<` of the pattern.
fn item_of(pattern: &Pattern, item: TokenStream) -> TokenStream {
    let Some(opening) = pattern.words.opening else { return item };
    let mut named = false;
    let mut is_after_const = false;
    item.into_iter()
        .map(|tree| {
            let is_name = is_after_const && !named;
            named |= is_name;
            is_after_const |= matches!(&tree, TokenTree::Ident(word) if word == "const");
            if is_name { tree } else { moved(tree, opening) }
        })
        .collect()
}

/// A token, and all in it, at a place.
fn moved(tree: TokenTree, at: Span) -> TokenTree {
    let mut tree = match tree {
        TokenTree::Group(group) => {
            let inner = group.stream().into_iter().map(|tree| moved(tree, at)).collect();
            TokenTree::Group(Group::new(group.delimiter(), inner))
        }
        other => other,
    };
    tree.set_span(at);
    tree
}

/// The name of a pattern; what is no word is told by its documentation. White space around a
/// word in quotes is a fault, told elsewhere.
fn name(pattern: &Pattern) -> Ident {
    let at = pattern.words.name;
    let mut name = syn::parse_str::<Ident>(&pattern.name).unwrap_or_else(|_| Ident::new("pattern", at));
    name.set_span(at);
    name
}

fn pattern_doc(pattern: &Pattern) -> String {
    let mut text = pattern.doc.clone();
    if !pattern.grid.cells.is_empty() {
        text.push_str(&format!("\n\n{}", drawing(&pattern.grid, &[])));
    }
    text.push_str(&positions_doc(pattern));
    text
}

/// Symmetry, classes and values.
fn class_line(out: &mut Output, pattern: &Pattern, kind: &Ident) {
    if let Some((code, at)) = pattern.words.symmetry {
        let name = Ident::new("symmetry", at);
        documented(out, pattern, &name, "Symmetry", &symmetry_doc(code));
    }
    let Some(rules) = DatabaseType::named(&kind.to_string()) else { return };
    if let Some(written) = &pattern.words.classes {
        for class in written.to_string().chars().filter_map(|letter| rules.class(letter)) {
            let name = Ident::new(&class.letter.to_string(), written.span());
            documented(out, pattern, &name, "Class", &format!("`{}`: {}", class.letter, class.meaning));
        }
    }
    for written in &pattern.words.values {
        if let Some(value) = rules.value(&written.to_string()) {
            let argument = match value.argument {
                Argument::Amount { .. } => "a number",
                Argument::Stone | Argument::Point => "a label",
            };
            documented(
                out,
                pattern,
                written,
                "Value",
                &format!("`{}(…)`, with {argument}: {}.", value.name, value.meaning),
            );
        }
    }
}

fn symmetry_doc(code: char) -> String {
    if code == '_' {
        return "`_`: the symmetry is worked out from the drawing; of orientations that are the same, one is tried."
            .to_owned();
    }
    let symmetry = Symmetry::from_code(code);
    let tried = 8 / symmetry.elements().count_ones();
    format!("`{code}`: {}, and so tried in {tried} orientations.", symmetry.description())
}

/// A constant for each label, and one for the move: all of them, whether used or not.
fn labels(out: &mut Output, pattern: &Pattern) {
    let grid = &pattern.grid;
    let place = |points: &[(usize, usize)], symbol: &str| {
        let places: Vec<String> = points.iter().map(|(r, c)| format!("row {}, column {}", r + 1, c + 1)).collect();
        format!("{symbol} in {}.", places.join(" and "))
    };
    let is_drawn = !grid.cells.is_empty();
    let point = grid.find('*').next();
    if point.is_some() || !is_drawn {
        let doc = match point {
            Some(point) => format!("`*`, the move: {}\n\n{}", place(&[point], "the point"), drawing(grid, &[])),
            None => "`*`, the move.".to_owned(),
        };
        let at = pattern.words.the_move.unwrap_or_else(Span::call_site);
        let name = Ident::new("the_move", at);
        // In a scope of its own, which is no label, it is not offered among the labels.
        let (row, column) = written_place(point);
        let constant = item_of(pattern, quote!(#[doc = #doc] pub const #name: TheMove = at(#row, #column);));
        let written = quote! {
            struct Diagram;
            impl Diagram {
                #constant
            }
        };
        written.into_iter().for_each(|tree| out.tree(tree));
    }
    for label in &pattern.labels {
        let Label { letter, at, points, symbol } = label;
        let name = Ident::new(&letter.to_string(), *at);
        let kind = format_ident!("{}", symbol.map_or("Anything", |symbol| symbol.label));
        let doc = match symbol {
            Some(symbol) if is_drawn => {
                let noun = format!("`{}`, {},", symbol.letter, symbol.noun);
                format!("`{letter}` stands on {}\n\n{}", place(points, &noun), drawing(grid, &[(*letter, points)]))
            }
            _ => format!("`{letter}`, a label."),
        };
        let (row, column) = written_place(points.first().copied());
        let constant = quote!(#[doc = #doc] const #name: #kind = at(#row, #column););
        item_of(pattern, constant).into_iter().for_each(|tree| out.tree(tree));
    }
}

/// A row and a column as authors count them, from 1.
fn written_place(point: Option<(usize, usize)>) -> (Literal, Literal) {
    let (row, column) = point.unwrap_or_default();
    (Literal::usize_unsuffixed(row + 1), Literal::usize_unsuffixed(column + 1))
}
