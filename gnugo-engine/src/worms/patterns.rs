//! What the Attack and Defense databases add to reading (spec/patterns.texi, "Attack and Defense Database").

use super::{Worms, points};
use crate::board::{Board, Color, Point};
use crate::pattern::{Attack, Database, Defense, Kind, Match, Surroundings, Symbol};
use crate::reading::{Outcome, Reader};
use smallvec::SmallVec;

/// Class `A`: each string of the opponent's in the pattern is attacked by the move if reading agrees. A string that
/// was thought safe is then asked for its defence.
pub(super) fn attacks(worms: &mut Worms, board: &mut Board, reader: &mut Reader, databases: &[&Database<Attack>]) {
    for (color, found, point) in accepted(board, reader, databases, 'A') {
        for target in strings(&found, board, color.opponent(), Symbol::Enemy) {
            let Some(worm) = worms.at_mut(target) else { continue };
            if worm.attacks.by(point) == Outcome::Win {
                continue;
            }
            let was_safe = worm.attack() == Outcome::Lost;
            worm.attacks.add(point, reader.does_attack(board, point, target));
            if was_safe && worm.attack() != Outcome::Lost {
                points::read_defense(worm, board, reader);
            }
        }
    }
}

/// Class `D`: each string of ours in the pattern that can be captured is saved by the move if reading agrees.
pub(super) fn defenses(worms: &mut Worms, board: &mut Board, reader: &mut Reader, databases: &[&Database<Defense>]) {
    for (color, found, point) in accepted(board, reader, databases, 'D') {
        for target in strings(&found, board, color, Symbol::Own) {
            let Some(worm) = worms.at_mut(target) else { continue };
            if worm.attack() != Outcome::Lost && worm.defenses.by(point) != Outcome::Win {
                worm.defenses.add(point, reader.does_defend(board, point, target));
            }
        }
    }
}

/// The accepted matches of a class for both colours, each with the player and the move.
fn accepted<K: Kind>(
    board: &mut Board,
    reader: &mut Reader,
    databases: &[&Database<K>],
    class: char,
) -> Vec<(Color, Match<K>, Point)> {
    let mut all = Vec::new();
    for color in Color::BOTH {
        for database in databases {
            let matches = database.accepted(&mut Surroundings::new(board, reader, color));
            let moves = matches.into_iter().filter(|(found, _)| found.pattern.classes.has(class));
            all.extend(moves.filter_map(|(found, _)| Some((color, found, found.move_point()?))));
        }
    }
    all
}

/// The strings of a colour that a match shows with a symbol, each once.
fn strings<K: Kind>(found: &Match<K>, board: &Board, color: Color, symbol: Symbol) -> SmallVec<[Point; 8]> {
    let cells = found.pattern.diagram.symbols().filter(|&(_, _, drawn)| drawn == symbol);
    let stones = cells.map(|(row, column, _)| found.point(row, column)).collect();
    board.strings_in(&stones, color)
}
