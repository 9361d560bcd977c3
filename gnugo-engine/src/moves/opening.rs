//! Where is the board still open?
//!
//! What everybody knows of the opening, in place of a database: corners first, then enclosures and approaches, then the
//! sides, on the third and the fourth line. It looks at whole corners and sides and only where nothing is being fought
//! over: some microseconds. What such moves are worth is not told here ([`value`](super::value)).

use super::{Opening, Proposals, ReasonKind, SecondMove};
use crate::board::{Board, Color, Point, PointSet};
use crate::game::{Game, mirror};
use smallvec::SmallVec;

/// Boards of fewer lines have no corners of their own.
pub(super) const SMALLEST: usize = 11;
/// The lines that belong to a corner.
const CORNER: usize = 6;
/// The lines that belong to a side.
const SIDE: usize = 5;
/// A move along a side has at least so many free lines to the left of it and to the right. Where five are free between two stones,
/// it is seldom among what is in contact with either, and often the largest move on the board.
const FREE: usize = 2;
/// More free lines than this on either side are worth no more.
const WIDE: usize = 4;

/// The lines of a point from both edges of its corner.
type Lines = (usize, usize);

/// A corner is open while no stone stands on so many of its first lines, whatever stands outside of them.
const OPEN: usize = 4;
/// Moves in an open corner, by the lines from both edges.
const FIRST: [Lines; 3] = [(3, 3), (2, 3), (3, 2)];

/// Moves in a corner with one stone: where it stands, and where to play, to enclose or to approach it.
const SECOND: [(Lines, Lines, SecondMove); 19] = [
    ((3, 3), (2, 5), SecondMove::StarKnight),
    ((3, 3), (5, 2), SecondMove::StarKnight),
    ((2, 3), (4, 2), SecondMove::SmallKnight),
    ((2, 3), (4, 3), SecondMove::SmallJump),
    ((3, 2), (2, 4), SecondMove::SmallKnight),
    ((3, 2), (3, 4), SecondMove::SmallJump),
    ((2, 2), (3, 4), SecondMove::InnerKnight),
    ((2, 2), (4, 3), SecondMove::InnerKnight),
    ((2, 4), (3, 2), SecondMove::OuterSmall),
    ((2, 4), (3, 3), SecondMove::OuterOther),
    ((4, 2), (2, 3), SecondMove::OuterSmall),
    ((4, 2), (3, 3), SecondMove::OuterOther),
    ((3, 4), (3, 2), SecondMove::OuterSmall),
    ((3, 4), (2, 2), SecondMove::OuterOther),
    ((4, 3), (2, 3), SecondMove::OuterSmall),
    ((4, 3), (2, 2), SecondMove::OuterOther),
    ((4, 4), (2, 3), SecondMove::FarSmall),
    ((4, 4), (3, 2), SecondMove::FarSmall),
    ((4, 4), (2, 2), SecondMove::OuterOther),
];

/// Where the opponent has answered fewer moves by their images it is chance that he has.
const MIRRORED: usize = 5;

/// Proposes moves for the open parts of the board. Where somebody's territory is settled nothing is open.
pub(super) fn propose(board: &Board, color: Color, settled: &PointSet, proposals: &mut Proposals) {
    let size = board.size();
    if size < SMALLEST {
        // A board of an even size has four middle points.
        let middle: PointSet = (0..4).map(|turn| at(board, turn, (size - 1) / 2, (size - 1) / 2)).collect();
        if board.occupied().is_empty() {
            middle.iter().for_each(|point| add(proposals, point, Opening::Centre));
        }
        return;
    }
    for turn in 0..4 {
        corner(board, color, turn, settled, proposals);
        side(board, turn, settled, proposals);
    }
}

/// Whoever is mirrored takes the middle, which has no other side, or plays beside it if the opponent is there.
pub(super) fn break_mirror(game: &Game, color: Color, proposals: &mut Proposals) {
    let Some(middle) = mirror::middle(game.size()).filter(|_| mirror::mirrored(game, color) >= MIRRORED) else {
        return;
    };
    let board = game.board();
    match board.color_at(middle) {
        None => add(proposals, middle, Opening::Mirror { beside: false }),
        Some(owner) if owner != color => {
            for point in PointSet::single(middle).neighbors().intersection(&board.empty_points()).iter() {
                add(proposals, point, Opening::Mirror { beside: true });
            }
        }
        Some(_) => {}
    }
}

fn add(proposals: &mut Proposals, point: Point, aim: Opening) {
    proposals.add(point, ReasonKind::Opening(aim));
}

/// The point so many lines from one edge and from the next, for each of the four corners.
fn at(board: &Board, turn: usize, rows: usize, columns: usize) -> Point {
    let last = board.size() - 1;
    match turn {
        0 => Point::new(rows, columns),
        1 => Point::new(columns, last - rows),
        2 => Point::new(last - rows, last - columns),
        _ => Point::new(last - columns, rows),
    }
}

/// A corner that is open, or in which one stone stands that is to be enclosed or approached.
fn corner(board: &Board, color: Color, turn: usize, settled: &PointSet, proposals: &mut Proposals) {
    let places = (0..CORNER).flat_map(|row| (0..CORNER).map(move |column| (row, column)));
    let stones: SmallVec<[(Lines, Color); 8]> = places
        .filter_map(|(row, column)| Some(((row, column), board.color_at(at(board, turn, row, column))?)))
        .collect();
    let mut add = |(row, column): Lines, aim: Opening| {
        let point = at(board, turn, row, column);
        if !settled.contains(point) {
            add(proposals, point, aim);
        }
    };
    let replies = |place: Lines| SECOND.into_iter().filter(move |(stone, ..)| *stone == place);
    if let &[(place, owner)] = stones.as_slice()
        && replies(place).next().is_some()
    {
        for (_, second, kind) in replies(place) {
            add(second, if owner == color { Opening::Enclosure(kind) } else { Opening::Approach(kind) });
        }
    } else if stones.iter().all(|((row, column), _)| *row.max(column) >= OPEN) {
        let touches =
            |(row, column): Lines| stones.iter().any(|((r, c), _)| row.abs_diff(*r).max(column.abs_diff(*c)) == 1);
        for first in FIRST.into_iter().filter(|first| !touches(*first)) {
            add(first, Opening::EmptyCorner { nearby: stones.len() });
        }
    }
}

/// The points of a side with nothing near them; those with most room are worth most.
fn side(board: &Board, turn: usize, settled: &PointSet, proposals: &mut Proposals) {
    let size = board.size();
    let is_free = |column: usize| (0..SIDE).all(|row| board.is_empty(at(board, turn, row, column)));
    for along in CORNER - 1..=size - CORNER {
        let left = (1..=WIDE.min(along)).take_while(|&steps| is_free(along - steps)).count();
        let right = (1..=WIDE.min(size - 1 - along)).take_while(|&steps| is_free(along + steps)).count();
        if is_free(along) && left.min(right) >= FREE {
            let missing = 2 * WIDE - left - right;
            let points = [2, 3].map(|line| at(board, turn, line, along));
            for point in points.into_iter().filter(|&point| !settled.contains(point)) {
                add(proposals, point, Opening::Side { missing });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Move, Rules};

    fn proposed(board: &Board) -> PointSet {
        proposed_beside(board, &PointSet::EMPTY)
    }

    fn proposed_beside(board: &Board, settled: &PointSet) -> PointSet {
        let mut proposals = Proposals::new(board.size());
        propose(board, Color::Black, settled, &mut proposals);
        proposals.settle(board.points()).1.keys().copied().collect()
    }

    #[test]
    fn nothing_near_the_edge_and_corners_first() {
        for size in [13, 19] {
            let board = Board::new(size).expect("a size");
            let points = proposed(&board);
            assert!(points.iter().all(|point| (2..=4).contains(&point.edge_distance(size))));
            for corner in [(3, 3), (3, size - 4), (size - 4, 3), (size - 4, size - 4)] {
                assert!(points.contains(Point::new(corner.0, corner.1)));
            }
        }
    }

    #[test]
    fn a_corner_with_a_stone_is_enclosed_or_approached() {
        let stone = Point::from_text("R16", 19).expect("a point");
        let board = Board::with_stones(19, &[(stone, Color::Black)]).expect("a position");
        let points = proposed(&board);
        assert!(points.contains(Point::from_text("P17", 19).expect("a point")));
        assert!(points.contains(Point::from_text("P16", 19).expect("a point")));
        assert!(!points.contains(Point::from_text("Q16", 19).expect("a point")));
    }

    /// Stones around a corner do not own it.
    #[test]
    fn a_corner_is_open_until_somebody_stands_in_it() {
        let at = |text: &str| Point::from_text(text, 19).expect("a point");
        let stones = ["E4", "F3", "C6"].map(|text| (at(text), Color::White));
        let inside = |stones: &[(Point, Color)]| {
            let points = proposed(&Board::with_stones(19, stones).expect("a position"));
            ["C3", "C4", "D3", "D4"].into_iter().filter(|text| points.contains(at(text))).collect::<Vec<_>>()
        };
        assert_eq!(inside(&stones), ["C4"], "next to a stone it is no corner move");
        assert_eq!(inside(&stones[1..]), ["C4", "D3", "D4"]);
        // Stones on the five-four and on the five-five point leave more than one way in.
        assert_eq!(inside(&stones[..1]), ["C3", "C4"]);
        assert_eq!(inside(&[(at("E5"), Color::White)]), ["C3", "C4", "D3"]);
        assert!(inside(&[(at("C3"), Color::White), (at("F4"), Color::Black)]).is_empty());
    }

    #[test]
    fn nothing_is_open_in_settled_territory() {
        let at = |text: &str| Point::from_text(text, 19).expect("a point");
        let enclosed =
            Board::with_stones(19, &[(at("E3"), Color::White), (at("C6"), Color::White)]).expect("a position");
        let settled: PointSet = ["C3", "C4", "D3", "D4"].into_iter().map(at).collect();
        assert!(settled.intersects(&proposed(&enclosed)), "they stand outside");
        assert!(!settled.intersects(&proposed_beside(&enclosed, &settled)));
        let stone = Board::with_stones(19, &[(at("R16"), Color::White)]).expect("a position");
        let approach = PointSet::single(at("P17"));
        assert!(approach.is_subset(&proposed(&stone)));
        assert!(!approach.intersects(&proposed_beside(&stone, &approach)));
    }

    #[test]
    fn the_room_along_a_side_is_counted_line_by_line() {
        let stones = ["D4", "K3", "Q3", "Q16"].map(|at| (Point::from_text(at, 19).expect("a point"), Color::White));
        let board = Board::with_stones(19, &stones).expect("a position");
        let settled = Point::from_text("R11", 19).expect("a point");
        let mut proposals = Proposals::new(19);
        propose(&board, Color::Black, &PointSet::single(settled), &mut proposals);
        let proposed = proposals.settle(board.points()).1;
        let missing = |at: &str| {
            let reasons = proposed.get(&Point::from_text(at, 19).expect("a point"))?.reasons();
            reasons.iter().find_map(|reason| match reason.kind {
                ReasonKind::Opening(Opening::Side { missing }) => Some(missing),
                _ => None,
            })
        };
        // Two lines to either side, and fewer; four, and three and two to one side.
        assert_eq!((missing("N3"), missing("N4")), (Some(4), Some(4)));
        assert_eq!((missing("M3"), missing("N5")), (None, None));
        assert_eq!((missing("R10"), missing("R9")), (Some(0), Some(0)));
        assert_eq!((missing("R12"), missing("R13")), (Some(1), Some(2)));
        assert_eq!((missing("R11"), missing("Q11")), (None, Some(0)));
    }

    #[test]
    fn small_boards_start_in_the_centre() {
        for size in 2..SMALLEST {
            let near = [(size - 1) / 2, size / 2];
            let middle = near.into_iter().flat_map(|row| near.map(|column| Point::new(row, column)));
            assert_eq!(proposed(&Board::new(size).expect("a size")), middle.collect(), "{size}");
        }
    }

    /// Moves of White's on one side, each with Black's answer if White is mirrored, or the other way round.
    fn mirrored(first: Color, moves: usize, middle: Option<Color>) -> Game {
        let mut game = Game::new(19, Rules::japanese(), 0.0).expect("a size");
        let mut play =
            |color: Color, row, column| game.play(color, Move::Play(Point::new(row, column))).expect("a move");
        if let Some(owner) = middle {
            play(owner, 9, 9);
        }
        for n in 0..moves {
            play(first, 2, 2 + n);
            play(first.opponent(), 16, 16 - n);
        }
        game
    }

    fn against_a_mirror(game: &Game, color: Color) -> PointSet {
        let mut proposals = Proposals::new(game.size());
        break_mirror(game, color, &mut proposals);
        proposals.settle(game.board().points()).1.keys().copied().collect()
    }

    #[test]
    fn who_is_mirrored_takes_the_middle() {
        let middle = Point::new(9, 9);
        let by_white = mirrored(Color::Black, MIRRORED, None);
        assert_eq!(against_a_mirror(&by_white, Color::Black), PointSet::single(middle));
        assert!(against_a_mirror(&by_white, Color::White).is_empty(), "White mirrors");
        assert!(against_a_mirror(&mirrored(Color::Black, MIRRORED - 1, None), Color::Black).is_empty());
        let by_black = mirrored(Color::White, MIRRORED, Some(Color::Black));
        assert!(against_a_mirror(&by_black, Color::White).contains(Point::new(9, 10)));
        assert!(against_a_mirror(&by_black, Color::Black).is_empty());
        let mut broken = by_white;
        broken.play(Color::Black, Move::Play(Point::new(4, 4))).expect("a move");
        broken.play(Color::White, Move::Play(Point::new(4, 5))).expect("a move");
        assert!(against_a_mirror(&broken, Color::Black).is_empty());
    }

    /// Nobody has mirrored anything on a board that was set up.
    #[test]
    fn a_symmetrical_board_alone_is_no_mirror_go() {
        let set_up = Game::from_board(mirrored(Color::Black, 10, None).board().clone(), Rules::japanese(), 0.0);
        assert!(against_a_mirror(&set_up, Color::Black).is_empty());
    }
}
