//! The mean of some numbers, and how well it is known.

use std::fmt;

/// A mean with its standard error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Mean {
    pub(super) value: f64,
    /// Nothing is known of it from one number.
    pub(super) error: Option<f64>,
}

impl Mean {
    /// That of some numbers; 0 of none.
    pub(super) fn of(numbers: &[f64]) -> Self {
        let count = numbers.len().max(1) as f64;
        let value = numbers.iter().sum::<f64>() / count;
        let squares: f64 = numbers.iter().map(|number| (number - value).powi(2)).sum();
        let error = (numbers.len() > 1).then(|| (squares / (count * (count - 1.0))).sqrt());
        Self { value, error }
    }
}

impl fmt::Display for Mean {
    /// `0.6000 ± 0.1000`, with as many decimals as are asked for, or four.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let decimals = f.precision().unwrap_or(4);
        write!(f, "{:.decimals$}", self.value)?;
        self.error.map_or(Ok(()), |error| write!(f, " ± {error:.decimals$}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_number_says_nothing_of_the_error() {
        assert_eq!(Mean::of(&[0.25]).to_string(), "0.2500");
        assert_eq!(format!("{:.1}", Mean::of(&[0.5, 0.7])), "0.6 ± 0.1");
    }
}
