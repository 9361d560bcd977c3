//! Which numbers may options have, where being a number is not enough?

/// Points on the board, which may be fractions and less than nothing.
pub(crate) fn points(text: &str) -> Result<f32, String> {
    text.parse().ok().filter(|komi: &f32| komi.is_finite()).ok_or_else(|| "it is no number".to_owned())
}

/// An amount of memory.
pub(crate) fn megabytes(text: &str) -> Result<f32, String> {
    text.parse().ok().filter(|size: &f32| (0.0..=1e9).contains(size)).ok_or_else(|| "it is no size".to_owned())
}
