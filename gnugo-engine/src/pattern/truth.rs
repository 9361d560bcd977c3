//! What counts as true in a constraint, and what can be added.

use super::facts::Surrounded;
use crate::reading::Outcome;
use std::cmp::Ordering;

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

impl Truth for Surrounded {
    /// Whether it is surrounded at least weakly.
    #[inline]
    fn truth(self) -> bool {
        self != Self::No
    }
}

impl PartialEq<i32> for Surrounded {
    fn eq(&self, number: &i32) -> bool {
        i32::from(self.code()) == *number
    }
}

impl PartialOrd<i32> for Surrounded {
    fn partial_cmp(&self, number: &i32) -> Option<Ordering> {
        i32::from(self.code()).partial_cmp(number)
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

/// An answer in points or shares of something, which need not be whole. It compares with numbers of either kind, and is
/// neither true nor false.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug, Default)]
pub struct Amount(pub f32);

macro_rules! compares {
    ($number:ty, $amount:expr) => {
        impl PartialEq<$number> for Amount {
            #[inline]
            fn eq(&self, other: &$number) -> bool {
                self.0 == $amount(*other)
            }
        }

        impl PartialOrd<$number> for Amount {
            #[inline]
            fn partial_cmp(&self, other: &$number) -> Option<Ordering> {
                self.0.partial_cmp(&$amount(*other))
            }
        }

        impl PartialEq<Amount> for $number {
            #[inline]
            fn eq(&self, other: &Amount) -> bool {
                $amount(*self) == other.0
            }
        }

        impl PartialOrd<Amount> for $number {
            #[inline]
            fn partial_cmp(&self, other: &Amount) -> Option<Ordering> {
                $amount(*self).partial_cmp(&other.0)
            }
        }
    };
}

compares!(i32, |number| number as f32);
compares!(f32, |number: f32| number);
