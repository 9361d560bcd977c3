//! Which move does the search choose by itself?
//!
//! Without an analysis of the position, and without reasons at its root: so searches with other numbers can be compared in many
//! games, each of which takes a second or so on 9×9. It never resigns, and has no other look at whether there is anything left to
//! play for. What is better here need not be better where reasons say which moves are tried.

use super::features::Predictor;
use super::task::{Aim, Resources, Task};
use super::tuning::Tuning;
use crate::board::Color;
use crate::game::{Game, Move};
use crate::limit::Limit;
use crate::pattern::{BadStrength, Databases};
use crate::playout::Field;

/// A player that searches and knows nothing else.
#[derive(Clone, Debug)]
pub struct BareSearch {
    predictor: Option<Predictor>,
    tuning: Tuning,
    /// How many games are simulated for a move.
    games: u32,
}

impl BareSearch {
    /// One that simulates so many games for each move, one at least; with the strengths of the databases.
    ///
    /// # Errors
    /// If the table of strengths makes no sense.
    pub fn new(databases: &Databases, tuning: Tuning, games: u32) -> Result<Self, BadStrength> {
        let predictor = if tuning.has_strengths() { Predictor::new(databases)? } else { None };
        Ok(Self { predictor, tuning, games: games.max(1) })
    }

    /// The move of `color`, the same one for the same seed. Area counts, whatever the rules of the game are.
    #[must_use]
    pub fn choose(&self, game: &Game, color: Color, seed: u64) -> Move {
        let board = game.board();
        let field = Field::new(board, color);
        let limit = Limit::endless();
        let task = Task {
            board,
            color,
            komi: game.komi() + game.compensation() as f32,
            life: None,
            aim: Aim::Choose,
            moves: game.moves_without_repetition(color).iter().filter(|&point| !field.is_eye(point, color)).collect(),
            may_pass: true,
            priors: &[],
            games: self.games,
            limit: &limit,
            usual: &limit,
            resources: Resources::default(),
            parameters: self.tuning.parameters(board.size(), self.predictor.is_some()),
            predictor: self.predictor.as_ref(),
            seed,
        };
        let findings = super::search(&task);
        findings.moves.first().and_then(|best| best.point).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, FromDrawing, Point};
    use crate::game::Rules;

    fn player(tuning: &str) -> BareSearch {
        BareSearch::new(&Databases::default(), tuning.parse().expect("a tuning"), 1_000).expect("no table")
    }

    /// Four white stones are in atari, and run away if Black waits.
    fn game() -> Game {
        let drawing = "
            . . . . . . .
            . . X X . . .
            . X O O X . .
            . X O O . . .
            . . X X . O .
            . . . . . . .
            . . . . . . .";
        Game::from_board(Board::from_drawing(drawing).expect("a position"), Rules::chinese(), 0.0)
    }

    #[test]
    fn it_finds_what_decides_and_the_same_for_a_seed() {
        for color in Color::BOTH {
            let expected = Point::from_text("E4", 7).map(Move::Play);
            assert_eq!(Some(player("").choose(&game(), color, 1)), expected);
        }
        let empty = Game::new(7, Rules::chinese(), 7.5).expect("a size");
        let moves = |tuning: &str| [1, 2, 3, 4].map(|seed| player(tuning).choose(&empty, Color::Black, seed));
        assert_eq!(moves(""), moves(""));
        assert_ne!(moves(""), moves("near=0/0/0,equivalent=1,lines=0/0/0"));
    }

    #[test]
    fn it_passes_where_there_is_nothing_to_play() {
        let drawing = "
            . X . X O .
            X X X X O O
            . X X O O .
            X X O O O O
            X X O . O .
            . X O O O O";
        let board = Board::from_drawing(drawing).expect("a position");
        let game = Game::from_board(board, Rules::chinese(), 0.0);
        assert_eq!(player("").choose(&game, Color::Black, 1), Move::Pass);
    }

    #[test]
    fn settings_are_kept_on_the_largest_board_and_the_smallest() {
        for size in [1, 2, 19] {
            let game = Game::new(size, Rules::chinese(), 7.5).expect("a size");
            let made = player("width=1,widening=0,explore=0,grow_after=0").choose(&game, Color::Black, 1);
            assert!(game.is_legal(Color::Black, made), "{made:?}");
        }
    }
}
