//! How does the dragon stand, as far as can be told without reading on?

use super::field::{ATTACKER, Cells, Field, OWNER, Position, each};
use smallvec::SmallVec;

/// What can be told of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// The strings that the goal is part of.
    pub(super) group: Cells,
    /// The attacker's stones that stay, with those that hang together with them.
    pub(super) firm: Cells,
    /// Where an eye could be.
    pub(super) eyes: Cells,
}

impl Sight {
    /// Looks at a position in which `left` is left of the goal.
    pub(super) fn of(field: &Field, position: &Position, left: Cells) -> Self {
        let group = field.flood(left, field.stones(position, OWNER));
        let firm = field.flood(field.stay[ATTACKER], field.stones(position, ATTACKER));
        let eyes = field.arena & !position.stones[OWNER] & !firm & !field.beside(firm);
        Self { group, firm, eyes }
    }

    /// How many eyes there may be, none, one, or two and more: next to the attacker's stones that stay there is none, and
    /// two points side by side are one. False eyes count only if a ko might keep them.
    pub(super) fn most_eyes(&self, field: &Field, by_ko: bool) -> u32 {
        let mut eyes = 0;
        for part in field.parts(self.eyes) {
            eyes += match part.count_ones() {
                1 if !by_ko && self.is_false(field, part) => 0,
                1 | 2 => 1,
                _ => 2,
            };
            if eyes >= 2 {
                return 2;
            }
        }
        eyes
    }

    /// Whether the attacker holds too many of a point's diagonals.
    pub(super) fn is_false(&self, field: &Field, cell: Cells) -> bool {
        let diagonals = field.diagonals(cell);
        let held = (diagonals & self.firm).count_ones();
        held >= if diagonals.count_ones() == 4 { 2 } else { 1 }
    }
}

/// If a string of the goal's lives even if its owner passes for ever (D. Benson, "Life in the game of Go", 1976): the
/// regions that it lives by.
pub(super) fn unconditional(field: &Field, position: &Position, left: Cells) -> Option<Cells> {
    let own = field.stones(position, OWNER);
    let empty = field.empty(position);
    let mut regions: SmallVec<[Cells; 8]> = SmallVec::new();
    for region in field.parts(field.on_board & !own) {
        if region & field.stay[ATTACKER] == 0 {
            regions.push(region);
        }
    }
    if regions.len() < 2 {
        return None;
    }
    let mut strings: SmallVec<[(Cells, Cells); 8]> = field
        .parts(own)
        .map(|string| (string, field.beside(string)))
        .filter(|(_, beside)| regions.iter().any(|region| region & beside != 0))
        .collect();
    loop {
        let mut doomed = 0;
        strings.retain(|(string, beside)| {
            let vital = regions.iter().filter(|&&region| region & empty != 0 && region & empty & !*beside == 0);
            let stays = *string & field.stay[OWNER] != 0 || vital.take(2).count() == 2;
            if !stays {
                doomed |= *string;
            }
            stays
        });
        if doomed == 0 {
            let lives = strings.iter().any(|(string, _)| string & left != 0);
            return lives.then(|| regions.iter().fold(0, |all, region| all | region));
        }
        let around = field.beside(doomed);
        regions.retain(|region| *region & around == 0);
        if regions.len() < 2 {
            return None;
        }
    }
}

/// Strings with no more liberties may be captured soon.
const FEW: u32 = 3;

/// The liberties of strings that have few.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Hanging {
    /// Those of strings in atari.
    pub(super) hot: Cells,
    /// Those of each side's strings that have no more than three.
    pub(super) few: [Cells; 2],
}

impl Hanging {
    pub(super) fn of(field: &Field, position: &Position, firm: Cells) -> Self {
        let mut found = Self::default();
        let empty = field.empty(position);
        for side in [OWNER, ATTACKER] {
            let stones = field.stones(position, side);
            let loose = if side == ATTACKER { position.stones[side] & !firm } else { position.stones[side] };
            let mut seeds = loose;
            for _ in each(loose) {
                if seeds == 0 {
                    break;
                }
                let string = field.flood(seeds & seeds.wrapping_neg(), stones);
                seeds &= !string;
                if string & field.stay[side] != 0 {
                    continue;
                }
                let liberties = field.beside(string) & empty;
                let count = liberties.count_ones();
                if count == 1 {
                    found.hot |= liberties;
                }
                if count <= FEW {
                    found.few[side] |= liberties;
                }
            }
        }
        found
    }
}
