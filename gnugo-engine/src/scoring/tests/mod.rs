//! Games that are over.

mod captures;
mod estimate;
mod groups;
mod seki;
mod territory;
mod threats;

use super::*;
use crate::board::{Board, FromDrawing, PointSet};
use crate::game::{Counting, Rules};

fn game(drawing: &str, counting: Counting) -> Game {
    let board = Board::from_drawing(drawing).unwrap();
    Game::from_board(board, Rules { counting, ..Rules::default() }, 0.0)
}

/// The same, in which a player moves next.
fn game_with(to_move: Color, drawing: &str, counting: Counting) -> Game {
    let mut game = game(drawing, counting);
    game.set_to_move(to_move);
    game
}

/// A letter a point: X O living, x o dead, S s in seki (black, white), ? unknown; b w territory, . dame.
fn shown(game: &Game) -> String {
    let status = final_status(game);
    let symbol = |point| match (game.board().color_at(point), status.life(point), status.territory(point)) {
        (Some(Color::Black), Some(Life::Alive), _) => 'X',
        (Some(Color::White), Some(Life::Alive), _) => 'O',
        (Some(Color::Black), Some(Life::Dead), _) => 'x',
        (Some(Color::White), Some(Life::Dead), _) => 'o',
        (Some(Color::Black), Some(Life::Seki), _) => 'S',
        (Some(Color::White), Some(Life::Seki), _) => 's',
        (Some(_), _, _) => '?',
        (_, _, Some(Territory::Of(Color::Black))) => 'b',
        (_, _, Some(Territory::Of(Color::White))) => 'w',
        _ => '.',
    };
    let size = game.size();
    let row = |row| (0..size).map(|column| symbol(Point::new(row, column))).collect::<String>();
    (0..size).map(row).collect::<Vec<_>>().join("\n")
}

fn expect(drawing: &str, counting: Counting, statuses: &str, score: &str) {
    let game = game(drawing, counting);
    assert_eq!(shown(&game), statuses.split_whitespace().collect::<Vec<_>>().join("\n"), "\n{drawing}");
    assert_eq!(final_score(&game).to_string(), score, "\n{drawing}");
}

const SPLIT: &str = "
    . . X X O . O . .
    . X . X O O . O .
    . . X X O . O . .
    . X . X O O . O .
    . . X X X O . . .
    X X . . X O O O .
    . . X X X X O . .
    O . X . . X O O .
    . . X . . X . O .";

fn point(text: &str, board: &Board) -> Point {
    Point::from_text(text, board.size()).unwrap()
}

/// A status in which the strings at these points are unknown, those at the others dead, and all the rest lives.
fn told(board: &Board, unknown: &[&str], dead: &[&str]) -> Status {
    let strings = |places: &[&str]| -> PointSet {
        places.iter().fold(PointSet::EMPTY, |all, text| all.union(&board.string_stones(point(text, board))))
    };
    let (unknown, dead) = (strings(unknown), strings(dead));
    Status::new(board, |origin| match origin {
        _ if unknown.contains(origin) => Life::Unknown,
        _ if dead.contains(origin) => Life::Dead,
        _ => Life::Alive,
    })
}

/// Black's stones around B6 have White's two there in atari, but are dead themselves: what they could capture is not lost.
const DEAD_CAPTORS: &str = "
    . O . O . O . O .
    O O O O O O O O O
    X X X X O . . . .
    . O O X O . . . .
    X X X X O . . . .
    O O O O O . . . .
    . . . . . . . . .
    O O O O O O O O O
    . O . O . O . O .";

/// White's stone at C4 closes the boundary, and without it the area is open to both.
const OPEN_WITHOUT_C4: &str = "
    . . X . O . .
    . . X . O . .
    . . X . O . .
    . . O . O . .
    . . X . O . .
    . . X . O . .
    . . X . O . .";

/// White's four stones are captured at E9, or connected there. Black has 20 points below, and 8 by the capture; White has 12.
const IN_ATARI: &str = "
    O O O O . O O . O
    X X X X X X O O .
    . . . . . X O . O
    . . . . . X O O .
    . . . . . X O . O
    . . . . . X O O .
    X X X X X X O . O
    O O O O O O O O .
    . O . O . O . O O";

/// Black's three stones in a row and White's around them, which have taken four into one eye, share A9 and E9: nobody can fill these.
pub(crate) const SEKI: &str = "
    . X X X . O X . X
    O O O O O O X X X
    X X X X X X X . X
    . . . . . . X X X
    X X X X X X X X X
    O O O O O O O O O
    . . O . . O . . .
    O O . O O O . O O
    . . O . . O O O .";
