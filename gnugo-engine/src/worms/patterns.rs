//! What the Attack and Defense databases add to reading (spec/patterns.texi, "Attack and Defense Database").

use super::{Worms, points};
use crate::board::{Board, Color, Point, PointSet};
use crate::pattern::{Attack, Database, Defense, Effect, Kind, Match, Surroundings, Symbol};
use crate::reading::{Outcome, Reader};
use smallvec::SmallVec;

/// Class `A`: each string of the opponent's in the pattern is attacked by the move if reading agrees. A string that
/// was thought safe is then asked for its defence. Returns a stone of each string that cannot be captured, as the action
/// `remove_attack` of some pattern says.
pub(super) fn attacks(
    worms: &mut Worms,
    board: &mut Board,
    reader: &mut Reader,
    databases: &[&Database<Attack>],
) -> PointSet {
    let (moves, safe) = reader.within(points::FOR_PROPOSED, |reader| accepted(board, reader, databases, 'A'));
    for (color, found, point) in moves {
        for target in strings(&found, board, color.opponent(), Symbol::Enemy) {
            let Some(worm) = worms.at_mut(target) else { continue };
            if worm.attacks.by(point) == Outcome::Win {
                continue;
            }
            let was_safe = worm.attack() == Outcome::Lost;
            worm.attacks
                .add(point, reader.within(points::FOR_PROPOSED, |reader| reader.does_attack(board, point, target)));
            if was_safe && worm.attack() != Outcome::Lost {
                points::read_defense(worm, board, reader);
            }
        }
    }
    safe
}

/// Class `D`: each string of ours in the pattern that can be captured is saved by the move if reading agrees. Returns the
/// same as [`attacks`].
pub(super) fn defenses(
    worms: &mut Worms,
    board: &mut Board,
    reader: &mut Reader,
    databases: &[&Database<Defense>],
) -> PointSet {
    let (moves, safe) = reader.within(points::FOR_PROPOSED, |reader| accepted(board, reader, databases, 'D'));
    for (color, found, point) in moves {
        for target in strings(&found, board, color, Symbol::Own) {
            let Some(worm) = worms.at_mut(target) else { continue };
            if worm.attack() != Outcome::Lost && worm.defenses.by(point) != Outcome::Win {
                worm.defenses.add(point, points::saved_by(worm, board, reader, point, &points::FOR_PROPOSED_RESCUE));
            }
        }
    }
    safe
}

/// The accepted matches of a class for both colours, each with the player and the move; and the stones that the action
/// `remove_attack` names in matches of any class.
fn accepted<K: Kind>(
    board: &mut Board,
    reader: &mut Reader,
    databases: &[&Database<K>],
    class: char,
) -> (Vec<(Color, Match<K>, Point)>, PointSet) {
    let (mut moves, mut safe) = (Vec::new(), PointSet::EMPTY);
    for color in Color::BOTH {
        for database in databases {
            for (found, effects) in database.accepted(&mut Surroundings::new(board, reader, color)) {
                if let Some(point) = found.move_point().filter(|_| found.pattern.classes.has(class)) {
                    moves.push((color, found, point));
                }
                for effect in effects {
                    if let Effect::RemoveAttack(stone) = effect {
                        safe.insert(stone);
                    }
                }
            }
        }
    }
    (moves, safe)
}

/// The strings of a colour that a match shows with a symbol, each once.
fn strings<K: Kind>(found: &Match<K>, board: &Board, color: Color, symbol: Symbol) -> SmallVec<[Point; 8]> {
    let cells = found.pattern.diagram.symbols().filter(|&(_, _, drawn)| drawn == symbol);
    let stones = cells.map(|(row, column, _)| found.point(row, column)).collect();
    board.strings_in(&stones, color)
}
