//! What do the words behind a command mean?
//!
//! GTP 2, section 2.4 to 2.11: numbers, colours, vertices. Colours and vertices may be written in either case.

use super::{Failure, Request};
use gnugo_engine::board::{Color, Point};
use gnugo_engine::game::Move;
use std::ops::RangeInclusive;

/// The words of a command, taken one after the other.
#[derive(Clone, Debug)]
pub struct Arguments<'a> {
    words: std::slice::Iter<'a, String>,
    /// All of them as they were written.
    text: &'a str,
}

impl<'a> Arguments<'a> {
    /// Words that are no request of their own, and have no [`text`](Self::text).
    #[must_use]
    pub fn new(words: &'a [String]) -> Self {
        Self { words: words.iter(), text: "" }
    }

    /// The words of a request.
    #[must_use]
    pub fn of(request: &'a Request) -> Self {
        Self { words: request.words.iter(), text: &request.text }
    }

    /// How many words are left.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether all words have been taken.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whatever comes next.
    ///
    /// # Errors
    /// If nothing comes any more.
    pub fn word(&mut self) -> Result<&'a str, Failure> {
        self.words.next().map(String::as_str).ok_or_else(|| Failure::syntax("an argument is missing"))
    }

    /// All words of the request, whether they were taken or not, as they were written: with all blanks between and behind them.
    #[must_use]
    pub fn text(&mut self) -> &'a str {
        self.words = [].iter();
        self.text
    }

    /// A number from 0.
    ///
    /// # Errors
    /// If the word is none, or is missing.
    pub fn integer(&mut self) -> Result<u32, Failure> {
        let word = self.word()?;
        parse_integer(word).ok_or_else(|| {
            let is_other =
                word.trim_start_matches(['-', '+']).bytes().all(|byte| byte.is_ascii_digit()) && !word.is_empty();
            let what = if is_other { "is no number from 0 to 2147483647" } else { "is no whole number" };
            Failure::syntax(format_args!("`{}` {what}", shortened(word)))
        })
    }

    /// A number from 0, as an index or a count.
    ///
    /// # Errors
    /// If the word is none, or is missing.
    pub fn count(&mut self) -> Result<usize, Failure> {
        self.integer().map(|number| usize::try_from(number).unwrap_or(usize::MAX))
    }

    /// 0 (no) or 1 (yes).
    ///
    /// # Errors
    /// If the word is neither, or is missing.
    pub fn yes_or_no(&mut self) -> Result<bool, Failure> {
        match self.integer()? {
            0 => Ok(false),
            1 => Ok(true),
            number => Err(Failure::syntax(format_args!("`{number}` is neither 0 (no) nor 1 (yes)"))),
        }
    }

    /// Any finite number.
    ///
    /// # Errors
    /// If the word is none, or is missing.
    pub fn float(&mut self) -> Result<f32, Failure> {
        let word = self.word()?;
        let number: Option<f32> = word.parse().ok();
        let what = if number.is_some() { "is not finite, or too large" } else { "is no number" };
        let finite = number.filter(|number| number.is_finite());
        finite.ok_or_else(|| Failure::syntax(format_args!("`{}` {what}", shortened(word))))
    }

    /// `black`, `white`, `b` or `w`.
    ///
    /// # Errors
    /// If the word is none of them, or is missing.
    pub fn color(&mut self) -> Result<Color, Failure> {
        let word = self.word()?;
        let no_color = || Failure::syntax(format_args!("`{}` is no color: `black` or `white`", shortened(word)));
        read_color(word).ok_or_else(no_color)
    }

    /// A point of a board of `size`, or a pass.
    ///
    /// # Errors
    /// If the word is none, or is missing.
    pub fn vertex(&mut self, size: usize) -> Result<Move, Failure> {
        if self.words.as_slice().first().is_some_and(|word| word.eq_ignore_ascii_case("pass")) {
            self.words.next();
            return Ok(Move::Pass);
        }
        self.point(size).map(Move::Play)
    }

    /// A point of a board of `size`.
    ///
    /// # Errors
    /// If the word is none, or is missing.
    pub fn point(&mut self, size: usize) -> Result<Point, Failure> {
        let word = self.word()?;
        let no_point = || Failure::syntax(format_args!("`{}` is no point of a board of {size} lines", shortened(word)));
        Point::from_text(word, size).ok_or_else(no_point)
    }
}

/// A whole number as the protocol has them: 0 to 2³¹−1.
fn parse_integer(word: &str) -> Option<u32> {
    const RANGE: RangeInclusive<u32> = 0..=i32::MAX as u32;
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|number| digits && RANGE.contains(number))
}

/// The colour that a word names, in either case.
#[must_use]
pub fn read_color(word: &str) -> Option<Color> {
    let is = |name: &str| word.eq_ignore_ascii_case(name);
    if is("black") || is("b") {
        Some(Color::Black)
    } else if is("white") || is("w") {
        Some(Color::White)
    } else {
        None
    }
}

/// The protocol's text for points, in the order given.
pub fn points(points: impl IntoIterator<Item = Point>, size: usize) -> String {
    points.into_iter().map(|point| point.to_text(size)).collect::<Vec<_>>().join(" ")
}

/// A word as an error repeats it: long ones cut.
fn shortened(word: &str) -> String {
    const LONGEST: usize = 40;
    let mut short: String = word.chars().take(LONGEST).collect();
    if short.len() < word.len() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with<T>(text: &str, read: impl FnOnce(&mut Arguments<'_>) -> T) -> T {
        let words: Vec<_> = text.split_whitespace().map(str::to_owned).collect();
        read(&mut Arguments::new(&words))
    }

    #[test]
    fn words_mean_what_the_protocol_says() {
        for (word, color) in
            [("black", Color::Black), ("B", Color::Black), ("W", Color::White), ("wHITe", Color::White)]
        {
            assert_eq!(with(word, |a| a.color()), Ok(color));
        }
        for word in ["", "bl", "blacks", "empty", "q"] {
            assert!(with(word, |a| a.color()).is_err(), "{word}");
        }
        assert_eq!(with("PaSs", |a| a.vertex(9)), Ok(Move::Pass));
        assert_eq!(with("a1", |a| a.vertex(9)), Ok(Move::Play(Point::new(8, 0))));
        assert_eq!(with("J9", |a| a.point(9)), Ok(Point::new(0, 8)));
        for word in ["", "i5", "a0", "a10", "k1", "resign", "a1x", "1a"] {
            assert!(with(word, |a| a.vertex(9)).is_err(), "{word}");
        }
        assert!(with("pass", |a| a.point(9)).is_err());
    }

    #[test]
    fn numbers_are_in_range() {
        assert_eq!(with("0", |a| a.integer()), Ok(0));
        assert_eq!(with("2147483647", |a| a.integer()), Ok(2_147_483_647));
        for word in ["", "-1", "+1", "2147483648", "99999999999999999999", "1.0", "x", "٣"] {
            assert!(with(word, |a| a.integer()).is_err(), "{word}");
        }
        for (word, number) in [("6.5", 6.5), ("-0.5", -0.5), ("7", 7.0), ("1e2", 100.0)] {
            assert_eq!(with(word, |a| a.float()), Ok(number));
        }
        for word in ["", "nan", "inf", "-infinity", "1e999", "6,5"] {
            assert!(with(word, |a| a.float()).is_err(), "{word}");
        }
    }

    #[test]
    fn an_error_does_not_repeat_everything() {
        let failure = with(&"é".repeat(10_000), |a| a.color()).unwrap_err();
        assert!(failure.message().len() < 150, "{}", failure.message());
    }
}
