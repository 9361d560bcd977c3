//! `pattern! < NAME … >`: one pattern as written.

use super::attributes::{attributes, leading_attributes};
use super::blind;
use super::body::{Sections, sections};
use super::expression::{parse_action, parse_constraint};
use super::header::{Own, no_pattern, own_functions, text_of_string};
use super::name::Name;
use super::starts;
use super::{Attributes, ClassLine, Diagram, Expr, Part, Position, Reading};
use crate::report::{Fault, Reported};
use crate::rules::DatabaseType;
use crate::spelling::{is_word, look_alike};
use crate::tokens::Token;
use proc_macro2::{Ident, Span, TokenTree};

/// A pattern as written.
#[derive(Debug)]
pub(crate) struct Pattern {
    /// The `<` that it begins with.
    pub(crate) opening: Option<Span>,
    /// What stands before it.
    pub(crate) attributes: Attributes,
    /// Its name.
    pub(crate) name: Name,
    /// The line of its name.
    pub(crate) line: usize,
    /// What is drawn.
    pub(crate) diagram: Part<Diagram>,
    /// The line that begins with `:`.
    pub(crate) class_line: Part<ClassLine>,
    /// The diagram with the labels.
    pub(crate) labelled: Part<Diagram>,
    /// The lines that begin with `;`.
    pub(crate) constraint: Part<Expr>,
    /// The lines that begin with `>`.
    pub(crate) action: Part<Vec<Expr>>,
    /// The boards below `accepted` and `refused`.
    pub(crate) positions: Vec<Position>,
    /// Whether faults in it are reported already.
    pub(crate) faulty: Option<Reported>,
}

/// Reads what stands between one `pattern!` and the next. None if it is no pattern at all.
pub(super) fn pattern(before: &[Token], tokens: &[Token], cx: Reading<'_>) -> Option<Pattern> {
    let mark = cx.faults.mark();
    let attributes = attributes(before, cx);
    let (before, tokens) = opening(tokens, cx)?;
    let (name, line, tokens) = name(before, tokens, cx);
    let tokens = closing(&name, tokens, cx);
    check_order(tokens, &name, cx)?;
    let mut pattern = finish(attributes, name, line, tokens, cx);
    pattern.opening = before.is('<').then(|| before.span());
    pattern.faulty = cx.faults.since(mark);
    Some(pattern)
}

/// Reads the input of the macro `pattern!`: functions of one's own, the type of database, and a pattern without angle
/// brackets.
pub(crate) fn single(tokens: &[Token], cx: Reading<'_>) -> Option<(Vec<Own>, Ident, Pattern)> {
    let mark = cx.faults.mark();
    let (own, tokens) = own_functions(tokens, cx);
    let (before, tokens) = tokens.split_at(leading_attributes(tokens));
    let attributes = attributes(before, cx);
    let Some((first, rest)) = tokens.split_first() else {
        let fault = Fault::new(Span::call_site(), "there is no pattern here");
        cx.push(fault.help("write the type of database, the name and the pattern: `pattern! { Defense D12 … }`"));
        return None;
    };
    let TokenTree::Ident(kind) = &first.tree else {
        let message = format!("expected the type of database, found `{}`", first.text());
        cx.push(Fault::new(first.span(), message).help("write `pattern! { Defense D12 … }`"));
        return None;
    };
    let is_named = |word: &Token| starts::name(first, word, rest.get(1), cx.blind);
    if DatabaseType::named(&kind.to_string()).is_none() && !rest.first().is_some_and(is_named) {
        let fault = Fault::new(first.span(), format!("no type of database stands before the name, `{kind}`"));
        cx.push(fault.help(format!("write `pattern! {{ Defense {kind} … }}`")));
        return None;
    }
    let (first, rest) = unbracketed(first, rest, cx);
    let (name, line, tokens) = name(first, rest, cx);
    check_order(tokens, &name, cx)?;
    let mut pattern = finish(attributes, name, line, tokens, cx);
    pattern.faulty = cx.faults.since(mark);
    Some((own, kind.clone(), pattern))
}

/// What stands between `<` and `>`, which only a block has; the token before it.
fn unbracketed<'a>(first: &'a Token, rest: &'a [Token], cx: Reading<'_>) -> (&'a Token, &'a [Token]) {
    match rest {
        [angle, inside @ .., last] if angle.is('<') && last.is('>') => {
            let fault = Fault::new(angle.span(), "a pattern by itself stands in no angle brackets");
            cx.push(fault.help("leave out `<` and `>`: the braces enclose it"));
            (angle, inside)
        }
        _ => (first, rest),
    }
}

/// Takes `pattern! <`; what follows it, and the token before that.
fn opening<'a>(tokens: &'a [Token], cx: Reading<'_>) -> Option<(&'a Token, &'a [Token])> {
    let (word, mut rest) = tokens.split_first()?;
    if !word.is_word("pattern") {
        let text = word.text();
        let fault = Fault::new(word.span(), format!("expected `pattern!`, found `{text}!`"));
        cx.push(match look_alike(&text, ["pattern"]) {
            Some(_) => fault.help("did you mean `pattern!`?"),
            None => fault.note("a block holds patterns, each written `pattern! < … >`"),
        });
    }
    let mut before = word;
    match rest.split_first() {
        Some((bang, after)) if bang.is('!') => (before, rest) = (bang, after),
        _ => cx.push(Fault::new(word.span(), "`!` is missing after `pattern`").help("write `pattern! <`")),
    }
    match rest.split_first() {
        Some((angle, after)) if angle.is('<') => return Some((angle, after)),
        Some((token, _)) => {
            let fault = Fault::new(token.span(), format!("expected `<`, found `{}`", token.text()));
            cx.push(fault.help("a pattern of a block is written `pattern! < … >`"));
            if matches!(token.tree, TokenTree::Group(_)) {
                return None;
            }
        }
        None => cx.push(Fault::new(before.span(), "expected `<` after this")),
    }
    Some((before, rest))
}

/// Takes the name. The token before it is where an error stands if there is none.
fn name<'a>(before: &Token, tokens: &'a [Token], cx: Reading<'_>) -> (Name, usize, &'a [Token]) {
    let missing = Name::missing(before.span());
    let report = |at: Span, message: String| {
        cx.push(Fault::new(at, message).help("a name is one word of letters, digits and `_`, or in quotes"));
    };
    match tokens {
        [first, rest @ ..] if starts::name(before, first, rest.first(), cx.blind) => {
            let text = match &first.tree {
                TokenTree::Ident(ident) => Some(ident.to_string().trim_start_matches("r#").to_owned()),
                _ => quoted(first, cx),
            };
            let name = text.map_or_else(|| Name::missing(first.span()), |text| Name::new(&text, first.span()));
            (name, first.line, below(first, rest, cx))
        }
        [first, ..] if first.line == before.line && !cx.blind && !first.is('>') => {
            report(first.span(), format!("expected the name of the pattern, found `{}`", first.text()));
            let next = tokens.iter().position(|token| token.line != first.line).unwrap_or(tokens.len());
            (Name::missing(first.span()), first.line, &tokens[next..])
        }
        _ => {
            report(before.span(), "the pattern has no name".to_owned());
            (missing, before.line, tokens)
        }
    }
}

/// A name in quotes: one that is no word of Rust, such as `"F-H0"`.
fn quoted(token: &Token, cx: Reading<'_>) -> Option<String> {
    let text = text_of_string(token)?;
    let is_word = is_word(&text);
    let fault = if text.is_empty() {
        Fault::new(token.span(), "the name of the pattern is empty")
    } else if text.contains(|c: char| c.is_whitespace() || c.is_control()) {
        Fault::new(token.span(), "white space in the name of the pattern")
    } else if is_word {
        Fault::new(token.span(), format!("the name `{text}` is a word, and needs no quotes"))
            .help(format!("write `{text}`"))
    } else {
        return Some(text);
    };
    cx.push(fault);
    is_word.then_some(text)
}

/// What stands below the line of the name; nothing else may stand on that line.
fn below<'a>(name: &Token, tokens: &'a [Token], cx: Reading<'_>) -> &'a [Token] {
    match tokens {
        [first, rest @ ..] if first.line == name.line && !cx.blind && !(first.is('>') && rest.is_empty()) => {
            let message = format!("expected a new line after the name of the pattern, found `{}`", first.text());
            let fault = Fault::new(first.span(), message);
            let touches = first.column() == name.end_span().end().column;
            let line: String = tokens.iter().take_while(|token| token.line == name.line).map(Token::text).collect();
            cx.push(match touches && !name.text().starts_with('"') {
                true => fault.help(format!("a name that is no word stands in quotes: `\"{}{line}\"`", name.text())),
                false => fault,
            });
            let next = tokens.iter().position(|token| token.line != name.line).unwrap_or(tokens.len());
            &tokens[next..]
        }
        _ => tokens,
    }
}

/// Takes the closing `>` from the end. What follows it is an error, and so is its absence.
fn closing<'a>(name: &Name, tokens: &'a [Token], cx: Reading<'_>) -> &'a [Token] {
    if let Some((last, body)) = tokens.split_last()
        && last.is('>')
    {
        return body;
    }
    // A `>` at the beginning of a line that no action follows is meant to close the pattern.
    let begins_line = |index: usize| index == 0 || tokens[index - 1].end_line != tokens[index].line;
    let closes = |index: usize| starts::end_of_pattern(&tokens[index..]);
    let mut candidates = (0..tokens.len().saturating_sub(1)).rev();
    if !cx.blind
        && let Some(index) = candidates.find(|&index| begins_line(index) && closes(index))
    {
        let after = &tokens[index + 1];
        // An action that lacks its parentheses is still an action.
        if after.line != tokens[index].line || !matches!(after.tree, TokenTree::Ident(_) | TokenTree::Literal(_)) {
            cx.push(match after.is('#') {
                true => Fault::new(after.span(), "a comment or an attribute with no pattern below it"),
                false => {
                    let message = format!("expected `pattern! <` or the end of the block, found `{}`", after.text());
                    no_pattern(after, message)
                }
            });
            return &tokens[..index];
        }
    }
    let fault = Fault::new(name.span(), format!("{} is not closed", name.title()));
    cx.push(fault.help("write `>` behind its last line"));
    tokens
}

/// Whether the lines of a pattern come one after the other. They do not if a macro has put it together.
fn check_order(tokens: &[Token], name: &Name, cx: Reading<'_>) -> Option<()> {
    if tokens.is_sorted_by_key(|token| token.line) {
        return Some(());
    }
    let fault = Fault::new(name.span(), format!("the rows of {name} cannot be seen"));
    cx.push(fault.note("a macro has put the pattern together from pieces of several places"));
    None
}

/// Reads what is in the pattern.
fn finish(attributes: Attributes, name: Name, line: usize, tokens: &[Token], cx: Reading<'_>) -> Pattern {
    let Sections { diagram, class_line, labelled, constraint, action, positions } =
        if cx.blind { blind::sections(tokens, cx) } else { sections(&name, tokens, cx) };
    let constraint = parse_constraint(&constraint, cx);
    let action = parse_action(&action, cx);
    Pattern {
        opening: None,
        attributes,
        name,
        line,
        diagram,
        class_line,
        labelled,
        constraint,
        action,
        positions,
        faulty: None,
    }
}
