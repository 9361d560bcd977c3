//! Who is ahead in a race, by its liberties?
//!
//! An estimate that tells the search where to look first; what it finds does not depend on it.

use super::bounds::Sight;
use super::field::{ATTACKER, Cells, Chains, Field, OWNER, Position};

/// The moves that it takes to fill an eye of so many points, from the outside in: the table of liberties of big eyes.
const FILLING: [u32; 8] = [0, 1, 2, 3, 5, 8, 12, 17];
/// A race that is decided by more moves is as good as one that is decided by so many.
const CLEAR: i32 = 4;

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
    let own = moves(field, position, chains, OWNER);
    let theirs = moves(field, position, chains, ATTACKER);
    let first = if to_move == ATTACKER { 0 } else { -1 };
    // The attacker wins the race if he needs no more moves than the owner and moves first.
    let ahead = (theirs as i32 - own as i32 + first).clamp(-CLEAR, CLEAR);
    if ahead >= 0 { (1, 1 + 2 * (ahead as u32 + 1)) } else { (1 + 2 * ahead.unsigned_abs(), 1) }
}

/// How many moves it takes to capture a side's dragon, as it stands.
pub(super) fn moves(field: &Field, position: &Position, chains: &Chains, side: usize) -> u32 {
    let goal = field.goals[side] & position.stones[side];
    let of_chain = |liberties: Cells| {
        let inside = liberties & !field.walls[1 - side];
        let mut count = liberties.count_ones();
        for part in field.parts(inside) {
            let enclosed = field.beside(part) & !part & !position.stones[side] == 0;
            if enclosed {
                let size = part.count_ones();
                count += FILLING.get(size as usize).copied().unwrap_or(20) - size.min(20);
            }
        }
        count
    };
    let strings = chains[side].iter().filter(|chain| chain.stones & goal != 0);
    strings.map(|chain| if chain.stays { 30 } else { of_chain(chain.liberties) }).max().unwrap_or(0)
}
