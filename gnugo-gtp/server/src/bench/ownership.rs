//! How far are simulated games off? The command `bench ownership`.
//!
//! At some moments of a finished game it is asked who owns each point, from −1 (White) to 1 (Black), by games that are simulated from
//! there; what became of the points in the end is the truth. Their difference squared, in the mean over all points, is what games of
//! this kind are wrong by: mostly because there is a game to come, so that only the difference between two kinds means something.
//!
//! Few simulated games are off by chance as well. So they are split into halves, whose chance is not the same: the mean of the product
//! of their errors has no part of it, however few they are.

use super::games::boards;
use super::mean::Mean;
use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::game::{Game, Rules};
use gnugo_engine::playout::Playouts;
use gnugo_engine::scoring::final_status;
use std::collections::BTreeMap;
use std::fmt;

/// At so many moments of each game, the same number of moves apart, and as far from its beginning and its end.
const MOMENTS: usize = 4;

/// The mean error of so many simulated games at the moments of a game, chance left out; the same for the same seed. Stones of which it
/// is in doubt in the end whether they live are taken for alive. Nothing for a game that did not end with two passes: nobody knows
/// what became of its points.
#[must_use]
pub fn error(game: &Game, games: u32, seed: u64) -> Option<f64> {
    if game.passes_in_a_row() < 2 {
        return None;
    }
    // Whose a point is does not depend on how it is counted, except that points are filled where territory counts.
    let mut ended = game.clone();
    ended.set_rules(Rules::chinese());
    let status = final_status(&ended);
    let [black, white] = Color::BOTH.map(|color| status.living(color).union(status.territory_of(color)));
    let truth = |point: Point| f64::from(i8::from(black.contains(point)) - i8::from(white.contains(point)));
    let (boards, last) = (boards(game), game.history().len());
    let mut playouts = Playouts::new(seed);
    let moments = (1..=MOMENTS).filter_map(|moment| {
        let played = last * moment / (MOMENTS + 1);
        let to_move = game.history().get(played).map(|&(color, _)| color)?;
        Some(error_at(boards.get(played)?, to_move, truth, games, &mut playouts))
    });
    let errors: Vec<f64> = moments.collect();
    (!errors.is_empty()).then(|| errors.iter().sum::<f64>() / errors.len() as f64)
}

/// The same in a position.
fn error_at(board: &Board, to_move: Color, truth: impl Fn(Point) -> f64, games: u32, playouts: &mut Playouts) -> f64 {
    let half = (games / 2).max(1);
    let halves = [half; 2].map(|games| playouts.ownership(board, to_move, games));
    let product = |point: Point| {
        let [first, second] = halves.each_ref().map(|half| f64::from(half.at(point)) - truth(point));
        first * second
    };
    board.points().iter().map(product).sum::<f64>() / board.points().len() as f64
}

/// The errors of games, by the sizes of their boards.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Errors(BTreeMap<usize, Vec<f64>>);

impl Errors {
    /// Adds that of a game on a board of `size`.
    pub fn add(&mut self, size: usize, error: f64) {
        self.0.entry(size).or_default().push(error);
    }
}

impl fmt::Display for Errors {
    /// A line for each size: the mean over games, its standard error unless there was only one, and how many there were.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, (size, errors)) in self.0.iter().enumerate() {
            let line = if number > 0 { "\n" } else { "" };
            write!(f, "{line}{size}×{size}: {} in ", Mean::of(errors))?;
            match errors.len() {
                1 => write!(f, "one game")?,
                games => write!(f, "{games} games")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gnugo_engine::game::sgf::{self, Stop};

    fn game(text: &str) -> Game {
        sgf::read(text.as_bytes(), Stop::End).unwrap().0
    }

    /// Walls across the board: whatever else is played, everybody knows whose the points are.
    const SETTLED: &str = "(;SZ[5]KM[0.5]AB[ab][bb][cb][db][eb][aa][ca]AW[ad][bd][cd][dd][ed][ae][ce]PL[B]
        ;B[ac];W[bc];B[dc];W[ec];B[];W[])";
    /// The same with White's stones dead in the end, and a fight before.
    const OPEN: &str =
        "(;SZ[5]KM[0.5];B[cc];W[bb];B[cb];W[bc];B[bd];W[ad];B[cd];W[ac];B[ba];W[dd];B[ab];W[ee];B[];W[])";

    #[test]
    fn what_is_plain_is_hardly_wrong_and_the_same_for_a_seed() {
        let settled = error(&game(SETTLED), 400, 1).unwrap();
        assert!(settled.abs() < 0.1, "{settled}");
        let open = error(&game(OPEN), 400, 1).unwrap();
        assert!(open > settled, "{open} {settled}");
        assert_eq!(error(&game(OPEN), 400, 1), Some(open));
        assert_ne!(error(&game(OPEN), 400, 2), Some(open));
    }

    /// The error does not depend on how many games there are: of two, chance would make as much again.
    #[test]
    fn chance_is_left_out() {
        let board = boards(&game(OPEN)).swap_remove(4);
        let (truth, mut playouts) = (|_: Point| 1.0, Playouts::new(1));
        let mut error = |games| error_at(&board, Color::Black, truth, games, &mut playouts);
        let many = error(20_000);
        let few = (0..5_000).map(|_| error(2)).sum::<f64>() / 5_000.0;
        assert!((many - few).abs() < 0.1, "{many} {few}");
    }

    #[test]
    fn games_that_did_not_end_are_left_out() {
        assert_eq!(error(&game("(;SZ[5]KM[0.5];B[cc];W[bb];B[])"), 10, 1), None);
        assert!(error(&game("(;SZ[5]KM[0.5];B[];W[])"), 10, 1).is_some());
    }

    #[test]
    fn errors_are_told_by_size() {
        let mut errors = Errors::default();
        [(9, 0.5), (9, 0.7), (5, 0.25)].into_iter().for_each(|(size, error)| errors.add(size, error));
        assert_eq!(errors.to_string(), "5×5: 0.2500 in one game\n9×9: 0.6000 ± 0.1000 in 2 games");
    }
}
