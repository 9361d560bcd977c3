//! The full-board matcher gives exactly the matches of the plain matcher: whole boards match boards of their size only.

use crate::matcher_support::{Random, random_diagram};
use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::pattern::{Diagram, Edges, FullBoardMatcher, RawMatch, Symmetry, plain_matches};

fn plainly(diagrams: &[Diagram], board: &Board, color: Color) -> Vec<RawMatch> {
    let mut all = Vec::new();
    for (pattern, diagram) in (0..).zip(diagrams) {
        let found = plain_matches(diagram, board, color).into_iter();
        all.extend(found.map(|(anchor, orientation)| RawMatch { anchor, orientation, pattern }));
    }
    all.sort_unstable();
    all
}

/// An opening: stones far apart.
fn opening(random: &mut Random, size: usize) -> Board {
    let mut board = Board::new(size).expect("a size");
    for _ in 0..random.below(6) {
        let color = random.pick(&Color::BOTH);
        board.try_play(Point::new(random.below(size), random.below(size)), color);
    }
    board
}

/// A whole board as `color` sees it, turned, with a move somewhere; some points of it vague.
fn drawing(random: &mut Random, board: &Board, color: Color) -> Diagram {
    let board = board.oriented(random.pick(&Orientation::ALL));
    let empty: Vec<Point> = board.empty_points().iter().collect();
    let point = random.pick(&empty);
    let with_move = random.chance(0.9);
    let vague = if random.chance(0.5) { 0.0 } else { 0.2 };
    let size = board.size();
    let rows = (0..size).map(|row| {
        let row = (0..size).map(|column| {
            let here = Point::new(row, column);
            match board.color_at(here) {
                None if here == point && with_move => '*',
                _ if random.chance(vague) => '?',
                None if random.chance(vague) => random.pick(&['o', 'x']),
                None => '.',
                Some(stone) if stone == color => 'O',
                Some(_) => 'X',
            }
        });
        &*row.collect::<String>().leak()
    });
    let rows: Vec<&'static str> = rows.collect();
    let edges = Edges { north: true, south: true, west: true, east: true };
    Diagram { rows: Vec::leak(rows), edges, symmetry: Symmetry::None }
}

#[test]
fn whole_boards_and_parts_of_boards() {
    let mut random = Random::new(1);
    let boards: Vec<Board> = (1..=7).chain([9, 9, 13, 13, 19, 19]).map(|size| opening(&mut random, size)).collect();
    let mut diagrams = Vec::new();
    for board in &boards {
        for color in Color::BOTH {
            if !board.empty_points().is_empty() {
                diagrams.extend((0..4).map(|_| drawing(&mut random, board, color)));
            }
        }
    }
    // Parts, some with three edges, some with four: those are boards that are not square, which match nowhere.
    diagrams.extend((0..60).map(|_| random_diagram(&mut random)));
    diagrams.extend((0..30).map(|_| {
        let diagram = random_diagram(&mut random);
        Diagram { edges: Edges { west: true, east: true, ..diagram.edges }, ..diagram }
    }));
    let matcher = FullBoardMatcher::new(&diagrams.iter().collect::<Vec<_>>());
    let (mut found, mut whole) = (Vec::new(), 0);
    for board in &boards {
        for turn in [Orientation::Identity, Orientation::Left, Orientation::Slash] {
            let board = board.oriented(turn);
            for color in Color::BOTH {
                matcher.find(&board, color, &mut found);
                assert_eq!(found, plainly(&diagrams, &board, color), "{color:?} to move\n{board}");
                let edges = |found: &RawMatch| diagrams[found.pattern as usize].edges;
                whole += found.iter().filter(|found| edges(found) == diagrams[0].edges).count();
            }
        }
    }
    assert!(whole > 200, "{whole} matches of whole boards are too few to prove anything");
}
