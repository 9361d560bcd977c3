//! Which kinds of questions are there, and what came of those of one kind?

use super::digest::Digest;
use std::fmt;
use std::ops::AddAssign;

/// What questions are about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Where the patterns of each database match, and which matches it accepts.
    Matching,
    /// Which strings can be captured or saved, and by which moves.
    Reading,
    /// Which strings can be connected or cut, and which get into an area.
    Connection,
    /// What becomes of strings, eyes and dragons, and who holds what.
    Analysis,
    /// Which moves are proposed, and which one is chosen with a fixed seed.
    Choosing,
}

impl Kind {
    /// All kinds, in the order in which they are asked.
    pub const ALL: [Self; 5] = [Self::Matching, Self::Reading, Self::Connection, Self::Analysis, Self::Choosing];

    /// Its name: a word.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Matching => "matching",
            Self::Reading => "reading",
            Self::Connection => "connection",
            Self::Analysis => "analysis",
            Self::Choosing => "choosing",
        }
    }

    /// What is asked.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::Matching => "where the patterns of each database match, and which matches it accepts",
            Self::Reading => "which strings can be captured or saved, and by which moves",
            Self::Connection => "which strings can be connected or cut, and which get into an area",
            Self::Analysis => "what becomes of strings, eyes and dragons, and who holds what",
            Self::Choosing => "which moves are proposed, and which one is chosen with a fixed seed",
        }
    }
}

/// What came of the questions of one kind. It displays as its line of `docs/signature.txt`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The kind.
    pub kind: Kind,
    /// The number of questions.
    pub questions: u64,
    /// What they cost.
    pub counts: Counts,
    /// All answers with their costs.
    pub digest: Digest,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} questions, {}, answers {}", self.kind.name(), self.questions, self.counts, self.digest)
    }
}

/// What answers cost, in units that are the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Places where a pattern's drawing matched.
    pub matches: u64,
    /// Stones tried by reading.
    pub stones: u64,
    /// Positions that life-and-death reading has looked at.
    pub positions: u64,
    /// Games simulated.
    pub games: u64,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.matches += other.matches;
        self.stones += other.stones;
        self.positions += other.positions;
        self.games += other.games;
    }
}

impl fmt::Display for Counts {
    /// Those that are not 0, and always the stones.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.matches > 0 {
            write!(f, "{} matches, ", self.matches)?;
        }
        write!(f, "{} stones", self.stones)?;
        if self.positions > 0 {
            write!(f, ", {} positions", self.positions)?;
        }
        if self.games > 0 {
            write!(f, ", {} games", self.games)?;
        }
        Ok(())
    }
}
