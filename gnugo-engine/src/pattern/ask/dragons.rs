//! What a constraint may ask of dragons, and of who is strong where.
//!
//! They are known beforehand, and looked up. Areas are those of the influence as it is if the opponent moves next
//! everywhere, but for `…_opposite`. What life-and-death reading says is asked in `owl.rs`.

use super::Ask;
use crate::board::{Color, Point};
use crate::pattern::facts::{DragonFact, Hold, Status, Surrounded};
use crate::pattern::{AfterDragons, Amount, OnBoard, OnEmpty, OnStone};

impl<K: AfterDragons> Ask<'_, K> {
    /// What becomes of the dragon at `stone`: `ALIVE`, `CRITICAL`, `DEAD` or `UNKNOWN`. `UNKNOWN` where no stone stands.
    pub fn status(&mut self, stone: impl OnStone) -> Status {
        self.dragon(stone.point()).map_or(Status::Unknown, |dragon| dragon.status)
    }

    fn dragon(&mut self, stone: Point) -> Option<DragonFact> {
        self.asked.dragons()?.at(stone)
    }

    /// Whether the dragon at `stone` lives, even if its opponent moves first.
    pub fn alive(&mut self, stone: impl OnStone) -> bool {
        self.status(stone) == Status::Alive
    }

    /// Whether it is not known what becomes of the dragon at `stone`.
    pub fn unknown(&mut self, stone: impl OnStone) -> bool {
        self.status(stone) == Status::Unknown
    }

    /// Whether the dragon at `stone` lives or dies by who moves first.
    pub fn critical(&mut self, stone: impl OnStone) -> bool {
        self.status(stone) == Status::Critical
    }

    /// Whether the dragon at `stone` dies, even if its owner moves first.
    pub fn dead(&mut self, stone: impl OnStone) -> bool {
        self.status(stone) == Status::Dead
    }

    /// The number of eyes that the dragon at `stone` has if its opponent moves first: compare it with 0, 1 or 2.
    pub fn genus(&mut self, stone: impl OnStone) -> i32 {
        self.dragon(stone.point()).map_or(0, |dragon| dragon.eyes.into())
    }

    /// Whether the dragon at `stone` needs help.
    pub fn weak(&mut self, stone: impl OnStone) -> bool {
        self.dragon(stone.point()).is_some_and(|dragon| dragon.is_weak)
    }

    /// How much the dragon at `stone` needs help, from 0 to 1; 0 where no stone stands.
    pub fn weakness(&mut self, stone: impl OnStone) -> Amount {
        Amount(self.dragon(stone.point()).map_or(0.0, |dragon| dragon.weakness))
    }

    /// Whether one of the points has a stone of ours that is not dead.
    pub fn o_alive_somewhere(&mut self, points: &[Point]) -> bool {
        self.lives_somewhere(self.color, points)
    }

    /// Whether one of the points has a stone of the opponent's that is not dead.
    pub fn x_alive_somewhere(&mut self, points: &[Point]) -> bool {
        self.lives_somewhere(self.color.opponent(), points)
    }

    fn lives_somewhere(&mut self, color: Color, points: &[Point]) -> bool {
        let mut there = points.iter().filter_map(|&point| self.dragon(point));
        there.any(|dragon| dragon.color == color && dragon.status != Status::Dead)
    }

    /// Whether the dragon at `stone` is surrounded: 1 on all sides, 2 all but, and 0 not.
    pub fn is_surrounded(&mut self, stone: impl OnStone) -> Surrounded {
        self.dragon(stone.point()).map_or(Surrounded::No, |dragon| dragon.surrounded)
    }

    /// Whether a move of its opponent's at `point` surrounds the dragon at `stone`, which is not surrounded yet.
    pub fn does_surround(&mut self, point: impl OnEmpty, stone: impl OnStone) -> bool {
        let Some(dragons) = self.asked.dragons() else { return false };
        let is_open = dragons.at(stone.point()).is_some_and(|dragon| dragon.surrounded == Surrounded::No);
        is_open
            && self.board.is_empty(point.point())
            && dragons.surrounded_after(self.board, stone.point(), point.point()) != Surrounded::No
    }

    /// Whether `point` is inside the ring around the dragon at `stone`; false if that is not surrounded.
    pub fn surround_map(&mut self, stone: impl OnStone, point: impl OnBoard) -> bool {
        let Some(dragons) = self.asked.dragons() else { return false };
        let is_ringed = dragons.at(stone.point()).is_some_and(|dragon| dragon.surrounded != Surrounded::No);
        is_ringed && dragons.encloses(stone.point(), point.point())
    }

    /// Whether `point` is a false eye that the opponent leaves alone all the same, so that it is its owner's territory.
    pub fn false_eye_territory(&mut self, point: impl OnBoard) -> bool {
        let (point, first) = (point.point(), self.color.opponent());
        let (Some(eyes), Some(influence)) = (self.asked.eyes(), self.asked.influence()) else { return false };
        let owner = Color::BOTH.into_iter().find(|&color| eyes.is_false_eye(point, color));
        owner.is_some_and(|color| influence.holds(first, color, point, Hold::Territory))
    }

    /// Whether `point` is in our moyo, or a living stone of ours, if we move next everywhere.
    pub fn omoyo_opposite(&mut self, point: impl OnBoard) -> bool {
        self.holds_if(self.color, self.color, point.point(), Hold::Moyo)
    }

    /// Whether `point` is in the opponent's moyo, or a living stone of the opponent's, if we move next everywhere.
    pub fn xmoyo_opposite(&mut self, point: impl OnBoard) -> bool {
        self.holds_if(self.color, self.color.opponent(), point.point(), Hold::Moyo)
    }

    /// Whether `point` is in the opponent's area, or a living stone of the opponent's.
    pub fn xarea(&mut self, point: impl OnBoard) -> bool {
        self.holds(self.color.opponent(), point.point(), Hold::Area)
    }

    /// Whether `point` is in our area, or a living stone of ours.
    pub fn oarea(&mut self, point: impl OnBoard) -> bool {
        self.holds(self.color, point.point(), Hold::Area)
    }

    /// Whether `point` is in the opponent's moyo, or a living stone of the opponent's.
    pub fn xmoyo(&mut self, point: impl OnBoard) -> bool {
        self.holds(self.color.opponent(), point.point(), Hold::Moyo)
    }

    /// Whether `point` is in our moyo, or a living stone of ours.
    pub fn omoyo(&mut self, point: impl OnBoard) -> bool {
        self.holds(self.color, point.point(), Hold::Moyo)
    }

    /// Whether `point` is the opponent's territory, or a living stone of the opponent's.
    pub fn xterri(&mut self, point: impl OnBoard) -> bool {
        self.holds(self.color.opponent(), point.point(), Hold::Territory)
    }

    /// Whether `point` is our territory, or a living stone of ours.
    pub fn oterri(&mut self, point: impl OnBoard) -> bool {
        self.holds(self.color, point.point(), Hold::Territory)
    }

    fn holds(&mut self, color: Color, point: Point, hold: Hold) -> bool {
        self.holds_if(self.color.opponent(), color, point, hold)
    }

    /// What `color` holds if `next` moves next everywhere.
    fn holds_if(&mut self, next: Color, color: Color, point: Point, hold: Hold) -> bool {
        let Some(influence) = self.asked.influence() else { return false };
        let living = influence.lives(next, point) && self.board.at(point).is(color);
        living || influence.holds(next, color, point, hold)
    }
}
