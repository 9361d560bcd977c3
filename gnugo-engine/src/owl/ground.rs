//! What is a question of life and death about, and what is known around it before anything is read?
//!
//! The stones that are to be killed, friends that live and so save whoever reaches them, what there is to gain where the
//! dragon may run to, and the arena: the points at which moves are considered at all. Worked out once for a question.

use crate::board::{Board, CELLS, Color, Point, PointSet};
use crate::dragons::escape::escape_value;
use crate::dragons::{Dragon, Dragons};
use crate::influence::{Influence, Landscape, Purpose};
use crate::reading::Frame;
use crate::worms::Worms;

/// How many steps from the goal moves are considered.
const ARENA: usize = 5;
/// The opponent's strings with no more liberties are no wall: one may get through them.
const WEAK: usize = 3;

/// The ground on which a dragon lives or dies.
#[derive(Clone, Debug)]
pub struct Ground {
    /// Whose dragon it is.
    pub(super) color: Color,
    /// The stones that are to be killed.
    pub(super) goal: PointSet,
    /// Other stones of that colour that live.
    pub(super) friends: PointSet,
    /// Where moves are considered.
    pub(super) arena: PointSet,
    /// The opponent's stones that stand firm around it.
    pub(super) walls: PointSet,
    /// In which order equally good moves come.
    pub(super) frame: Frame,
    /// What it is worth to get to a point.
    escape: Box<[u8; CELLS]>,
}

impl Ground {
    /// The ground of the dragon at a point, by what is known before life and death is read. `landscape` is that if its
    /// opponent moves next everywhere. `None` if no stone stands there.
    #[must_use]
    pub fn new(board: &Board, worms: &Worms, dragons: &Dragons, landscape: &Landscape, at: Point) -> Option<Self> {
        let dragon = dragons.at(at)?;
        let color = dragon.color;
        let lives = |friend: &&Dragon| friend.color == color && friend.id != dragon.id && friend.stays_alive();
        let friends = dragons.iter().filter(lives).fold(PointSet::EMPTY, |all, friend| all.union(&friend.stones));
        // The dragon itself is no help where it runs to.
        let strength = |point| {
            if dragon.stones.contains(point) { 0.0 } else { dragons.strength(point, color.opponent()) }
        };
        let influence = Influence::second(board, worms, strength, landscape, Purpose::Strength);
        let mut escape = Box::new([0; CELLS]);
        for point in board.points() {
            escape[point.index()] = escape_value(&influence, point, color) as u8;
        }
        Some(Self { friends, escape, ..Self::shut_in(board, &dragon.stones, color) })
    }

    /// The ground of stones of `color` that have nowhere to run to, and no friends: what they reach in a few steps is all
    /// there is.
    #[must_use]
    pub fn shut_in(board: &Board, goal: &PointSet, color: Color) -> Self {
        Self {
            color,
            goal: *goal,
            friends: PointSet::EMPTY,
            arena: arena(board, goal, color),
            walls: walls(board, color.opponent()),
            frame: Frame::of(board, goal, color),
            escape: Box::new([0; CELLS]),
        }
    }

    /// The same, where moves are considered around another dragon too.
    pub(crate) fn reaching(self, other: &Self) -> Self {
        Self { arena: self.arena.union(&other.arena), ..self }
    }

    /// The stones that are left of the goal.
    pub(super) fn left(&self, board: &Board) -> PointSet {
        self.goal.intersection(board.stones(self.color))
    }

    /// What it is worth to the dragon to get to a point.
    pub(super) fn worth(&self, point: Point) -> u32 {
        self.escape[point.index()].into()
    }
}

/// The points that the goal reaches over the board in a few steps, and the liberties of what stands in the way and is
/// weak.
fn arena(board: &Board, goal: &PointSet, color: Color) -> PointSet {
    let enemy = color.opponent();
    let mut open = board.empty_points().union(board.stones(color));
    for origin in board.strings_in(board.points(), enemy) {
        if board.liberties(origin) <= WEAK {
            open = open.union(&board.string_stones(origin));
        }
    }
    let mut reached = *goal;
    for _ in 0..ARENA {
        let fresh = reached.neighbors().intersection(&open).difference(&reached);
        reached = reached.union(&fresh);
        // A friend's string is passed in one step.
        for friend in board.strings_in(&fresh, color) {
            reached = reached.union(&board.string_stones(friend));
        }
    }
    let around = reached.union(&reached.neighbors()).intersection(board.points());
    let weak = board.strings_in(&around, enemy).into_iter().filter(|&string| board.liberties(string) <= WEAK + 1);
    weak.fold(reached, |all, string| all.union(&board.liberty_set(string)))
}

/// The opponent's strings with more liberties stand firm.
const FIRM: usize = 4;

/// The stones of a player that stand firm.
fn walls(board: &Board, color: Color) -> PointSet {
    let strings = board.strings_in(board.points(), color).into_iter();
    let firm = strings.filter(|&string| board.liberties(string) > FIRM);
    firm.fold(PointSet::EMPTY, |all, string| all.union(&board.string_stones(string)))
}
