//! What is an engine asked for when it is to choose a move?

use super::choice::Purpose;
use crate::board::{Color, Point, PointSet};
use crate::limit::{Interrupt, Time};
use crate::search::{Predictor, Resources};
use std::sync::Arc;

/// What is asked for, besides the position.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    pub(crate) color: Color,
    pub(crate) purpose: Purpose,
    pub(crate) level: u8,
    pub(crate) seed: u64,
    pub(crate) may_resign: bool,
    pub(crate) time: Option<Time>,
    /// How many games are simulated, if that is not left to the level or the time.
    pub(crate) games: Option<u32>,
    pub(crate) resources: Resources,
    pub(crate) predictor: Option<Arc<Predictor>>,
    pub(crate) interrupt: Interrupt,
    /// The only moves to choose from, if not all are allowed.
    pub(crate) among: Option<PointSet>,
    pub(crate) player: Player,
    /// Whether what is known of the opening without patterns speaks for moves.
    pub(crate) opening: bool,
    /// The move by which the player mirrors, if he is told to and can.
    pub(crate) mirrored: Option<Point>,
    /// The pattern of which no move, class, value or action is heeded when moves are valued.
    pub(crate) without: Option<&'static str>,
}

/// Who chooses a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Player {
    /// The move that the reasons make worth most is played.
    Knowledge,
    /// Games are simulated from the moves, with what the reasons say as what is known beforehand, and once more when it chooses.
    #[default]
    Search,
}
