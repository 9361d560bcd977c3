//! Many small positions in one drawing.
//!
//! A line of names, and below each name its board; the boards stand side by side, and a blank line ends them. `*` is the
//! move that the pattern of this name proposes, and `O`, who is White, is to move.

use gnugo_engine::board::{Board, FromDrawing, Point};

/// A position with the pattern that it is about.
pub(crate) struct Drawn {
    /// The pattern's name.
    pub(crate) name: &'static str,
    /// The position.
    pub(crate) board: Board,
    /// The pattern's move.
    pub(crate) point: Point,
}

/// The positions of a table.
pub(crate) fn positions(table: &'static str) -> Vec<Drawn> {
    let lines: Vec<&str> = table.lines().map(str::trim).collect();
    let blocks = lines.split(|line| line.is_empty()).filter(|block| !block.is_empty());
    blocks.flat_map(side_by_side).collect()
}

fn side_by_side(block: &[&'static str]) -> Vec<Drawn> {
    let (names, rows) = block.split_first().expect("a line of names");
    let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.split_whitespace().collect()).collect();
    let board_of = |(n, name)| {
        let rows = rows.iter().filter_map(|row| row.get(n)).copied();
        drawn(name, &rows.collect::<Vec<&str>>().join("\n"))
    };
    names.split_whitespace().enumerate().map(board_of).collect()
}

fn drawn(name: &'static str, drawing: &str) -> Drawn {
    let board = Board::from_drawing(&drawing.replace('*', ".")).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    let symbols = drawing.chars().filter(|symbol| !symbol.is_whitespace());
    let place = symbols.into_iter().position(|symbol| symbol == '*');
    let place = place.unwrap_or_else(|| panic!("{name}: no move is drawn"));
    Drawn { name, point: Point::new(place / board.size(), place % board.size()), board }
}
