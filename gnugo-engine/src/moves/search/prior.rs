//! What is a move worth before any game was played from it?
//!
//! A glance at the points around tells captures, ataris, shapes and stones thrown away; it costs some 50 ns a move.

use crate::board::{Color, Point};
use crate::playout::Field;
use smallvec::SmallVec;

/// An opinion of a move, as so many games with this sum of rewards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Prior {
    pub(super) games: f32,
    pub(super) rewards: f32,
}

/// As many games the opinion is worth that nothing is known.
const EVEN: f32 = 8.0;

impl Prior {
    /// The opinion that nothing is known.
    pub(crate) const fn even() -> Self {
        Self { games: EVEN, rewards: EVEN * 0.5 }
    }

    /// The opinion that a move is as good as this, between 0 and 1, worth so many games.
    pub(crate) fn new(goodness: f32, games: f32) -> Self {
        Self { games, rewards: goodness * games }
    }

    /// How many games it is worth.
    pub(crate) const fn games(self) -> f32 {
        self.games
    }

    /// Both opinions.
    pub(crate) fn joined(self, other: Self) -> Self {
        Self { games: self.games + other.games, rewards: self.rewards + other.rewards }
    }

    fn good(self, games: f32) -> Self {
        self.joined(Self::new(1.0, games))
    }

    fn bad(self, games: f32) -> Self {
        self.joined(Self::new(0.0, games))
    }
}

/// The moves of `color` that deserve a thought, own eyes left out, and the pass at the end.
pub(super) fn moves(field: &Field, color: Color) -> SmallVec<[(Option<Point>, Prior); 128]> {
    let mut moves = SmallVec::new();
    for &point in field.empty_points() {
        if !field.is_legal(point, color) || field.is_eye(point, color) {
            continue;
        }
        moves.push((Some(point), glance(field, point, color)));
    }
    moves.push((None, Prior::even().bad(EVEN)));
    moves
}

/// What is to be seen at a glance of one move.
fn glance(field: &Field, point: Point, color: Color) -> Prior {
    let mut prior = Prior::even();
    let sight = field.sight(point, color);
    if sight.taken > 0 {
        prior = prior.good(15.0 + f32::from(sight.taken.min(20)));
    }
    if sight.saved > 0 {
        prior = prior.good(10.0 + f32::from(sight.saved.min(20)));
    }
    if sight.self_atari {
        prior = prior.bad(20.0);
    }
    if sight.gives_atari {
        prior = prior.good(3.0);
    }
    if sight.shape {
        prior = prior.good(10.0);
    }
    if let Some(last) = field.last() {
        prior = match distance(point, last) {
            0..=2 => prior.good(10.0),
            3 => prior.good(7.0),
            4 => prior.good(4.0),
            _ => prior,
        };
    }
    line(field, point, prior)
}

/// How far apart two points are: across and down, and the longer of both once more.
fn distance(a: Point, b: Point) -> usize {
    let (rows, columns) = (a.row().abs_diff(b.row()), a.column().abs_diff(b.column()));
    rows + columns + rows.max(columns)
}

/// The line counts where no stone is near: the third and the fourth are good, the first and the second are not.
fn line(field: &Field, point: Point, prior: Prior) -> Prior {
    if !field.is_lonely(point) {
        return prior;
    }
    match point.edge_distance(field.size()) {
        0 => prior.bad(20.0),
        1 => prior.bad(10.0),
        2 | 3 => prior.good(5.0),
        _ => prior,
    }
}
