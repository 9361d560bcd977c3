//! Which move is the best, and why?
//!
//! Generators propose moves with reasons: reading (captures, rescues), the pattern databases, the opening. Their reasons
//! are added up to a first value of each move in points of territory.

mod choice;
mod proposals;
mod reason;
mod tactics;

pub use choice::{Candidate, Choice, Decision, Purpose};
pub use reason::{Opening, PatternReason, Reason, ReasonKind};

pub(crate) use proposals::Proposals;

use crate::board::{Board, Color, Point};
use crate::engine::Databases;
use crate::game::{Game, Move};
use crate::reading::Reader;
use crate::worms::Worms;
use std::time::Duration;

/// What is asked for, besides the position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Request {
    pub(crate) color: Color,
    pub(crate) purpose: Purpose,
    pub(crate) level: u8,
    pub(crate) seed: u64,
    pub(crate) may_resign: bool,
    pub(crate) deadline: Option<Duration>,
}

/// Chooses a move.
pub(crate) fn choose(game: &Game, databases: &Databases, reader: &mut Reader, request: &Request) -> Choice {
    let mut board = game.board().clone();
    let worms = Worms::new(&mut board, reader, databases.attack, databases.defense);
    let mut proposals = Proposals::new(board.size());
    tactics::propose(&worms, request.color, &mut proposals);
    let (moves, excluded) = proposals.settle();
    let mut candidates: Vec<_> = moves
        .into_iter()
        .filter(|(point, _)| game.is_legal(request.color, Move::Play(*point)))
        .map(|(point, proposal)| Candidate { point, value: proposal.value(), reasons: proposal.reasons().to_vec() })
        .collect();
    candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
    let quiet = || {
        let points = game.legal_moves(request.color).difference(&excluded);
        points
            .iter()
            .max_by_key(|&point| (!is_own_eye(&board, point, request.color), point.edge_distance(board.size())))
    };
    let decision = match candidates.first().map(|best| best.point).or_else(quiet) {
        Some(point) if !is_own_eye(&board, point, request.color) => Decision::Play(point),
        _ => Decision::Pass,
    };
    Choice { decision, candidates, lead: 0.0, winning: 0.5, games: 0 }
}

/// Whether a point is an eye of `color` that can't be made false: all its neighbours are own stones, and not too many
/// of its diagonals are the opponent's.
fn is_own_eye(board: &Board, point: Point, color: Color) -> bool {
    let surrounded = point.neighbors().into_iter().all(|n| !board.is_on_board(n) || board.at(n).is(color));
    let diagonals = point.diagonals();
    let lost = diagonals.into_iter().filter(|&d| board.at(d).is(color.opponent())).count();
    let on_edge = diagonals.into_iter().any(|d| !board.is_on_board(d));
    surrounded && lost <= usize::from(!on_edge)
}
