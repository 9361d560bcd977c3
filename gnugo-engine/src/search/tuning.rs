//! What is other than usual in a search, as somebody writes it who tunes its numbers?

use super::parameters::{Parameters, Unset};
use std::str::FromStr;
use thiserror::Error;

/// The setting that is no parameter: whether learnt strengths tell how good moves are.
const STRENGTHS: &str = "strengths";

/// Parameters that are divided by.
const POSITIVE: [&str; 6] = ["critical_games", "equivalent", "even", "learnt", "score_scale", "width"];

/// Changes of the numbers that the search works with: `equivalent=1000,near=8/4/2`, and `strengths=0` for a search without learnt
/// strengths; an empty text changes nothing.
///
/// ```
/// use gnugo_engine::moves::Tuning;
///
/// assert!("width=2,widening=0.5".parse::<Tuning>().is_ok());
/// let error = "witdh=2".parse::<Tuning>().unwrap_err().to_string();
/// assert!(error.contains("no number `witdh`") && error.contains("`width`"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tuning {
    /// Names of parameters with what is written for them, in the order in which they are set.
    changes: Vec<(String, String)>,
    no_strengths: bool,
}

/// What cannot be understood of it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadTuning {
    /// A part without `=`.
    #[error("`{0}` sets nothing: write a name, `=` and a value")]
    Setting(String),
    /// A name that there is not.
    #[error("the search has no number `{0}`; it has {names}", names = names())]
    Name(String),
    /// A value that cannot be one.
    #[error("`{text}` is no value for `{name}`, which takes {expected}")]
    Value {
        /// Whose it is.
        name: String,
        /// As it is written.
        text: String,
        /// What it could be.
        expected: &'static str,
    },
}

/// All names that can be set.
fn names() -> String {
    let all = Parameters::NAMES.iter().copied().chain([STRENGTHS]);
    all.map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

impl FromStr for Tuning {
    type Err = BadTuning;

    fn from_str(text: &str) -> Result<Self, BadTuning> {
        let mut tuning = Self::default();
        // What is wrong does not depend on the board.
        let mut tried = Parameters::new(9, true);
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').ok_or_else(|| BadTuning::Setting(part.to_owned()))?;
            let (name, value) = (name.trim(), value.trim());
            let bad = |expected| BadTuning::Value { name: name.to_owned(), text: value.to_owned(), expected };
            if name == STRENGTHS {
                tuning.no_strengths = match value {
                    "0" => true,
                    "1" => false,
                    _ => return Err(bad("0 or 1")),
                };
                continue;
            }
            tried.set(name, value).map_err(|why| match why {
                Unset::Name => BadTuning::Name(name.to_owned()),
                Unset::Value(expected) => bad(expected),
            })?;
            if POSITIVE.contains(&name) && value.parse().is_ok_and(|value: f32| value == 0.0) {
                return Err(bad("a number greater than 0"));
            }
            tuning.changes.push((name.to_owned(), value.to_owned()));
        }
        Ok(tuning)
    }
}

impl Tuning {
    /// Whether learnt strengths are heeded.
    pub(super) fn has_strengths(&self) -> bool {
        !self.no_strengths
    }

    /// The parameters for a board of `size`; with learnt strengths or without.
    pub(super) fn parameters(&self, size: usize, is_learnt: bool) -> Parameters {
        let mut parameters = Parameters::new(size, is_learnt);
        for (name, value) in &self.changes {
            // All of them could be set when they were read.
            let _ = parameters.set(name, value);
        }
        parameters
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_set_and_nothing_else() {
        let tuning: Tuning = "equivalent=1000, near=8/4.5/0,grow_after=7,width=3,width=4".parse().expect("a tuning");
        for (size, is_learnt) in [(9, true), (9, false), (19, true)] {
            let usual = Parameters::new(size, is_learnt);
            let expected = Parameters { equivalent: 1000.0, near: [8.0, 4.5, 0.0], grow_after: 7, width: 4.0, ..usual };
            assert_eq!(tuning.parameters(size, is_learnt), expected);
            assert_eq!(Tuning::default().parameters(size, is_learnt), usual);
        }
        assert_eq!("".parse(), Ok(Tuning::default()));
        assert!(!"strengths=0".parse::<Tuning>().expect("a tuning").has_strengths());
        assert!("strengths=0,strengths=1".parse::<Tuning>().expect("a tuning").has_strengths());
    }

    #[test]
    fn every_parameter_has_its_name() {
        let usual = Parameters::new(9, true);
        for name in Parameters::NAMES {
            let value = if ["near", "lines"].contains(name) { "3/5/123" } else { "123" };
            let tuning: Tuning = format!("{name}={value}").parse().expect("a tuning");
            assert_ne!(tuning.parameters(9, true), usual, "{name}");
        }
    }

    #[test]
    fn what_cannot_be_understood_is_refused() {
        for (text, part) in [
            ("width", "`width` sets nothing"),
            ("breadth=2", "no number `breadth`; it has `grow_after`, `explore`, "),
            ("width=wide", "`wide` is no value for `width`, which takes a number from 0"),
            ("width=-1", "takes a number from 0"),
            ("width=nan", "takes a number from 0"),
            ("width=0", "greater than 0"),
            ("critical_games=0", "greater than 0"),
            ("grow_after=1.5", "a whole number"),
            ("near=1/2", "three numbers"),
            ("strengths=2", "0 or 1"),
        ] {
            let error = text.parse::<Tuning>().expect_err(text).to_string();
            assert!(error.contains(part), "{text}: {error}");
        }
    }
}
