//! Which dragons does a move lose, at the end of the game?
//!
//! Strings that it lets the opponent capture are [reviewed](super::review), and [combinations](crate::combination) that it lets him
//! begin are looked for. Here it is asked about dragons near it: does one of ours that lived die if the opponent moves next, or does
//! one of his that was dead live? Only what pockets settle counts, before the move and after it. It costs some milliseconds a dragon,
//! and is asked of moves that are worth next to nothing. It does not see dragons farther away, and those that lose their eyes but
//! not their lives.

use crate::analysis::Analysis;
use crate::board::{Board, Color, Point};
use crate::dragons::Dragon;
use crate::limit::Limit;
use crate::owl::OwlReader;
use crate::pattern::facts::Status;
use crate::reading::Outcome;

/// Dragons farther from a move than so many rows and columns are not asked about.
const NEAR: usize = 2;
/// The positions of each question.
const POSITIONS: u64 = 10_000;

/// The stones of the largest dragon that a move of `color` loses.
pub(super) fn lost(
    (board, owl): (&mut Board, &mut OwlReader),
    analysis: &Analysis,
    color: Color,
    point: Point,
    limit: &Limit,
) -> usize {
    let is_asked = |dragon: &&Dragon| {
        let is_his = match dragon.status {
            Status::Alive => dragon.color == color && !dragon.is_invincible,
            Status::Dead => dragon.color != color,
            Status::Critical | Status::Unknown => false,
        };
        is_his && dragon.stones.iter().any(|stone| stone.distance(point) <= NEAR)
    };
    let mut lost = 0;
    for dragon in analysis.dragons.iter().filter(is_asked) {
        if limit.is_reached() {
            return lost;
        }
        let Some(ground) = analysis.ground(board, dragon.origin) else { continue };
        let mut succeeds = |board: &Board| {
            let answer = owl.hurried(POSITIONS, limit, |owl| owl.settled_for(board, &ground, color.opponent()));
            answer.map(|answer| answer.outcome)
        };
        let lives = succeeds(board) == Some(Outcome::Lost);
        if lives && board.after(point, color, |board| succeeds(board)).flatten().is_some_and(|now| now != Outcome::Lost)
        {
            lost = lost.max(dragon.size());
        }
    }
    lost
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyst::Analyst;
    use crate::board::FromDrawing;
    use crate::pattern::Databases;

    /// Black lives in the corner by a room of four points in a row, as long as he does not fill one of the two in the middle.
    #[test]
    fn who_fills_his_own_room_may_lose_what_lived() {
        let drawing = "
            . . . . X O . . .
            X X X X X O . . .
            O O O O O O . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .";
        let mut board = Board::from_drawing(drawing).expect("a position");
        let (before, limit) = (board.clone(), Limit::endless());
        let analysis = Analyst::new(Databases::default()).analyse(&board);
        let mut owl = OwlReader::default();
        let mut lost = |at: &str, color: Color| {
            let point = Point::from_text(at, 9).expect("a point");
            super::lost((&mut board, &mut owl), &analysis, color, point, &limit)
        };
        assert_eq!([lost("A9", Color::Black), lost("B9", Color::Black), lost("H5", Color::Black)], [6, 0, 0]);
        assert_eq!(lost("G5", Color::White), 0);
        assert_eq!(board, before);
    }
}
