//! How are fractions added up so that it does not matter in which order?
//!
//! What is said of a position must not depend on how the board lies, and so not on the order in which points are looked
//! at. Floating-point numbers are rounded with every addition; whole multiples of a small unit are not.

use std::iter::Sum;
use std::ops::AddAssign;

/// The unit of the sums: so many of them make 1. Halves to sixteenths of 1 are whole numbers of it.
const UNIT: f64 = 720_720.0 * 65_536.0;

/// A sum of fractions, exact to a ten millionth of a ten thousandth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Fractions(i64);

impl Fractions {
    /// The sum.
    pub(crate) fn value(self) -> f32 {
        (self.0 as f64 / UNIT) as f32
    }
}

impl From<f64> for Fractions {
    fn from(value: f64) -> Self {
        Self((value * UNIT).round() as i64)
    }
}

impl AddAssign<f64> for Fractions {
    fn add_assign(&mut self, value: f64) {
        self.0 += Self::from(value).0;
    }
}

impl Sum<f32> for Fractions {
    fn sum<I: Iterator<Item = f32>>(values: I) -> Self {
        Self(values.map(|value| Self::from(f64::from(value)).0).sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn equal_parts_make_a_whole() {
        for parts in 1..=16 {
            let mut sum = Fractions::default();
            for _ in 0..parts {
                sum += 1.0 / f64::from(parts);
            }
            assert_eq!(sum, Fractions::from(1.0), "{parts}");
        }
    }

    proptest! {
        /// As exactly as one number can be told.
        #[test]
        fn one_number_is_its_own_sum(value in -10_000.0_f32..10_000.0) {
            prop_assume!(value.abs() > 0.01);
            prop_assert_eq!(std::iter::once(value).sum::<Fractions>().value(), value);
        }

        #[test]
        fn the_order_does_not_matter(mut values in proptest::collection::vec(-30.0_f32..30.0, 0..60)) {
            let sum: Fractions = values.iter().copied().sum();
            let rounded: f32 = values.iter().sum();
            prop_assert!((sum.value() - rounded).abs() < 0.001);
            values.sort_by(f32::total_cmp);
            prop_assert_eq!(sum, values.into_iter().sum());
        }
    }
}
