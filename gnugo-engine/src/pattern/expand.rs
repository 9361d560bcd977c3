//! What the pattern compiler's output calls. Not for use by hand.

use super::step::Step;
use super::{Ask, CallAnswer, Kind, Number, OnBoard, Truth};
use crate::board::Point;

/// `?` among the moves of an open-ended call.
pub const TENUKI: Step = Step::Tenuki;

/// A label among the moves of an open-ended call.
#[inline]
pub fn play(label: impl OnBoard) -> Step {
    Step::Play(label.point())
}

/// A label among the arguments of a `…_somewhere` call.
#[inline]
pub fn point(label: impl OnBoard) -> Point {
    label.point()
}

/// The label at a row and a column of the diagram.
#[inline]
pub fn at<L: From<Point>, K: Kind>(ask: &Ask<'_, K>, row: i32, column: i32) -> L {
    ask.cell(row, column).into()
}

/// The answer of the call with this number in a constraint, which is noted if somebody wants to know it. It is a call of
/// its own for each type of answer: written into every constraint, it would make most of a database's code.
#[inline(never)]
pub fn seen<T: std::fmt::Debug, K: Kind>(answer: T, call: u32, ask: &mut Ask<'_, K>) -> T {
    if let Some(answers) = ask.answers() {
        answers.push(CallAnswer { call, text: format!("{answer:?}") });
    }
    answer
}

/// An operand of `&&`, `||`, `!`.
#[inline]
pub fn truth(value: impl Truth) -> bool {
    value.truth()
}

/// An operand of `+`, `-`.
#[inline]
pub fn number(value: impl Number) -> i32 {
    value.number()
}
