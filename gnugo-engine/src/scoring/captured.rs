//! Which stones does reading capture, whoever moves first?
//!
//! Players at random often miss the one move that captures, and the one that does not let go. So strings that simulated
//! games leave to their owner, but not beyond doubt, are read: one that can be captured, and that no move of its owner
//! saves, is dead, provided that those who surround it live: a capture by stones that are dead themselves comes to nothing,
//! and so does one by nobody, in the middle of dead stones. Where it is not known whether they live, reading must not capture
//! them either: often they live by this very capture.
//! Answers that are by a ko, or were not read to the end, say nothing. A millisecond or so for each string
//! that has few liberties; others are not asked about.

use super::{Life, Status};
use crate::board::{Board, Color, Point, PointSet};
use crate::filling::{Captures, MOST_LIBERTIES};
use crate::reading::Outcome;

/// A smaller string that whoever moves first gets is often a ko for a point, or a stone that is given up for a liberty.
const LEAST_CRITICAL: usize = 2;

/// The strings that are captured whoever moves first, of those in question that are not dead already.
pub(super) fn strings(board: &Board, status: &Status, in_question: impl Iterator<Item = Point>) -> Vec<PointSet> {
    let mut captures = Captures::new(board);
    let lost = |origin: &Point| {
        let Some(color) = board.color_at(*origin) else { return false };
        status.life(*origin) != Some(Life::Dead)
            && is_shut_in(&mut captures, status, &board.string_stones(*origin), color)
            && captures.is_lost(*origin)
    };
    in_question.filter(lost).map(|origin| board.string_stones(origin)).collect()
}

/// A string that whoever moves first gets.
pub(super) struct Critical {
    pub(super) stones: PointSet,
    pub(super) color: Color,
    /// The move that captures it.
    pub(super) capture: Option<Point>,
    /// The move that saves it.
    pub(super) defense: Option<Point>,
}

/// The strings that whoever moves first gets, of those in question that live as far as is known; the largest first. A ko
/// for the string saves nothing: there are no threats left, and who takes first has won it.
pub(super) fn critical(board: &Board, status: &Status, in_question: impl Iterator<Item = Point>) -> Vec<Critical> {
    let mut captures = Captures::new(board);
    let found = |origin: Point| {
        let (color, stones) = (board.color_at(origin)?, board.string_stones(origin));
        let is_open = status.life(origin) != Some(Life::Dead)
            && stones.len() >= LEAST_CRITICAL
            && is_shut_in_but_for_a_ko(&mut captures, status, &stones, color)
            && captures.can_capture(origin);
        let defense = is_open.then(|| captures.reader.find_defense(&mut captures.board, origin))?;
        let is_critical = defense.outcome != Outcome::Lost && !captures.reader.was_cut_short();
        is_critical.then(|| Critical { stones, color, capture: captures.capture(origin), defense: defense.point })
    };
    let mut critical: Vec<Critical> = in_question.filter_map(found).collect();
    critical.sort_by_key(|string| std::cmp::Reverse(string.stones.len()));
    critical
}

/// The strings in doubt that the other player loses by the move which saves a string: what it captures, and what is lost with it in
/// a race, even if it is his turn then. A ko that he cannot take first is lost, as there are no threats.
pub(super) fn fallen(board: &Board, status: &Status, saved: &Critical) -> Vec<PointSet> {
    let mut captures = Captures::new(board);
    let (other, mut fallen) = (saved.color.opponent(), Vec::new());
    let Some(point) = saved.defense.filter(|&point| captures.board.try_play(point, saved.color)) else { return fallen };
    let around = saved.stones.union(&PointSet::single(point)).neighbors().intersection(board.stones(other));
    for origin in board.strings_in(&around, other) {
        if status.life(origin) != Some(Life::Unknown) {
            continue;
        }
        let is_lost = captures.board.is_empty(origin)
            || captures.board.liberties(origin) <= MOST_LIBERTIES
                && captures.reader.attack(&mut captures.board, origin).outcome >= Outcome::KoA
                && captures.reader.find_defense(&mut captures.board, origin).outcome <= Outcome::KoB
                && !captures.reader.was_cut_short();
        if is_lost {
            fallen.push(board.string_stones(origin));
        }
    }
    fallen
}

/// Whether opponents who stay stand around stones of `color`, and no others.
pub(super) fn is_shut_in(captures: &mut Captures, status: &Status, stones: &PointSet, color: Color) -> bool {
    let around = stones.neighbors().intersection(captures.board.stones(color.opponent()));
    let around = captures.board.strings_in(&around, color.opponent());
    !around.is_empty() && around.iter().all(|&string| stays(captures, status, string))
}

/// Whether an opponent who stays stands next to stones of `color`.
pub(super) fn is_touched(captures: &mut Captures, status: &Status, stones: &PointSet, color: Color) -> bool {
    let around = stones.neighbors().intersection(captures.board.stones(color.opponent()));
    captures.board.strings_in(&around, color.opponent()).iter().any(|&string| stays(captures, status, string))
}

/// As [`is_shut_in`], where a stone that is taken in a ko need not stay.
fn is_shut_in_but_for_a_ko(captures: &mut Captures, status: &Status, stones: &PointSet, color: Color) -> bool {
    let around = stones.neighbors().intersection(captures.board.stones(color.opponent()));
    let in_ko =
        |stone: &Point| captures.board.liberties(*stone) == 1 && captures.board.string_stones(*stone).len() == 1;
    let in_ko: PointSet = around.iter().filter(in_ko).collect();
    let others = captures.board.strings_in(&around.difference(&in_ko), color.opponent());
    !others.is_empty() && others.iter().all(|&string| stays(captures, status, string))
}

/// Whether a string of the opponent is there to the end.
pub(super) fn stays(captures: &mut Captures, status: &Status, string: Point) -> bool {
    match status.life(string) {
        Some(Life::Alive) => true,
        Some(Life::Unknown) => captures.board.liberties(string) > 1 && !captures.can_capture(string),
        _ => false,
    }
}
