//! Is each call one of a function that the type has, with arguments that it takes, and is what comes out what is wanted?
//!
//! The rule book's table of functions answers, and the fault is told at the word that is wrong. Functions that the block
//! names in a `use` line are the author's: of those nothing is known here, and rustc judges them.

use super::uses::Uses;
use crate::ast::{BinaryOp, Call, Expr, Operand};
use crate::report::{Fault, Reported};
use crate::rules::functions::missing;
use crate::rules::{Answer, Function, Parameter, Role, States, Takes, constant, constants, constants_of};
use crate::spelling::{any_of, count, did_you_mean, did_you_mean_longer, list, with_article};
use proc_macro2::{Ident, Span};

/// The function that is called; none if it is the author's own.
pub(super) fn function(name: &Ident, role: Role, uses: &Uses<'_>) -> Result<Option<&'static Function>, Reported> {
    let text = name.to_string();
    let cx = uses.cx;
    if cx.setting.own.iter().any(|own| *name == *own) {
        return Ok(None);
    }
    if let Some(why) = missing(&text) {
        return Err(cx.give_up(Fault::new(name.span(), format!("`{text}` {why}"))));
    }
    let other = if role == Role::Asks { Role::Acts } else { Role::Asks };
    let Some(function) = Function::named(&text, role) else {
        let kind = cx.setting.rules.name;
        if let Some(function) = Function::named(&text, other) {
            let (message, help) = match role {
                Role::Asks => (
                    format!("`{text}` is an action, and a constraint only asks"),
                    format!("write it on a line of its own: `> {}`", function.call()),
                ),
                Role::Acts => (
                    format!("`{text}` only asks, and an action does something"),
                    "ask it in the constraint, on a `;` line".to_owned(),
                ),
            };
            return Err(cx.give_up(Fault::new(name.span(), message).help(help)));
        }
        let what = if role == Role::Asks { "function" } else { "action" };
        let fault = Fault::new(name.span(), format!("there is no {what} `{text}`"));
        if uses.is_label(&text) {
            return Err(cx.give_up(fault.note(format!("`{text}` is a label, and names a point"))));
        }
        let meant = did_you_mean(&text, cx.setting.own.iter().map(String::as_str))
            .or_else(|| did_you_mean(&text, Function::names(role, kind)))
            .or_else(|| did_you_mean(&text, Function::names(other, kind)))
            .or_else(|| did_you_mean_longer(&text, Function::names(role, kind)));
        return Err(cx.give_up(match meant {
            Some(help) => fault.help(help),
            None => fault.note(format!("docs/pattern-language.md lists the {what}s")).help(format!(
                "if it is a function of your own, name it at the beginning of the block: `use path::Trait::{{{text}}};`"
            )),
        }));
    };
    if cx.setting.unknown_type.is_none() && !function.is_in(cx.setting.rules.name) {
        let database = with_article(cx.setting.rules.name);
        let message = match role {
            Role::Asks => format!("`{text}` cannot be asked in {database} database"),
            Role::Acts => format!("`{text}` is no action of {database} database"),
        };
        let fault = Fault::new(name.span(), message);
        return Err(cx.give_up(match function.types() {
            Some(types) => fault.note(format!("databases of type {} have it", list(types))),
            None => fault,
        }));
    }
    Ok(Some(function))
}

/// The number of arguments, and what each of them is.
pub(super) fn arguments(call: &Call, function: &Function, uses: &Uses<'_>) {
    let (given, parameters) = (call.arguments.len(), function.parameters);
    let is_many = |parameter: &Parameter| matches!(parameter.takes, Takes::Moves | Takes::Points);
    // How few arguments are too few is judged with the grammar of open-ended calls.
    let many = parameters.iter().any(is_many);
    if !many && given != parameters.len() {
        let needed = if parameters.is_empty() { "no argument".to_owned() } else { count(parameters.len(), "argument") };
        let are = if given == 1 { "is" } else { "are" };
        let given = if given == 0 { "none".to_owned() } else { given.to_string() };
        let message = format!("`{}` takes {needed}, but {given} {are} given", call.name);
        let at = match call.arguments.get(parameters.len()) {
            Some(extra) => extra.range(),
            None => (call.name.span(), call.name.span()),
        };
        uses.cx.push(Fault::range(at.0, at.1, message).note(format!("`{}`: {}", function.call(), meaning(function))));
        return;
    }
    if many {
        return;
    }
    for (argument, parameter) in call.arguments.iter().zip(parameters) {
        self::argument(argument, parameter, call, uses);
    }
}

fn meaning(function: &Function) -> String {
    let mut letters = function.meaning.chars();
    let first = letters.next().map(|first| first.to_lowercase().to_string()).unwrap_or_default();
    first + letters.as_str()
}

/// One argument: a label, of a point of which the function can tell something.
fn argument(argument: &Expr, parameter: &Parameter, call: &Call, uses: &Uses<'_>) {
    let name = &call.name;
    let wanted = match parameter.takes {
        Takes::Stone => "a stone",
        Takes::Empty => "an empty point",
        _ => "a point",
    };
    let (start, end) = argument.range();
    let point = match argument.bare() {
        Expr::Point(point) => point,
        Expr::Word(_) | Expr::Missing(..) | Expr::Tenuki(_) => return,
        // A digit that was meant as a label has been complained about where it stands.
        Expr::Number(literal) if uses.is_refused(literal) => return,
        other => {
            let what = match other {
                Expr::Number(literal) => format!("`{literal}` is a number"),
                Expr::Constant(word) => format!("`{word}` is a constant"),
                Expr::Call(inner) => format!("`{}` answers a question", inner.name),
                _ => "this is none".to_owned(),
            };
            let fault = Fault::range(start, end, format!("`{name}` asks for {wanted}, but {what}"));
            uses.cx
                .push(fault.help(format!("points are labels of the labelled diagram, or `*`, the move: `{name}(a)`")));
            return;
        }
    };
    let (letter, states, noun) = match point {
        Operand::Move(_) => ("*".to_owned(), States::EMPTY, "the move".to_owned()),
        Operand::Label(_, letter) => {
            let label = uses.labels.get(*letter);
            // What a label stands on that names unlike points has been complained about.
            let label = label.filter(|label| uses.labels.faulty.is_none() || label.places.len() == 1);
            let Some(symbol) = label.and_then(|label| label.symbol) else { return };
            (letter.to_string(), symbol.states, symbol.noun.to_owned())
        }
    };
    let fits = match parameter.takes {
        Takes::Stone => !states.within(States::EMPTY),
        Takes::Empty => !states.is_stone(),
        _ => true,
    };
    if !fits {
        let verb = if letter == "*" { "is" } else { "labels" };
        let fault = Fault::range(start, end, format!("`{name}` asks for {wanted}, but `{letter}` {verb} {noun}"));
        uses.cx.push(fault.maybe_help(instead(&name.to_string(), &letter)));
    }
}

/// The function of the other kind of point, where there is one.
fn instead(name: &str, letter: &str) -> Option<String> {
    match name {
        "lib" => Some(format!(
            "`olib({letter})` and `xlib({letter})` count the liberties that a stone played there would have"
        )),
        "olib" | "xlib" => Some(format!("`lib({letter})` counts the liberties of a stone that is on the board")),
        "attack" | "defend" => {
            Some(format!("`oplay_{name}({letter}, {letter})` asks about a stone that we play there"))
        }
        _ => None,
    }
}

/// What an expression comes out as; none where it is not known, or something in it is wrong.
pub(super) fn answer(expression: &Expr, uses: &Uses<'_>) -> Option<Answer> {
    match expression {
        Expr::Group(_, inner) => answer(inner, uses),
        Expr::Number(literal) => Some(if literal.to_string().contains('.') { Answer::Amount } else { Answer::Number }),
        Expr::Constant(name) => constant(&name.to_string()),
        Expr::Call(call) => {
            let name = call.name.to_string();
            let own = uses.cx.setting.own.contains(&name);
            Function::named(&name, Role::Asks).filter(|_| !own).map(|function| function.answer)
        }
        Expr::Not(..) => Some(Answer::Truth),
        Expr::Negative(_, operand) => match answer(operand, uses) {
            Some(Answer::Amount) => Some(Answer::Amount),
            _ => Some(Answer::Number),
        },
        Expr::Chain(_, others) => match others.first() {
            Some((operator, _, _)) if operator.is_sum() => Some(Answer::Number),
            _ => Some(Answer::Truth),
        },
        Expr::Choice(parts) => {
            let (yes, no) = (answer(&parts[1], uses)?, answer(&parts[2], uses)?);
            (yes == no).then_some(yes)
        }
        Expr::Point(_) | Expr::Tenuki(_) | Expr::Word(_) | Expr::Missing(..) => None,
    }
}

/// A word in capitals is a constant of the language.
pub(super) fn check_constant(name: &Ident, uses: &Uses<'_>) {
    let text = name.to_string();
    if constant(&text).is_some() {
        return;
    }
    if is_vertex(&text) {
        let fault = Fault::new(name.span(), format!("`{text}` is a point of the board, and a pattern lies anywhere"));
        uses.cx.push(fault.help("name points by labels, single letters of the labelled diagram"));
        return;
    }
    let fault = Fault::new(name.span(), format!("there is no constant `{text}`"))
        .note(format!("the constants are {}", list(constants())));
    uses.cx.push(match text.as_str() {
        "TRUE" | "FALSE" => fault.help("what is true or false stands alone: `attack(a)`, `!attack(a)`"),
        _ => fault.maybe_help(did_you_mean(&text, constants())),
    });
}

/// Whether a word is how players name a point: `C3`.
fn is_vertex(word: &str) -> bool {
    let (column, line) = word.split_at(1);
    column.starts_with(|letter: char| letter.is_ascii_uppercase() && letter != 'I')
        && line.parse().is_ok_and(|line: u32| (1..=19).contains(&line))
}

/// The smallest token that tells what an expression is: the name of a call.
fn place(expression: &Expr) -> (Span, Span) {
    match expression.bare() {
        Expr::Call(call) => (call.name.span(), call.name.span()),
        _ => expression.range(),
    }
}

/// `lib` of `lib(a)`, for messages.
fn named(expression: &Expr) -> String {
    match expression.bare() {
        Expr::Call(call) => format!("`{}`", call.name),
        Expr::Number(literal) => format!("`{literal}`"),
        Expr::Constant(name) => format!("`{name}`"),
        _ => "this".to_owned(),
    }
}

/// A call where a truth value belongs answers with one.
pub(super) fn check_truth(operand: &Expr, uses: &Uses<'_>) {
    if let Expr::Choice(parts) = operand.bare() {
        parts[1..].iter().for_each(|part| check_truth(part, uses));
        return;
    }
    let Some(answer) = answer(operand, uses).filter(|answer| !answer.is_truth()) else { return };
    let Expr::Call(call) = operand.bare() else { return };
    let (start, end) = place(operand);
    let text = crate::ir::text(operand);
    let help = match answer {
        Answer::Number => format!("compare it: `{text} > 1`"),
        Answer::Amount => format!("compare it: `{text} > 0.5`"),
        _ => format!("compare it: `{text} == ALIVE`"),
    };
    let message = format!("`{}` answers with {}, which is neither true nor false", call.name, answer.noun());
    uses.cx.push(Fault::range(start, end, message).help(help));
}

/// What is added is a number, or counts as one.
pub(super) fn check_added(operand: &Expr, uses: &Uses<'_>) {
    if let Expr::Choice(parts) = operand.bare() {
        parts[1..].iter().for_each(|part| check_added(part, uses));
        return;
    }
    let Some(answer) = answer(operand, uses).filter(|answer| !answer.can_be_added()) else { return };
    let (start, end) = place(operand);
    let message = format!("{} is {}, which cannot be added", named(operand), answer.noun());
    uses.cx.push(Fault::range(start, end, message).note("added are whole numbers, and truth values, which count 1"));
}

/// What is compared can be compared.
pub(super) fn check_compared(left: &Expr, operator: BinaryOp, right: &Expr, uses: &Uses<'_>) {
    if let Expr::Choice(parts) = right.bare() {
        parts[1..].iter().for_each(|part| check_compared(left, operator, part, uses));
        return;
    }
    if let Expr::Choice(parts) = left.bare() {
        parts[1..].iter().for_each(|part| check_compared(part, operator, right, uses));
        return;
    }
    let (Some(a), Some(b)) = (answer(left, uses), answer(right, uses)) else { return };
    let is_equality = matches!(operator, BinaryOp::Equal | BinaryOp::Unequal);
    let is_literal = |expression: &Expr| matches!(expression.bare(), Expr::Number(_) | Expr::Constant(_));
    // What is wrong is the literal, or else what stands behind the operator.
    let (this, that) = if is_literal(left) && !is_literal(right) { (left, right) } else { (right, left) };
    let (what, other) = if std::ptr::eq(this, right) { (b, a) } else { (a, b) };
    let (start, end) = place(this);
    let is_fraction = |expression: &Expr, answer| {
        answer == Answer::Amount && matches!(expression.bare(), Expr::Number(_) | Expr::Negative(..))
    };
    if is_fraction(this, what) && other != Answer::Amount && other.is_numeric() {
        let message = format!("{} is no whole number", named(this));
        uses.cx.push(Fault::range(start, end, message).note(format!("{} answers with {}", named(that), other.noun())));
        return;
    }
    if !a.compares_with(b) {
        let fault = Fault::range(
            start,
            end,
            format!("{} is {}, but {} {}", named(this), what.noun(), named(that), is_or_answers(that, other)),
        );
        uses.cx.push(fault.maybe_help(comparison_help(that, other)));
        return;
    }
    if !is_equality && (!a.has_order() || a != b && (a == Answer::Result || b == Answer::Result)) {
        let message = format!("{} is not more or less than another one", a.noun());
        uses.cx.push(Fault::range(start, end, message).help("compare by `==` or `!=`"));
    }
}

fn is_or_answers(expression: &Expr, answer: Answer) -> String {
    match expression.bare() {
        Expr::Call(_) => format!("answers with {}", answer.noun()),
        _ => format!("is {}", answer.noun()),
    }
}

/// What would be right instead of a wrong comparison.
fn comparison_help(question: &Expr, answer: Answer) -> Option<String> {
    let text = crate::ir::text(question);
    match answer {
        Answer::Result => Some(format!("write `{text}` alone, or compare it with {}", any_of(constants_of(answer)))),
        Answer::Status => Some(format!("compare it with {}: `{text} == DEAD`", any_of(constants_of(answer)))),
        Answer::Truth => Some(format!("write `{text}` or `!{text}` alone")),
        Answer::Number | Answer::Amount => Some(format!("compare it with a number: `{text} > 1`")),
        _ => Some("compare it with a number".to_owned()),
    }
}
