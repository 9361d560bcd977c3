//! What does a player play in a playout?
//!
//! In this order: something about an atari next to the last move; the vital point of an eye space that the last move
//! made by a capture; a 3×3 pattern next to the last move; any point that is neither an own eye nor a stone thrown
//! away. Of a stone that puts itself in atari only those are played that leave a shape in which one move kills
//! (nakade), or take part in a ko: so big strings in seki stay where they are.

use super::field::{Field, Room};
use super::random::Random;
use super::shapes::{self, NEXT_TO, Shapes};
use crate::board::{Color, Point};
use smallvec::SmallVec;

/// How a player of playouts chooses.
#[derive(Clone, Debug)]
pub(super) struct Policy {
    shapes: Shapes,
}

impl Policy {
    pub(super) fn new() -> Self {
        Self { shapes: Shapes::new() }
    }

    /// The next move of `color`; `None` to pass.
    #[inline]
    pub(super) fn choose(&self, field: &Field, color: Color, random: &mut Random) -> Option<Point> {
        if let Some(last) = field.last() {
            let answer = answer_atari(field, last, color, random)
                .or_else(|| answer_capture(field, last, color))
                .or_else(|| self.answer_shape(field, last, color, random));
            if answer.is_some() {
                return answer;
            }
        }
        anywhere(field, color, random)
    }

    /// A good shape next to the last move.
    fn answer_shape(&self, field: &Field, last: Point, color: Color, random: &mut Random) -> Option<Point> {
        let mut found: SmallVec<[Point; 8]> = SmallVec::new();
        let mut good = self.shapes.next_to(field.window(last));
        while good != 0 {
            let (row, column) = NEXT_TO[good.trailing_zeros() as usize % NEXT_TO.len()];
            good &= good - 1;
            let point = last.short_step(row, column);
            if is_sensible(field, point, color) {
                found.push(point);
            }
        }
        pick(&found, random)
    }
}

fn pick(points: &[Point], random: &mut Random) -> Option<Point> {
    match points {
        [] => None,
        [only] => Some(*only),
        many => many.get(random.below(many.len())).copied(),
    }
}

/// Takes the string just played if it can be taken, or saves an own string that it put in atari.
fn answer_atari(field: &Field, last: Point, color: Color, random: &mut Random) -> Option<Point> {
    let mut found: SmallVec<[Point; 8]> = SmallVec::new();
    if let Some(liberty) = field.atari(last)
        && field.is_legal(liberty, color)
    {
        found.push(liberty);
    }
    // Most moves put nothing into atari.
    if !field.is_atari_next_to(last, color) {
        return found.first().copied();
    }
    for n in last.neighbors() {
        if !field.at(n).is(color) {
            continue;
        }
        let Some(liberty) = field.atari(n) else { continue };
        if field.room(liberty, color) == Room::More && field.is_legal(liberty, color) {
            found.push(liberty);
        }
        capture_around(field, n, color, &mut found);
    }
    pick(&found, random)
}

/// The moves that take a string in atari next to the string at `point`.
fn capture_around(field: &Field, point: Point, color: Color, found: &mut SmallVec<[Point; 8]>) {
    for stone in field.string_stones(point) {
        if !field.is_atari_next_to(stone, color.opponent()) {
            continue;
        }
        for n in stone.neighbors() {
            if field.at(n).is(color.opponent())
                && let Some(liberty) = field.atari(n)
                && !found.contains(&liberty)
                && field.is_legal(liberty, color)
            {
                found.push(liberty);
            }
        }
    }
}

/// After a capture of three or more: the point on which the life of the eye depends.
fn answer_capture(field: &Field, last: Point, color: Color) -> Option<Point> {
    if field.taken() < 3 {
        return None;
    }
    shapes::vital_point(field, last).filter(|&point| field.is_legal(point, color))
}

/// Whether the move is legal, fills no own eye and throws nothing away.
#[inline]
fn is_sensible(field: &Field, point: Point, color: Color) -> bool {
    if field.is_barred(point, color) || field.is_eye(point, color) {
        return false;
    }
    match field.room(point, color) {
        Room::More => true,
        Room::None => false,
        // In an eye space, the last liberty of both is the same point. Where it is not, each has one of their own.
        Room::One { size, liberty } => {
            field.gives_atari(point, color, |last| size < 3 || last == liberty)
                && shapes::makes_nakade(field, point, color, size)
        }
    }
}

/// Any sensible point.
fn anywhere(field: &Field, color: Color, random: &mut Random) -> Option<Point> {
    let empty = field.empty_points();
    let (before, after) = empty.split_at_checked(random.below(empty.len()))?;
    after.iter().chain(before).copied().find(|&point| is_sensible(field, point, color))
}
