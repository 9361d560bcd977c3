//! A tool that reports no places: rust-analyzer, unless its newer protocol is switched on.

use super::{Audience, Faults, block, tokens, without_notes};
use proc_macro2::{Span, TokenStream, TokenTree};

/// The same tokens, all at one place.
pub(super) fn without_places(text: &str) -> TokenStream {
    fn strip(stream: TokenStream) -> TokenStream {
        let strip_tree = |tree: TokenTree| {
            let mut tree = match tree {
                TokenTree::Group(group) => {
                    TokenTree::Group(proc_macro2::Group::new(group.delimiter(), strip(group.stream())))
                }
                other => other,
            };
            tree.set_span(Span::call_site());
            tree
        };
        stream.into_iter().map(strip_tree).collect()
    }
    strip(text.parse().expect("the lexer takes it"))
}

/// The code for a block, which must not be a fault.
#[track_caller]
fn expanded(text: &str) -> String {
    let faults = Faults::default();
    let code = block(&tokens::read(without_places(text), Audience::Compiler), Audience::Compiler, &faults);
    assert_eq!(faults.list(), []);
    code.to_string()
}

const PATTERN: &str = "
    pub static D: Defense;
    /// Block.
    pattern! < D12
        ?XX?
        XO*.
        ----
        : 8, D, helpers::wedge
        ?XX?
        XO*a
        ----
        ; oplay_defend(*, a, ?, b, *) && olib(a) > lib(b)
        ; && !(legal_xmove(b)
        ;   || ko(b))
        > antisuji(b); replace(a, *);
        > antisuji(a)
    >
    pattern! < D13
        ?XX?
        XO*.
        : 8, D
    >";

#[test]
fn names_and_expressions_are_expanded_and_nothing_is_an_error() {
    let code = without_notes(&expanded(PATTERN));
    for expected in [
        "pub static D",
        "name : \"D12\"",
        "name : \"D13\"",
        "= helpers :: wedge ;",
        "let a = __at :: < __pattern :: Anything , _ >",
        "__ask . oplay_defend",
        "__TENUKI",
        "__ask . olib (a) > __ask . lib (b)",
        "__ask . legal_xmove (b) . truth () || __ask . ko (b) . truth ()",
        "__act . antisuji (b) ; __act . replace (a , __move) ; __act . antisuji (a)",
    ] {
        assert!(code.contains(expected), "`{expected}` is not in\n{code}");
    }
}

#[test]
fn names_that_are_being_written_are_where_an_editor_completes_them() {
    let faults = Faults::default();
    let text = PATTERN.replace("olib(a) > lib(b)", "oli");
    let code = block(&tokens::read(without_places(&text), Audience::Editor), Audience::Editor, &faults).to_string();
    assert!(code.contains("__ask . oli"), "{code}");
}

#[test]
fn tokens_that_another_macro_makes_are_refused() {
    let faults = Faults::default();
    let text = format!("somewhere_else! {{}}\n{PATTERN}");
    let place = text.parse::<TokenStream>().expect("tokens").into_iter().last().map(|tree| tree.span());
    let moved = without_places(PATTERN).into_iter().map(|mut tree| {
        tree.set_span(place.expect("a place"));
        tree
    });
    block(&tokens::read(moved.collect(), Audience::Compiler), Audience::Compiler, &faults);
    assert_eq!(faults.list().len(), 1);
}

/// What follows `accepted` or `refused` changes nothing of what a tool without places is given.
#[test]
fn positions_are_left_out() {
    let position = "accepted\n?XX?\nXO*.\n----\nrefused\n.XX.\nXO*.\n----\n    >";
    let end = PATTERN.rfind('>').expect("the closing bracket");
    let with = format!("{}{position}{}", &PATTERN[..end], &PATTERN[end + 1..]);
    assert_eq!(expanded(&with), expanded(PATTERN));
}
