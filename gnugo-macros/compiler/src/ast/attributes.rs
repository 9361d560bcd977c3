//! Doc comments and `#[allow(…)]` before a pattern.

use super::Reading;
use crate::report::Fault;
use crate::rules::lints::Lint;
use crate::spelling::{did_you_mean, list};
use crate::tokens::{Token, start_of, text_of};
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};

/// What stands before a pattern.
#[derive(Debug, Default)]
pub(crate) struct Attributes {
    /// The text of the doc comment, without the space that follows each `///`.
    pub(crate) doc: String,
    /// The checks that are lifted, and where it says so.
    pub(crate) allows: Vec<(Lint, Span)>,
}

/// How many tokens at the end are attributes: `#` `[…]`, or `#` `!` `[…]`.
pub(super) fn attributes_before(tokens: &[Token]) -> usize {
    let mut length = 0;
    loop {
        length += match &tokens[..tokens.len() - length] {
            [.., hash, group] if hash.is('#') && group.group(Delimiter::Bracket).is_some() => 2,
            [.., hash, bang, group] if hash.is('#') && bang.is('!') && group.group(Delimiter::Bracket).is_some() => 3,
            _ => return length,
        };
    }
}

/// How many tokens at the beginning are attributes.
pub(super) fn leading_attributes(tokens: &[Token]) -> usize {
    let mut length = 0;
    loop {
        length += match &tokens[length..] {
            [hash, group, ..] if hash.is('#') && group.group(Delimiter::Bracket).is_some() => 2,
            [hash, bang, group, ..] if hash.is('#') && bang.is('!') && group.group(Delimiter::Bracket).is_some() => 3,
            _ => return length,
        };
    }
}

/// Reads the attributes of a pattern.
pub(super) fn attributes(tokens: &[Token], cx: Reading<'_>) -> Attributes {
    let mut found = Attributes::default();
    let mut lines: Vec<String> = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        let Some(group) = token.group(Delimiter::Bracket) else { continue };
        if index > 0 && tokens[index - 1].is('!') {
            let fault =
                Fault::new(tokens[index - 2].span(), "this comment or attribute is not about the pattern below it");
            cx.push(fault.help("a doc comment of a pattern begins with `///`"));
            continue;
        }
        let trees: Vec<TokenTree> = group.stream().into_iter().collect();
        match trees.as_slice() {
            [TokenTree::Ident(name), TokenTree::Punct(equals), text] if name == "doc" && equals.as_char() == '=' => {
                lines.push(doc_text(text));
            }
            [TokenTree::Ident(name), TokenTree::Group(lints)] if name == "allow" => {
                found.allows.extend(allowed(lints, cx));
            }
            [first, ..] => cx.push(unknown(first)),
            [] => cx.push(Fault::new(token.span(), "an empty attribute")),
        }
    }
    found.doc = lines.join("\n").trim_end().to_owned();
    found
}

/// Takes `#[allow(…)]` with names of checks out of the attributes of a static: they are lifted from all of its patterns.
pub(crate) fn lifted(attributes: TokenStream) -> (Vec<Lint>, TokenStream) {
    let (mut lints, mut rest) = (Vec::new(), Vec::new());
    let trees: Vec<TokenTree> = attributes.into_iter().collect();
    let mut index = 0;
    while let Some(tree) = trees.get(index) {
        let inside = match (tree, trees.get(index + 1)) {
            (TokenTree::Punct(hash), Some(TokenTree::Group(group))) if hash.as_char() == '#' => {
                lints_of(group.stream())
            }
            _ => None,
        };
        match inside {
            Some(found) => {
                lints.extend(found);
                index += 2;
            }
            None => {
                rest.push(tree.clone());
                index += 1;
            }
        }
    }
    (lints, rest.into_iter().collect())
}

/// The checks of `allow(…)`, if all of its words are names of checks.
fn lints_of(attribute: TokenStream) -> Option<Vec<Lint>> {
    let trees: Vec<TokenTree> = attribute.into_iter().collect();
    let [TokenTree::Ident(allow), TokenTree::Group(lints)] = trees.as_slice() else { return None };
    let words = lints.stream().into_iter().filter(|tree| matches!(tree, TokenTree::Ident(_)));
    let found: Option<Vec<Lint>> = words.map(|word| Lint::named(&word.to_string())).collect();
    found.filter(|found| allow == "allow" && !found.is_empty())
}

fn unknown(attribute: &TokenTree) -> Fault {
    let name = text_of(attribute);
    let fault = Fault::new(start_of(attribute), format!("a pattern cannot have the attribute `{name}`"))
        .note("before a pattern stand doc comments and `#[allow(…)]`");
    match name.as_str() {
        "cfg" | "cfg_attr" => fault.help("put it before the block's `static`, and the pattern into a block of its own"),
        "warn" | "deny" | "forbid" | "expect" => fault.help("write `allow`, or leave the attribute out"),
        _ => fault,
    }
}

/// The text of a doc comment; what is no literal is shown as it is written.
fn doc_text(text: &TokenTree) -> String {
    let value = match text {
        TokenTree::Literal(literal) => match syn::Lit::new(literal.clone()) {
            syn::Lit::Str(string) => string.value(),
            _ => literal.to_string(),
        },
        other => other.to_string(),
    };
    let lines = value.lines().map(|line| line.strip_prefix(' ').unwrap_or(line));
    lines.collect::<Vec<_>>().join("\n")
}

/// The lints of `#[allow(a, b, reason = "…")]`.
fn allowed(lints: &Group, cx: Reading<'_>) -> Vec<(Lint, Span)> {
    let trees: Vec<TokenTree> = lints.stream().into_iter().collect();
    let mut found = Vec::new();
    for item in trees.split(|tree| matches!(tree, TokenTree::Punct(punct) if punct.as_char() == ',')) {
        match item {
            [] => {}
            [TokenTree::Ident(name)] => match Lint::named(&name.to_string()) {
                Some(lint) => found.push((lint, name.span())),
                None => cx.push(unknown_lint(name)),
            },
            [TokenTree::Ident(name), TokenTree::Punct(equals), TokenTree::Literal(_)]
                if name == "reason" && equals.as_char() == '=' => {}
            [TokenTree::Ident(_), next @ TokenTree::Ident(_), ..] => {
                let fault = Fault::new(next.span(), format!("expected `,`, found `{next}`"));
                cx.push(fault.help("put commas between the names of checks"));
            }
            [first, ..] => {
                let message = format!("expected the name of a check, found `{}`", text_of(first));
                cx.push(Fault::new(start_of(first), message));
            }
        }
    }
    found
}

fn unknown_lint(name: &Ident) -> Fault {
    let word = name.to_string();
    let names = || Lint::ALL.into_iter().map(Lint::name);
    Fault::new(name.span(), format!("there is no check named `{word}`"))
        .note(format!("the checks that can be lifted are {}", list(names())))
        .maybe_help(did_you_mean(&word, names()))
}
