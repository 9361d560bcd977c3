//! Which numbers make the search stronger? The command `bench arena`.
//!
//! Two searches play against each other that know nothing else ([`BareSearch`]): each opening twice, with colours swapped, so that
//! neither its moves nor komi favour one of them. The openings are random. The same seed plays the same games. What is won here need
//! not be won by the whole player, whose reasons say which moves are tried.

use cpu_time::ThreadTime;
use gnugo_engine::board::{Color, Point, scattered};
use gnugo_engine::engine::Databases;
use gnugo_engine::game::{BadSize, Game, Move, Rules};
use gnugo_engine::moves::{BareSearch, Tuning};
use gnugo_engine::pattern::BadStrength;
use gnugo_engine::scoring::{Score, final_status};
use std::fmt;
use std::time::Duration;
use thiserror::Error;

/// A game that is still going on after so many moves for each point of the board is scored as it stands.
const LONGEST: usize = 3;
/// Openings are not played nearer to the edge than this, the first line being 0, where the board has room for it.
const LINE: usize = 2;
/// Boards with fewer lines have none.
const ROOM: usize = 7;

/// What is played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arena {
    /// The number of lines of the board.
    pub size: usize,
    /// White's points for moving second; area counts.
    pub komi: f32,
    /// How many games, two for each opening: an odd number is rounded up.
    pub games: u32,
    /// How many games are simulated for a move.
    pub playouts: u32,
    /// How many random moves a game begins with.
    pub opening: u32,
    /// Where chance begins.
    pub seed: u64,
}

/// Why nothing was played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ArenaError {
    /// There is no board of this size.
    #[error(transparent)]
    Size(#[from] BadSize),
    /// The table of strengths makes no sense.
    #[error("the table of strengths: {0}")]
    Strengths(#[from] BadStrength),
}

/// A game that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Its number, from 1.
    pub number: u32,
    /// Which of the two players was Black: 0 or 1.
    pub black: usize,
    /// The moves, the opening and the passes too.
    pub moves: usize,
    /// The score.
    pub score: Score,
    /// What the first player got: 1, or ½ for a draw.
    pub won: f64,
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let black = ["A", "B"][self.black.min(1)];
        write!(f, "{}: {black} was black, {} after {} moves", self.number, self.score, self.moves)
    }
}

/// What came of the games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// What the first player got in the two games of each opening.
    pub openings: Vec<f64>,
    /// The time of the processor that the two took to choose their moves, which is another one in each run.
    pub times: [Duration; 2],
}

impl Tally {
    /// How many games were played.
    #[must_use]
    pub fn games(&self) -> usize {
        2 * self.openings.len()
    }

    /// What the first player got in all.
    #[must_use]
    pub fn won(&self) -> f64 {
        self.openings.iter().sum()
    }

    /// The share of it, from 0 to 1, and its standard error: by how far apart the openings are, whose two games depend on one another.
    /// One opening alone tells of no error.
    #[must_use]
    pub fn share(&self) -> (f64, f64) {
        let count = self.openings.len() as f64;
        let share = self.won() / (2.0 * count).max(1.0);
        let squares: f64 = self.openings.iter().map(|won| (won / 2.0 - share).powi(2)).sum();
        let error = if count > 1.0 { (squares / (count * (count - 1.0))).sqrt() } else { f64::INFINITY };
        (share, error)
    }

    /// By how much more time the first player took.
    #[must_use]
    pub fn slowness(&self) -> f64 {
        self.times[0].as_secs_f64() / self.times[1].as_secs_f64().max(f64::MIN_POSITIVE)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (share, error) = self.share();
        write!(f, "A won {} of {} games: {:.1}", self.won(), self.games(), 100.0 * share)?;
        if error.is_finite() {
            write!(f, " ± {:.1}", 100.0 * error)?;
        }
        f.write_str(" %")
    }
}

impl Arena {
    /// Plays all games, and shows each.
    ///
    /// # Errors
    /// If there is no such board, or the databases' table of strengths makes no sense.
    pub fn play(
        &self,
        databases: &Databases,
        tunings: [Tuning; 2],
        show: &mut dyn FnMut(&Played),
    ) -> Result<Tally, ArenaError> {
        let [first, second] = tunings.map(|tuning| BareSearch::new(databases, tuning, self.playouts));
        let players = [first?, second?];
        let mut tally = Tally::default();
        for pair in 0..self.games.div_ceil(2) {
            let opening = self.opening(pair)?;
            let mut sum = 0.0;
            for black in [0, 1] {
                let played = self.finish((pair, opening.clone()), black, &players, &mut tally.times);
                sum += played.won;
                show(&played);
            }
            tally.openings.push(sum);
        }
        Ok(tally)
    }

    /// A game with random moves on the board.
    fn opening(&self, pair: u32) -> Result<Game, BadSize> {
        let mut game = Game::new(self.size, Rules::chinese(), self.komi)?;
        let line = if self.size >= ROOM { LINE } else { 0 };
        for number in 0..self.opening {
            let color = game.to_move();
            let legal = game.legal_moves(color);
            let points: Vec<Point> = legal.iter().filter(|point| point.edge_distance(self.size) >= line).collect();
            let drawn = mixed([self.seed, pair.into(), number.into()]) % points.len().max(1) as u64;
            let Some(&point) = points.get(drawn as usize) else { break };
            if game.play(color, Move::Play(point)).is_err() {
                break;
            }
        }
        Ok(game)
    }

    /// Plays a game to its end, with one of the players as Black. Chance is the same in both games of an opening: if the players are
    /// swapped, so is what comes of them.
    fn finish(
        &self,
        (pair, mut game): (u32, Game),
        black: usize,
        players: &[BareSearch; 2],
        times: &mut [Duration; 2],
    ) -> Played {
        while game.passes_in_a_row() < 2 && game.history().len() < LONGEST * self.size * self.size {
            let color = game.to_move();
            let player = if color == Color::Black { black } else { 1 - black };
            let seed = mixed([self.seed, pair.into(), game.history().len() as u64]);
            let began = ThreadTime::now();
            let made = players[player].choose(&game, color, seed);
            times[player] += began.elapsed();
            if game.play(color, made).is_err() {
                break;
            }
        }
        let score = Score::of(&game, &final_status(&game));
        let won = match score.winner() {
            None => 0.5,
            Some(color) if (color == Color::Black) == (black == 0) => 1.0,
            Some(_) => 0.0,
        };
        Played { number: 2 * pair + black as u32 + 1, black, moves: game.history().len(), score, won }
    }
}

/// A number that looks like chance, the same for the same numbers.
fn mixed(numbers: [u64; 3]) -> u64 {
    numbers.into_iter().fold(0, |state, number| scattered(state ^ number))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TINY: Arena = Arena { size: 5, komi: 7.5, games: 4, playouts: 30, opening: 2, seed: 1 };

    fn play(arena: Arena, tunings: [&str; 2]) -> (Tally, Vec<Played>) {
        let mut played = Vec::new();
        let tunings = tunings.map(|text| text.parse().unwrap());
        let tally = arena.play(&Databases::default(), tunings, &mut |game| played.push(game.clone())).unwrap();
        (Tally { times: [Duration::ZERO; 2], ..tally }, played)
    }

    #[test]
    fn the_same_seed_plays_the_same_games() {
        let once = play(TINY, ["", "width=2"]);
        assert_eq!(once, play(TINY, ["", "width=2"]));
        assert_ne!(once.1, play(Arena { seed: 2, ..TINY }, ["", "width=2"]).1);
        assert_eq!(
            once.1.iter().map(|game| (game.number, game.black)).collect::<Vec<_>>(),
            [(1, 0), (2, 1), (3, 0), (4, 1)]
        );
        // Whoever swaps the players swaps what they win; if they are the same, each wins one game of an opening.
        assert_eq!(play(TINY, ["width=2", ""]).0.won(), 4.0 - once.0.won());
        assert_eq!(play(TINY, ["", ""]).0.openings, [1.0, 1.0]);
        // An odd game has its counterpart.
        assert_eq!(play(Arena { games: 3, ..TINY }, ["", "width=2"]), once);
    }

    #[test]
    fn openings_are_random_and_the_same_for_both_games() {
        let arena = Arena { size: 9, opening: 6, ..TINY };
        let openings: Vec<Game> = (0..4).map(|pair| arena.opening(pair).unwrap()).collect();
        for (number, game) in openings.iter().enumerate() {
            assert_eq!(game.history().len(), 6);
            let points = game.history().iter().filter_map(|(_, made)| made.point());
            assert!(points.clone().count() == 6 && points.clone().all(|point| point.edge_distance(9) >= LINE));
            assert!(openings[..number].iter().all(|other| other.history() != game.history()));
        }
        // Where there is no room for so many, there are fewer.
        assert!(Arena { size: 2, opening: 50, ..TINY }.opening(0).is_ok());
        assert_eq!(
            Arena { size: 20, ..TINY }.opening(0).unwrap_err(),
            Game::new(20, Rules::chinese(), 0.0).unwrap_err()
        );
    }

    /// Who looks at the first move by its prior alone, and learns nothing, loses to who searches.
    #[test]
    fn the_stronger_search_wins() {
        let arena = Arena { size: 7, komi: 9.0, games: 10, playouts: 200, opening: 2, seed: 1 };
        let (tally, played) = play(arena, ["", "width=1,widening=0"]);
        assert!(tally.won() >= 7.0, "{tally}: {played:?}");
    }

    #[test]
    fn a_share_has_an_error() {
        let tally = |openings: &[f64]| Tally { openings: openings.to_vec(), ..Tally::default() };
        assert_eq!(tally(&[2.0, 0.0, 1.0]).to_string(), "A won 3 of 6 games: 50.0 ± 28.9 %");
        assert_eq!(tally(&[1.0, 1.0, 1.0, 1.0]).share(), (0.5, 0.0));
        assert_eq!(tally(&[1.5]).share(), (0.75, f64::INFINITY));
        assert_eq!(tally(&[1.5]).to_string(), "A won 1.5 of 2 games: 75.0 %");
        assert_eq!(Tally::default().share().0, 0.0);
    }
}
