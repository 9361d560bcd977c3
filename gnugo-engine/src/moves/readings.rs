//! What does reading say for each move of a position, whoever chooses?
//!
//! The analysis, what becomes of the dragons in question, and the reasons that reading gives: captures and rescues, life and death,
//! races, combinations, break-ins; and the moves of the opening, and the one that mirrors. Most of the time that is not spent on
//! simulated games goes here, so it is read once for a choice, however often moves are valued by it.

use super::effort::Allowance;
use super::life::{self, Life};
use super::{Player, Proposals, ReasonKind, Request, break_ins, combinations, opening, tactics};
use crate::analysis::Analysis;
use crate::analyst::Analyst;
use crate::board::{Board, Color, Point, PointSet};
use crate::dragons::{DragonId, Owl};
use crate::game::Game;
use crate::influence::Hold;
use crate::limit::Limit;
use crate::races::RaceReader;
use std::sync::Arc;

/// What was read of a position.
pub(super) struct Readings {
    /// For the player that knows, and where a part of the board is asked about, dragons live and die there as they were read; a player
    /// that searches asks games about that too, and has them as the analysis finds them.
    pub(super) analysis: Arc<Analysis>,
    /// What becomes of the dragons in question.
    lives: Vec<Life>,
    /// The moves that reading speaks for.
    pub(super) proposals: Proposals,
    /// The moves that may be made: legal, asked for, no own eye, and none that brings back an earlier position.
    pub(super) allowed: PointSet,
    /// Whether dragons live and die in the analysis as they were read.
    is_judged: bool,
}

impl Readings {
    /// Reads a position, until `limit` is reached.
    pub(super) fn new(game: &Game, analyst: &mut Analyst, request: &Request, limit: &Limit) -> Self {
        let analysis = analyst.analyse_before(game.board(), Some(limit));
        let Analyst { databases, reader, owl, .. } = analyst;
        let (color, level, effort) = (request.color, request.level, Allowance::of(request.player));
        let (of_each, of_all) = (effort.race * u64::from(level), effort.races * u64::from(level));
        let raced = match of_each {
            0 => None,
            _ => analysis.with_races(game.board(), RaceReader::within(of_each).until(limit), of_all),
        };
        let analysis = raced.map_or(analysis, Arc::new);
        let mut board = game.board().clone();
        let wanted = |point: Point| request.among.is_none_or(|among| among.contains(point));
        let sensible = |point: &Point| wanted(*point) && !is_own_eye(game.board(), *point, color);
        let allowed: PointSet = game.moves_without_repetition(color).iter().filter(sensible).collect();
        let mut proposals = Proposals::new(board.size());
        let mut asker = life::Asker {
            board: &mut board,
            owl,
            analysis: &analysis,
            near: allowed,
            is_restricted: request.among.is_some(),
            effort,
            level,
            limit,
        };
        let lives = asker.read();
        asker.propose_rescues(&lives, color, &mut proposals);
        asker.propose_sekis(color, &mut proposals);
        let is_judged = request.player == Player::Knowledge || request.among.is_some();
        let analysis = if is_judged { judged(&analysis, &board, &lives) } else { analysis };
        tactics::propose(&analysis.worms, color, &mut proposals);
        opening::break_mirror(game, color, &mut proposals);
        // On an empty board nothing else speaks for any move.
        if request.opening || board.occupied().is_empty() {
            opening::propose(&board, color, &settled(&analysis, color), &mut proposals);
        }
        if let Some(point) = request.mirrored {
            proposals.add(point, ReasonKind::mirrors(game));
        }
        life::propose(&analysis, &lives, color, &mut proposals);
        let scene = (&mut board, &mut *reader, &*databases);
        combinations::propose(scene, &analysis, (color, effort.of_combinations(level)), limit, &mut proposals);
        break_ins::propose((&mut board, reader), &analysis, (color, level), limit, &mut proposals);
        // Whoever may choose among few moves has to compare them all.
        if request.among.is_some() {
            for point in allowed.iter() {
                proposals.add(point, ReasonKind::Stake { points: 0.0, contact: false });
            }
        }
        Self { analysis, lives, proposals, allowed, is_judged }
    }

    /// What the player that knows makes of what was read: with dragons that live and die as they were.
    pub(super) fn judged(&self, board: &Board) -> Arc<Analysis> {
        if self.is_judged { Arc::clone(&self.analysis) } else { judged(&self.analysis, board, &self.lives) }
    }
}

/// The same analysis with dragons that live and die as they were read.
fn judged(analysis: &Analysis, board: &Board, lives: &[Life]) -> Arc<Analysis> {
    let found: Vec<(DragonId, Owl)> = lives.iter().map(|life| (life.dragon, life.owl)).collect();
    Arc::new(analysis.with_lives(board, &found))
}

/// What is one player's territory even if the other one moves next.
fn settled(analysis: &Analysis, color: Color) -> PointSet {
    let (own, other) = (&analysis.second[color.index()], &analysis.second[color.opponent().index()]);
    own.holds(color.opponent(), Hold::Territory).union(other.holds(color, Hold::Territory))
}

/// Whether a point is an eye of `color` that cannot be made false: all its neighbours are own stones, and not too many
/// of its diagonals are the opponent's.
fn is_own_eye(board: &Board, point: Point, color: Color) -> bool {
    let surrounded = point.neighbors().into_iter().all(|n| !board.is_on_board(n) || board.at(n).is(color));
    let diagonals = point.diagonals();
    let lost = diagonals.into_iter().filter(|&d| board.at(d).is(color.opponent())).count();
    let on_edge = diagonals.into_iter().any(|d| !board.is_on_board(d));
    surrounded && lost <= usize::from(!on_edge)
}
