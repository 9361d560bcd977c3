//! Which strings live in seki?
//!
//! At a point that living strings of both players touch, somebody will play in the end, unless whoever does so loses
//! something by it. So each such point is played by either player, and reading and simulated games tell whether the string
//! that stands there then is lost. If that is so for both, the strings around the point are in seki, and with them those that
//! share an eye with them.
//!
//! It looks at areas of up to four points: larger ones are open boundaries, not liberties that both need.
//!
//! Simulated games get one seki wrong: where a stone makes a shape in which one move kills, they throw it in, and lose the whole
//! string in a seki that nobody would touch. So of strings that are dead by these games alone it is asked whether the opponent could
//! take them at all (`untakable`).

use super::Status;
use crate::board::{Board, Color, Point, PointSet};
use crate::filling::Captures;
use crate::playout::Playouts;
use crate::reach::parts;
use crate::unconditional::Unconditional;

/// The largest area that is looked at.
const LARGEST: usize = 4;
/// A string with more liberties is not what a seki hangs on.
const MOST_LIBERTIES: usize = 3;
/// Simulated games for each move: few, as the answer is seldom close.
const GAMES: u32 = 64;

/// The strings of some that are dead by simulated games alone which nobody can take, those of the opponent's included which
/// have no other liberties: who fills one of these is captured at once, and with the stone all that stands around.
pub(super) fn untakable(board: &Board, by_games: &PointSet) -> Vec<PointSet> {
    let mut found = Vec::new();
    for color in Color::BOTH {
        for origin in board.strings_in(by_games, color) {
            let (stones, liberties) = (board.string_stones(origin), board.liberty_set(origin));
            if !(2..=MOST_LIBERTIES).contains(&liberties.len()) {
                continue;
            }
            let around = stones.union(&liberties).neighbors().intersection(board.stones(color.opponent()));
            let around = board.strings_in(&around, color.opponent()).into_iter();
            let bound: Vec<PointSet> = around
                .filter(|&string| board.liberty_set(string).is_subset(&liberties))
                .map(|string| board.string_stones(string))
                .filter(|string| string.len() > stones.len())
                .collect();
            if !bound.is_empty() && liberties.iter().all(|point| is_lost_at(board, point, color.opponent(), &bound)) {
                found.push(stones);
                found.extend(bound);
            }
        }
    }
    found
}

/// Whether a stone of `color` at a point is captured at once, and one of these strings with it.
fn is_lost_at(board: &Board, point: Point, color: Color, bound: &[PointSet]) -> bool {
    let mut after = board.clone();
    if !after.try_play(point, color) {
        return true;
    }
    let stones = after.string_stones(point);
    after.liberties(point) == 1
        && bound.iter().any(|string| string.intersects(&stones))
        && Captures::new(&after).can_capture(point)
}

/// The strings that live in seki.
pub(super) fn strings(
    board: &Board,
    status: &Status,
    unconditional: &Unconditional,
    playouts: &mut Playouts,
) -> Vec<PointSet> {
    let living = Color::BOTH.map(|color| status.living(color));
    let areas = parts(&board.points().difference(&living[0]).difference(&living[1]));
    let mut found = PointSet::EMPTY;
    for area in areas.iter().filter(|area| area.len() <= LARGEST && area.is_subset(&board.empty_points())) {
        let around = area.neighbors();
        // Whoever cannot be captured can fill what is left to fill.
        let weak = Color::BOTH.map(|color| living[color.index()].difference(unconditional.invincible(color)));
        if weak.iter().all(|weak| around.intersects(weak))
            && area.iter().all(|point| is_nobodys(board, point, playouts))
        {
            found = found.union(&around.intersection(&board.occupied()));
        }
    }
    let mut strings: Vec<PointSet> = Vec::new();
    for color in Color::BOTH {
        for origin in board.strings_in(&found, color) {
            strings.push(board.string_stones(origin));
        }
    }
    with_shared_eyes(board, &areas, &living, strings)
}

/// Whether neither player can play at a point between living strings of both without losing the stone: it is captured at once,
/// or simulated games say so.
fn is_nobodys(board: &Board, point: Point, playouts: &mut Playouts) -> bool {
    Color::BOTH.into_iter().all(|color| {
        let mut after = board.clone();
        if !after.try_play(point, color) || Captures::new(&after).can_capture(point) {
            return true;
        }
        let estimate = playouts.ownership(&after, color.opponent(), GAMES);
        let own: f32 = after.string_stones(point).iter().map(|stone| estimate.at(stone)).sum();
        if color == Color::Black { own < 0.0 } else { own > 0.0 }
    })
}

/// The strings, and those of the same colour that touch an area together with one of them which no one else touches.
fn with_shared_eyes(
    board: &Board,
    areas: &[PointSet],
    living: &[PointSet; 2],
    mut strings: Vec<PointSet>,
) -> Vec<PointSet> {
    let mut next = 0;
    while let Some(stones) = strings.get(next).copied() {
        next += 1;
        let Some(color) = stones.first().and_then(|stone| board.color_at(stone)) else { continue };
        for area in areas.iter().filter(|area| area.neighbors().intersects(&stones)) {
            if area.neighbors().intersects(&living[color.opponent().index()]) {
                continue;
            }
            let sharing = area.neighbors().intersection(&living[color.index()]);
            for origin in board.strings_in(&sharing, color) {
                let other = board.string_stones(origin);
                if !strings.contains(&other) {
                    strings.push(other);
                }
            }
        }
    }
    strings
}
