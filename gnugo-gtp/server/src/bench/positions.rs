//! On which positions are questions asked?
//!
//! Games that the engine has played against itself at low levels, stopped where there is something to ask: openings,
//! fights in the middle, and the endgame, on boards of three sizes.

use gnugo_engine::game::Game;
use gnugo_engine::game::sgf::{self, SgfError, Stop};

/// The games, each with the numbers of moves after which questions are asked.
const GAMES: [(&str, &str, &[usize]); 7] = [
    ("small_one", include_str!("games/small_one.sgf"), &[4, 20, 45]),
    ("small_two", include_str!("games/small_two.sgf"), &[30, 60]),
    ("medium", include_str!("games/medium.sgf"), &[6, 40, 90]),
    ("one", include_str!("games/one.sgf"), &[0, 8, 80]),
    ("two", include_str!("games/two.sgf"), &[120]),
    ("three", include_str!("games/three.sgf"), &[160]),
    ("four", include_str!("games/four.sgf"), &[100]),
];

/// How many of the games are walked through move by move: all boards are among them, and the larger ones take seconds.
const WALKED: usize = 5;

/// Games to be walked through, with their names.
pub(super) fn games() -> Result<Vec<(&'static str, Game)>, SgfError> {
    let whole = |&(name, text, _): &(&'static str, &'static str, _)| {
        let (game, _) = sgf::read(text.as_bytes(), Stop::End)?;
        Ok((name, game))
    };
    GAMES.iter().take(WALKED).map(whole).collect()
}

/// A position of a game.
#[derive(Clone, Debug)]
pub(super) struct Position {
    /// The game's name and the number of moves.
    pub(super) name: String,
    pub(super) game: Game,
}

impl Position {
    /// How a question about it is called.
    pub(super) fn question(&self, text: &str) -> String {
        format!("{} {text}", self.name)
    }
}

/// All of them.
pub(super) fn all() -> Result<Vec<Position>, SgfError> {
    let after = |&(name, text, moves): &(&str, &'static str, &'static [usize])| {
        let name = name.to_owned();
        moves.iter().map(move |&number| {
            let (game, _) = sgf::read(text.as_bytes(), Stop::Move(number + 1))?;
            Ok(Position { name: format!("{name}/{number}"), game })
        })
    };
    GAMES.iter().flat_map(after).collect()
}
