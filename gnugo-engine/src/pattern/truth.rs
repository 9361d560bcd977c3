//! What counts as true in a constraint, and what can be added.

use crate::reading::Outcome;

/// An answer that can be true or false.
///
/// A number is none: `lib(a)` alone does not say what is asked, `lib(a) > 1` does.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither true nor false",
    label = "not a truth value",
    note = "compare a number with another one, as in `lib(a) > 1`"
)]
pub trait Truth {
    /// Whether it is true.
    fn truth(self) -> bool;
}

impl Truth for bool {
    #[inline]
    fn truth(self) -> bool {
        self
    }
}

impl Truth for Outcome {
    /// Whether it succeeds at least by ko.
    #[inline]
    fn truth(self) -> bool {
        self != Self::Lost
    }
}

/// What can be added: numbers, and truth values, which count 1 where they are true.
#[diagnostic::on_unimplemented(message = "`{Self}` cannot be added", label = "neither a number nor a truth value")]
pub trait Number {
    /// The number.
    fn number(self) -> i32;
}

impl Number for i32 {
    #[inline]
    fn number(self) -> i32 {
        self
    }
}

impl Number for bool {
    #[inline]
    fn number(self) -> i32 {
        i32::from(self)
    }
}

impl Number for Outcome {
    #[inline]
    fn number(self) -> i32 {
        i32::from(self.truth())
    }
}
