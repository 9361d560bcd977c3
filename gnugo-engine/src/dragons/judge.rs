//! How strong is a dragon, as far as can be said without reading its life and death?
//!
//! The crude status (spec/worms-and-dragons.texi, "crude_status") goes by what reading says of its strings, by its eyes,
//! and by the ways out; the weakness weighs the same, and the moyo around it, as a number between 0 and 1. Both are
//! guesses by a few sums, to be replaced by the answers of life-and-death reading.

use super::dragon::Dragon;
use super::escape::{AWAY, CAUGHT};
use super::life::{Living, Owl, OwlStatus, Safety, Semeai};
use crate::pattern::facts::{Status, Surrounded};
use crate::reading::Outcome;
use crate::worms::{Worm, Worms};

/// A moyo of so many points halves the weakness.
const ROOM: f32 = 8.0;
/// A way out worth so much halves it.
const WAY_OUT: f32 = 12.0;

/// What becomes of a dragon, by its strings, its eyes and its ways out.
pub(super) fn crude_status(dragon: &Dragon, worms: &Worms) -> Status {
    let strings = || dragon.worms.iter().filter_map(|&origin| worms.at(origin));
    if dragon.is_invincible {
        return Status::Alive;
    }
    // 1. What reading says of all its strings.
    if strings().all(Worm::is_lost) {
        return Status::Dead;
    }
    if strings().all(|worm| worm.attack() != Outcome::Lost) {
        return Status::Critical;
    }
    // 2. Two eyes live. One that hangs on the first move, or a prisoner that would give it, makes it critical.
    if dragon.genus.min() >= 2 {
        return Status::Alive;
    }
    // 3. Without them it must get out.
    match dragon.escape_route {
        route if route >= AWAY && dragon.surround.status == Surrounded::No => Status::Alive,
        route if route >= CAUGHT => Status::Unknown,
        _ if dragon.genus.max() >= 2 || dragon.lunch.is_some() => Status::Critical,
        // It must also be shut in, without room to make eyes.
        _ if dragon.surround.status != Surrounded::Fully || dragon.moyo_size > ROOM as usize => Status::Unknown,
        _ => Status::Dead,
    }
}

/// How much a dragon needs help, from 0 to 1.
pub(super) fn weakness(dragon: &Dragon) -> f32 {
    match dragon.crude_status {
        Status::Dead => return 1.0,
        _ if dragon.is_invincible || dragon.genus.min() >= 2 => return 0.0,
        _ => {}
    }
    let eyes = 1.0 - f32::from(dragon.genus.min() + dragon.genus.max()) / 4.0;
    let halved = |amount: f32, half: f32| 1.0 / (1.0 + (amount / half).powi(2));
    let room = halved(dragon.moyo_territorial_value.max(0.0), ROOM);
    let out = halved(dragon.escape_route as f32, WAY_OUT);
    let surrounded = match dragon.surround.status {
        Surrounded::No => 0.8,
        Surrounded::Weakly => 0.9,
        Surrounded::Fully => 1.0,
    };
    let weakness = eyes.sqrt() * room * (0.25 + 0.75 * out) * surrounded;
    if dragon.crude_status == Status::Critical { weakness.max(0.5) } else { weakness }
}

/// The best that is known: what the reading of semeais found, else what life-and-death reading found, and the crude status
/// where neither has looked. A race is read between dragons that do not live by themselves, so that it has the last word, unless
/// life and death is certain and it is not.
pub(super) fn status(crude: Status, owl: &Owl, semeai: &Semeai) -> Status {
    semeai.status_beside(owl).unwrap_or(match owl.status {
        OwlStatus::Unchecked => crude,
        OwlStatus::Alive => Status::Alive,
        OwlStatus::Critical => Status::Critical,
        // A hurried look is not enough to give stones up.
        OwlStatus::Dead if owl.is_hurried => crude,
        OwlStatus::Dead => Status::Dead,
    })
}

/// How much a dragon needs help once its life has been read.
pub(super) fn weakness_after_reading(dragon: &Dragon) -> f32 {
    let was_read = dragon.owl.status != OwlStatus::Unchecked || dragon.race().is_some();
    match dragon.status {
        _ if !was_read => dragon.weakness_pre_owl,
        Status::Alive => dragon.weakness_pre_owl.min(0.3),
        Status::Critical => dragon.weakness_pre_owl.max(0.5),
        Status::Dead => 1.0,
        Status::Unknown => dragon.weakness_pre_owl,
    }
}

/// How safe it is, and by whose word.
pub(super) fn safety(dragon: &Dragon, worms: &Worms) -> Safety {
    let strings = || dragon.worms.iter().filter_map(|&origin| worms.at(origin));
    if dragon.is_invincible {
        return Safety::Invincible;
    }
    let won_race = dragon.race() == Some(Status::Alive);
    match dragon.status {
        Status::Alive if won_race && dragon.semeai.seki => Safety::AliveInSeki,
        Status::Alive if dragon.owl.living == Living::Seki => Safety::AliveInSeki,
        Status::Alive if won_race => Safety::Alive,
        Status::Dead if dragon.is_inessential => Safety::Inessential,
        Status::Dead if dragon.worms.len() == 1 && strings().all(Worm::is_lost) => Safety::TacticallyDead,
        Status::Dead => Safety::Dead,
        Status::Critical => Safety::Critical,
        Status::Alive if dragon.genus.min() >= 2 || dragon.weakness < STRONG => Safety::StronglyAlive,
        Status::Alive => Safety::Alive,
        Status::Unknown => Safety::Unknown,
    }
}

/// A dragon that is less weak than this needs no help.
const STRONG: f32 = 0.12;
