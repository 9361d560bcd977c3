//! Who is ahead in a race, by its liberties?
//!
//! An estimate that tells the search where to look first; what it finds does not depend on it.

use super::bounds::Sight;
use super::counted::{Count, lead};
use super::field::{ATTACKER, Area, Cells, Chains, Field, OWNER, Position};

/// The moves that it takes to fill an eye of so many points, from the outside in: the table of liberties of big eyes.
const FILLING: [u32; 8] = [0, 1, 2, 3, 5, 8, 12, 17];
/// A race that is decided by more moves is as good as one that is decided by so many.
const CLEAR: usize = 4;

/// How many positions seem to be missing to a proof that the attacker captures, and to one that he does not.
pub(super) fn guess(
    field: &Field,
    position: &Position,
    chains: &Chains,
    sight: &Sight,
    is_rival_safe: bool,
    to_move: usize,
) -> (u32, u32) {
    let room = sight.eyes.count_ones().min(8);
    if is_rival_safe {
        return (1 + room, 1 + 6u32.saturating_sub(room));
    }
    let shared = liberties(field, position, chains, OWNER) & liberties(field, position, chains, ATTACKER);
    let mut count = Count { outside: [0; 2], shared: shared.count_ones() as usize, eye: [false; 2] };
    for side in [OWNER, ATTACKER] {
        (count.outside[side], count.eye[side]) = alone(field, position, chains, side, shared);
    }
    match lead(&count, to_move, CLEAR) {
        Some((true, lead)) => (1, 1 + 2 * lead as u32),
        Some((false, lead)) => (1 + 2 * lead as u32, 1),
        None => (1, 1),
    }
}

/// The liberties of what is left of a side's dragon.
fn liberties(field: &Field, position: &Position, chains: &Chains, side: usize) -> Cells {
    let goal = field.goals[side] & position.stones[side];
    chains[side].iter().filter(|chain| chain.stones & goal != 0).fold(0, |all, chain| all | chain.liberties)
}

/// How many moves it takes to fill the liberties that a side's dragon does not share, the last point of an eye left out; and
/// whether it has one. By the string that takes longest.
fn alone(field: &Field, position: &Position, chains: &Chains, side: usize, shared: Cells) -> (usize, bool) {
    let goal = field.goals[side] & position.stones[side];
    let of_chain = |liberties: Cells| {
        let (mut count, mut eye) = ((liberties & !shared).count_ones(), false);
        for part in field.parts(liberties & !shared & !field.walls[1 - side]) {
            let enclosed = field.beside(part) & !part & !position.stones[side] == 0;
            if enclosed {
                let size = part.count_ones();
                count += FILLING.get(size as usize).copied().unwrap_or(20).saturating_sub(size);
                eye = true;
            }
        }
        ((count - u32::from(eye)) as usize, eye)
    };
    let strings = chains[side].iter().filter(|chain| chain.stones & goal != 0);
    strings.map(|chain| if chain.stays { (30, true) } else { of_chain(chain.liberties) }).max().unwrap_or_default()
}
