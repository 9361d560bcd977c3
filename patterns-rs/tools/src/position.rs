//! Which position of a game is meant, or of a drawing?
//!
//! A drawing is a board as it stands beside a pattern: `O` is to move, and `*` a point that is asked about.

use crate::failure::Failure;
use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::game::sgf::{self, SgfError, Stop};
use gnugo_engine::game::{Game, Move, Rules};
use gnugo_pattern_compiler::board_around;
use std::io::Read;
use std::path::Path;

/// The komi of a drawn position, in points.
const KOMI: f32 = 6.5;

/// A whole game, looked at position by position, from its end back to its start.
///
/// Each position is the one before a move of the file, with the stones that the file sets up before that move.
pub(crate) struct Backwards {
    /// What was played before stones were set up on the way.
    earlier: Vec<Game>,
    game: Game,
    next: Option<(Color, Move)>,
}

impl Backwards {
    /// The game up to the position at hand, as far back as stones were set up.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// The number of the move before which the position is, as the file counts them.
    pub(crate) fn number(&self) -> usize {
        self.game.next_move_number()
    }

    /// The move that the file has there; none at its end.
    pub(crate) fn next(&self) -> Option<(Color, Move)> {
        self.next
    }

    /// Whose turn it is: that of the player who moves in the file.
    pub(crate) fn to_move(&self) -> Color {
        self.next.map_or_else(|| self.game.to_move(), |(color, _)| color)
    }

    /// Goes to the position before. `false` at the start of the game.
    pub(crate) fn step(&mut self) -> bool {
        let mut last = self.game.last_move();
        while !self.game.undo() {
            // Stones were set up here: the position without them is before no move.
            let Some(game) = self.earlier.pop() else { return false };
            self.game = game;
            last = self.game.last_move();
        }
        self.next = last;
        true
    }
}

/// The whole game in a file, at its end.
pub(crate) fn whole_game(path: &Path) -> Result<Backwards, Failure> {
    let failed = |why| Failure::Game { file: path.display().to_string(), why };
    let mut earlier = sgf::read_in_parts(read(path)?).map_err(failed)?;
    let game = earlier.pop().ok_or_else(|| failed(SgfError::NoGame))?;
    Ok(Backwards { earlier, game, next: None })
}

/// The game in a file up to the position before the move of this number.
pub(crate) fn game_before(path: &Path, number: usize) -> Result<Game, Failure> {
    game_in(&read(path)?, path, Some(number))
}

/// The game in a file up to the position before the move of this number, or up to its end; or the position that is drawn there, and the
/// point that is asked about. A file named `-` is what is typed.
pub(crate) fn game_or_drawing(path: &Path, number: Option<usize>) -> Result<(Game, Option<Point>), Failure> {
    let text = if path == Path::new("-") {
        let mut text = Vec::new();
        let failed = |why| Failure::File { file: "standard input".to_owned(), why };
        std::io::stdin().read_to_end(&mut text).map_err(failed)?;
        text
    } else {
        read(path)?
    };
    let drawing = String::from_utf8(text.clone()).ok().map(|text| without_verdict(&text).to_owned());
    let drawing = drawing.filter(|text| is_drawing(text));
    match drawing {
        None => Ok((game_in(&text, path, number)?, None)),
        Some(_) if number.is_some() => Err(undrawn(path, "a drawing has no moves to count")),
        Some(text) => drawn(&text).map_err(|why| undrawn(path, &why)),
    }
}

fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    std::fs::read(path).map_err(|why| Failure::File { file: path.display().to_string(), why })
}

fn game_in(text: &[u8], path: &Path, number: Option<usize>) -> Result<Game, Failure> {
    let read = number.map_or_else(|| sgf::read(text, Stop::End), |number| sgf::read_before(text, number));
    let (game, _) = read.map_err(|why| Failure::Game { file: path.display().to_string(), why })?;
    Ok(game)
}

fn undrawn(path: &Path, why: &str) -> Failure {
    Failure::Drawing { file: path.display().to_string(), why: why.to_owned() }
}

/// A position as it is copied from beside a pattern, without the word that says what becomes of the pattern there.
fn without_verdict(text: &str) -> &str {
    let text = text.trim_start();
    let rest = ["accepted", "refused"].into_iter().find_map(|verdict| text.strip_prefix(verdict));
    rest.filter(|rest| rest.starts_with(char::is_whitespace)).unwrap_or(text)
}

/// Whether a text is a drawing: there is something on it, and nothing but what is drawn.
fn is_drawing(text: &str) -> bool {
    let mut symbols = text.chars().filter(|symbol| !symbol.is_whitespace()).peekable();
    symbols.peek().is_some() && symbols.all(|symbol| "OX.*|-+".contains(symbol))
}

/// The position that is drawn, White to move, and the point that is asked about.
fn drawn(text: &str) -> Result<(Game, Option<Point>), String> {
    let lines = text.lines().map(|line| line.chars().filter(|symbol| !symbol.is_whitespace()).collect::<String>());
    let lines: Vec<String> = lines.filter(|line| !line.is_empty()).collect();
    let is_edge = |line: Option<&String>| line.is_some_and(|line| line.chars().all(|symbol| "-+".contains(symbol)));
    let (north, south) = (is_edge(lines.first()), is_edge(lines.last()));
    let inside = lines.get(usize::from(north)..lines.len() - usize::from(south)).unwrap_or_default();
    let (west, east) = (inside.iter().all(|line| line.starts_with('|')), inside.iter().all(|line| line.ends_with('|')));
    let rows: Vec<&str> = inside.iter().map(|line| line.trim_matches('|')).collect();
    let width = rows.first().map_or(0, |row| row.len());
    if rows.is_empty() || rows.iter().any(|row| row.len() != width || row.contains(['|', '-', '+'])) {
        return Err("its rows are not of one length, with `|` on a side of all or of none".to_owned());
    }
    let (size, (top, left)) = board_around((rows.len(), width), [north, south, west, east])
        .ok_or_else(|| format!("no board has {} rows of {width} points with these edges", rows.len()))?;
    let cells =
        rows.iter().zip(top..).flat_map(|(row, r)| row.chars().zip(left..).map(move |(c, column)| (r, column, c)));
    let (mut stones, mut at) = (Vec::new(), None);
    for (row, column, symbol) in cells {
        let point = Point::new(row, column);
        match symbol {
            'O' => stones.push((point, Color::White)),
            'X' => stones.push((point, Color::Black)),
            '*' => at = Some(point),
            _ => {}
        }
    }
    let board = Board::with_stones(size, &stones).map_err(|why| why.to_string())?;
    let mut game = Game::from_board(board, Rules::default(), KOMI);
    game.set_to_move(Color::White);
    Ok((game, at))
}

/// The point of the board that a text names.
pub(crate) fn point(text: &str, size: usize) -> Result<Point, Failure> {
    Point::from_text(text, size).ok_or_else(|| Failure::Point { text: text.to_owned(), size })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawings_are_positions_with_white_to_move() {
        let (game, at) = drawn("|. X O .\n|. X * .\n+-------").expect("a position");
        assert_eq!((game.size(), game.to_move(), at), (9, Color::White, Some(Point::new(8, 2))));
        assert_eq!(game.board().color_at(Point::new(7, 1)), Some(Color::Black));
        assert_eq!(without_verdict("\n        accepted\n  .X*\n").trim(), ".X*");
        assert_eq!(without_verdict("acceptedly\n.X*"), "acceptedly\n.X*");
        assert!(is_drawing("XO\n..") && !is_drawing("(;SZ[9])") && !is_drawing(" \n"));
        assert!(drawn("XO\n...").is_err() && drawn("+--+\n|XO|\n+--+").is_err() && drawn("+--+\n+--+").is_err());
    }
}
