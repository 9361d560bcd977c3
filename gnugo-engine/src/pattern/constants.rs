//! The words in capitals that constraints compare with.

use super::facts::Status;
use crate::reading::Outcome;

/// A reading result: it works without a ko.
pub const WIN: Outcome = Outcome::Win;
/// A reading result: it works by a ko that the side to move takes first.
pub const KO_A: Outcome = Outcome::KoA;
/// A reading result: it works by a ko for which the side to move needs the first threat.
pub const KO_B: Outcome = Outcome::KoB;
/// What becomes of a dragon: it lives.
pub const ALIVE: Status = Status::Alive;
/// What becomes of a dragon: it lives or dies by who moves first.
pub const CRITICAL: Status = Status::Critical;
/// What becomes of a dragon: it dies.
pub const DEAD: Status = Status::Dead;
/// What becomes of a dragon: not known.
pub const UNKNOWN: Status = Status::Unknown;
