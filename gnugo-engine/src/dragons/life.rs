//! What is said of a dragon's life, by whom, and what is not known yet?
//!
//! Statuses and their order are those of spec/worms-and-dragons.texi, "Dragons". What only life-and-death reading and
//! the reading of semeais can find has its place here, and is `Unchecked` or `None` until they look.

use crate::board::Point;
use crate::pattern::facts::Status;
use crate::reading::Outcome;
use std::fmt;

/// How safe a dragon is, and how that is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Safety {
    /// A single string that can be captured and cannot be saved.
    TacticallyDead,
    /// Found alive by life-and-death or semeai reading.
    Alive,
    /// Alive without much question: it has its eyes, or room for them.
    StronglyAlive,
    /// Alive even if its owner never answers.
    Invincible,
    /// Alive without eyes, because neither player can attack.
    AliveInSeki,
    /// Lives or dies by who moves first.
    Critical,
    /// Found dead.
    Dead,
    /// Dead and unimportant, such as stones inside an eye.
    Inessential,
    /// Not known: no reading has looked at it, and it is neither clearly alive nor clearly dead.
    Unknown,
}

impl fmt::Display for Safety {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::TacticallyDead => "tactically_dead",
            Self::Alive => "alive",
            Self::StronglyAlive => "strongly_alive",
            Self::Invincible => "invincible",
            Self::AliveInSeki => "alive_in_seki",
            Self::Critical => "critical",
            Self::Dead => "dead",
            Self::Inessential => "inessential",
            Self::Unknown => "unknown",
        })
    }
}

/// What life-and-death reading says of a dragon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum OwlStatus {
    /// It has not looked.
    #[default]
    Unchecked,
    /// It cannot be killed.
    Alive,
    /// It lives or dies by who moves first.
    Critical,
    /// It cannot be saved.
    Dead,
}

impl fmt::Display for OwlStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Unchecked => "unchecked",
            Self::Alive => "alive",
            Self::Critical => "critical",
            Self::Dead => "dead",
        })
    }
}

/// How sure an answer is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Sureness {
    /// Something else may well be true.
    #[default]
    Doubtful,
    /// It was not seen through to its end, but little speaks for another answer.
    Clear,
    /// It was seen through to its end.
    Certain,
}

/// The answer to a question of life and death.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct OwlAnswer {
    /// How it ends for whoever moves first.
    pub outcome: Outcome,
    /// The move.
    pub point: Option<Point>,
    /// Another move that does the same; the second one of a threat of two moves.
    pub second: Option<Point>,
    /// Whether the reading was seen through to its end.
    pub certain: bool,
    /// Whether, if it is not certain, little speaks for another answer.
    pub clear: bool,
    /// The largest string that the move captures, as tactical reading has it. Only where a dragon was asked about.
    pub string: Option<Point>,
}

impl OwlAnswer {
    /// How sure it is.
    #[must_use]
    pub fn sureness(&self) -> Sureness {
        match (self.certain, self.clear) {
            (true, _) => Sureness::Certain,
            (false, true) => Sureness::Clear,
            (false, false) => Sureness::Doubtful,
        }
    }
}

/// Whether two moves in a row kill a dragon that is alive, or save one that is dead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum OwlThreat {
    /// Nobody has looked.
    #[default]
    Unchecked,
    /// They do not.
    Nothing,
    /// They kill it.
    Kill,
    /// They save it.
    Save,
}

impl fmt::Display for OwlThreat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Unchecked => "unchecked",
            Self::Nothing => "no_threat",
            Self::Kill => "can_threaten_attack",
            Self::Save => "can_threaten_defense",
        })
    }
}

/// How a dragon lives that cannot be killed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Living {
    /// Nobody has looked, or it was too much to read.
    #[default]
    Unchecked,
    /// It has two eyes, or gets them.
    Eyes,
    /// In seki: its owner does not get two eyes even if he moves first.
    Seki,
    /// By two eyes, or in seki: whoever moves first decides.
    Contested {
        /// The opponent's move.
        seki: Point,
        /// The owner's.
        eyes: Point,
        /// Whether the owner might fight a ko instead.
        by_ko: bool,
    },
}

/// All that life-and-death reading finds of a dragon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Owl {
    /// What becomes of the dragon.
    pub status: OwlStatus,
    /// Whether it can be killed.
    pub attack: OwlAnswer,
    /// Whether it can be saved.
    pub defense: OwlAnswer,
    /// Whether two moves in a row would change that. Then the answer for who makes them names both.
    pub threat: OwlThreat,
    /// How it lives, if it cannot be killed.
    pub living: Living,
    /// Whether there was little time for it, so that whoever has more should read again.
    pub is_hurried: bool,
}

impl Owl {
    /// What becomes of a dragon that can be killed so, and saved so; the latter is asked only where it matters.
    #[must_use]
    pub fn of(attack: OwlAnswer, defense: impl FnOnce() -> OwlAnswer) -> Self {
        if attack.outcome == Outcome::Lost {
            return Self { status: OwlStatus::Alive, attack, ..Self::default() };
        }
        let defense = defense();
        let status = if defense.outcome == Outcome::Lost { OwlStatus::Dead } else { OwlStatus::Critical };
        Self { status, attack, defense, ..Self::default() }
    }

    /// How sure both answers are.
    #[must_use]
    pub fn sureness(&self) -> Sureness {
        self.attack.sureness().min(self.defense.sureness())
    }

    /// Whether what becomes of it is so by the rules, and no judgement.
    #[must_use]
    pub const fn is_certain(&self) -> bool {
        match self.status {
            OwlStatus::Alive => self.attack.certain,
            _ => self.attack.certain && self.defense.certain,
        }
    }
}

/// What decides about a dragon that lives or dies by who moves first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Decision {
    /// Life-and-death reading, which is as sure as that.
    Life(OwlAnswer, Sureness),
    /// A race.
    Race(SemeaiMove),
}

/// A move in a semeai.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SemeaiMove {
    /// How it ends for whoever moves first.
    pub outcome: Outcome,
    /// The move; none where none is needed, or none helps.
    pub point: Option<Point>,
    /// The dragon that it is fought against, by its first stone.
    pub target: Point,
    /// Whether the reading was seen through to its end.
    pub certain: bool,
}

/// What the reading of semeais finds of a dragon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Semeai {
    /// In how many semeais it is.
    pub count: usize,
    /// Whether the opponent, who moves first, captures it, and how. In several semeais he has to win all of them: the one in
    /// which he does worst.
    pub attack: Option<SemeaiMove>,
    /// Whether the owner, who moves first, saves it, and how: the one that he does best in.
    pub defense: Option<SemeaiMove>,
    /// Whether it lives because neither wins.
    pub seki: bool,
    /// Whether all of them were read to their end, be it certain or not. What was not decides about no status.
    pub is_settled: bool,
}

impl Semeai {
    /// What becomes of the dragon by its semeais; `None` if it is in none, or if they were not read to their end.
    #[must_use]
    pub fn status(&self) -> Option<Status> {
        let (attack, defense) = (self.attack?, self.defense?);
        self.is_settled.then_some(match (attack.outcome, defense.outcome) {
            (Outcome::Lost, _) => Status::Alive,
            (_, Outcome::Lost) => Status::Dead,
            _ => Status::Critical,
        })
    }

    /// The same of a dragon of which life-and-death reading says this: a race that is not certain takes nothing from what is.
    #[must_use]
    pub fn status_beside(&self, owl: &Owl) -> Option<Status> {
        let was_read = owl.status != OwlStatus::Unchecked;
        self.status().filter(|_| self.is_certain() || !(was_read && owl.is_certain()))
    }

    /// Whether nothing outside could change what its races say.
    #[must_use]
    pub fn is_certain(&self) -> bool {
        [self.attack, self.defense].iter().all(|found| found.is_some_and(|found| found.certain))
    }
}
