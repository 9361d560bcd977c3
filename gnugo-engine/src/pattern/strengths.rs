//! How good are the moves of a pattern, as games have taught?
//!
//! The strength of a feature of a move is by how much it makes the move likelier to be chosen: of two moves, one with a feature of
//! strength 3 is chosen three times as often as the same without it, and features multiply (generalised Bradley–Terry: R. Coulom,
//! "Computing Elo ratings of move patterns in the game of Go", 2007). Strengths are learnt from games and kept as a table of text.

use rustc_hash::FxHashMap;
use std::fmt;

/// The strengths of features, by their names: those of patterns are the names of the patterns.
#[derive(Clone, Debug, Default)]
pub struct Strengths(FxHashMap<String, f32>);

/// A line of a table that makes no sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadStrength {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: &'static str,
}

impl fmt::Display for BadStrength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for BadStrength {}

impl Strengths {
    /// Reads a table: in each line a name, a blank and a number greater than 0; `#` begins a comment.
    ///
    /// # Errors
    /// The first line that is not so, or that names something for the second time.
    pub fn parse(text: &str) -> Result<Self, BadStrength> {
        let mut strengths = FxHashMap::default();
        for (number, line) in text.lines().enumerate() {
            let bad = |why| BadStrength { line: number + 1, why };
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let (name, strength) = line.rsplit_once(' ').ok_or_else(|| bad("there is no number behind the name"))?;
            let strength = strength.parse().ok().filter(|strength: &f32| strength.is_normal() && *strength > 0.0);
            let strength = strength.ok_or_else(|| bad("the strength is no number greater than 0"))?;
            if strengths.insert(name.trim().to_owned(), strength).is_some() {
                return Err(bad("this was named before"));
            }
        }
        Ok(Self(strengths))
    }

    /// The strength of a feature, if it has one.
    #[must_use]
    pub fn of(&self, name: &str) -> Option<f32> {
        self.0.get(name).copied()
    }

    /// Whether nothing has a strength.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of them, in no order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, f32)> {
        self.0.iter().map(|(name, strength)| (name.as_str(), *strength))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_line_by_line() {
        let strengths = Strengths::parse("# learnt\nHane1 2.5\n\ncapture:2 7e1 # much\n").unwrap();
        assert_eq!(
            (strengths.of("Hane1"), strengths.of("capture:2"), strengths.of("Hane2")),
            (Some(2.5), Some(70.0), None)
        );
        assert_eq!(strengths.iter().count(), 2);
        assert!(Strengths::parse("").unwrap().is_empty());
        for (text, line, why) in [
            ("Hane1", 1, "there is no number behind the name"),
            ("Hane1 2\nHane2 -1", 2, "the strength is no number greater than 0"),
            ("Hane1 inf", 1, "the strength is no number greater than 0"),
            ("Hane1 1\n\nHane1 2", 3, "this was named before"),
        ] {
            let bad = Strengths::parse(text).unwrap_err();
            assert_eq!((bad.line, bad.why), (line, why));
            assert_eq!(bad.to_string(), format!("line {line}: {why}"));
        }
    }
}
