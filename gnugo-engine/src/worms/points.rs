//! By which moves is a string captured or saved, as reading finds?

use super::worm::Worm;
use crate::board::{Board, Point};
use crate::reading::{Outcome, Reader};

/// For strings with more liberties than this, no moves are looked for besides the one that the reader found.
const FEW_LIBERTIES: usize = 4;

/// The liberties of strings around that have no more are looked at, too.
const WEAK: usize = 2;

/// The stones tried at most for a question whether a string can be captured, or saved.
const FOR_ATTACK: u64 = 4_000;
/// The stones tried at most when a rescue, or how to capture a string that is [short](SHORT) of liberties, is looked for once more, since
/// [`FOR_ATTACK`] were too few.
const FOR_MORE_CARE: u64 = 20_000;
/// Strings with no more liberties are not called safe because reading was cut short.
const SHORT: usize = 3;
/// The stones tried at most for a move that may do the same as one that is known already.
const FOR_MORE: u64 = 300;
/// The same for a rescue, see [`saved_by`].
const FOR_MORE_RESCUES: [u64; 2] = [FOR_MORE, 1_000];
/// The stones tried at most for a move that a pattern proposes.
pub(super) const FOR_PROPOSED: u64 = 1_000;
/// The same for a rescue, see [`saved_by`].
pub(super) const FOR_PROPOSED_RESCUE: [u64; 3] = [FOR_PROPOSED, FOR_ATTACK, FOR_MORE_CARE];

/// Asks the reader whether the string can be captured, and if so whether it can be saved.
pub(super) fn read(worm: &mut Worm, board: &mut Board, reader: &mut Reader) {
    let mut attack = reader.within(FOR_ATTACK, |reader| reader.attack(board, worm.origin));
    let is_short = worm.liberties.len_up_to(SHORT + 1) <= SHORT;
    if reader.was_cut_short() && attack.outcome == Outcome::Lost && is_short {
        attack = reader.within(FOR_MORE_CARE, |reader| reader.attack(board, worm.origin));
    }
    let Some(point) = attack.point else { return };
    if is_refuted(worm, board, reader, point, attack.outcome) {
        attack_otherwise(worm, board, reader, point);
    } else {
        worm.attacks.add(point, attack.outcome);
    }
    if worm.attack() != Outcome::Lost {
        read_defense(worm, board, reader);
    }
}

/// Whether a string that a move captures, as reading found, can be saved after it, as reading that begins there finds: it looks deeper, and
/// tries more of the first moves.
fn is_refuted(worm: &Worm, board: &mut Board, reader: &mut Reader, point: Point, outcome: Outcome) -> bool {
    let is_in_atari = worm.liberties.len_up_to(2) < 2;
    if outcome != Outcome::Win || is_in_atari {
        return false;
    }
    let defense = board.after(point, worm.color.opponent(), |board| {
        reader.within(FOR_ATTACK, |reader| reader.find_defense(board, worm.origin))
    });
    defense.is_some_and(|defense| defense.outcome == Outcome::Win) && !reader.was_cut_short()
}

/// Tries the points around a string for moves that capture it, where the one that reading found is refuted.
fn attack_otherwise(worm: &mut Worm, board: &mut Board, reader: &mut Reader, refuted: Point) {
    for point in board.vicinity(worm.origin, WEAK).iter().filter(|&point| point != refuted) {
        let outcome = reader.within(FOR_ATTACK, |reader| reader.does_attack(board, point, worm.origin));
        if !reader.was_cut_short() && !is_refuted(worm, board, reader, point, outcome) {
            worm.attacks.add(point, outcome);
        }
    }
}

/// Asks the reader for a move that saves the string. All further analysis takes a string for dead that is lost here: so
/// where that answer was cut short, the question is asked once more with more stones to try.
pub(super) fn read_defense(worm: &mut Worm, board: &mut Board, reader: &mut Reader) {
    let mut defense = reader.within(FOR_ATTACK, |reader| reader.find_defense(board, worm.origin));
    if reader.was_cut_short() && defense.outcome == Outcome::Lost {
        defense = reader.within(FOR_MORE_CARE, |reader| reader.find_defense(board, worm.origin));
    }
    if let Some(point) = defense.point {
        worm.defenses.add(point, defense.outcome);
    }
}

/// Tries the points around a critical string, and the ways to capture its neighbours, for further moves.
pub(super) fn try_nearby(worm: &mut Worm, board: &mut Board, reader: &mut Reader) {
    if worm.attack() == Outcome::Lost || worm.liberties.len() > FEW_LIBERTIES {
        return;
    }
    let around = board.vicinity(worm.origin, WEAK);
    for point in &around {
        if worm.attacks.by(point) == Outcome::Lost {
            let captured = reader.within(FOR_MORE, |reader| reader.does_attack(board, point, worm.origin));
            worm.attacks.add(point, captured);
        }
        if worm.defense() != Outcome::Lost && worm.defenses.by(point) == Outcome::Lost {
            worm.defenses.add(point, saved_by(worm, board, reader, point, &FOR_MORE_RESCUES));
        }
    }
}

/// Whether a move saves the string, or makes more of a ko for it than a pass does. What is cut short counts as a rescue: where that is
/// why it does, it is asked with more stones, as often as there are numbers of them, and not believed in the end.
pub(super) fn saved_by(worm: &Worm, board: &mut Board, reader: &mut Reader, point: Point, stones: &[u64]) -> Outcome {
    for &most in stones {
        let saved = reader.within(most, |reader| reader.does_defend(board, point, worm.origin));
        if saved <= worm.if_passed() {
            return Outcome::Lost;
        }
        if !reader.was_cut_short() {
            return saved;
        }
    }
    Outcome::Lost
}
