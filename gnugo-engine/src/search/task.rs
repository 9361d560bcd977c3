//! What is searched, and what for?

use super::features::Predictor;
use super::life::Life;
use super::parameters::Parameters;
use super::prior::Prior;
use crate::board::{Board, Color, Point, PointSet};
use crate::limit::Limit;

/// What the search is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Aim {
    /// To choose a move: it ends as soon as no other one can become the best.
    Choose,
    /// To know what the moves are worth, were there only one: it plays all its games.
    Measure,
    /// To know whether the best move wins: it ends when that is clear.
    Judge,
}

/// What a search may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Resources {
    /// How many threads play games, at least one.
    pub(crate) threads: usize,
    /// How much memory the tree may take, in bytes.
    pub(crate) memory: usize,
}

impl Default for Resources {
    /// One thread, and half a gigabyte.
    fn default() -> Self {
        Self { threads: 1, memory: 512 << 20 }
    }
}

/// What is searched.
#[derive(Clone, Debug)]
pub(crate) struct Task<'a> {
    /// The position.
    pub(crate) board: &'a Board,
    /// Who moves.
    pub(crate) color: Color,
    /// What White gets, handicap compensation included, by area counting.
    pub(crate) komi: f32,
    /// The stones that the games are about, if not the whole board: then whoever takes or keeps them wins.
    pub(crate) life: Option<Life>,
    /// What it is searched for.
    pub(crate) aim: Aim,
    /// The moves that are considered.
    pub(crate) moves: PointSet,
    /// Whether passing is considered too.
    pub(crate) may_pass: bool,
    /// What the reasons say of each.
    pub(crate) priors: &'a [(Point, Prior)],
    /// How many games: fewer only if the time is over, or the aim reached, before.
    pub(crate) games: u32,
    /// When to stop at the latest.
    pub(crate) limit: &'a Limit,
    /// When to stop if it is clear by then what the best move is.
    pub(crate) usual: &'a Limit,
    /// What it may use.
    pub(crate) resources: Resources,
    /// The numbers that it works with.
    pub(crate) parameters: Parameters,
    /// Who tells how strong moves are before any game was played from them.
    pub(crate) predictor: Option<&'a Predictor>,
    /// Where chance begins.
    pub(crate) seed: u64,
}
