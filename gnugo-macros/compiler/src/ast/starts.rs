//! Where does a part of a pattern begin, and where does a pattern? The only place that knows.
//!
//! With lines it is simple: the first token of a line tells. Without (see [`blind`](super::blind)), a `>` may begin an
//! action or compare two numbers, and what stands before it decides, so that a word behind it, which may just be being
//! written, changes nothing.

use crate::rules::{Answer, Function, Role};
use crate::tokens::Token;
use proc_macro2::{Delimiter, TokenTree};

/// What a line begins with, if it is no row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Marker {
    /// `:`
    ClassLine,
    /// `;`
    Constraint,
    /// `>`
    Action,
}

impl Marker {
    /// The part that a token begins at the beginning of a line.
    pub(super) fn of(token: &Token) -> Option<Self> {
        [(':', Self::ClassLine), (';', Self::Constraint), ('>', Self::Action)]
            .into_iter()
            .find(|&(letter, _)| token.is(letter))
            .map(|(_, marker)| marker)
    }
}

/// Whether a pattern begins: `pattern!`, or what is meant to be it, `pattern <` without the `!` or another word before
/// `! <`.
pub(super) fn pattern(tokens: &[Token]) -> bool {
    match tokens {
        [word, next, ..] if word.is_word("pattern") && (next.is('!') || next.is('<')) => true,
        [word, bang, angle, ..] => matches!(word.tree, TokenTree::Ident(_)) && bang.is('!') && angle.is('<'),
        _ => false,
    }
}

/// Whether a `>` at the beginning of a line begins no action, and so is meant to close the pattern: no call follows it on
/// its line.
pub(super) fn end_of_pattern(tokens: &[Token]) -> bool {
    match tokens {
        [angle, word, arguments, ..] => {
            let is_call = matches!(word.tree, TokenTree::Ident(_)) && matches!(arguments.tree, TokenTree::Group(_));
            angle.is('>') && !(is_call && word.line == angle.line)
        }
        [angle, ..] => angle.is('>'),
        [] => false,
    }
}

/// Whether an expression goes on at a `;`, where lines cannot be seen: statements of an action end in it.
pub(super) fn ends_statement(part: Marker, token: &Token) -> bool {
    part == Marker::Action && token.is(';')
}

/// Whether an action begins at the `>` behind these tokens of a constraint, where lines cannot be seen.
///
/// It does not where it compares: behind a number, and before anything but an action. Behind a comparison, or what is
/// true or false, nothing can be compared.
pub(super) fn action_behind(constraint: &[Token], after: &[Token]) -> bool {
    if let [word, arguments, ..] = after
        && arguments.group(Delimiter::Parenthesis).is_some()
        && let TokenTree::Ident(name) = &word.tree
        && Function::named(&name.to_string(), Role::Acts).is_some()
    {
        return true;
    }
    let mut since = constraint;
    // What belongs to the operand before `>`: everything behind the last operator that joins truth values.
    if let Some(last) = since.iter().rposition(|token| token.is('&') || token.is('|') || token.is('?')) {
        since = &since[last + 1..];
    }
    let compared = since.iter().any(|token| ['<', '>', '='].iter().any(|&operator| token.is(operator)));
    let is_number = |name: &str| {
        Function::named(name, Role::Asks)
            .is_none_or(|function| function.answer != Answer::Truth && function.answer.is_numeric())
    };
    let numeric = match since {
        [.., word, arguments] if arguments.group(Delimiter::Parenthesis).is_some() => match &word.tree {
            TokenTree::Ident(name) => is_number(&name.to_string()),
            _ => true,
        },
        [.., last] => matches!(last.tree, TokenTree::Literal(_) | TokenTree::Group(_)),
        [] => false,
    };
    compared || !numeric
}
