//! What do simulated games say of a move, and how sure is it?
//!
//! A mean over few games is off by chance. So it comes with its standard error, and two moves are compared by both: a
//! difference counts only if it is more than chance explains. The error is that of games that do not depend on one
//! another, which is not quite so: a tree learns from one game for the next, and is wrong for long where it looks at
//! the wrong reply. That is not seen.

use crate::board::Point;
use crate::playout::Ownership;

/// A difference of so many standard errors is more than chance. Up to eight moves are compared for one decision: with
/// this, chance finds a difference among them once in twenty decisions where there is none.
const MORE_THAN_CHANCE: f32 = 2.5;

/// A mean over games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Mean {
    /// The mean.
    pub(crate) value: f32,
    /// Its standard error; infinite if there are too few games to tell.
    pub(crate) error: f32,
}

impl Mean {
    /// The part of the games that will be won, a draw being half a win. Few games that all ended alike are no proof: it
    /// is as if one more had been won and one more lost (Laplace's rule of succession).
    pub(super) fn of_wins(wins: f64, games: u32) -> Self {
        let games = f64::from(games) + 2.0;
        let value = (wins + 1.0) / games;
        Self { value: value as f32, error: (value * (1.0 - value) / games).sqrt() as f32 }
    }

    /// The mean of a quantity, from its sum and the sum of its squares.
    pub(super) fn of_sum(sum: f64, squares: f64, games: u32) -> Self {
        let count = f64::from(games.max(1));
        let value = sum / count;
        let error = match games {
            0 | 1 => f32::INFINITY,
            _ => ((squares / count - value * value).max(0.0) / (count - 1.0)).sqrt() as f32,
        };
        Self { value: value as f32, error }
    }

    /// The same for the other player, who has `total` less this.
    pub(super) fn for_opponent(self, total: f32) -> Self {
        Self { value: total - self.value, ..self }
    }

    /// Whether this is greater than another mean by more than `least`, and by more than chance explains.
    pub(crate) fn exceeds(self, other: Self, least: f32) -> bool {
        self.value - other.value > least.max(MORE_THAN_CHANCE * self.error.hypot(other.error))
    }
}

/// What simulated games say of a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measured {
    /// By how many points the player to move wins, komi included; negative for a loss.
    pub score: f32,
    /// The standard error of that, as if no game depended on another.
    pub error: f32,
    /// How likely the player to move is to win, from 0 to 1.
    pub winning: f32,
}

impl Measured {
    /// The same as the opponent sees it.
    #[must_use]
    pub fn for_opponent(self) -> Self {
        Self { score: -self.score, error: self.error, winning: 1.0 - self.winning }
    }
}

/// What was found of a move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    /// The move; `None` for a pass.
    pub(crate) point: Option<Point>,
    /// The number of games that began with it.
    pub(crate) games: u32,
    /// The part of them that the mover won, both players going on as most of them did.
    pub(crate) winning: Mean,
    /// Their mean score for the mover, likewise, komi included.
    pub(crate) score: Mean,
    /// How good it seemed before any game was played, from 0 to 1.
    pub(crate) prior: f32,
}

impl Found {
    /// Whether the move is better than another one: by more than `chance` in the part of the games won, or by more than
    /// so many points, and by more than the games leave open.
    pub(crate) fn is_better(&self, other: &Self, chance: f32, points: f32) -> bool {
        self.winning.exceeds(other.winning, chance) || self.score.exceeds(other.score, points)
    }
}

/// What was found.
#[derive(Clone, Debug)]
pub(crate) struct Findings {
    /// All moves and the pass, the best first: that which most games began with.
    pub(crate) moves: Vec<Found>,
    /// Who owned what at the end of the games.
    pub(crate) ownership: Ownership,
    /// The number of games.
    pub(crate) games: u32,
    /// Whether kos had a say in games about the life of some stones.
    pub(crate) met_ko: bool,
}

impl Findings {
    /// What was found of a move, or of passing.
    pub(crate) fn of(&self, point: Option<Point>) -> Option<&Found> {
        self.moves.iter().find(|found| found.point == point)
    }

    /// The mean of all games, whatever they began with: most began with the best move, and it is surer than theirs.
    pub(crate) fn mean(&self) -> Measured {
        // Moves with a game or two have no error of their own, and little weight.
        let played = || self.moves.iter().filter(|found| found.score.error.is_finite());
        let games: f32 = played().map(|found| found.games as f32).sum();
        if games == 0.0 {
            return self.scattered();
        }
        let mean = |of: fn(&Found) -> f32| played().map(|found| found.games as f32 * of(found)).sum::<f32>() / games;
        let squares: f32 = played().map(|found| (found.games as f32 * found.score.error).powi(2)).sum();
        Measured {
            score: mean(|found| found.score.value),
            error: squares.sqrt() / games,
            winning: mean(|found| found.winning.value),
        }
    }

    /// The mean of games of which no two began alike: what they are off by is told by how far apart they are.
    fn scattered(&self) -> Measured {
        let played = || self.moves.iter().filter(|found| found.games > 0);
        let games = played().count() as u32;
        let sum = |of: fn(&Found) -> f32| played().map(of).map(f64::from).sum::<f64>();
        let score = Mean::of_sum(sum(|found| found.score.value), sum(|found| found.score.value.powi(2)), games);
        let winning = if games == 0 { 0.5 } else { (sum(|found| found.winning.value) / f64::from(games)) as f32 };
        Measured { score: score.value, error: score.error, winning }
    }

    /// What was found of the best move that is no pass.
    pub(crate) fn best(&self) -> Option<&Found> {
        self.moves.iter().find(|found| found.point.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(wins: f64, games: u32) -> Found {
        let score = Mean::of_sum(0.0, 100.0 * f64::from(games), games);
        Found { point: None, games, winning: Mean::of_wins(wins, games), score, prior: 0.5 }
    }

    #[test]
    fn what_chance_explains_is_no_difference() {
        // 3 in 100 more are won: by chance among 256 games, and not among 20,000.
        assert!(!found(136.0, 256).is_better(&found(128.0, 256), 0.02, 1.0));
        assert!(found(10_600.0, 20_000).is_better(&found(10_000.0, 20_000), 0.02, 1.0));
        assert!(!found(10_600.0, 20_000).is_better(&found(10_000.0, 20_000), 0.04, 1.0));
        assert!(!found(10_000.0, 20_000).is_better(&found(10_600.0, 20_000), 0.02, 1.0));
        // One of them alone does not make it certain.
        assert!(!found(10_600.0, 20_000).is_better(&found(128.0, 256), 0.02, 1.0));
    }

    #[test]
    fn few_games_prove_little_even_if_all_end_alike() {
        assert!(!found(2.0, 2).is_better(&found(0.0, 1), 0.02, 1.0));
        assert!(!found(1.0, 1).is_better(&found(0.0, 0), 0.02, 1.0));
        assert!(found(50.0, 50).is_better(&found(0.0, 50), 0.02, 1.0));
    }

    #[test]
    fn games_that_all_begin_differently_have_a_mean_too() {
        let board = crate::board::Board::new(5).unwrap();
        let mean = |scores: &[f32]| {
            let single = |&score: &f32| Found {
                point: None,
                games: 1,
                winning: Mean::of_wins(1.0, 1),
                score: Mean::of_sum(f64::from(score), f64::from(score * score), 1),
                prior: 0.5,
            };
            let moves: Vec<Found> = scores.iter().map(single).collect();
            Findings { games: scores.len() as u32, moves, ownership: Ownership::new(&board), met_ko: false }.mean()
        };
        let three = mean(&[1.0, 4.0, 7.0]);
        assert!((three.score - 4.0).abs() < 1e-6 && (three.error - 3.0_f32.sqrt()).abs() < 1e-4, "{three:?}");
        // Of one game, or none, nobody knows how far it is off.
        assert_eq!((mean(&[3.0]).score, mean(&[3.0]).error), (3.0, f32::INFINITY));
        assert_eq!((mean(&[]).winning, mean(&[]).error), (0.5, f32::INFINITY));
    }

    #[test]
    fn a_standard_error_is_the_deviation_over_the_root_of_the_games() {
        // As many scores of 6 as of −4: the mean is 1, the deviation 5.
        let mean = Mean::of_sum(100.0 * 1.0, 50.0 * 36.0 + 50.0 * 16.0, 100);
        assert!((mean.value - 1.0).abs() < 1e-6 && (mean.error - 5.0 / 99_f32.sqrt()).abs() < 1e-4, "{mean:?}");
        assert_eq!(Mean::of_sum(7.0, 49.0, 1).error, f32::INFINITY);
        let half = Mean::of_wins(200.0, 400);
        assert!((half.value - 0.5).abs() < 1e-6 && (half.error - 0.025).abs() < 1e-3, "{half:?}");
    }
}
