//! Which stones does the player whose turn it is take by more than one threat?
//!
//! Strings of which none is in danger by itself may still be too many to save at once: a double atari, or a cut that threatens to
//! both sides. Where somebody has left that open, it belongs to the player whose turn it is, as do stones that whoever moves first
//! gets. The opponent answers so as to lose least ([`combination`](crate::combination)), and the position after it is the one that is scored.
//!
//! It is tactical: what is threatened is a capture, and a cut that leaves a group without eyes is not seen. Some tens of
//! milliseconds on 19×19.

use super::captured::is_touched;
use super::{Life, Status};
use crate::board::{Board, Color, Point, PointSet};
use crate::filling::{Captures, Combinations};

/// Stones that are taken by a series of threats.
pub(super) struct Taken {
    pub(super) stones: PointSet,
    /// The position once the moves for it have been played, and whose turn it is in it.
    pub(super) after: Board,
    pub(super) next: Color,
}

/// What a player who moves next takes in this way of the opponent's living stones.
pub(super) fn taken(board: &Board, status: &Status, player: Color) -> Option<Taken> {
    let mut captures = Captures::new(board);
    let other = player.opponent();
    let living = status.living(other).difference(&status.stones(Life::Seki));
    let mut targets = PointSet::EMPTY;
    for origin in board.strings_in(&living, other) {
        let stones = board.string_stones(origin);
        if is_touched(&mut captures, status, &stones, other) {
            targets = targets.union(&stones);
        }
    }
    let found = Combinations::new().find(&mut board.clone(), player, &targets)?;
    let stones = board.string_stones(found.target);
    let mut line = Line { captures: Captures::new(board), next: player };
    for &point in &found.line {
        line.play(point);
    }
    // Where no answer parries more than one threat, the line ends before any.
    if line.next == other
        && let Some(answer) = line.answer(&targets.difference(&stones))
    {
        line.play(answer);
        if let Some(capture) = line.captures.capture(found.target) {
            line.play(capture);
        }
    }
    Some(Taken { stones, after: line.captures.board, next: line.next })
}

/// The moves of both players, on a board of their own.
struct Line {
    captures: Captures,
    next: Color,
}

impl Line {
    fn play(&mut self, point: Point) {
        if self.captures.board.try_play(point, self.next) {
            self.next = self.next.opponent();
        }
    }

    /// How whoever is next saves one of these strings that is threatened.
    fn answer(&mut self, strings: &PointSet) -> Option<Point> {
        let strings = strings.intersection(self.captures.board.stones(self.next));
        let origins: Vec<Point> = self.captures.board.strings_in(&strings, self.next).into_iter().collect();
        let threatened = origins.into_iter().find(|&origin| self.captures.can_capture(origin))?;
        self.captures.defense(threatened).flatten()
    }
}
