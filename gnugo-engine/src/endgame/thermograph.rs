//! What is a local game worth, and how much is it worth to move in it first?
//!
//! The thermograph of a game (Conway, *On Numbers and Games*; Berlekamp, Conway and Guy, *Winning Ways*) tells the score if one player
//! or the other moves first, when each move costs a tax. The tax at which both walls meet is the game's temperature: what a move gains in
//! it. The score there is its mean. Here the walls are sampled at taxes that are a quarter of a point apart.

use crate::board::Color;

/// How many taxes are looked at.
const TAXES: usize = 64;
/// How far they are apart, in points.
const STEP: f32 = 0.25;
/// The temperature of a game in which each move loses a point: what everybody owns is settled.
const SETTLED: f32 = -1.0;

/// The score by each tax from 0, in points for Black.
type Wall = [f32; TAXES];

/// The walls of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Thermograph {
    /// If Black, and if White moves first.
    walls: [Wall; 2],
    /// What a move gains at most, in points; below 0 if each loses some.
    temperature: f32,
}

/// The scores that the moves of both players lead to.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Options([Option<Wall>; 2]);

impl Options {
    /// Adds a move that captures so much, in points for Black, and what it leads to.
    pub(super) fn add(&mut self, color: Color, captured: f32, after: &Thermograph) {
        let replies = &after.walls[color.opponent().index()];
        let known = self.0[color.index()];
        let score = |n: usize| {
            let score = captured + replies[n] - toll(color, n);
            known.map_or(score, |known| better(color, known[n], score))
        };
        self.0[color.index()] = Some(std::array::from_fn(score));
    }
}

impl Thermograph {
    /// That of a game with these moves, which has this score if nobody moves.
    pub(super) fn new(score: f32, options: &Options) -> Self {
        let ends = [f32::NEG_INFINITY, f32::INFINITY];
        let mut walls = [0, 1].map(|n| options.0[n].unwrap_or([ends[n]; TAXES]));
        let [black, white] = walls;
        let Some(frozen) = (0..TAXES).find(|&n| black[n] <= white[n]) else {
            return Self { walls, temperature: f32::INFINITY };
        };
        let (mean, temperature) = if frozen == 0 {
            let between = ((black[0] - white[0]) / 2.0).max(SETTLED);
            (score.clamp(black[0], white[0]), between)
        } else {
            // Between two taxes the walls are straight.
            let (before, after) = (black[frozen - 1] - white[frozen - 1], black[frozen] - white[frozen]);
            let part = before / (before - after);
            (black[frozen - 1] + part * (black[frozen] - black[frozen - 1]), STEP * (frozen as f32 - 1.0 + part))
        };
        for wall in &mut walls {
            wall[frozen..].fill(mean);
        }
        Self { walls, temperature }
    }

    /// What a move gains, in points; infinite if it is more than any that is looked at.
    pub(super) fn temperature(&self) -> f32 {
        self.temperature
    }

    /// The score if a player moves first and moves cost nothing, in points for Black.
    #[cfg(test)]
    pub(super) fn score_if_first(&self, color: Color) -> f32 {
        self.walls[color.index()][0]
    }

    /// How much less a move gains than the best one, at the temperature of the game, that captures so much and leads to another.
    pub(super) fn lost_by(&self, color: Color, captured: f32, after: &Self) -> f32 {
        // At the first tax at which the walls are one.
        let n = ((self.temperature.max(0.0) / STEP).ceil() as usize).min(TAXES - 1);
        let score = captured + after.walls[color.opponent().index()][n] - toll(color, n);
        let tax = self.temperature.max(0.0) - STEP * n as f32;
        let lost = self.walls[color.index()][n] - score;
        let lost = if color == Color::Black { lost } else { -lost };
        (lost + tax).max(0.0)
    }
}

/// What a move costs by a tax, in points for Black.
fn toll(color: Color, n: usize) -> f32 {
    let tax = STEP * n as f32;
    if color == Color::Black { tax } else { -tax }
}

fn better(color: Color, a: f32, b: f32) -> f32 {
    if color == Color::Black { a.max(b) } else { a.min(b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(score: f32) -> Thermograph {
        Thermograph::new(score, &Options::default())
    }

    fn switch(score: f32, black: &Thermograph, white: &Thermograph) -> Thermograph {
        let mut options = Options::default();
        options.add(Color::Black, 0.0, black);
        options.add(Color::White, 0.0, white);
        Thermograph::new(score, &options)
    }

    #[test]
    fn a_switch_is_as_hot_as_half_of_what_is_between_its_ends() {
        let game = switch(0.0, &number(5.0), &number(-2.0));
        assert_eq!(game.temperature(), 3.5);
        assert_eq!(game.walls[0][0], 5.0);
        assert_eq!((game.walls[0][TAXES - 1], game.walls[1][TAXES - 1]), (1.5, 1.5));
    }

    #[test]
    fn what_must_be_answered_gains_nothing_and_what_prevents_it_as_much_as_it_would_have_gained() {
        // Black threatens to get ten points, else White answers and has lost one: {10 | 0} beside {-1}.
        let threat = switch(0.0, &number(10.0), &number(0.0));
        let game = switch(0.0, &threat, &number(-1.0));
        assert_eq!(game.temperature(), 1.0, "White gains one by going there first");
        assert_eq!(game.walls[0][TAXES - 1], 0.0, "it is Black's privilege");
    }

    #[test]
    fn moves_in_territory_lose_a_point() {
        let game = switch(3.0, &number(2.0), &number(4.0));
        assert_eq!((game.temperature(), game.walls[0][0], game.walls[1][0]), (-1.0, 3.0, 3.0));
        let neutral = switch(0.0, &number(0.0), &number(0.0));
        assert_eq!((neutral.temperature(), neutral.walls[0][0]), (0.0, 0.0));
    }

    #[test]
    fn it_is_known_what_a_worse_move_loses() {
        let (best, worse, end) = (number(5.0), number(3.0), number(-2.0));
        let mut options = Options::default();
        options.add(Color::Black, 0.0, &best);
        options.add(Color::Black, 0.0, &worse);
        options.add(Color::White, 0.0, &end);
        let game = Thermograph::new(0.0, &options);
        assert_eq!(game.temperature(), 3.5);
        assert!(game.lost_by(Color::Black, 0.0, &best).abs() < 1e-5);
        assert!((game.lost_by(Color::Black, 0.0, &worse) - 2.0).abs() < 1e-5);
        assert!(game.lost_by(Color::White, 0.0, &end).abs() < 1e-5);
    }
}
