//! Does the drawing decide what a constraint compares, so that nothing is asked by it?
//!
//! A string has the stones that are drawn, and more where one of its neighbours is not drawn or may be one of them; the same holds for
//! its liberties. Where these bounds leave a comparison with a number one answer only, it says nothing; and if one on which the whole
//! constraint depends is never true, the pattern is accepted nowhere. The latter is a fault, the former something to be remarked; and so
//! is what is compared with 0, which is how to write in this language that something is never so.

use super::uses::Uses;
use crate::ast::{BinaryOp, Call, Expr, Operand};
use crate::ir::{Grid, text};
use crate::report::Fault;
use crate::rules::States;
use crate::rules::lints::Lint;

const LIBERTIES: [&str; 2] = ["liberty", "liberties"];
const STONES: [&str; 2] = ["stone", "stones"];

/// A row and a column of the diagram.
type Place = (i32, i32);

/// Checks the constraint of a pattern.
pub(super) fn check(constraint: &Expr, uses: &Uses<'_>) {
    let cx = uses.cx;
    if cx.setting.faults.want_remarks() {
        constraint.walk(&mut |part| {
            if let Some(Decided { holds, fault, .. }) = Decided::of(part, uses) {
                cx.lint(Lint::Decided, || fault.maybe_help(holds.then_some("leave it out")));
            }
        });
        return;
    }
    conjuncts(constraint, &mut |part| {
        if let Some(Decided { holds: false, is_meant: false, fault }) = Decided::of(part, uses) {
            cx.lint(Lint::Decided, || fault.note(format!("so that {} is accepted nowhere", cx.name)));
        }
    });
}

/// Calls `f` with each part of an expression that has to be true for the whole to be.
fn conjuncts<'a>(expression: &'a Expr, f: &mut impl FnMut(&'a Expr)) {
    match expression.bare() {
        Expr::Chain(first, others) if others.iter().all(|(operator, _, _)| *operator == BinaryOp::And) => {
            conjuncts(first, f);
            others.iter().for_each(|(_, _, operand)| conjuncts(operand, f));
        }
        part => f(part),
    }
}

/// A comparison of the stones or the liberties of a string with a number of which the drawing tells whether it holds.
struct Decided {
    /// Whether it always does, or never.
    holds: bool,
    /// Whether that is what the author says by it.
    is_meant: bool,
    /// What is said of it.
    fault: Fault,
}

impl Decided {
    fn of(part: &Expr, uses: &Uses<'_>) -> Option<Self> {
        let Expr::Chain(left, others) = part else { return None };
        let [(operator, _, right)] = others.as_slice() else { return None };
        let (call, compared, number) = match (left.bare(), right.bare()) {
            (Expr::Call(call), Expr::Number(number)) => (call, *operator, number),
            (Expr::Number(number), Expr::Call(call)) => (call, turned(*operator), number),
            _ => return None,
        };
        if compared.is_sum() || compared.is_logical() {
            return None;
        }
        let (counted, number) = (Counted::of(call, uses)?, number.to_string().parse().ok()?);
        let holds = counted.decides(compared, number)?;
        let (start, end) = part.range();
        let word = if holds { "always" } else { "never" };
        let fault = Fault::range(start, end, format!("`{}` {word} holds", text(part))).note(counted.told());
        Some(Self { holds, is_meant: number == 0, fault })
    }
}

/// The operator that says the same when what stands to its left and to its right is exchanged.
fn turned(operator: BinaryOp) -> BinaryOp {
    match operator {
        BinaryOp::Less => BinaryOp::Greater,
        BinaryOp::LessOrEqual => BinaryOp::GreaterOrEqual,
        BinaryOp::Greater => BinaryOp::Less,
        BinaryOp::GreaterOrEqual => BinaryOp::LessOrEqual,
        other => other,
    }
}

/// How many there are, as far as the diagram tells.
struct Counted {
    /// One of them, and several.
    nouns: [&'static str; 2],
    /// Of which string.
    whose: String,
    least: usize,
    /// None where there may be more than the diagram shows.
    most: Option<usize>,
}

impl Counted {
    /// What a function counts, if it is one that counts stones or liberties of what is drawn.
    fn of(call: &Call, uses: &Uses<'_>) -> Option<Self> {
        let (name, grid) = (call.name.to_string(), uses.grid?);
        if uses.cx.setting.own.contains(&name) {
            return None;
        }
        let [Expr::Point(point)] = call.arguments.as_slice() else { return None };
        let (letter, place) = match point {
            Operand::Move(_) => ('*', grid.find('*').next()?),
            Operand::Label(_, letter) => {
                // Which of its points is asked about is the same for the stones of one string only.
                let [(row, column, _)] = *uses.labels.get(*letter)?.places.as_slice() else { return None };
                (*letter, (row, column))
            }
        };
        let place = (place.0 as i32, place.1 as i32);
        let there = grid.states_at(place.0, place.1);
        let of_string = || there.is_stone().then(|| Drawn::new(grid, place, there));
        let played = |color| (there == States::EMPTY).then(|| Drawn::new(grid, place, color));
        let (nouns, whose, (least, most)) = match name.as_str() {
            "lib" => (LIBERTIES, format!("the string of `{letter}`"), of_string()?.liberties()),
            "wormsize" => (STONES, format!("the string of `{letter}`"), of_string()?.stones()),
            "olib" => (LIBERTIES, format!("an `O` at `{letter}`"), played(States::OWN)?.liberties()),
            "xlib" => (LIBERTIES, format!("an `X` at `{letter}`"), played(States::ENEMY)?.liberties()),
            _ => return None,
        };
        Some(Self { nouns, whose, least, most })
    }

    /// Whether every number that is possible compares so with this one, or none does.
    fn decides(&self, operator: BinaryOp, number: usize) -> Option<bool> {
        let holds = |counted: usize| match operator {
            BinaryOp::Equal => counted == number,
            BinaryOp::Unequal => counted != number,
            BinaryOp::Less => counted < number,
            BinaryOp::LessOrEqual => counted <= number,
            BinaryOp::Greater => counted > number,
            BinaryOp::GreaterOrEqual => counted >= number,
            _ => false,
        };
        // Beyond the number all compare alike.
        let most = self.most.unwrap_or(self.least.max(number.saturating_add(1)));
        let first = holds(self.least);
        (self.least..=most.max(self.least)).all(|counted| holds(counted) == first).then_some(first)
    }

    /// What the diagram shows.
    fn told(&self) -> String {
        let Self { nouns: [one, several], whose, least, most } = self;
        let all = |number: usize| format!("{number} {}", if number == 1 { one } else { several });
        match *most {
            Some(most) if most == *least => format!("{whose} has {}", all(most)),
            Some(most) => format!("{whose} has {least} to {}", all(most)),
            None => format!("{whose} has {} at least", all(*least)),
        }
    }
}

/// The string of a stone that stands in the diagram, or is played there, as far as it is drawn.
struct Drawn<'a> {
    grid: &'a Grid,
    /// Where it may have stones, or what it may capture.
    color: States,
    stones: Vec<Place>,
    /// Whether the first stone is to be played, so that it may capture what it touches.
    is_played: bool,
}

impl<'a> Drawn<'a> {
    fn new(grid: &'a Grid, first: Place, color: States) -> Self {
        let mut stones = vec![first];
        let mut next = 0;
        while let Some(&stone) = stones.get(next) {
            for place in neighbors(stone) {
                if grid.states_at(place.0, place.1) == color && !stones.contains(&place) {
                    stones.push(place);
                }
            }
            next += 1;
        }
        Self { grid, color, stones, is_played: grid.states_at(first.0, first.1) != color }
    }

    /// All places that touch the string, each once.
    fn around(&self) -> Vec<Place> {
        let mut around: Vec<Place> = self.stones.iter().copied().flat_map(neighbors).collect();
        around.retain(|place| !self.stones.contains(place));
        around.sort_unstable();
        around.dedup();
        around
    }

    fn may_be(&self, (row, column): Place, states: States) -> bool {
        self.grid.states_at(row, column).meets(states)
    }

    /// Whether all stones of the string are drawn.
    fn is_whole(&self) -> bool {
        !self.around().into_iter().any(|place| self.may_be(place, self.color))
    }

    /// The number of stones, at least and at most.
    fn stones(&self) -> (usize, Option<usize>) {
        (self.stones.len(), self.is_whole().then_some(self.stones.len()))
    }

    /// The number of liberties, at least and at most.
    fn liberties(&self) -> (usize, Option<usize>) {
        let around = self.around();
        let is_open = |place: &&Place| self.grid.states_at(place.0, place.1) == States::EMPTY;
        let least = around.iter().filter(is_open).count();
        let most = around.iter().filter(|&&place| self.may_be(place, States::EMPTY)).count();
        let captured = if self.color == States::OWN { States::ENEMY } else { States::OWN };
        let touched = self.stones.first().copied().map(neighbors).into_iter().flatten();
        let captures = self.is_played && touched.into_iter().any(|at| self.may_be(at, captured));
        // Every string on the board has a liberty.
        let least = if self.is_played { least } else { least.max(1) };
        (least, (self.is_whole() && !captures).then_some(most))
    }
}

fn neighbors((row, column): Place) -> [Place; 4] {
    [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
}
