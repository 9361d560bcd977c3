//! Constraints and actions: labels, tenukis, open-ended calls, and what is a truth value.
//!
//! Which functions there are, and what they take and answer, is for [`calls`]; which labels are defined and named, for
//! [`Uses`]. rustc sees all of it again, as the proof.

use super::Checking;
use super::calls;
use super::classes::Said;
use super::decided;
use super::labels::Labels;
use super::uses::Uses;
use crate::ast::{Call, Expr, Operand, Part, Pattern};
use crate::ir::Grid;
use crate::report::{Fault, Reported};
use crate::rules::functions::{Arguments, arguments, speaks_of_the_move};
use crate::rules::lints::Lint;
use crate::rules::{self, Answer, Argument, Function, Role, States};
use crate::spelling::{count, look_alike};
use proc_macro2::Ident;

/// Checks the expressions of a pattern, and that each label is used and defined. Where something is reported, rustc does not
/// see them: it would only repeat it, or what was reported for the labelled diagram.
pub(super) fn check(
    pattern: &Pattern,
    said: &Said,
    labels: &Labels,
    (grid, has_move): (Option<&Grid>, bool),
    cx: &Checking<'_>,
) -> Option<Reported> {
    let before = cx.mark();
    let expressions = || pattern.constraint.sound().into_iter().chain(pattern.action.sound().into_iter().flatten());
    // What is wrong with a part of an expression that is not understood as a whole would be guessed.
    let is_read = |expression: &&Expr| expression.broken().is_none();
    let broken = expressions().find_map(Expr::broken);
    let has_diagram = pattern.labelled.is_present();
    let mut uses = Uses::new(labels, grid, (has_diagram, has_move), cx);
    if let Some(constraint) = pattern.constraint.sound().filter(is_read) {
        let before = cx.mark();
        asked(constraint, truth, &mut uses);
        if cx.since(before).is_none() || cx.setting.faults.want_remarks() {
            decided::check(constraint, &uses);
        }
    }
    for statement in pattern.action.sound().into_iter().flatten().filter(is_read) {
        action(statement, &mut uses);
    }
    said.threats.iter().for_each(|(rule, threat)| self::threat(rule, &threat.label, &mut uses));
    let is_broken = matches!(pattern.constraint, Part::Broken(_)) || matches!(pattern.action, Part::Broken(_));
    let is_complete = broken.is_none() && said.faulty_values.is_none() && !is_broken;
    // A label that is misspelt where it is used would be told twice.
    if labels.complete && labels.faulty.is_none() && is_complete && cx.since(before).is_none() {
        let says_anything = pattern.constraint.is_present() || pattern.action.is_present() || !said.threats.is_empty();
        uses.check_used(says_anything);
    }
    cx.since(before).or(broken).or(uses.names_refused())
}

/// A value whose argument is a label: it is defined, and on a stone where one is asked for.
fn threat(rule: &rules::Value, label: &Expr, uses: &mut Uses<'_>) {
    expression(label, uses);
    let Expr::Point(Operand::Label(ident, letter)) = label else { return };
    let Some(symbol) = uses.labels.get(*letter).and_then(|label| label.symbol) else { return };
    let may_be_stone = !symbol.states.within(States::EMPTY);
    if rule.argument == Argument::Stone && !may_be_stone {
        let message = format!("`{}` asks for a stone, but `{letter}` labels {}", rule.name, symbol.noun);
        uses.cx.push(Fault::new(ident.span(), message));
    }
}

fn action(statement: &Expr, uses: &mut Uses<'_>) {
    if let Expr::Chain(_, others) = statement.bare()
        && let Some((operator, at, _)) = others.iter().find(|(operator, _, _)| operator.is_logical())
    {
        let fault =
            Fault::new(*at, format!("`{}` joins what is true or false, and an action is neither", operator.text()));
        uses.cx.push(fault.help("end each action with `;`"));
        return;
    }
    match statement.bare() {
        Expr::Call(call) => self::call(call, Role::Acts, uses),
        word @ Expr::Word(_) => expression(word, uses),
        _ => {
            let (start, end) = statement.range();
            let fault = Fault::range(start, end, "an action is a call");
            uses.cx.push(fault.help("what an action does is a function: `antisuji(a)`, `replace(a, *)`"));
        }
    }
    if let Expr::Call(call) = statement.bare()
        && !uses.has_move()
        && speaks_of_the_move(&call.name.to_string())
    {
        let message = format!("`{}` speaks of the move, but {} has none", call.name, uses.cx.name);
        uses.cx.push(Fault::new(call.name.span(), message).help("mark the point to play with `*`"));
    }
}

/// Checks an expression and everything in it.
fn expression(expression: &Expr, uses: &mut Uses<'_>) {
    match expression {
        Expr::Point(Operand::Label(ident, letter)) => uses.label(ident.span(), *letter),
        Expr::Number(literal) => uses.number(literal),
        Expr::Point(Operand::Move(span)) => uses.the_move(*span),
        Expr::Missing(..) => {}
        Expr::Tenuki(span) => uses.cx.push(
            Fault::new(*span, "a tenuki, `?`, where no moves are played")
                .note("`?` stands among the moves of `oplay_…` and `xplay_…` only"),
        ),
        Expr::Word(ident) if uses.are_labels(&ident.to_string()) => uses.cx.push(joined_labels(ident)),
        Expr::Constant(ident) if uses.are_labels(&ident.to_string()) => uses.cx.push(joined_labels(ident)),
        Expr::Constant(name) => calls::check_constant(name, uses),
        Expr::Word(ident) => {
            let fault = Fault::new(ident.span(), format!("`{ident}` is not called, and it is no label"));
            let word = ident.to_string();
            let constant = word.to_uppercase();
            let known = |role| Function::names(role, uses.cx.setting.rules.name);
            let help = match look_alike(&word, known(Role::Asks).chain(known(Role::Acts))) {
                _ if rules::constant(&constant).is_some() => format!("did you mean `{constant}`?"),
                Some(meant) if meant != word => format!("did you mean `{meant}(a)`?"),
                _ => format!("write `{ident}(a)`; a label is a single letter, a constant is in capitals"),
            };
            uses.cx.push(fault.help(help));
        }
        Expr::Call(call) => self::call(call, Role::Asks, uses),
        Expr::Not(_, operand) => {
            asked(operand, truth, uses);
        }
        Expr::Negative(_, operand) => {
            asked(operand, negated, uses);
        }
        Expr::Group(_, inner) => self::expression(inner, uses),
        Expr::Choice(parts) => {
            asked(&parts[0], truth, uses);
            parts[1..].iter().for_each(|part| self::expression(part, uses));
        }
        Expr::Chain(first, others) => {
            let check = match others.first() {
                Some((operator, _, _)) if operator.is_logical() => truth,
                Some((operator, _, _)) if operator.is_sum() => whole,
                _ => value,
            };
            let before = uses.cx.mark();
            for operand in std::iter::once(&**first).chain(others.iter().map(|(_, _, operand)| operand)) {
                asked(operand, check, uses);
            }
            if let [(operator, _, right)] = others.as_slice()
                && !operator.is_logical()
                && !operator.is_sum()
                && uses.cx.since(before).is_none()
            {
                calls::check_compared(first, *operator, right, uses);
            }
        }
    }
}

/// Checks an operand, and then, if it has no fault of its own, whether it is what is asked for.
fn asked(operand: &Expr, check: impl FnOnce(&Expr, &Uses<'_>), uses: &mut Uses<'_>) {
    let before = uses.cx.mark();
    expression(operand, uses);
    if uses.cx.since(before).is_none() {
        check(operand, uses);
    }
}

/// An operand of `&&`, `||`, `!` is a truth value. Results of calls are judged by rustc.
fn truth(operand: &Expr, uses: &Uses<'_>) {
    let (start, end) = operand.range();
    let fault = match operand.bare() {
        Expr::Point(point) => not_asked(operand, point),
        Expr::Number(literal) => {
            Fault::range(start, end, format!("`{literal}` is a number, and neither true nor false"))
                .help("compare something with it: `lib(a) > 1`")
        }
        Expr::Constant(name) => Fault::range(start, end, format!("`{name}` is always the same")).help(
            match rules::constant(&name.to_string()) {
                Some(Answer::Status) => format!("compare something with it: `status(a) == {name}`"),
                _ => format!("compare something with it: `attack(a) == {name}`"),
            },
        ),
        Expr::Negative(..) => Fault::range(start, end, "a number is neither true nor false"),
        Expr::Chain(_, others) if others.first().is_some_and(|(operator, _, _)| operator.is_sum()) => {
            Fault::range(start, end, "a sum is a number, and neither true nor false")
                .help("compare it: `alive(a) + alive(b) == 1`")
        }
        _ => return calls::check_truth(operand, uses),
    };
    uses.cx.push(fault);
}

/// What is compared or added is no point.
fn value(operand: &Expr, uses: &Uses<'_>) {
    if let Expr::Point(point) = operand.bare() {
        uses.cx.push(not_asked(operand, point));
    }
}

/// What is added is a whole number, and no point.
fn whole(operand: &Expr, uses: &Uses<'_>) {
    match operand.bare() {
        Expr::Number(literal) if literal.to_string().contains('.') => {
            let (start, end) = operand.range();
            let message = format!("`{literal}` is added, but sums are of whole numbers");
            uses.cx.push(Fault::range(start, end, message));
        }
        Expr::Point(_) => value(operand, uses),
        _ => calls::check_added(operand, uses),
    }
}

fn not_asked(operand: &Expr, point: &Operand) -> Fault {
    let (start, end) = operand.range();
    let name = match point {
        Operand::Label(_, letter) => *letter,
        Operand::Move(_) => '*',
    };
    let example = match point {
        Operand::Label(..) => format!("`lib({name}) > 1` for a stone, or `legal_omove({name})` for an empty point"),
        Operand::Move(_) => "`olib(*) > 1` or `safe_omove(*)`".to_owned(),
    };
    Fault::range(start, end, format!("`{name}` is a point, and nothing is asked about it"))
        .help(format!("ask with a function, such as {example}"))
}

fn call(call: &Call, role: Role, uses: &mut Uses<'_>) {
    let Ok(function) = calls::function(&call.name, role, uses) else {
        // What it takes is not known: a tenuki may be right.
        let known = call.arguments.iter().filter(|argument| !matches!(argument, Expr::Tenuki(_)));
        known.for_each(|argument| expression(argument, uses));
        return;
    };
    let before = uses.cx.mark();
    match function.map_or(Arguments::Plain, |function| arguments(function.name)) {
        Arguments::Plain => call.arguments.iter().for_each(|argument| expression(argument, uses)),
        Arguments::Somewhere => somewhere(call, uses),
        Arguments::Play { targets } => play(call, targets, uses),
    }
    if let Some(function) = function.filter(|_| uses.cx.since(before).is_none()) {
        calls::arguments(call, function, uses);
    }
}

/// What is negated is a number.
fn negated(operand: &Expr, uses: &Uses<'_>) {
    match operand.bare() {
        Expr::Point(_) => value(operand, uses),
        Expr::Number(_) => {}
        _ => calls::check_added(operand, uses),
    }
}

fn somewhere(call: &Call, uses: &mut Uses<'_>) {
    if call.arguments.is_empty() {
        uses.cx.push(Fault::new(call.name.span(), format!("`{}` names no points", call.name)));
    }
    for argument in &call.arguments {
        if matches!(argument, Expr::Point(_) | Expr::Tenuki(_) | Expr::Word(_)) {
            expression(argument, uses);
        } else {
            asked(argument, |argument, uses| uses.cx.push(not_a_label(argument, call)), uses);
        }
    }
}

/// Labels without commas between them.
fn joined_labels(word: &Ident) -> Fault {
    let letters: Vec<String> = word.to_string().chars().map(String::from).collect();
    let fault = Fault::new(word.span(), format!("`{word}` is no label, for a label is a single letter"));
    fault.help(format!("put commas between labels: `{}`", letters.join(", ")))
}

fn not_a_label(argument: &Expr, call: &Call) -> Fault {
    let (start, end) = argument.range();
    Fault::range(start, end, "not a label").note(format!("the points of `{}` are labels or `*`", call.name))
}

/// `oplay_attack(a, ?, b, c)`: moves, of which each but the first may be a tenuki, then what is asked about.
fn play(call: &Call, targets: usize, uses: &mut Uses<'_>) {
    let cx = uses.cx;
    let name = &call.name;
    // What is asked about one string without any moves has a function of its own; about two or three it has none.
    let least = if targets == 1 { 2 } else { targets };
    if call.arguments.len() < least {
        let message = format!("`{name}` has {}, but needs {least} at least", count(call.arguments.len(), "argument"));
        let after = count(targets, "string");
        cx.push(Fault::new(name.span(), message).note(format!("it plays moves, and then asks about {after}")));
    }
    let number = targets;
    let start = cx.mark();
    let (moves, targets) = call.arguments.split_at(call.arguments.len().saturating_sub(targets));
    let mut before: Option<&Expr> = None;
    for (index, step) in moves.iter().enumerate() {
        match step {
            Expr::Tenuki(span) if index == 0 => {
                let other = other_color(&name.to_string());
                let fault = Fault::new(*span, "a tenuki, `?`, as the first move");
                cx.push(
                    fault.maybe_help(
                        other.map(|other| format!("leave it out, and let the other player begin: `{other}`")),
                    ),
                );
            }
            Expr::Tenuki(span) if matches!(before, Some(Expr::Tenuki(_))) => {
                let fault = Fault::new(*span, "a tenuki, `?`, after a tenuki");
                cx.push(fault.help("leave both out: the same player moves again"));
            }
            Expr::Tenuki(_) => {}
            Expr::Point(_) | Expr::Word(_) => expression(step, uses),
            other => asked(other, |other, uses| uses.cx.push(not_a_label(other, call)), uses),
        }
        before = Some(step);
    }
    for target in targets {
        match target {
            Expr::Tenuki(span) => {
                let fault = Fault::new(*span, format!("a tenuki, `?`, where `{name}` asks about a string"));
                cx.push(fault.note("the moves come first, then what is asked about"));
            }
            target => {
                expression(target, uses);
                if let Expr::Point(Operand::Move(at)) = target
                    && moves.is_empty()
                    && call.arguments.len() >= least
                {
                    let fault = Fault::new(
                        *at,
                        format!("`{name}` asks about {}, but nothing stands at `*` yet", count(number, "string")),
                    );
                    cx.push(fault.note("the moves come first, then what is asked about"));
                } else if !moves.is_empty() && cx.since(start).is_none() {
                    check_target(target, moves, uses);
                }
            }
        }
    }
}

/// The same function with the other player moving first.
fn other_color(name: &str) -> Option<String> {
    match name.strip_prefix('o') {
        Some(rest) if rest.starts_with("play_") => Some(format!("x{rest}")),
        _ => name.strip_prefix('x').map(|rest| format!("o{rest}")),
    }
}

/// On a point that is empty, and where no move is played, nothing can be attacked or defended.
fn check_target(target: &Expr, moves: &[Expr], uses: &Uses<'_>) {
    let Expr::Point(point) = target else { return };
    let (name, is_empty) = match point {
        Operand::Move(_) => ('*', true),
        Operand::Label(_, letter) => {
            // What a label stands on that names unlike points has been complained about.
            let label =
                uses.labels.get(*letter).filter(|label| uses.labels.faulty.is_none() || label.places.len() == 1);
            let symbol = label.and_then(|label| label.symbol);
            (*letter, symbol.is_some_and(|symbol| symbol.states == States::EMPTY))
        }
    };
    let is_move = |point: &Operand, symbol: Option<char>| matches!(point, Operand::Move(_)) || symbol == Some('*');
    let symbol_of = |point: &Operand| match point {
        Operand::Move(_) => Some('*'),
        Operand::Label(_, letter) => {
            uses.labels.get(*letter).and_then(|label| label.symbol).map(|symbol| symbol.letter)
        }
    };
    let same = |other: &Expr| match (point, other) {
        (Operand::Label(_, a), Expr::Point(Operand::Label(_, b))) if a == b => true,
        (a, Expr::Point(b)) => is_move(a, symbol_of(a)) && is_move(b, symbol_of(b)),
        _ => false,
    };
    if is_empty && !moves.iter().any(same) {
        let (start, end) = target.range();
        uses.cx.lint(Lint::EmptyTarget, || {
            Fault::range(
                start,
                end,
                format!("nothing stands at `{name}`: the point is empty, and no move is played there"),
            )
        });
    }
}
