//! What a constraint may ask of dragons, and of who is strong where.
//!
//! They are known beforehand, or worked out once for all matches. Areas are those of the influence as it is if the
//! opponent moves next everywhere.

use super::Ask;
use crate::board::{Color, Point};
use crate::dragons::Status;
use crate::influence::Hold;
use crate::pattern::{AfterDragons, OnBoard, OnStone};

impl<K: AfterDragons> Ask<'_, K> {
    /// What becomes of the dragon at `stone`: `ALIVE`, `CRITICAL`, `DEAD` or `UNKNOWN`. `UNKNOWN` where no stone stands.
    pub fn status(&mut self, stone: impl OnStone) -> Status {
        let dragons = self.lore.dragons(self.board, self.reader);
        dragons.at(stone.point()).map_or(Status::Unknown, |dragon| dragon.status)
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
        let dragons = self.lore.dragons(self.board, self.reader);
        dragons.at(stone.point()).map_or(0, |dragon| dragon.genus.min().into())
    }

    /// Whether the dragon at `stone` needs help.
    pub fn weak(&mut self, stone: impl OnStone) -> bool {
        let dragons = self.lore.dragons(self.board, self.reader);
        dragons.at(stone.point()).is_some_and(|dragon| dragon.is_weak())
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
        let first = self.color.opponent().index();
        let influence = &self.lore.influence(self.board, self.reader)[first];
        let living = influence.terrain().solid().contains(point) && self.board.at(point).is(color);
        living || influence.holds(color, hold).contains(point)
    }
}
