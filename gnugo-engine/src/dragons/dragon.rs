//! What is said of a dragon, and what is it worked out from?
//!
//! The fields are those of spec/worms-and-dragons.texi, "Dragons".

use super::escape::AWAY;
use super::genus::{Eyes, HalfEye};
use super::life::{Decision, Owl, OwlStatus, Safety, Semeai, Sureness};
use super::surround::Surround;
use crate::board::{Board, Color, Point, PointSet};
use crate::eyes::{EyeSpaces, EyeValue};
use crate::influence::Influence;
use crate::pattern::facts::Status;
use crate::unconditional::Unconditional;
use crate::worms::{Worm, WormShapes, Worms};

/// Dragons whose effective size is less are left to the reading of captures.
const SMALLEST: f32 = 4.0;

/// The number of a dragon among all of a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DragonId(pub usize);

/// Strings of one colour that are taken for a unit.
#[derive(Clone, Debug)]
pub struct Dragon {
    /// Its number.
    pub id: DragonId,
    /// Its first stone in reading order.
    pub origin: Point,
    /// Its colour.
    pub color: Color,
    /// Its stones.
    pub stones: PointSet,
    /// The first stone of each of its strings, in reading order.
    pub worms: Vec<Point>,
    /// Its stones, and the empty points that are nearer to it than to any other dragon, shared ones in part.
    pub effective_size: f32,
    /// What it is worth to take it or to save it: its effective size, and a share of that of its weak neighbours of the
    /// other colour, which are helped by taking it.
    pub strategic_size: f32,
    /// What becomes of it, by strings, eyes and ways out alone.
    pub crude_status: Status,
    /// What becomes of it, as far as is known.
    pub status: Status,
    /// How safe it is.
    pub safety: Safety,
    /// How much it needs help, from 0 to 1.
    pub weakness: f32,
    /// The same, as it was before life-and-death reading.
    pub weakness_pre_owl: f32,
    /// The dragons of either colour near it.
    pub neighbors: Vec<DragonId>,
    /// How many of these are the opponent's.
    pub hostile_neighbors: usize,
    /// The points of the moyo around it.
    pub moyo_size: usize,
    /// What these are worth as territory.
    pub moyo_territorial_value: f32,
    /// How well it gets away: see [`escape`](super::escape).
    pub escape_route: u32,
    /// How many eyes it has.
    pub genus: EyeValue,
    /// A half eye that it has.
    pub half_eye: Option<HalfEye>,
    /// The points of its eye spaces.
    pub eye_points: PointSet,
    /// Moves that take eyes from it, where it matters who moves first.
    pub eye_attacks: PointSet,
    /// Moves that give it eyes, where it matters who moves first.
    pub eye_defenses: PointSet,
    /// A string of the opponent's next to it that it can capture, and that could still be saved.
    pub lunch: Option<Point>,
    /// Whether it is surrounded.
    pub surround: Surround,
    /// Whether it has stones that can never be captured.
    pub is_invincible: bool,
    /// Whether it has no potential at all unless something around it is captured.
    pub is_inessential: bool,
    /// What life-and-death reading says.
    pub owl: Owl,
    /// What the reading of semeais says.
    pub semeai: Semeai,
}

impl Dragon {
    /// The number of its stones.
    #[must_use]
    pub fn size(&self) -> usize {
        self.stones.len()
    }

    /// What its races decide about it, if they have the last word.
    #[must_use]
    pub fn race(&self) -> Option<Status> {
        self.semeai.status_beside(&self.owl)
    }

    /// What decides about a move of `player`'s that kills it, or saves it if it is his own, where that depends on who moves first and
    /// life-and-death reading has found this. A race has the last word, unless it names no move, or is not certain of its
    /// answer and life and death is of its own.
    pub(crate) fn decision(&self, player: Color, owl: &Owl) -> Option<Decision> {
        let is_own = player == self.color;
        let (read, raced) = if is_own { (owl.defense, self.semeai.defense) } else { (owl.attack, self.semeai.attack) };
        let is_critical = owl.status == OwlStatus::Critical;
        let race = self.semeai.status_beside(owl);
        let is_race_certain = raced.is_some_and(|raced| raced.certain);
        match race {
            None => is_critical.then(|| Decision::Life(read, owl.sureness())),
            Some(_) if is_critical && read.certain && !is_race_certain => Some(Decision::Life(read, Sureness::Certain)),
            Some(Status::Critical) if is_critical && raced.is_some_and(|raced| raced.point.is_none()) => {
                Some(Decision::Life(read, owl.sureness()))
            }
            Some(Status::Critical) => raced.map(Decision::Race),
            Some(_) => None,
        }
    }

    /// Whether it is in need of help: the language's `weak`.
    #[must_use]
    pub fn is_weak(&self) -> bool {
        const WEAK: f32 = 0.4;
        match self.status {
            Status::Dead => false,
            Status::Critical => true,
            Status::Alive | Status::Unknown => self.weakness > WEAK,
        }
    }
}

impl Dragon {
    /// Whether others can rely on it that it lives: not by a hurried look alone, and not by a race, which its friends may be part of.
    pub(crate) fn stays_alive(&self) -> bool {
        let was_read = self.owl.status == OwlStatus::Alive && !self.owl.is_hurried;
        match self.semeai.count {
            0 if !self.owl.is_hurried => self.status == Status::Alive,
            _ => was_read || self.crude_status == Status::Alive,
        }
    }

    /// Whether it may have to live in seki: it cannot be killed, as far as is known, and has nowhere to go.
    pub(crate) fn may_be_in_seki(&self) -> bool {
        self.effective_size >= SMALLEST
            && !self.is_invincible
            && self.status == Status::Alive
            && self.escape_route < AWAY
            && self.surround.status == crate::pattern::facts::Surrounded::Fully
    }

    /// Whether it could be killed if its eyes and its way out were not what they seem.
    pub(crate) fn may_be_killed(&self) -> bool {
        self.effective_size >= SMALLEST && self.is_assailable()
    }

    /// Whether it neither lives for sure nor gets away.
    fn is_assailable(&self) -> bool {
        !self.is_invincible && self.escape_route < AWAY
    }

    /// Whether it is worth the reading of its life: neither alive nor dead beyond question, and neither small nor away.
    pub(crate) fn is_in_question(&self, worms: &Worms) -> bool {
        !self.seems_to_live() && self.is_in_question_from(SMALLEST, worms)
    }

    /// The same for whoever asks about dragons from this effective size on, and doubts that those live which seem to.
    pub(crate) fn is_in_question_from(&self, smallest: f32, worms: &Worms) -> bool {
        self.matters(smallest, worms) && self.is_assailable()
    }

    /// The same where nobody gets away: whether it has to live by eyes or a connection, and has not two eyes yet.
    pub(crate) fn lacks_eyes_from(&self, smallest: f32, worms: &Worms) -> bool {
        self.matters(smallest, worms) && !self.is_invincible && !self.seems_to_live()
    }

    /// Whether it has that effective size, and not all of its strings are lost anyway.
    fn matters(&self, smallest: f32, worms: &Worms) -> bool {
        let mut strings = self.worms.iter().filter_map(|&worm| worms.at(worm));
        self.effective_size >= smallest && !strings.all(Worm::is_lost)
    }

    /// Whether it has two eyes, as far as eyes are counted one by one.
    pub(crate) fn seems_to_live(&self) -> bool {
        self.genus.min() >= 2
    }
}

/// What dragons are worked out from.
#[derive(Clone, Copy, Debug)]
pub struct Material<'a> {
    /// The position.
    pub board: &'a Board,
    /// Its strings.
    pub worms: &'a Worms,
    /// Their shapes.
    pub shapes: &'a WormShapes,
    /// What is unconditional.
    pub unconditional: &'a Unconditional,
    /// The eye spaces.
    pub eyes: &'a EyeSpaces,
    /// The first influence, by who is assumed to move next everywhere: Black, White.
    pub influence: &'a [Influence; 2],
}

impl Dragon {
    /// A dragon without stones, of which nothing is known.
    pub(super) fn empty(id: DragonId, origin: Point, color: Color) -> Self {
        Self {
            id,
            origin,
            color,
            stones: PointSet::EMPTY,
            worms: Vec::new(),
            effective_size: 0.0,
            strategic_size: 0.0,
            crude_status: Status::Unknown,
            status: Status::Unknown,
            safety: Safety::Unknown,
            weakness: 0.0,
            weakness_pre_owl: 0.0,
            neighbors: Vec::new(),
            hostile_neighbors: 0,
            moyo_size: 0,
            moyo_territorial_value: 0.0,
            escape_route: 0,
            genus: EyeValue::NONE,
            half_eye: None,
            eye_points: PointSet::EMPTY,
            eye_attacks: PointSet::EMPTY,
            eye_defenses: PointSet::EMPTY,
            lunch: None,
            surround: Surround::default(),
            is_invincible: false,
            is_inessential: false,
            owl: Owl::default(),
            semeai: Semeai::default(),
        }
    }

    pub(super) fn see_eyes(&mut self, eyes: Eyes) {
        self.genus = eyes.genus;
        self.half_eye = eyes.half_eye;
        self.eye_points = eyes.points;
        self.eye_attacks = eyes.attacks;
        self.eye_defenses = eyes.defenses;
    }
}
