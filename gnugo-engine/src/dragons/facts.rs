//! What patterns ask of dragons, answered by what was found out about them.

use super::Dragons;
use super::surround::surround_after;
use crate::board::{Board, Point};
use crate::pattern::facts::{DragonFact, DragonFacts, Surrounded};

impl DragonFacts for Dragons {
    fn at(&self, stone: Point) -> Option<DragonFact> {
        let dragon = self.at(stone)?;
        Some(DragonFact {
            color: dragon.color,
            status: dragon.status,
            eyes: dragon.genus.min(),
            weakness: dragon.weakness,
            is_weak: dragon.is_weak(),
            surrounded: dragon.surround.status,
        })
    }

    fn encloses(&self, stone: Point, point: Point) -> bool {
        self.at(stone).is_some_and(|dragon| dragon.surround.area.contains(point))
    }

    fn surrounded_after(&self, board: &Board, stone: Point, made: Point) -> Surrounded {
        let after =
            |dragon: &super::Dragon| surround_after(board, &self.lost, &dragon.stones, dragon.color, made).status;
        self.at(stone).map_or(Surrounded::No, after)
    }
}
