//! Which part of the board belongs to a fight?

use crate::board::{Board, Color, Point, PointSet};
use crate::reach::{connected, parts};

/// What stones surround, with no more points, holds nothing of the opponent's that stays.
const INSIDE: usize = 10;
/// With so many liberties elsewhere a string stays.
const ELSEWHERE: usize = 2;

/// The part with what lies behind it within `open`, leads nowhere, and has no more than `most` empty points.
pub(crate) fn with_what_is_behind(board: &Board, part: &PointSet, open: &PointSet, most: usize) -> PointSet {
    let is_small = |beyond: &PointSet| beyond.intersection(&board.empty_points()).len_up_to(most + 1) <= most;
    let beyond = parts(&open.difference(part)).into_iter();
    let behind = beyond.filter(|beyond| beyond.neighbors().intersects(part) && is_small(beyond));
    behind.fold(*part, |all, beyond| all.union(&beyond))
}

/// The opponent's stones in small regions that these stones of `color` close: however many liberties they have there, they are
/// no wall.
pub(crate) fn surrounded(board: &Board, stones: &PointSet, color: Color) -> PointSet {
    let is_closed = |region: &PointSet| region.neighbors().intersection(board.stones(color)).is_subset(stones);
    let closed = regions_beside(board, stones, color, INSIDE).filter(is_closed);
    closed.fold(PointSet::EMPTY, |all, region| all.union(&region.intersection(board.stones(color.opponent()))))
}

/// The regions beside some stones that hold no stone of `color`, of no more than so many points.
pub(crate) fn regions_beside(
    board: &Board,
    stones: &PointSet,
    color: Color,
    most: usize,
) -> impl Iterator<Item = PointSet> {
    let outside = board.points().difference(board.stones(color));
    let mut seeds = stones.neighbors().intersection(&outside);
    let all = std::iter::from_fn(move || {
        let region = connected(&PointSet::single(seeds.first()?), &outside);
        seeds = seeds.difference(&region);
        Some(region)
    });
    all.filter(move |region| region.len_up_to(most + 1) <= most)
}

/// Whether the strings around have liberties enough elsewhere, so that nothing that is played inside captures them.
pub(crate) fn stands(board: &Board, around: &PointSet, color: Color, inside: &PointSet) -> bool {
    let free = |string: &Point| board.liberty_set(*string).difference(inside).len_up_to(ELSEWHERE) >= ELSEWHERE;
    board.strings_in(around, color).iter().all(free)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::FromDrawing;

    /// A white stone in the middle of nine points, and two in an eye of twelve.
    const WITHIN: &str = "
        . . . . . . . . .
        X X X X X . . . .
        X . . . X . . . .
        X . O . X . . . .
        X . . . X . . . .
        X X X X X X X . .
        . . . O . . X . .
        . . . O . . X . .
        . . . . . . X . .";

    #[test]
    fn what_a_dragon_surrounds_is_no_wall() {
        let board = Board::from_drawing(WITHIN).unwrap();
        let black = *board.stones(Color::Black);
        let stone = PointSet::single(Point::new(3, 2));
        assert_eq!(surrounded(&board, &black, Color::Black), stone, "what is larger is open board");
        // Stones of Black's that are not meant might be lost, and let it out.
        let mut others = black;
        others.remove(Point::new(1, 1));
        assert!(surrounded(&board, &others, Color::Black).is_empty());
        assert!(surrounded(&board, board.stones(Color::White), Color::White).is_empty());
    }
}
