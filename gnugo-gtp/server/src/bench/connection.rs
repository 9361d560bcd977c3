//! Which strings can be connected or cut, and which get into an area?

use super::notes::Notes;
use super::positions::Position;
use super::reading::{Asker, near_pairs};
use crate::commands::found;
use gnugo_engine::board::{Board, Point, PointSet};
use gnugo_engine::reading::Limits;

/// The stones tried at most for a question: one on an open board would otherwise take most of a second, and another
/// answer to it would be no news.
const STONES: u64 = 5_000;
/// So many empty points may keep strings apart that are asked about.
const APART: usize = 3;
/// One string in so many is asked about areas.
const ONE_IN: usize = 4;

/// Asks about strings near each other, and about ways towards the middle of the board.
pub(super) fn ask(position: &Position, notes: &mut Notes<'_>) {
    let limits = Limits { connection_nodes: STONES, ..Limits::default() };
    let mut asker = Asker::new(position, limits, notes);
    let size = asker.board.size();
    for (a, b) in near_pairs(&asker.board, APART) {
        asker.ask("connect", &[a, b], |reader, board| found(reader.string_connect(board, a, b), size));
        asker.ask("disconnect", &[a, b], |reader, board| found(reader.disconnect(board, a, b), size));
    }
    let origins: Vec<Point> = asker.board.origins().collect();
    for string in origins.into_iter().step_by(ONE_IN) {
        let Some(area) = area_for(&asker.board, string) else { continue };
        asker.ask("break_in", &[string], |reader, board| found(reader.break_in(board, string, &area), size));
        asker.ask("block_off", &[string], |reader, board| found(reader.block_off(board, string, &area), size));
    }
}

/// The nine points around one that is three rows and columns from the string towards the middle, if the string is
/// far enough from the middle.
fn area_for(board: &Board, string: Point) -> Option<PointSet> {
    const FAR: usize = 3;
    let size = board.size();
    let inward = |line: usize| if line < size / 2 { line + FAR } else { line.saturating_sub(FAR) };
    let center = Point::new(inward(string.row()), inward(string.column()));
    let area: PointSet = center.neighbors().into_iter().chain(center.diagonals()).chain([center]).collect();
    let area = area.intersection(board.points());
    (!area.intersects(&board.string_stones(string)) && area.len() == 9).then_some(area)
}
