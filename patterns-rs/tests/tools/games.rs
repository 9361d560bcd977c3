//! The positions of the games, found by the library, for the answers of the tools to be compared with.

use gnugo_engine::board::{Board, Color};
use gnugo_engine::game::sgf::{self, Stop};
use gnugo_engine::pattern::{Database, Kind, Match};

/// A fight in the middle: see the comments of its file.
pub(crate) const ATARI: &str = "atari.sgf";
/// The opening of a game on 13 lines.
pub(crate) const OPENING: &str = "opening.sgf";

/// The position before a move, and who makes it.
pub(crate) fn before(name: &str, number: usize) -> (Board, Color) {
    let text = std::fs::read(super::game(name)).expect("the game is there");
    let (game, _) = sgf::read(text, Stop::Move(number)).expect("the game is right");
    (game.board().clone(), game.to_move())
}

/// The number of moves of a game.
pub(crate) fn moves(name: &str) -> usize {
    let text = std::fs::read(super::game(name)).expect("the game is there");
    sgf::read(text, Stop::End).expect("the game is right").0.history().len()
}

/// What one match is: pattern, colour, anchor, number of the orientation.
pub(crate) type Known = (String, &'static str, String, u64);

/// All matches of a position for a colour.
pub(crate) fn matches(board: &Board, color: Color) -> Vec<Known> {
    fn of<K: Kind>(databases: &[&'static Database<K>], board: &Board, color: Color) -> Vec<Known> {
        let name = if color == Color::Black { "black" } else { "white" };
        let known = |found: Match<K>| {
            let anchor = found.anchor.to_text(board.size());
            (found.pattern.name.to_owned(), name, anchor, found.orientation as u64)
        };
        databases.iter().flat_map(|database| database.matches(board, color)).map(known).collect()
    }
    let databases = patterns_rs::databases();
    [
        of(databases.shape, board, color),
        of(databases.attack, board, color),
        of(databases.defense, board, color),
        of(databases.connection, board, color),
        of(databases.influence, board, color),
        of(databases.barrier, board, color),
        of(databases.endgame, board, color),
        of(databases.joseki, board, color),
        of(databases.fuseki, board, color),
        of(databases.handicap, board, color),
        of(databases.owl_attack, board, color),
        of(databases.owl_defense, board, color),
        of(databases.owl_vital, board, color),
        of(databases.combination, board, color),
    ]
    .concat()
}
