//! When are two patterns, or two orientations of one, the same?
//!
//! When their canonical forms are equal: labels are replaced by their points, operands of commutative operators and
//! arguments of symmetric functions are sorted. Nothing is known of what functions answer, so two forms that differ
//! may still always agree; forms that are equal always do.

use super::{Element, Grid, Label, Pattern, Threat};
use crate::ast::{BinaryOp, Expr, Operand};
use crate::rules::functions::order_arguments;
use std::collections::BTreeMap;

/// What a label stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Strings {
    /// The points where it is written: a function may ask about just this point.
    Apart,
    /// A stone stands for all stones that the diagram connects with it: most functions ask about the string.
    Joined,
}

/// The name that each label has in a canonical form: its points.
pub(crate) struct Places(BTreeMap<char, String>);

impl Places {
    /// Names labels by the images of their points.
    pub(crate) fn new(
        labels: &[Label],
        grid: &Grid,
        strings: Strings,
        image: impl Fn((usize, usize)) -> (i32, i32),
    ) -> Self {
        let name = |label: &Label| {
            let points = match strings {
                Strings::Apart => label.points.clone(),
                Strings::Joined => connected(grid, &label.points),
            };
            if points.iter().any(|&(row, column)| grid.at(row, column).is_some_and(|symbol| symbol.letter == '*')) {
                return "*".to_owned();
            }
            let mut images: Vec<(i32, i32)> = points.into_iter().map(&image).collect();
            images.sort_unstable();
            let texts: Vec<String> = images.into_iter().map(|(row, column)| format!("{row},{column}")).collect();
            format!("[{}]", texts.join(" "))
        };
        Self(labels.iter().map(|label| (label.letter, name(label))).collect())
    }
}

/// The points given, and all stones that the diagram connects with them.
fn connected(grid: &Grid, points: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut found = points.to_vec();
    let mut next = 0;
    while let Some(&(row, column)) = found.get(next) {
        next += 1;
        let Some(symbol) = grid.at(row, column).filter(|symbol| symbol.states.is_stone()) else { continue };
        let neighbours =
            [(row.wrapping_sub(1), column), (row + 1, column), (row, column.wrapping_sub(1)), (row, column + 1)];
        for (row, column) in neighbours {
            if row < grid.height && grid.at(row, column) == Some(symbol) && !found.contains(&(row, column)) {
                found.push((row, column));
            }
        }
    }
    found
}

/// The canonical form of an expression.
pub(crate) fn canonical(expression: &Expr, places: &Places) -> String {
    let form = |expression: &Expr| canonical(expression, places);
    match expression {
        Expr::Point(Operand::Label(ident, letter)) => {
            places.0.get(letter).cloned().unwrap_or_else(|| ident.to_string())
        }
        Expr::Point(Operand::Move(_)) => "*".to_owned(),
        Expr::Tenuki(_) => "?".to_owned(),
        Expr::Missing(..) => String::new(),
        Expr::Number(literal) => literal.to_string(),
        Expr::Constant(ident) | Expr::Word(ident) => ident.to_string(),
        Expr::Call(call) => {
            let name = call.name.to_string();
            let mut arguments: Vec<String> = call.arguments.iter().map(form).collect();
            order_arguments(&name, &mut arguments);
            format!("{name}({})", arguments.join(","))
        }
        Expr::Not(_, operand) => format!("!{}", form(operand)),
        Expr::Negative(_, operand) => format!("-{}", form(operand)),
        Expr::Choice(parts) => format!("({}?{}:{})", form(&parts[0]), form(&parts[1]), form(&parts[2])),
        Expr::Group(_, inner) => form(inner),
        Expr::Chain(first, others) => chain(first, others, places),
    }
}

type Others = [(BinaryOp, proc_macro2::Span, Expr)];

fn chain(first: &Expr, others: &Others, places: &Places) -> String {
    use BinaryOp::{Add, And, Equal, Greater, GreaterOrEqual, Less, LessOrEqual, Or, Subtract, Unequal};
    let operator = others.first().map_or(And, |&(operator, _, _)| operator);
    let mut operands = Vec::new();
    match operator {
        And | Or => flatten(first, others, operator, places, &mut operands),
        Add | Subtract => flatten_sum(first, others, true, places, &mut operands),
        _ => {
            operands.push(canonical(first, places));
            operands.extend(others.iter().map(|(_, _, operand)| canonical(operand, places)));
        }
    }
    let sign = match operator {
        Add | Subtract => "",
        Greater => Less.text(),
        GreaterOrEqual => LessOrEqual.text(),
        other => other.text(),
    };
    match operator {
        And | Or | Add | Subtract | Equal | Unequal => operands.sort(),
        // `a > b` is `b < a`.
        Greater | GreaterOrEqual => operands.reverse(),
        Less | LessOrEqual => {}
    }
    format!("({})", operands.join(sign))
}

/// The operands of a chain of `&&` or `||`, with those of chains of the same operator in it.
fn flatten(first: &Expr, others: &Others, operator: BinaryOp, places: &Places, operands: &mut Vec<String>) {
    for operand in std::iter::once(first).chain(others.iter().map(|(_, _, operand)| operand)) {
        match operand.bare() {
            Expr::Chain(first, others) if others.first().is_some_and(|&(inner, _, _)| inner == operator) => {
                flatten(first, others, operator, places, operands);
            }
            operand => operands.push(canonical(operand, places)),
        }
    }
}

/// The terms of a sum with their signs, with those of sums in it.
fn flatten_sum(first: &Expr, others: &Others, positive: bool, places: &Places, operands: &mut Vec<String>) {
    let signed = others.iter().map(|(operator, _, operand)| (positive == (*operator == BinaryOp::Add), operand));
    for (positive, operand) in std::iter::once((positive, first)).chain(signed) {
        match operand.bare() {
            Expr::Chain(first, others) if others.first().is_some_and(|(inner, _, _)| inner.is_sum()) => {
                flatten_sum(first, others, positive, places, operands);
            }
            operand => operands.push(format!("{}{}", if positive { '+' } else { '-' }, canonical(operand, places))),
        }
    }
}

/// The canonical form of what is drawn and said, laid out by an element. The move stands in the drawing.
pub(crate) fn form(pattern: &Pattern, element: Element, strings: Strings) -> String {
    let grid = element.grid(&pattern.grid);
    let mut form = String::new();
    for row in 0..grid.height {
        form.push_str(&grid.row_text(row));
        form.push('/');
    }
    let edges = grid.edges;
    for (side, on_edge) in [('n', edges.north), ('s', edges.south), ('w', edges.west), ('e', edges.east)] {
        if on_edge {
            form.push(side);
        }
    }
    if pattern.constraint.is_some() || !pattern.action.is_empty() || !pattern.threats.is_empty() {
        let size = (pattern.grid.height, pattern.grid.width);
        let image = |(row, column): (usize, usize)| element.place(size, (row as i32, column as i32));
        let places = Places::new(&pattern.labels, &pattern.grid, strings, image);
        form.push(';');
        form.extend(pattern.constraint.iter().map(|constraint| canonical(constraint, &places)));
        let mut actions: Vec<String> = pattern.action.iter().map(|action| canonical(action, &places)).collect();
        actions.sort();
        form.push('>');
        form.push_str(&actions.join(";"));
        form.push(':');
        form.push_str(&threats(pattern, &places).join(","));
    }
    form
}

/// The values about labels, sorted.
pub(crate) fn threats(pattern: &Pattern, places: &Places) -> Vec<String> {
    let text = |threat: &Threat| format!("{}({})", threat.variant, canonical(&threat.label, places));
    let mut threats: Vec<String> = pattern.threats.iter().map(text).collect();
    threats.sort();
    threats
}

/// The same number for patterns that are the same. A helper function sees how the pattern lies on the board, so with
/// one only patterns that are drawn alike are the same.
pub(crate) fn fingerprint(pattern: &Pattern, forms: &[String]) -> u64 {
    let drawn = match &pattern.helper {
        None => forms.iter().min(),
        Some(_) => forms.first(),
    };
    let mut values: Vec<String> =
        pattern.values.iter().map(|value| format!("{}({})", value.variant, value.amount)).collect();
    values.sort();
    let helper = pattern.helper.as_ref().map_or_else(String::new, ToString::to_string);
    let classes: String = pattern.classes.iter().collect();
    let form = [drawn.map_or("", String::as_str), &classes, &values.join(","), &helper].join(":");
    hash(form.as_bytes())
}

/// FNV-1a: short, and the same on every machine.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}
