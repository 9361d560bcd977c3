//! Who wins a capturing race?
//!
//! Two dragons of different colours, side by side, of which neither lives alone: one captures the other, or both live in seki.
//! All of that is read in a [`pocket`](super) of both, their liberties and their eyes, so that eyes, big eyes, approach
//! moves, shared liberties and kos come out as they are; it costs up to a quarter of a second for each reading, of which
//! there are up to three for each of three questions, and that once more if a smaller pocket has to be tried. Who gets out, and what stands around, is not seen: that stays as it is.

use super::pocket::{Pocket, Read};
use super::{Found, OwlReader, QUICKER, succeeds};
use crate::board::{Board, Color, Point, PointSet};
use crate::dragons::OwlAnswer;
use crate::reading::Outcome;

/// The positions that one reading of a race looks at, for each that it may look at in the open.
pub(super) const SHARE: u64 = 20;
/// How many steps from both dragons moves are considered; fewer if there are too many.
pub(super) const STEPS: [usize; 2] = [2, 1];

/// How a capturing race ends, if the first dragon's owner moves first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Race {
    /// Whether he saves his own dragon: it is not captured, be it in seki.
    pub defense: Outcome,
    /// Whether he captures the other one.
    pub attack: Outcome,
    /// The move; none if none is needed, or none helps.
    pub point: Option<Point>,
    /// Whether all of it was read to its end, where nothing outside could change it.
    pub certain: bool,
}

impl OwlReader {
    /// Reads the race between a dragon of `color`, whose owner moves first, and one of the opponent's. `None` if it is spread
    /// too widely, or could not be read to its end.
    pub fn race(&mut self, board: &Board, own: &PointSet, other: &PointSet, color: Color) -> Option<Race> {
        STEPS.into_iter().find_map(|steps| self.race_within(board, [own, other], color, steps))
    }

    /// The same among the points within so many steps.
    fn race_within(&mut self, board: &Board, dragons: [&PointSet; 2], color: Color, steps: usize) -> Option<Race> {
        let ([own, other], enemy) = (dragons, color.opponent());
        let mine = Pocket::of_race(board, [own, other], color, steps)?;
        let theirs = Pocket::of_race(board, [other, own], enemy, steps)?;
        let attack = self.race_of(&theirs, color)?;
        let defense = self.race_of(&mine, color)?;
        let (found, pocket) = if attack.outcome != Outcome::Lost {
            (attack, &theirs)
        } else if defense.outcome != Outcome::Lost {
            (defense, &mine)
        } else {
            let certain = attack.certain && defense.certain;
            return Some(Race { defense: Outcome::Lost, attack: Outcome::Lost, point: None, certain });
        };
        // Whoever wins though the other moves first needs no move.
        let after_pass = self.race_of(pocket, enemy)?;
        let point = found.point.filter(|_| found.outcome != Outcome::Win || after_pass.outcome != Outcome::Lost);
        let certain = attack.certain && defense.certain && after_pass.certain;
        // Who captures the other one lives by that.
        let defense = defense.outcome.max(attack.outcome);
        Some(Race { defense, attack: attack.outcome, point, certain })
    }

    /// Whether `player`, who moves first, gets what he wants in a pocket.
    fn race_of(&mut self, pocket: &Pocket, player: Color) -> Option<OwlAnswer> {
        let mut is_settled = true;
        let attacks = player != pocket.owner;
        let answer = self.answer(player, player.opponent(), |owl, rich| {
            let Read { numbers, point, nodes, met_ko, certain } =
                pocket.read(player, rich, SHARE * owl.most, owl.time.as_ref());
            owl.nodes += nodes / QUICKER;
            is_settled &= numbers.is_settled();
            Found { succeeds: succeeds(numbers, attacks), certain, is_settled: numbers.is_settled(), met_ko, point }
        });
        is_settled.then_some(answer)
    }
}
