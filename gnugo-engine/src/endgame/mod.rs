//! What is a move worth near the end, where living stones of both players meet?
//!
//! Once groups have settled, the board falls into parts that have nothing to do with each other. Each of them that is small enough is read
//! to its end, with both players' moves in any order, and what comes out is a game in the sense of combinatorial game theory: its
//! [thermograph](self) tells how much a move gains there, whether it has to be answered, and how much less a worse one gains (Berlekamp
//! and Wolfe, *Mathematical Go*; the decomposition is that of Müller, "Decomposition search", 1999). Territory, dead stones and prisoners
//! count, as by Japanese rules.
//!
//! A part costs microseconds in most cases, and up to a tenth of a second. It takes for granted that the stones around it live and keep the liberties that they have
//! elsewhere, that who takes a ko first wins it, and that nothing happens more than a few steps from stones of either player.

mod area;
mod count;
mod search;
#[cfg(test)]
pub(crate) mod tests;
mod thermograph;

use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::limit::Limit;
use search::{After, Search};

/// The positions that are looked at in one part.
const POSITIONS: usize = 10_000;
/// In all of them.
const ALL_POSITIONS: usize = 60_000;
/// What is left of a move's gain if it begins or ends a ko: of three moves that both players make in it, not of two.
const KO: f32 = 2.0 / 3.0;
/// What a move may lose, in points, that is as good as any.
const LITTLE: f32 = 0.05;

/// What a move in a part of the board is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct LocalMove {
    /// Where it is.
    pub(crate) point: Point,
    /// What it gains, in points: as much as is between it and the opponent's move instead, if neither has to be answered, and twice as
    /// much if one has to be.
    pub(crate) value: f32,
    /// The part: its empty points, and stones in it that may be captured.
    pub(crate) part: PointSet,
    /// Whether it has to be answered: a second move would gain more.
    pub(crate) is_sente: bool,
}

/// What each move of a player is worth in all parts that can be read until the limit is reached.
pub(crate) fn moves(board: &Board, analysis: &Analysis, color: Color, limit: &Limit) -> Vec<LocalMove> {
    let mut left = ALL_POSITIONS;
    let mut found = Vec::new();
    area::each(board, analysis, &mut |area| {
        if limit.is_reached() {
            return false;
        }
        let positions = left.min(POSITIONS);
        let mut search = Search::new(area, positions);
        let read = search.game().and_then(|game| Some((game, search.moves()?)));
        left -= positions - search.left();
        let Some((game, moves)) = read.filter(|(game, _)| game.temperature().is_finite()) else { return false };
        // The winner of a ko needs a move more than the loser.
        let lost = |after: &After| game.lost_by(after.color, after.captured, &after.game);
        let is_ko = moves.iter().any(|after| after.takes_ko && lost(after) < LITTLE);
        let part_of = if is_ko { KO } else { 1.0 };
        let part = area.playable;
        found.extend(moves.iter().filter(|after| after.color == color).map(|after| {
            // What is settled is worth nothing, and not to be made worse.
            let (most, lost) = (game.temperature().max(0.0), lost(after));
            let value = if most > 0.0 { part_of * 2.0 * (most - lost) } else { -lost };
            LocalMove { point: after.point, value, part, is_sente: after.game.temperature() > most + LITTLE }
        }));
        true
    });
    found
}
