//! Do the dragons in a pattern have the status that its classes want?
//!
//! (spec/patterns.texi, "Constraint Pattern Attributes": `O o X x`; each letter allows some statuses, and letters of the
//! same stones together what both allow: `O` with `o` only `Unknown`.) The status of a dragon is the business of an
//! analysis. Where none was handed on it is `Unknown`, which every letter allows.

use crate::board::Point;
use crate::pattern::facts::Status;
use crate::pattern::{Classes, Kind, Match, Surroundings, Symbol};

/// The letters about stones of ours and of the opponent's, and the statuses that each allows.
const OURS: [(char, &[Status]); 2] =
    [('O', &[Status::Alive, Status::Unknown]), ('o', &[Status::Dead, Status::Unknown])];
const THEIRS: [(char, &[Status]); 2] =
    [('X', &[Status::Alive, Status::Unknown, Status::Critical]), ('x', &[Status::Dead, Status::Unknown])];

/// Whether all dragons of a match have a status that its classes allow.
pub(super) fn allowed<K: Kind>(found: &Match<K>, around: &Surroundings<'_>) -> bool {
    let classes = found.pattern.classes;
    let own = [Symbol::Own, Symbol::OwnAnchor];
    let enemy = [Symbol::Enemy, Symbol::EnemyAnchor];
    [(own, OURS), (enemy, THEIRS)].into_iter().all(|(symbols, letters)| {
        let wanted = letters.iter().any(|&(letter, _)| classes.has(letter));
        let mut places = found.pattern.diagram.places(&symbols);
        !wanted || places.all(|(row, column)| allows(classes, &letters, status_of(found.point(row, column), around)))
    })
}

/// Whether every letter that the pattern has allows the status.
fn allows(classes: Classes, letters: &[(char, &[Status])], status: Status) -> bool {
    letters.iter().all(|(letter, allowed)| !classes.has(*letter) || allowed.contains(&status))
}

/// The status of the dragon at a stone, as far as anybody has found it.
fn status_of(stone: Point, around: &Surroundings<'_>) -> Status {
    let dragon = around.known.dragons.and_then(|dragons| dragons.at(stone));
    dragon.map_or(Status::Unknown, |dragon| dragon.status)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Status; 4] = [Status::Alive, Status::Critical, Status::Dead, Status::Unknown];

    fn allowed_by(classes: &str, letters: &[(char, &[Status])]) -> Vec<Status> {
        ALL.into_iter().filter(|&status| allows(Classes::new(classes), letters, status)).collect()
    }

    #[test]
    fn letters_allow_what_the_spec_says() {
        use Status::{Alive, Critical, Dead, Unknown};
        assert_eq!(allowed_by("e", &OURS), ALL);
        assert_eq!(allowed_by("O", &OURS), [Alive, Unknown]);
        assert_eq!(allowed_by("o", &OURS), [Dead, Unknown]);
        assert_eq!(allowed_by("Oo", &OURS), [Unknown]);
        assert_eq!(allowed_by("OX", &THEIRS), [Alive, Critical, Unknown]);
        assert_eq!(allowed_by("x", &THEIRS), [Dead, Unknown]);
        assert_eq!(allowed_by("Xx", &THEIRS), [Unknown]);
        assert_eq!(allowed_by("X", &OURS), ALL);
    }
}
