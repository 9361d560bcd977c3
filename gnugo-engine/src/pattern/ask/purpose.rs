//! What a constraint may ask of the handicap that is being placed.
//!
//! These answers cost nothing: whoever matches patterns knows them.

use super::Ask;
use crate::pattern::Kind;

impl<K: Kind> Ask<'_, K> {
    /// The number of handicap stones of the game; 0 in an even game. An analysis is one of a position alone: what it asks
    /// patterns while strings are read and joined and influence spreads is asked as in an even game.
    pub fn total_handicap_stones(&mut self) -> i32 {
        self.handicap.total as i32
    }

    /// The number of handicap stones that are still to be placed; 0 if none are being placed.
    pub fn remaining_handicap_stones(&mut self) -> i32 {
        self.handicap.remaining as i32
    }
}
