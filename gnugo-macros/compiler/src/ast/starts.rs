//! Where does a part of a pattern begin, and where does a pattern? The only place that knows.
//!
//! With lines the first token of a line tells what it is, and what stands above it where the line is not as it should be.
//! Without (see [`blind`](super::blind)), a `>` may begin an
//! action or compare two numbers, and what stands before it decides, so that a word behind it, which may just be being
//! written, changes nothing.

use super::header::text_of_string;
use crate::rules::{Answer, Function, Role};
use crate::spelling::look_alike;
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

/// The words that a position begins with, and whether the pattern is accepted there.
pub(super) const POSITIONS: [(&str, bool); 2] = [("accepted", true), ("refused", false)];

/// What a line of a pattern is, by what it begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// A row of a diagram, be it with something in it that is no symbol.
    Row,
    /// A line of a part that its first token names.
    Part(Marker),
    /// What was meant as a comment.
    Comment {
        /// Whether it is a doc comment or an attribute.
        is_doc: bool,
    },
    /// A class line without its `:`.
    ClassesWithoutColon,
    /// The rest of a class line.
    ClassesGoOn,
    /// A line of an expression without its `;` or `>`.
    Expression,
    /// The heading of a position.
    Position {
        /// Whether the pattern is accepted there.
        accepted: bool,
    },
    /// What was meant as the heading of a position.
    MisspeltPosition {
        /// The word that was meant.
        meant: &'static str,
    },
}

/// What stands above a line.
#[derive(Clone, Copy)]
pub(super) struct Above<'a> {
    /// The line where the last run of rows ends.
    pub(super) last_row: Option<usize>,
    /// What follows the `:` of the class line.
    pub(super) class_line: Option<&'a [Token]>,
}

/// What a line is.
pub(super) fn line(line: &[Token], above: Above<'_>) -> Line {
    let Some(first) = line.first() else { return Line::Row };
    if let Some(accepted) = position(line) {
        Line::Position { accepted }
    } else if let Some(meant) = misspelt_position(line, above) {
        Line::MisspeltPosition { meant }
    } else if is_odd_row(line, above) {
        Line::Row
    } else if let Some(marker) = Marker::of(first) {
        Line::Part(marker)
    } else if first.is('#') {
        Line::Comment { is_doc: line.get(1).is_some_and(|next| next.group(Delimiter::Bracket).is_some()) }
    } else if lacks_colon(line) {
        Line::ClassesWithoutColon
    } else if continues_class_line(first, above) {
        Line::ClassesGoOn
    } else if is_expression(line, above.class_line.is_some()) {
        Line::Expression
    } else {
        Line::Row
    }
}

/// Whether a position begins, and if so whether the pattern is accepted there. No row of a diagram is such a word.
pub(super) fn position(line: &[Token]) -> Option<bool> {
    let [word, rest @ ..] = line else { return None };
    let is_alone = !rest.first().is_some_and(|next| is_parenthesised(next) || next.is('!'));
    POSITIONS.iter().find(|(name, _)| is_alone && word.is_word(name)).map(|&(_, accepted)| accepted)
}

/// The heading that a word was meant for which stands alone on a line, below the class line and not among rows.
fn misspelt_position(line: &[Token], above: Above<'_>) -> Option<&'static str> {
    let [word] = line else { return None };
    let is_apart = above.class_line.is_some() && above.last_row.is_none_or(|last| last + 1 < word.line);
    let is_word = is_apart && matches!(word.tree, TokenTree::Ident(_)) && word.text().chars().count() > 4;
    look_alike(&word.text(), POSITIONS.map(|(name, _)| name)).filter(|_| is_word)
}

/// Whether a line that begins like another part is a row with something in it that is no symbol: directly below a row,
/// before any class line, without a space behind what it begins with, and neither a call nor a list.
fn is_odd_row(line: &[Token], above: Above<'_>) -> bool {
    let [first, second, rest @ ..] = line else { return false };
    let is_call = rest.first().is_some_and(is_parenthesised) || is_parenthesised(second);
    Marker::of(first).is_some()
        && above.class_line.is_none()
        && above.last_row.is_some_and(|last| last + 1 == first.line)
        && first.column() + 1 == second.column()
        && !is_call
        && !line.iter().any(|token| token.is(','))
}

/// Whether the line above is the class line, and ends with a comma.
fn continues_class_line(first: &Token, above: Above<'_>) -> bool {
    let last = above.class_line.and_then(|tokens| tokens.last());
    last.is_some_and(|last| last.is(',') && last.end_line + 1 == first.line)
}

/// Whether a line looks like a class line without its `:`, or with `=` in its place.
fn lacks_colon(line: &[Token]) -> bool {
    let line = match line {
        [first, rest @ ..] if first.is('=') => rest,
        _ => line,
    };
    let [symmetry, comma, classes, ..] = line else { return false };
    let is_apart = || classes.column() > comma.column() + 1;
    comma.is(',')
        && match symmetry.text().as_str() {
            "8" | "_" | "'\\\\'" => true,
            // In some diagrams `,` is a symbol, but no row has gaps.
            "X" | "O" | "|" | "-" | "+" | "/" => is_apart(),
            _ => false,
        }
}

/// Whether a line begins like an expression, which no row does: with a call, after any operators; or with a parenthesis,
/// where expressions may stand.
pub(super) fn is_expression(line: &[Token], below_class_line: bool) -> bool {
    let is_operator = |token: &&Token| ['!', '-', '&', '|'].iter().any(|&operator| token.is(operator));
    let start = line.iter().take_while(is_operator).count();
    // Letters that are symbols are no name.
    let is_name = |token: &Token| match &token.tree {
        TokenTree::Ident(name) => name.to_string().contains(|letter| !"OoXx".contains(letter)),
        _ => false,
    };
    match &line[start..] {
        [word, arguments, ..] if is_name(word) => is_parenthesised(arguments),
        [group, ..] => below_class_line && is_parenthesised(group),
        [] => false,
    }
}

fn is_parenthesised(token: &Token) -> bool {
    token.group(Delimiter::Parenthesis).is_some()
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

/// Whether a word behind `pattern! <` is the name, and not the first row of a pattern without a name. A name on another line
/// than what is before it may come from a `macro_rules!` argument, but then nothing follows it on its line, and its line lies
/// outside the pattern.
pub(super) fn name(before: &Token, word: &Token, next: Option<&Token>, blind: bool) -> bool {
    if text_of_string(word).is_some() {
        return true;
    }
    let is_ident = matches!(&word.tree, TokenTree::Ident(ident) if ident != "_");
    let outside = word.line < before.line || next.is_some_and(|next| word.line > next.line);
    // A word of other letters than symbols, alone on the next line, is no row.
    let is_alone = next.is_none_or(|next| next.line > word.line) && word.text().contains(|c| !"OoXx".contains(c));
    is_ident && (blind || word.line == before.line || outside || is_alone)
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
