//! What is a move worth before any game was played from it?
//!
//! A glance at the points around tells captures, ataris, shapes and stones thrown away; it costs some 50 ns a move.

use super::features::{Predictor, gridcular, mean_logarithm};
use super::parameters::Parameters;
use crate::board::{CELLS, Color, Point};
use crate::playout::Field;
use smallvec::SmallVec;

/// An opinion of a move, as so many games with this sum of rewards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Prior {
    pub(super) games: f32,
    pub(super) rewards: f32,
}

/// Moves with what is known of each; `None` is the pass.
pub(super) type Moves = SmallVec<[(Option<Point>, Prior); 128]>;

impl Prior {
    /// A prior that says nothing: as good as even, and worth so many games.
    pub(super) fn even(games: f32) -> Self {
        Self::new(0.5, games)
    }

    /// The opinion that a move is as good as this, between 0 and 1, worth so many games.
    pub(crate) fn new(goodness: f32, games: f32) -> Self {
        Self { games, rewards: goodness * games }
    }

    /// How many games it is worth.
    pub(crate) const fn games(self) -> f32 {
        self.games
    }

    /// How good the move is, in this opinion.
    pub(super) fn mean(self) -> f32 {
        self.rewards / self.games
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
pub(super) fn moves(field: &Field, color: Color, parameters: &Parameters, predictor: Option<&Predictor>) -> Moves {
    let legal = field.empty_points().iter().copied();
    let legal = legal.filter(|&point| field.is_legal(point, color) && !field.is_eye(point, color));
    let mut moves: Moves = match predictor {
        Some(predictor) => {
            let mut moves: Moves = legal.map(|point| (Some(point), Prior::even(parameters.learnt))).collect();
            learnt(&mut moves, &predictor.at_a_glance(field, color), parameters);
            moves
        }
        None => legal.map(|point| (Some(point), glance(field, point, color, parameters))).collect(),
    };
    moves.push((None, Prior::even(parameters.even).bad(parameters.even)));
    moves
}

/// Gives moves the priors that belong to the logarithms of their strengths: a move as strong as the mean is thought to be even.
pub(super) fn learnt(moves: &mut Moves, strengths: &[f32; CELLS], parameters: &Parameters) {
    let of = |point: Option<Point>| point.map(|point| strengths[point.index()]);
    let mean = mean_logarithm(moves.iter().filter_map(|(point, _)| of(*point)));
    for (point, prior) in moves {
        if let Some(strength) = of(*point) {
            *prior = Prior::new(0.5 + 0.5 * (parameters.slope * (strength - mean)).tanh(), parameters.learnt);
        }
    }
}

/// What is to be seen at a glance of one move.
fn glance(field: &Field, point: Point, color: Color, parameters: &Parameters) -> Prior {
    let sight = field.sight(point, color);
    let mut prior = Prior::even(parameters.even);
    if sight.taken > 0 {
        prior = prior.good(parameters.capture + f32::from(sight.taken.min(20)));
    }
    if sight.saved > 0 {
        prior = prior.good(parameters.rescue + f32::from(sight.saved.min(20)));
    }
    if sight.self_atari {
        prior = prior.bad(parameters.self_atari);
    }
    if sight.gives_atari {
        prior = prior.good(parameters.atari);
    }
    if sight.shape {
        prior = prior.good(parameters.shape);
    }
    let steps = field.last().map_or(usize::MAX, |last| gridcular(point, last).saturating_sub(2));
    if let Some(&near) = parameters.near.get(steps) {
        prior = prior.good(near);
    }
    if !field.is_lonely(point) {
        return prior;
    }
    match (point.edge_distance(field.size()), parameters.lines) {
        (0, [first, ..]) => prior.bad(first),
        (1, [_, second, _]) => prior.bad(second),
        (2 | 3, [.., good]) => prior.good(good),
        _ => prior,
    }
}
