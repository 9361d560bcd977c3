//! How hard does a player read for a move?
//!
//! One row for each player: its numbers grow with the level. Other readings are the same for both.

use super::Player;
use crate::combination;

/// How much may be read for a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Allowance {
    /// The simulated games of each reading of life and death, for each level.
    pub(super) reading: u64,
    /// Those of all such readings together, for each level and each point of the board: no further question is begun.
    pub(super) readings: u64,
    /// The positions of each reading of a race that the analysis has not settled, and of all such races together, for each level.
    pub(super) race: u64,
    /// See there.
    pub(super) races: u64,
    /// The effective size of the smallest dragons that are asked about.
    pub(super) smallest: f32,
    /// The moves that are tried for a combination, and for each defence against it, for each level.
    pub(super) tries: u64,
}

/// How many threats a combination may have.
const THREATS: u8 = 3;

impl Allowance {
    /// That of a player. Who only knows reads more life and death than who simulates games besides: with four times as many games it won
    /// 25 of 40 games on 13×13 against itself, with ten times as many 16 of 24. A single stone may escape capture in what is the
    /// opponent's all the same: who does not look ahead has to ask about it, too.
    pub(super) const fn of(player: Player) -> Self {
        match player {
            Player::Knowledge => {
                Self { reading: 1_200, readings: 16, race: 5_000, races: 30_000, smallest: 2.0, tries: 20 }
            }
            Player::Search => Self { reading: 300, readings: 8, race: 0, races: 0, smallest: 4.0, tries: 40 },
        }
    }

    /// That of a search for combinations.
    pub(super) fn of_combinations(self, level: u8) -> combination::Effort {
        combination::Effort { depth: THREATS.min(level), tries: self.tries * u64::from(level) }
    }
}
