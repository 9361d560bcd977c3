//! The letters and the values of a class line.

use std::fmt;

/// A set of class letters. What a letter means depends on the type of the database.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Classes(u64);

impl Classes {
    /// No letter: `-` on the class line.
    pub const NONE: Self = Self(0);

    /// The classes with these ASCII letters; other characters are no classes.
    #[must_use]
    pub const fn new(letters: &str) -> Self {
        let (bytes, mut bits, mut i) = (letters.as_bytes(), 0, 0);
        while i < bytes.len() {
            bits |= bit(bytes[i]);
            i += 1;
        }
        Self(bits)
    }

    /// Whether the letter is among them.
    #[inline]
    #[must_use]
    pub const fn has(self, letter: char) -> bool {
        letter.is_ascii() && self.0 & bit(letter as u8) != 0
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The letters, capitals first.
    pub fn letters(self) -> impl Iterator<Item = char> {
        ('A'..='z').filter(move |&letter| self.has(letter))
    }
}

const fn bit(letter: u8) -> u64 {
    if letter.is_ascii_alphabetic() { 1 << (letter - b'A') } else { 0 }
}

impl fmt::Display for Classes {
    /// As on a class line: the letters, or `-`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() { f.pad("-") } else { f.pad(&self.letters().collect::<String>()) }
    }
}

impl fmt::Debug for Classes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What a value of a class line is about (spec/patterns.texi, "Pattern Values"). Amounts are points of territory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueName {
    /// `terri`, `minterri`: the territorial value is at least this.
    MinTerritory,
    /// `maxterri`: the territorial value is at most this.
    MaxTerritory,
    /// `value`, `minvalue`: the final value of the move is at least this.
    MinValue,
    /// `maxvalue`: the final value of the move is at most this.
    MaxValue,
    /// `shape`: added to the move's shape value.
    Shape,
    /// `followup`: what a second move here would be worth, added to the move's follow-up value.
    Followup,
    /// `reverse_followup`: what the opponent's follow-up, prevented by this move, would be worth.
    ReverseFollowup,
}

/// What a value of a class line says of a label: a threat of the move, for life-and-death reading.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ThreatName {
    /// `threatens_to_capture`: a second move of ours would capture the string.
    Capture,
    /// `threatens_eye`: a second move of ours would take the eye, or make it.
    Eye,
    /// `reverse_sente`: an opponent's move at the point would threaten us.
    ReverseSente,
}

/// A value of a class line whose argument is a label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThreatValue {
    /// What it is about.
    pub name: ThreatName,
    /// The row and column of the label, from 0 at the top left of the diagram.
    pub point: (usize, usize),
}

/// A value of a class line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Value {
    /// What it is about.
    pub name: ValueName,
    /// How much.
    pub amount: f32,
}
