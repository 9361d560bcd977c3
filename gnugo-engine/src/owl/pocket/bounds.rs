//! How does the dragon stand, as far as can be told without reading on?

use super::field::{ATTACKER, Area, Cells, Chains, Field, OWNER, Position, each};
use super::shapes::{ENOUGH, LARGEST, Shapes};
use crate::fight::{Chain, lives_by};
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
        let firm = firm(field, position);
        let eyes = field.arena & !position.stones[OWNER] & !firm & !field.beside(firm);
        Self { group, firm, eyes }
    }

    /// How many eyes there may be if `to_move` moves first, none, one, or two and more: next to the attacker's stones
    /// that stay there is none, and rooms give no more than if they were closed. False eyes count only if a ko might keep
    /// them.
    pub(super) fn most_eyes(
        &self,
        field: &Field,
        position: &Position,
        shapes: &mut Shapes,
        to_move: usize,
        by_ko: bool,
    ) -> u8 {
        let mut sure = 0;
        let mut more: SmallVec<[u8; 8]> = SmallVec::new();
        for room in field.parts(self.eyes) {
            let is_none = |cells, cell| if self.is_false(field, cell) { cells | cell } else { cells };
            let none = if by_ko { 0 } else { each(room).fold(0, is_none) };
            let eyes = shapes.eyes(field, room, room & position.stones[ATTACKER], none);
            sure += eyes.second;
            if sure >= ENOUGH {
                return ENOUGH;
            }
            more.push(eyes.first - eyes.second);
        }
        // Who moves takes where it is worth most, then the other, and so on.
        more.sort_unstable_by_key(|&eyes| std::cmp::Reverse(eyes));
        (sure + more.iter().skip(to_move).step_by(2).sum::<u8>()).min(ENOUGH)
    }

    /// Whether the attacker holds too many of a point's diagonals.
    pub(super) fn is_false(&self, field: &Field, cell: Cells) -> bool {
        let diagonals = field.diagonals(cell);
        let held = (diagonals & self.firm).count_ones();
        held >= if diagonals.count_ones() == 4 { 2 } else { 1 }
    }
}

/// The attacker's stones that stay, with those that hang together with them: in a pocket that ends on open board also
/// strings that share two liberties with them, since nobody takes both at once.
pub(super) fn firm(field: &Field, position: &Position) -> Cells {
    let stones = field.stones(position, ATTACKER);
    let mut firm = field.flood(field.stay[ATTACKER], stones);
    if field.is_closed {
        return firm;
    }
    let empty = field.empty(position);
    loop {
        let near = field.beside(firm) & empty;
        let linked = |string: &Cells| (field.beside(*string) & near).count_ones() >= 2;
        let strings = field.parts(position.stones[ATTACKER] & !firm);
        let fresh = strings.filter(linked).fold(0, |all, string| all | string);
        if fresh == 0 {
            return firm;
        }
        firm |= fresh;
    }
}

/// If a string of the goal's lives [even if its owner passes for ever](lives_by): the regions that it lives by.
pub(super) fn unconditional(field: &Field, position: &Position, left: Cells) -> Option<Cells> {
    let own = field.stones(position, OWNER);
    let closed = |region: &Cells| region & field.stay[ATTACKER] == 0;
    let regions: SmallVec<[Cells; 8]> = field.parts(field.on_board & !own).filter(closed).collect();
    if regions.len() < 2 {
        return None;
    }
    let string =
        |stones: Cells| Chain { stones, liberties: field.beside(stones), stays: stones & field.stay[OWNER] != 0 };
    let near = |string: &Chain| regions.iter().any(|region| region & string.liberties != 0);
    let strings = field.parts(own).map(string).filter(near).collect();
    lives_by(field, field.empty(position), left, strings, regions)
}

/// If a string of the goal's gets two eyes in a room that it closes by itself, whatever else is taken from it: that room. All of it
/// is beside the string, so that whatever its owner plays there hangs together with it.
pub(super) fn lives_by_a_room(
    field: &Field,
    position: &Position,
    left: Cells,
    shapes: &mut Shapes,
    to_move: usize,
) -> Option<Cells> {
    let own = field.stones(position, OWNER);
    let mut seeds = left;
    while seeds != 0 {
        let string = field.flood(seeds & seeds.wrapping_neg(), own);
        seeds &= !string;
        let inner = field.beside(string) & !own & !field.stay[ATTACKER];
        let mut rest = inner;
        while rest != 0 {
            let (part, is_room) = room(field, rest & rest.wrapping_neg(), field.on_board & !string, inner);
            rest &= !part;
            if !is_room {
                continue;
            }
            let eyes = shapes.alone(field, part, part & position.stones[ATTACKER]);
            if (if to_move == OWNER { eyes.first } else { eyes.second }) >= ENOUGH {
                return Some(part);
            }
        }
    }
    None
}

/// Smaller rooms give no two eyes.
const SMALLEST: u32 = 3;

/// The part of some cells that hangs together with a first one, and whether it is a room that may give two eyes: not too large, and all
/// of it inner cells. As soon as it is none, no more of it is looked at.
fn room(field: &Field, first: Cells, within: Cells, inner: Cells) -> (Cells, bool) {
    let mut part = first;
    loop {
        let more = (part | field.beside(part)) & within;
        if more & !inner != 0 || more.count_ones() as usize > LARGEST {
            return (more, false);
        }
        if more == part {
            return (part, part.count_ones() >= SMALLEST);
        }
        part = more;
    }
}

/// Liberties of the owner's strings that only cost moves, each string's by itself: beside it and the attacker's stones that stay,
/// and beside nothing else but more of them. No eye can be made there and no liberty gained, and which of them is filled first
/// makes no difference.
pub(super) fn plain(field: &Field, position: &Position, firm: Cells) -> SmallVec<[Cells; 8]> {
    let near = field.beside(firm) & field.empty(position);
    let mut seeds = field.beside(near) & position.stones[OWNER];
    let mut found = SmallVec::new();
    while seeds != 0 {
        let string = field.flood(seeds & seeds.wrapping_neg(), field.stones(position, OWNER));
        seeds &= !string;
        if string & field.stay[OWNER] != 0 {
            continue;
        }
        let mut cells = field.beside(string) & near;
        loop {
            let stays = string | firm | cells;
            let leads_on = each(cells).filter(|&cell| field.beside(cell) & !stays != 0);
            let kept = leads_on.fold(cells, |left, cell| left & !cell);
            if kept == cells {
                break;
            }
            cells = kept;
        }
        if cells != 0 {
            found.push(cells);
        }
    }
    found
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
    pub(super) fn of(chains: &Chains, firm: Cells) -> Self {
        let mut found = Self::default();
        for side in [OWNER, ATTACKER] {
            for chain in chains[side].iter().filter(|chain| !chain.stays && chain.stones & firm == 0) {
                let count = chain.liberties.count_ones();
                if count == 1 {
                    found.hot |= chain.liberties;
                }
                if count <= FEW {
                    found.few[side] |= chain.liberties;
                }
            }
        }
        found
    }
}
