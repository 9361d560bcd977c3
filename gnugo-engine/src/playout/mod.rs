//! Who would own what, if both sides played on at random to the end?
//!
//! Playouts are games of two players who know captures and a few shapes and nothing else. Many of them estimate who
//! owns each point and what the score is: well where life and death are simple, poorly where a long reading decides.
//! A playout costs some 15 µs on 9×9 and 60 µs on 19×19. The score is that of area counting, without komi.
//!
//! The same seed gives the same games.

mod empties;
mod field;
mod liberties;
mod picture;
mod policy;
mod random;
mod shapes;
mod sight;
mod stones;

pub use field::Field;

use crate::board::{Board, CELLS, Color, MAX_SIZE, Point};
use crate::limit::Limit;
use policy::Policy;
pub(crate) use random::Random;

/// How often it is looked whether there is still time, in games: some milliseconds on the largest board.
pub(crate) const CLOCK: u32 = 16;
/// The largest difference of scores.
const MOST: i32 = (MAX_SIZE * MAX_SIZE) as i32;

/// Plays games to the end at random.
#[derive(Clone, Debug)]
pub struct Playouts {
    policy: Policy,
    random: Random,
}

impl Playouts {
    /// Playouts whose chance comes from `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { policy: Policy::new(), random: Random::new(seed) }
    }

    /// Plays one game on from a position until both pass, and leaves the final position in `field`. The moves are added
    /// to `moves`. Returns Black's area less White's.
    pub fn play_out(&mut self, field: &mut Field, to_move: Color, moves: &mut Vec<(Color, Point)>) -> i32 {
        self.play_until(field, to_move, moves, |_| false);
        field.area()
    }

    /// The same, to the end or until something is over. That is asked after each capture.
    pub(crate) fn play_until(
        &mut self,
        field: &mut Field,
        to_move: Color,
        moves: &mut Vec<(Color, Point)>,
        is_over: impl Fn(&Field) -> bool,
    ) {
        let points = field.size() * field.size();
        let (mut color, mut passes) = (to_move, 0);
        // Only a game of many kos goes on for so long.
        for _ in 0..3 * points {
            match self.policy.choose(field, color, &mut self.random) {
                Some(point) => {
                    field.play(point, color);
                    moves.push((color, point));
                    passes = 0;
                    if field.taken() > 0 && is_over(field) {
                        break;
                    }
                }
                None => {
                    field.pass();
                    passes += 1;
                    if passes == 2 {
                        break;
                    }
                }
            }
            color = color.opponent();
        }
    }

    /// Who owns what, by `count` games from a position.
    pub fn ownership(&mut self, board: &Board, to_move: Color, count: u32) -> Ownership {
        self.ownership_while(board, to_move, count, || true)
    }

    /// The same, with fewer games if the time is over before, and with none if it is over already.
    pub(crate) fn ownership_within(&mut self, board: &Board, to_move: Color, count: u32, limit: &Limit) -> Ownership {
        self.ownership_while(board, to_move, count, || !limit.is_reached())
    }

    fn ownership_while(&mut self, board: &Board, to_move: Color, count: u32, has_time: impl Fn() -> bool) -> Ownership {
        let start = Field::new(board, to_move);
        let mut result = Ownership::new(board);
        let mut moves = Vec::with_capacity(2 * start.empty_points().len());
        let mut field = start.clone();
        for game in 0..count {
            if game.is_multiple_of(CLOCK) && !has_time() {
                break;
            }
            field.clone_from(&start);
            moves.clear();
            let score = self.play_out(&mut field, to_move, &mut moves);
            result.add(&field, score);
        }
        result
    }
}

/// What a number of playouts found: the owner of each point, and the score.
#[derive(Clone, Debug)]
pub struct Ownership {
    points: Vec<Point>,
    /// Games in which Black owned the point less those in which White did.
    owned: [i32; CELLS],
    /// How often each score came out.
    scores: Vec<u32>,
    count: u32,
}

impl Ownership {
    /// No games yet on the points of a board.
    pub(crate) fn new(board: &Board) -> Self {
        let points = board.points().iter().collect();
        Self { points, owned: [0; CELLS], scores: vec![0; 2 * MOST as usize + 1], count: 0 }
    }

    /// Counts a game that ended in this position.
    pub(crate) fn add(&mut self, field: &Field, score: i32) {
        for &point in &self.points {
            self.owned[point.index()] += match field.owner(point) {
                Some(Color::Black) => 1,
                Some(Color::White) => -1,
                None => 0,
            };
        }
        if let Some(times) = self.scores.get_mut((score + MOST) as usize) {
            *times += 1;
        }
        self.count += 1;
    }

    /// Adds other games from the same position.
    pub(crate) fn join(&mut self, other: &Self) {
        self.owned.iter_mut().zip(&other.owned).for_each(|(owned, more)| *owned += more);
        self.scores.iter_mut().zip(&other.scores).for_each(|(times, more)| *times += more);
        self.count += other.count;
    }

    /// The number of games.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.count
    }

    /// Who owns the point: from −1 (always White) to 1 (always Black).
    #[inline]
    #[must_use]
    pub fn at(&self, point: Point) -> f32 {
        self.owned[point.index()] as f32 / self.count.max(1) as f32
    }

    /// The mean of Black's area less White's, without komi.
    #[must_use]
    pub fn score(&self) -> f32 {
        self.moment(|score| score)
    }

    /// The standard deviation of a single game's score.
    #[must_use]
    pub fn deviation(&self) -> f32 {
        let mean = self.score();
        self.moment(|score| (score - mean).powi(2)).sqrt()
    }

    /// The part of the games that `color` wins with this komi; a draw counts half.
    #[must_use]
    pub fn win_rate(&self, color: Color, komi: f32) -> f32 {
        let black = self.moment(|score| match (score - komi).partial_cmp(&0.0) {
            Some(std::cmp::Ordering::Greater) => 1.0,
            Some(std::cmp::Ordering::Equal) => 0.5,
            _ => 0.0,
        });
        if color == Color::Black { black } else { 1.0 - black }
    }

    /// The mean of a function of the score.
    fn moment(&self, value: impl Fn(f32) -> f32) -> f32 {
        let scores = self.scores.iter().zip(-MOST..).filter(|(times, _)| **times > 0);
        let sum: f32 = scores.map(|(&times, score)| times as f32 * value(score as f32)).sum();
        sum / self.count.max(1) as f32
    }
}

#[cfg(test)]
mod tests;
