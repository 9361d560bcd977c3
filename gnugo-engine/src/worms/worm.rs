//! What is said of a string, and of the moves that capture or save it?

use crate::board::{Color, Point, PointSet};
use crate::reading::Outcome;
use smallvec::SmallVec;

/// No more moves than these are kept for a string (spec/worms-and-dragons.texi, "attack_points").
const MOST: usize = 10;

/// A string of stones with what tactical reading says of it.
#[derive(Clone, Debug)]
pub struct Worm {
    /// Its first stone in reading order.
    pub origin: Point,
    /// Its colour.
    pub color: Color,
    /// Its stones.
    pub stones: PointSet,
    /// The empty points next to it.
    pub liberties: PointSet,
    /// The moves of the opponent's that capture it, the best first.
    pub attacks: Attempts,
    /// The moves of its owner's that save it, the best first. Searched for only where there is an attack.
    pub defenses: Attempts,
}

impl Worm {
    /// The number of its stones.
    #[must_use]
    pub fn size(&self) -> usize {
        self.stones.len()
    }

    /// Whether the opponent can capture it, moving first.
    #[must_use]
    pub fn attack(&self) -> Outcome {
        self.attacks.best()
    }

    /// What comes of it for its owner if he passes.
    pub(crate) fn if_passed(&self) -> Outcome {
        self.attack().reversed()
    }

    /// Whether its owner can save it from the attack, moving first; `Lost` where there is no attack.
    #[must_use]
    pub fn defense(&self) -> Outcome {
        self.defenses.best()
    }

    /// Whether it lives or dies by who moves first.
    #[must_use]
    pub fn is_critical(&self) -> bool {
        self.attack() != Outcome::Lost && self.defense() != Outcome::Lost
    }

    /// Whether it is captured even if its owner moves first.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.attack() == Outcome::Win && self.defense() == Outcome::Lost
    }
}

/// A move and what it achieves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// The move.
    pub point: Point,
    /// Its result for the player who makes it; never `Lost`.
    pub outcome: Outcome,
}

/// Moves that all capture a string, or all save it, the best first; those found earlier before those found later.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Attempts(SmallVec<[Attempt; 4]>);

impl Attempts {
    /// What the best of them achieves; `Lost` if there is none.
    #[must_use]
    pub fn best(&self) -> Outcome {
        self.0.first().map_or(Outcome::Lost, |attempt| attempt.outcome)
    }

    /// What a move achieves, as far as it is known.
    #[must_use]
    pub fn by(&self, point: Point) -> Outcome {
        self.0.iter().find(|attempt| attempt.point == point).map_or(Outcome::Lost, |attempt| attempt.outcome)
    }

    /// The moves.
    pub fn iter(&self) -> std::slice::Iter<'_, Attempt> {
        self.0.iter()
    }

    /// Adds a move, in its place.
    pub(super) fn add(&mut self, point: Point, outcome: Outcome) {
        if outcome == Outcome::Lost || self.by(point) >= outcome {
            return;
        }
        self.0.retain(|attempt| attempt.point != point);
        let place = self.0.iter().position(|attempt| attempt.outcome < outcome).unwrap_or(self.0.len());
        self.0.insert(place, Attempt { point, outcome });
        self.0.truncate(MOST);
    }
}

impl<'a> IntoIterator for &'a Attempts {
    type Item = &'a Attempt;
    type IntoIter = std::slice::Iter<'a, Attempt>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
