//! What a constraint may ask of life and death.
//!
//! Patterns that life-and-death reading matches ask of the dragon that it reads about, the goal: its eye spaces and its way
//! out in the position at hand are known, and looked up. Patterns that are matched when all is known ask whether dragons
//! live, which is read then: up to some tens of milliseconds, so such questions stand last in a constraint.

use super::Ask;
use crate::board::{Color, Point};
use crate::pattern::facts::OwlSpace;
use crate::pattern::{AfterDragons, OnBoard, OnStone, Owl};
use crate::reading::Outcome;

/// An eye space with so many points is large.
const BIG: usize = 5;

impl<K: Owl> Ask<'_, K> {
    /// Whether the stone belongs to the dragon that is read about. False where no stone stands.
    pub fn owl_goal_dragon(&mut self, stone: impl OnStone) -> bool {
        self.goal.is_some_and(|goal| goal.contains(stone.point()))
    }

    /// Whether `point` is in an eye space of the dragon that is read about.
    pub fn owl_eyespace(&mut self, point: impl OnBoard) -> bool {
        self.space(point.point()).is_some()
    }

    /// Whether `point` is in an eye space of the dragon that is read about, and that has five points or more.
    pub fn owl_big_eyespace(&mut self, point: impl OnBoard) -> bool {
        self.space(point.point()).is_some_and(|space| space.points.len() >= BIG)
    }

    /// Whether `point` is in an eye space of the dragon that is read about, and the attacker does not get in there at once.
    pub fn owl_proper_eye(&mut self, point: impl OnBoard) -> bool {
        self.space(point.point()).is_some_and(|space| !space.marginal.contains(point.point()))
    }

    /// The number of points of the eye space at `point`; 0 where the dragon that is read about has none.
    pub fn owl_eye_size(&mut self, point: impl OnBoard) -> i32 {
        self.space(point.point()).map_or(0, |space| space.points.len() as i32)
    }

    /// The number of eyes that the eye space at `point` gives the dragon that is read about, if the attacker moves first
    /// there.
    pub fn owl_mineye(&mut self, point: impl OnBoard) -> i32 {
        self.space(point.point()).map_or(0, |space| space.least.into())
    }

    /// The number of eyes that the eye space at `point` can give the dragon that is read about, if its owner moves first
    /// there.
    pub fn owl_maxeye(&mut self, point: impl OnBoard) -> i32 {
        self.space(point.point()).map_or(0, |space| space.most.into())
    }

    /// What it is worth to the dragon that is read about to get to `point`, from 0 to 4: 2 where nobody is stronger, more
    /// where its owner is.
    pub fn owl_escape_value(&mut self, point: impl OnBoard) -> i32 {
        self.asked.owl().map_or(0, |owl| owl.escape_value(point.point()) as i32)
    }

    /// Whether the stone is safe whatever becomes of the dragon that is read about: it belongs to a friend that lives, or
    /// to a wall of the attacker's that stands firm.
    pub fn owl_strong_dragon(&mut self, stone: impl OnStone) -> bool {
        self.asked.owl().is_some_and(|owl| owl.is_strong(stone.point()))
    }

    /// Whether the stone is one of the attacker's that the dragon that is read about may capture.
    pub fn owl_lunch(&mut self, stone: impl OnStone) -> bool {
        self.asked.owl().is_some_and(|owl| owl.is_lunch(stone.point()))
    }

    fn space(&mut self, point: Point) -> Option<OwlSpace> {
        self.asked.owl()?.space(point)
    }
}

impl<K: AfterDragons> Ask<'_, K> {
    /// Whether the dragon at `stone` can be killed, its opponent moving first.
    pub fn owl_attack(&mut self, stone: impl OnStone) -> Outcome {
        self.life_after(None, stone.point(), Side::Opponent).unwrap_or(Outcome::Lost)
    }

    /// Whether the dragon at `stone` lives if its owner moves first.
    pub fn owl_defend(&mut self, stone: impl OnStone) -> Outcome {
        self.life_after(None, stone.point(), Side::Owner).unwrap_or(Outcome::Lost)
    }

    /// Whether a move of its opponent's at `point` kills the dragon at `stone`.
    pub fn owl_does_attack(&mut self, point: impl OnBoard, stone: impl OnStone) -> Outcome {
        self.decided_by((point.point(), Side::Opponent), stone.point())
    }

    /// Whether a move of its owner's at `point` saves the dragon at `stone`.
    pub fn owl_does_defend(&mut self, point: impl OnBoard, stone: impl OnStone) -> Outcome {
        self.decided_by((point.point(), Side::Owner), stone.point())
    }

    /// Whether a move of their owner's at `point` saves the dragons of both stones.
    pub fn owl_connection_defends(&mut self, point: impl OnBoard, a: impl OnStone, b: impl OnStone) -> Outcome {
        let made = (point.point(), Side::Owner);
        let [a, b] = [a.point(), b.point()].map(|stone| self.decided_by(made, stone));
        a.min(b)
    }

    /// Whether two moves in a row of its opponent's, the first at `point`, kill the dragon at `stone`.
    pub fn owl_threatens_attack(&mut self, point: impl OnBoard, stone: impl OnStone) -> Outcome {
        self.life_after(Some((point.point(), Side::Opponent)), stone.point(), Side::Opponent).unwrap_or(Outcome::Lost)
    }

    /// Whether two moves in a row of its owner's, the first at `point`, save the dragon at `stone`.
    pub fn owl_threatens_defense(&mut self, point: impl OnBoard, stone: impl OnStone) -> Outcome {
        self.life_after(Some((point.point(), Side::Owner)), stone.point(), Side::Owner).unwrap_or(Outcome::Lost)
    }

    /// Whether a move of ours at `point` threatens the dragon of theirs at `stone`, or to save that of ours.
    pub fn owl_threatens(&mut self, point: impl OnBoard, stone: impl OnStone) -> Outcome {
        let is_ours = self.board.at(stone.point()).is(self.color);
        let we = if is_ours { Side::Owner } else { Side::Opponent };
        self.life_after(Some((point.point(), we)), stone.point(), we).unwrap_or(Outcome::Lost)
    }

    /// Whether capturing the string at `stone` gives two eyes.
    pub fn owl_substantial(&mut self, stone: impl OnStone) -> bool {
        let is_there = !self.board.is_empty(stone.point());
        is_there && self.asked.life().is_some_and(|life| life.is_substantial(self.board, stone.point()))
    }

    /// Whether a move gets for whoever makes it what he wants of a dragon. It does not where it is illegal.
    fn decided_by(&mut self, made: (Point, Side), stone: Point) -> Outcome {
        self.life_after(Some(made), stone, made.1.other()).map_or(Outcome::Lost, Outcome::reversed)
    }

    /// Whether `first` gets what he wants of a dragon after this move, if one is made. `None` where it is illegal, where no stone stands, and
    /// where nothing is known of lives.
    fn life_after(&mut self, made: Option<(Point, Side)>, stone: Point, first: Side) -> Option<Outcome> {
        let owner = self.board.color_at(stone)?;
        let life = self.asked.life()?;
        let made = made.map(|(point, side)| (point, side.color(owner)));
        life.after(self.board, made, stone, first.color(owner))
    }
}

/// Whose move it is, seen from a dragon.
#[derive(Clone, Copy)]
enum Side {
    Owner,
    Opponent,
}

impl Side {
    fn other(self) -> Self {
        match self {
            Self::Owner => Self::Opponent,
            Self::Opponent => Self::Owner,
        }
    }

    fn color(self, owner: Color) -> Color {
        match self {
            Self::Owner => owner,
            Self::Opponent => owner.opponent(),
        }
    }
}
