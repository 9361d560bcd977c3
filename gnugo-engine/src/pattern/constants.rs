//! The words in capitals that constraints compare with.

use crate::reading::Outcome;

/// A reading result: it works without a ko.
pub const WIN: Outcome = Outcome::Win;
/// A reading result: it works by a ko that the side to move takes first.
pub const KO_A: Outcome = Outcome::KoA;
/// A reading result: it works by a ko for which the side to move needs the first threat.
pub const KO_B: Outcome = Outcome::KoB;
