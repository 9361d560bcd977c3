//! What may patterns ask of a position, besides what stands on the board and what reading says of it?
//!
//! Strings, eye spaces, dragons and influence are worked out further up, with the help of patterns. What patterns ask of
//! them in turn is stated here, as questions; whoever has found out about a part of the position answers them
//! ([`Known`]). Until then nothing is known of it, and a match whose constraint asks for it cannot be judged
//! ([`Missing`]). An answer is looked up; only [`Diagonals`] and [`LifeReading`] read.

use crate::board::{Board, Color, Point, PointSet};
use crate::reading::{Outcome, Reader};
use std::fmt;

/// What becomes of a dragon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// It lives, even if the opponent moves first.
    Alive,
    /// It lives if its owner moves first, and dies if the opponent does.
    Critical,
    /// It dies, even if its owner moves first.
    Dead,
    /// Not known.
    Unknown,
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Alive => "alive",
            Self::Critical => "critical",
            Self::Dead => "dead",
            Self::Unknown => "unknown",
        })
    }
}

/// How far a dragon is surrounded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Surrounded {
    /// It is not.
    #[default]
    No,
    /// All but.
    Weakly,
    /// On all sides.
    Fully,
}

impl Surrounded {
    /// The number that GTP answers give it.
    #[must_use]
    pub const fn code(self) -> u8 {
        match self {
            Self::No => 0,
            Self::Fully => 1,
            Self::Weakly => 2,
        }
    }
}

/// How much a player has of a point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hold {
    /// Stronger than the opponent.
    Area,
    /// Territory if the opponent does nothing about it.
    Moyo,
    /// Expected to be territory at the end.
    Territory,
}

/// What is known of the shapes of strings.
pub trait ShapeFacts: fmt::Debug {
    /// The number of liberties of an order, from 1 to 4, of the string at a point. `None` where no stone stands.
    fn liberties(&self, string: Point, order: usize) -> Option<usize>;

    /// What is taken with the string at a point, in points. `None` where no stone stands.
    fn effective_size(&self, string: Point) -> Option<f32>;
}

/// Where players can cut.
pub trait CutFacts: fmt::Debug {
    /// The points at which a player can cut strings of the other's.
    fn by(&self, color: Color) -> PointSet;

    /// At how many points a player can cut with the help of any of these stones.
    fn helped_by(&self, color: Color, stones: &PointSet) -> usize;
}

/// Which strings have been joined so far.
pub trait JoinFacts: fmt::Debug {
    /// Whether two stones are joined.
    fn are_one(&self, a: Point, b: Point) -> bool;

    /// The number of stones that are joined to the one at a point, itself included. 0 where no stone stands.
    fn size(&self, point: Point) -> usize;
}

/// An eye space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EyeFact {
    /// All of its points.
    pub points: PointSet,
    /// Those at which the opponent gets in.
    pub marginal: PointSet,
    /// The greatest number of eyes that it can give its owner, who moves first.
    pub most: u8,
}

/// What is known of eyes.
pub trait EyeFacts: fmt::Debug {
    /// The eye space of a player at a point, if there is one.
    fn space(&self, point: Point, color: Color) -> Option<EyeFact>;

    /// Whether a point in an eye space of a player is an eye only if its owner moves first, maybe by ko.
    fn is_half_eye(&self, point: Point, color: Color) -> bool;

    /// Whether a point is a false eye of a player.
    fn is_false_eye(&self, point: Point, color: Color) -> bool;
}

/// By what the diagonals of an eye are judged: what reading says of the strings there.
pub trait Diagonals: fmt::Debug {
    /// The sum over the diagonals of a point for an eye of `color`, who holds `held`, and `inside` of it beyond doubt: 4 or
    /// more for a false eye, 3 for a half eye, at most 2 for an eye. Reads some of them; the board is given back as it was.
    fn sum(
        &self,
        board: &mut Board,
        reader: &mut Reader,
        point: Point,
        color: Color,
        held: &PointSet,
        inside: &PointSet,
    ) -> f32;
}

/// An eye space of the dragon that is read about, in a position of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwlSpace {
    /// All of its points.
    pub points: PointSet,
    /// Those at which the attacker gets in.
    pub marginal: PointSet,
    /// The number of eyes that it gives for certain, the attacker moving first.
    pub least: u8,
    /// The greatest number of eyes that it can give, the owner moving first.
    pub most: u8,
}

/// What life-and-death reading sees of the dragon that it reads about, the goal, in a position of its search.
pub trait OwlFacts: fmt::Debug {
    /// The eye space of the goal at a point, if there is one.
    fn space(&self, point: Point) -> Option<OwlSpace>;

    /// What it is worth to the goal to get to a point, from 0 to 4.
    fn escape_value(&self, point: Point) -> u32;

    /// Whether the stone at a point is safe whatever happens to the goal: a friend of it that lives, or a stone of the
    /// attacker's that stands firm.
    fn is_strong(&self, stone: Point) -> bool;

    /// Whether the stone at a point is one of the attacker's that the goal may capture.
    fn is_lunch(&self, stone: Point) -> bool;
}

/// Who reads life and death for patterns.
pub trait LifeReading: fmt::Debug {
    /// Whether `first`, who moves next, gets what he wants of the dragon at `stone` once a move has been made, if one is: that
    /// it lives if it is his, and that it dies if not. `None` if the move is illegal, or no stone stands there. The board is given
    /// back as it was. Up to some tens of milliseconds.
    fn after(&self, board: &mut Board, made: Option<(Point, Color)>, stone: Point, first: Color) -> Option<Outcome>;

    /// Whether capturing the string at `stone` gives two eyes to whoever does, so that it lives by that.
    fn is_substantial(&self, board: &Board, stone: Point) -> bool;
}

/// A dragon.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DragonFact {
    /// Its colour.
    pub color: Color,
    /// What becomes of it.
    pub status: Status,
    /// The number of eyes that it has if its opponent moves first.
    pub eyes: u8,
    /// How much it needs help, from 0 to 1.
    pub weakness: f32,
    /// Whether it needs help.
    pub is_weak: bool,
    /// Whether it is surrounded.
    pub surrounded: Surrounded,
}

/// What is known of dragons.
pub trait DragonFacts: fmt::Debug {
    /// The dragon at a point. `None` where no stone stands, or where nothing is known of its dragon.
    fn at(&self, stone: Point) -> Option<DragonFact>;

    /// Whether a point is inside the ring around the dragon at `stone`.
    fn encloses(&self, stone: Point, point: Point) -> bool;

    /// How far the dragon at `stone` is surrounded once its opponent has played at the empty point `made`.
    fn surrounded_after(&self, board: &Board, stone: Point, made: Point) -> Surrounded;
}

/// Who is strong where.
pub trait InfluenceFacts: fmt::Debug {
    /// Whether `color` holds a point at least so well if `next` moves next everywhere. A stone that lives is held by nobody.
    fn holds(&self, next: Color, color: Color, point: Point, hold: Hold) -> bool;

    /// Whether a stone that lives stands at a point, if `next` moves next everywhere.
    fn lives(&self, next: Color, point: Point) -> bool;
}

/// The parts of what can be known of a position that are known.
#[derive(Clone, Copy, Debug, Default)]
pub struct Known<'a> {
    /// The shapes of the strings.
    pub shapes: Option<&'a dyn ShapeFacts>,
    /// How diagonals of eyes are judged.
    pub diagonals: Option<&'a dyn Diagonals>,
    /// The eye spaces.
    pub eyes: Option<&'a dyn EyeFacts>,
    /// Where strings are cut.
    pub cuts: Option<&'a dyn CutFacts>,
    /// Which strings are joined so far.
    pub joined: Option<&'a dyn JoinFacts>,
    /// The dragons.
    pub dragons: Option<&'a dyn DragonFacts>,
    /// The influence.
    pub influence: Option<&'a dyn InfluenceFacts>,
    /// The eyes and the way out of the dragon that is read about.
    pub owl: Option<&'a dyn OwlFacts>,
    /// Who reads life and death.
    pub life: Option<&'a dyn LifeReading>,
}

/// What would have to be known to judge a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Missing {
    /// What the reader is about ([`Surroundings::goal`](super::Surroundings::goal)).
    Goal,
    /// What reading says of the strings.
    Strings,
    /// The eye spaces.
    Eyes,
    /// Where strings are cut.
    Cuts,
    /// Which strings are joined.
    Joined,
    /// The dragons.
    Dragons,
    /// The influence.
    Influence,
    /// The eyes and the way out of the dragon that is read about.
    Owl,
    /// What becomes of dragons, by reading.
    Life,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Goal => "the dragon that is read about",
            Self::Strings => "what reading says of the strings",
            Self::Eyes => "the eye spaces",
            Self::Cuts => "where strings are cut",
            Self::Joined => "which strings are joined",
            Self::Dragons => "the dragons",
            Self::Influence => "the influence",
            Self::Owl => "the eyes of the dragon that is read about",
            Self::Life => "what reading says of dragons",
        })
    }
}

/// What is known, for a match that is being judged; and what it asked for in vain.
#[derive(Debug)]
pub(super) struct Asked<'a> {
    pub(super) known: Known<'a>,
    /// The first part that was asked for and is not known.
    pub(super) missing: &'a mut Option<Missing>,
}

macro_rules! parts {
    ($($name:ident: $facts:ident, $missing:ident;)*) => {
        impl<'a> Asked<'a> {
            $(pub(super) fn $name(&mut self) -> Option<&'a dyn $facts> {
                if self.known.$name.is_none() {
                    self.missing.get_or_insert(Missing::$missing);
                }
                self.known.$name
            })*
        }
    };
}

parts! {
    diagonals: Diagonals, Strings;
    eyes: EyeFacts, Eyes;
    cuts: CutFacts, Cuts;
    joined: JoinFacts, Joined;
    dragons: DragonFacts, Dragons;
    influence: InfluenceFacts, Influence;
    owl: OwlFacts, Owl;
    life: LifeReading, Life;
}
