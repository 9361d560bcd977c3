//! How does a dragon stand in a race, as far as can be told without reading on?

use super::field::{ATTACKER, Area, Cells, Chain, Chains, Field, OWNER, Position, each};
use crate::fight::lives_by;
use smallvec::SmallVec;

/// What can be told of the owner's dragon in a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// The strings that the dragon is part of.
    pub(super) group: Cells,
    /// Their liberties.
    pub(super) liberties: Cells,
    /// Whether one of them is connected to stones that stay.
    pub(super) stays: bool,
    /// The attacker's stones that are connected to stones that stay.
    pub(super) firm: Cells,
    /// Where an eye of the owner's could be.
    pub(super) eyes: Cells,
}

impl Sight {
    /// Looks at a position with these strings.
    pub(super) fn of(field: &Field, position: &Position, chains: &Chains) -> Self {
        let goal = field.goals[OWNER];
        let mut found = Self { group: 0, liberties: 0, stays: false, firm: 0, eyes: 0 };
        for chain in chains[OWNER].iter().filter(|chain| chain.stones & goal != 0) {
            found.group |= chain.stones;
            found.liberties |= chain.liberties;
            found.stays |= chain.stays;
        }
        found.firm = firm(&chains[ATTACKER]);
        let beside = field.walls[ATTACKER] | field.beside(found.firm);
        found.eyes = field.all & !position.stones[OWNER] & !found.firm & !beside;
        found
    }

    /// How many eyes there may be, none, one, or two and more: next to the attacker's stones that stay there is none, and
    /// two points side by side are one. False eyes count only if a ko might keep them.
    pub(super) fn most_eyes(&self, field: &Field, by_ko: bool) -> u8 {
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

    /// Whether the dragon may get to stones of the owner's that stay.
    pub(super) fn may_connect(&self, field: &Field) -> bool {
        self.reach(field) & field.walls[OWNER] != 0
    }

    /// Where the dragon may get to at all.
    pub(super) fn reach(&self, field: &Field) -> Cells {
        field.spread(self.group, field.all & !self.firm).0
    }

    /// Whether the attacker holds too many of a point's diagonals.
    fn is_false(&self, field: &Field, cell: Cells) -> bool {
        let cell_number = cell.trailing_zeros() as usize;
        let across = field.across.get(cell_number).copied().unwrap_or_default();
        let around = field.held.iter().filter(|held| *held & cell != 0).count() as u32;
        let held = (across & self.firm).count_ones() + around;
        held >= if field.edge & cell == 0 { 2 } else { 1 }
    }
}

/// The stones that are connected to stones that stay.
fn firm(chains: &[Chain]) -> Cells {
    chains.iter().filter(|chain| chain.stays).fold(0, |all, chain| all | chain.stones)
}

/// If a string of the owner's dragon lives [even if its owner passes for ever](lives_by): the regions that it lives by.
pub(super) fn unconditional(field: &Field, position: &Position, chains: &Chains) -> Option<Cells> {
    let closed = |region: &Cells| region & field.walls[ATTACKER] == 0;
    let regions: SmallVec<[Cells; 8]> = field.parts(field.all & !position.stones[OWNER]).filter(closed).collect();
    if regions.len() < 2 {
        return None;
    }
    let strings = chains[OWNER].iter().copied().collect();
    lives_by(field, field.empty(position), field.goals[OWNER], strings, regions)
}

/// Liberties of a string of a side that only cost moves: each is beside it and beside stones of the other side that stay, and
/// beside nothing else but more of them. No eye can be made there and no liberty gained, and which of them is filled first
/// makes no difference.
pub(super) fn plain(field: &Field, chains: &Chains, side: usize, chain: &Chain) -> Cells {
    let firm = firm(&chains[1 - side]);
    let walls = field.walls[1 - side] | field.beside(firm);
    let mut cells = chain.liberties & walls & !field.walls[side];
    loop {
        let leads_on = each(cells).filter(|&cell| field.beside(cell) & !(chain.stones | firm | cells) != 0);
        let kept = leads_on.fold(cells, |left, cell| left & !cell);
        if kept == cells {
            return cells;
        }
        cells = kept;
    }
}

/// Strings with no more liberties may be captured soon.
const FEW: u32 = 3;

/// The liberties of a side's strings that have few, and those of the stones that are fought for, however many: taking them
/// may change who wins.
pub(super) fn thin(field: &Field, chains: &Chains, side: usize) -> Cells {
    let is_thin =
        |chain: &&Chain| !chain.stays && (chain.liberties.count_ones() <= FEW || chain.stones & field.goals[side] != 0);
    chains[side].iter().filter(is_thin).fold(0, |all, chain| all | chain.liberties)
}

/// The liberties of strings in atari, of either side.
pub(super) fn hot(chains: &Chains) -> Cells {
    let in_atari = |chain: &&Chain| !chain.stays && chain.liberties.count_ones() == 1;
    chains.iter().filter(in_atari).fold(0, |all, chain| all | chain.liberties)
}
