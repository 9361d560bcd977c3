//! How does the dragon stand, by its eyes and its way out?
//!
//! The static judgement at each position of the tree: the strings around are read for captures, its eye spaces are counted
//! with what was found, and the room to run is measured. About half a millisecond. What it does not see: cuts that
//! take more than one move, and liberties that are short only when several eyes are attacked at once.

use crate::board::{Board, PointSet};
use crate::dragons::escape::room_to_escape;
use crate::eyes::{Evaluator, EyeValue, Group, NearSpace, Surroundings, spaces_near};
use crate::owl::ground::Ground;
use crate::owl::judge::{joined, linked, strings_of, walls};
use crate::reading::{Outcome, Reader};
use crate::worms::Worms;

/// Stones that may be tried for each question about a string.
const READING: u64 = 150;

/// How a dragon stands.
#[derive(Debug)]
pub(super) struct Standing {
    /// The stones that live or die together.
    pub(super) group: PointSet,
    /// The strings near it, with what captures and saves them.
    pub(super) worms: Worms,
    /// Its eye spaces.
    pub(super) spaces: Vec<NearSpace>,
    /// The eyes of all of them together.
    pub(super) value: EyeValue,
    /// The eyes that are left if the attacker has all ways in, and moves first.
    pub(super) sure: u8,
    /// The room to run.
    pub(super) room: u32,
    /// Whether it is connected to a friend that lives.
    pub(super) has_friend: bool,
    /// The attacker's stones beside it that can be captured.
    pub(super) lunches: PointSet,
}

impl Standing {
    /// Judges a dragon of which these stones are left. The board is given back as it was.
    pub(super) fn new(
        board: &mut Board,
        reader: &mut Reader,
        evaluator: &mut Evaluator,
        ground: &Ground,
        left: &PointSet,
    ) -> Self {
        let color = ground.color;
        let group = joined(board, &strings_of(board, left, color), color);
        let area = area(board, ground);
        let (worms, spaces) = reader.within(READING, |reader| {
            let worms = Worms::near(board, reader, &area);
            let wanted = Group { color, stones: &group, area: &area };
            let spaces = spaces_near(board, reader, &worms, evaluator, wanted);
            (worms, spaces)
        });
        let value = spaces.iter().fold(EyeValue::NONE, |all, near| all.plus(near.space.value));
        let sure = spaces.iter().map(|near| near.sure).sum::<u8>().min(value.min());
        let room = room_to_escape(board, &group, &ground.friends, color, |point| ground.worth(point));
        let beside = group.neighbors();
        let is_lunch = |worm: &&crate::worms::Worm| {
            worm.color != color && worm.attack() != Outcome::Lost && worm.stones.intersects(&beside)
        };
        let lunches = worms.iter().filter(is_lunch).fold(PointSet::EMPTY, |all, worm| all.union(&worm.stones));
        let has_friend = group.intersects(&ground.friends);
        Self { group, worms, spaces, value, sure, room, has_friend, lunches }
    }

    /// Whether the owner may capture stones beside it, other than those that count as his eye space already.
    pub(super) fn has_lunch_outside(&self) -> bool {
        let inside = |stones: &PointSet| self.spaces.iter().any(|near| stones.is_subset(&near.space.points));
        self.worms.iter().any(|worm| worm.stones.is_subset(&self.lunches) && !inside(&worm.stones))
    }
}

/// Where eyes are looked for.
fn area(board: &Board, ground: &Ground) -> PointSet {
    ground.arena.union(&ground.arena.neighbors()).intersection(board.points())
}

/// The parts of [`prospects`], in points that mean nothing but an order: for an eye, for one that takes two moves in a row,
/// for a point of the eye spaces, and for the room to run.
const EYE: f32 = 12.0;
const DISTANT_EYE: f32 = 4.0;
const SPACE: f32 = 2.0;
const ROOM: f32 = 1.5;
/// More points of eye space, and more room, make no difference.
const MOST_SPACE: usize = 14;
const MOST_ROOM: u32 = 20;

/// How good the owner's prospects look at a glance, without reading: what moves are compared by. Some twenty microseconds.
pub(super) fn prospects(board: &Board, evaluator: &mut Evaluator, ground: &Ground, left: &PointSet) -> f32 {
    let color = ground.color;
    let stones = strings_of(board, left, color);
    let group = joined(board, &stones, color);
    let firm = walls(board, ground, &linked(board, &stones, color));
    let around = Surroundings { board, color, walls: &firm, area: &area(board, ground) };
    let glance = evaluator.glance(around, &group);
    let room = room_to_escape(board, &group, &ground.friends, color, |point| ground.worth(point));
    let value = glance.value;
    EYE * f32::from(value.attacker_first + value.defender_first)
        + DISTANT_EYE * f32::from(value.attacker_twice + value.defender_twice)
        + SPACE * glance.points.len_up_to(MOST_SPACE) as f32
        + ROOM * room.min(MOST_ROOM) as f32
}
