//! Which moves threaten to capture a safe string, or to save a lost one?
//!
//! The spec's attack and defense threats (spec/worms-and-dragons.texi, "attack_threat_points"): for a string that cannot
//! be captured, the moves after which it could be, if they were ignored; for one that is lost, the moves after which it
//! could be saved. At most ten of each, the best first. Every move near the string is tried and read on, so that a middle
//! game takes longer than all else that is found out about its strings: it is worked out only for whoever asks.

use super::{Attempts, Worms};
use crate::board::{Board, Point};
use crate::reading::{Reader, Threat};
use rustc_hash::FxHashMap;

/// The threats against and for all strings of a position.
#[derive(Clone, Debug, Default)]
pub struct WormThreats {
    /// By the origins of the strings.
    attacks: FxHashMap<Point, Attempts>,
    defenses: FxHashMap<Point, Attempts>,
    none: Attempts,
}

impl WormThreats {
    /// Reads the threats of all strings. The board is given back as it was.
    #[must_use]
    pub fn new(board: &mut Board, reader: &mut Reader, worms: &Worms) -> Self {
        let mut all = Self::default();
        for worm in worms {
            if worm.attacks.iter().next().is_none() {
                all.attacks.insert(worm.origin, attempts(reader.attack_threats(board, worm.origin)));
            } else if worm.defenses.iter().next().is_none() {
                all.defenses.insert(worm.origin, attempts(reader.defense_threats(board, worm.origin)));
            }
        }
        all
    }

    /// The moves that threaten to capture the string with this origin.
    #[must_use]
    pub fn attacks(&self, origin: Point) -> &Attempts {
        self.attacks.get(&origin).unwrap_or(&self.none)
    }

    /// The moves that threaten to save the string with this origin.
    #[must_use]
    pub fn defenses(&self, origin: Point) -> &Attempts {
        self.defenses.get(&origin).unwrap_or(&self.none)
    }
}

fn attempts(threats: Vec<Threat>) -> Attempts {
    let mut all = Attempts::default();
    for threat in threats {
        all.add(threat.point, threat.outcome);
    }
    all
}
