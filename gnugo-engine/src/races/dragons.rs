//! Which dragons of a position are in a race, and what becomes of them by it?
//!
//! "If two dragons of opposite color both have the status CRITICAL or DEAD they are in a semeai" (spec/worms-and-dragons.texi,
//! "semeais"). Each such pair that touches, or has a liberty in common, is read twice, each owner moving first
//! ([`RaceReader`]), the largest pairs first, until all have been read or too many positions have been looked at. A dragon in
//! several races lives if it wins one of them, and is killed only by an opponent who wins all. It costs a few
//! milliseconds for each race, and nothing where there is none. Races of three dragons that end only together are not seen.

use super::{Race, RaceReader};
use crate::board::{Board, Point, PointSet};
use crate::dragons::{Dragon, DragonId, Dragons, Living, OwlStatus, Semeai, SemeaiMove, Status};
use crate::reading::Outcome;

/// What the races of a position say of the dragons that are in one, by what is known of their lives without races. After
/// `all` positions no further race is read.
#[must_use]
pub fn semeais(board: &Board, dragons: &Dragons, reader: &mut RaceReader, all: u64) -> Vec<(DragonId, Semeai)> {
    let mut found: Vec<(DragonId, Semeai)> = Vec::new();
    let end = reader.nodes() + all;
    for [own, other] in pairs(board, dragons) {
        if reader.nodes() >= end {
            break;
        }
        let is_safe = |dragon: &&Dragon| dragon.stays_alive();
        let safe = dragons.iter().filter(is_safe).fold(PointSet::EMPTY, |all, dragon| all.union(&dragon.stones));
        let mut read = |own: &Dragon, other: &Dragon| reader.read(board, &own.stones, &other.stones, &safe, own.color);
        let (Some(first), Some(second)) = (read(own, other), read(other, own)) else { continue };
        for (dragon, target, [moving, waiting]) in [(own, other, [first, second]), (other, own, [second, first])] {
            let semeai = one_race(target, moving, waiting);
            match found.iter_mut().find(|(id, _)| *id == dragon.id) {
                Some((_, before)) => *before = both_races(*before, semeai),
                None => found.push((dragon.id, semeai)),
            }
        }
    }
    found
}

/// The pairs of dragons of which neither lives by itself and that are in each other's way, the largest first.
fn pairs<'a>(board: &Board, dragons: &'a Dragons) -> Vec<[&'a Dragon; 2]> {
    let mut found = Vec::new();
    for own in dragons.iter().filter(|dragon| is_in_danger(dragon)) {
        let near = own.neighbors.iter().filter_map(|&id| dragons.get(id));
        let others = near.filter(|other| other.id > own.id && other.color != own.color && is_in_danger(other));
        found.extend(others.filter(|other| meet(board, own, other)).map(|other| [own, other]));
    }
    let size = |[own, other]: &[&Dragon; 2]| own.effective_size + other.effective_size;
    found.sort_by(|a, b| size(b).total_cmp(&size(a)));
    found
}

/// Whether a dragon may be lost, and matters. One that lives by what is not certain, and has no two eyes, may owe that to a race:
/// whoever reads its life takes stones that race against it, and does not tell seki from eyes. One that lives in seki does so
/// beside another that does.
fn is_in_danger(dragon: &Dragon) -> bool {
    let lacks = |status: Status| matches!(status, Status::Critical | Status::Dead);
    let lives = dragon.owl.status == OwlStatus::Alive;
    let may_owe = lives && !dragon.owl.attack.certain && lacks(dragon.crude_status);
    let in_seki = lives && dragon.owl.living == Living::Seki;
    (lacks(dragon.status) || may_owe || in_seki) && !dragon.is_inessential && !dragon.is_invincible
}

/// Whether two dragons touch, or have a liberty in common.
fn meet(board: &Board, own: &Dragon, other: &Dragon) -> bool {
    let around = own.stones.neighbors();
    let common = around.intersection(&board.empty_points());
    around.intersects(&other.stones) || common.intersects(&other.stones.neighbors())
}

/// What one race says of a dragon, if its owner moves first and if the other one does.
fn one_race(target: &Dragon, moving: Race, waiting: Race) -> Semeai {
    let found = |outcome: Outcome, point: Option<Point>, race: Race| {
        let point = point.filter(|_| outcome != Outcome::Lost);
        Some(SemeaiMove { outcome, point, target: target.origin, certain: race.certain })
    };
    Semeai {
        count: 1,
        attack: found(waiting.attack, waiting.capture.or(waiting.point), waiting),
        // One that is not captured anyway needs no move.
        defense: found(moving.defense, moving.point.filter(|_| waiting.attack != Outcome::Lost), moving),
        // Neither can be captured, though neither lives by itself.
        seki: moving.attack == Outcome::Lost && waiting.attack == Outcome::Lost,
        is_settled: moving.is_settled && waiting.is_settled,
    }
}

/// What two races say of a dragon: it lives by the better one, whatever is not known of the other. One that does not live in
/// seki has something to capture.
fn both_races(a: Semeai, b: Semeai) -> Semeai {
    let count = a.count + b.count;
    let lives = |semeai: &Semeai| semeai.status() == Some(Status::Alive);
    match (lives(&a) && !b.is_settled, lives(&b) && !a.is_settled) {
        (true, _) => return Semeai { count, ..a },
        (_, true) => return Semeai { count, ..b },
        _ => {}
    }
    let outcome = |found: Option<SemeaiMove>| found.map_or(Outcome::Lost, |found| found.outcome);
    let attack = if outcome(b.attack) < outcome(a.attack) { b.attack } else { a.attack };
    let defense = if outcome(b.defense) > outcome(a.defense) { b.defense } else { a.defense };
    let is_settled = a.is_settled && b.is_settled;
    Semeai { count, attack, defense, seki: a.seki && b.seki, is_settled }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn race(attack: Outcome, defense: Outcome, is_settled: bool) -> Semeai {
        let found = |outcome| Some(SemeaiMove { outcome, point: None, target: Point::new(0, 0), certain: false });
        let seki = attack == Outcome::Lost;
        Semeai { count: 1, attack: found(attack), defense: found(defense), seki, is_settled }
    }

    #[test]
    fn a_dragon_lives_by_its_best_race() {
        use Outcome::{KoA, Lost, Win};
        let status = |a, b| both_races(a, b).status();
        let (seki, open, lost) = (race(Lost, Win, true), race(Win, Win, true), race(Win, Lost, true));
        for (a, b, expected) in [
            (seki, lost, Some(Status::Alive)),
            (open, lost, Some(Status::Critical)),
            (lost, lost, Some(Status::Dead)),
            (race(KoA, Lost, true), lost, Some(Status::Dead)),
            // What was not read to its end takes nothing from a dragon that lives, and lets nobody say that one dies.
            (seki, race(Win, Lost, false), Some(Status::Alive)),
            (lost, race(Win, Lost, false), None),
        ] {
            assert_eq!((status(a, b), status(b, a)), (expected, expected), "{a:?}\n{b:?}");
        }
        assert_eq!(both_races(seki, lost).count, 2);
        assert!(both_races(seki, seki).seki && !both_races(seki, open).seki);
    }
}
