//! Positions that are drawn in tests, and what they mean with some databases. Tests of patterns share it.

use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, FromDrawing};
use gnugo_engine::engine::Databases;
use gnugo_engine::eyes::Evaluator;
use gnugo_engine::pattern::{Connection, Database};
use gnugo_engine::reading::Reader;

/// Patterns about connections.
pub(crate) type Connections<'a> = &'a [&'static Database<Connection>];

/// The position of a drawing.
pub(crate) fn board(drawing: &str) -> Board {
    Board::from_drawing(drawing).expect("a position")
}

/// What a position means to somebody who knows these databases.
pub(crate) fn analysed(board: &Board, databases: &Databases) -> Analysis {
    Analysis::new(&mut board.clone(), &mut Reader::default(), &mut Evaluator::default(), databases)
}

/// What a position means with these patterns about connections and no others.
pub(crate) fn analysed_with(drawing: &str, connection: Connections<'_>) -> Analysis {
    analysed(&board(drawing), &Databases { connection: connection.to_vec().leak(), ..Databases::default() })
}
