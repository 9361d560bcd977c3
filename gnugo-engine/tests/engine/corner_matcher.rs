//! The corner matcher gives exactly the matches of the plain matcher, for drawings in all corners and on all boards.

use crate::corner_support::{board_with, joseki};
use crate::matcher_support::{Random, middle_game, random_diagram};
use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::pattern::{CornerMatcher, Diagram, RawMatch, Symbol, Symmetry, plain_matches};

/// All matches by the plain matcher, sorted.
fn plainly(diagrams: &[Diagram], board: &Board, color: Color) -> Vec<RawMatch> {
    let mut all = Vec::new();
    for (pattern, diagram) in (0..).zip(diagrams) {
        let found = plain_matches(diagram, board, color).into_iter();
        all.extend(found.map(|(anchor, orientation)| RawMatch { anchor, orientation, pattern }));
    }
    all.sort_unstable();
    all
}

fn matcher(diagrams: &[Diagram]) -> CornerMatcher {
    CornerMatcher::new(&diagrams.iter().collect::<Vec<_>>())
}

/// Compares both matchers; the number of matches.
fn compare(matcher: &CornerMatcher, diagrams: &[Diagram], board: &Board) -> usize {
    let (mut found, mut matches) = (Vec::new(), 0);
    for color in Color::BOTH {
        matcher.find(board, color, &mut found);
        assert_eq!(found, plainly(diagrams, board, color), "{color:?} to move\n{board}");
        matches += found.len();
    }
    matches
}

#[test]
fn joseki_in_all_corners_and_on_all_boards() {
    let mut random = Random::new(1);
    let (diagrams, sequences) = joseki(&mut random, 300);
    assert!(diagrams.iter().filter(|diagram| diagram.symmetry != Symmetry::None).count() >= 8);
    let matcher = matcher(&diagrams);
    let mut matches = 0;
    for size in (1..=19).step_by(2).chain([8, 19, 19]) {
        matches += compare(&matcher, &diagrams, &board_with(&mut random, size, &sequences));
    }
    assert!(matches > 200, "{matches} matches are too few to prove anything");
}

#[test]
fn stones_of_a_middle_game() {
    let mut random = Random::new(2);
    let (diagrams, _) = joseki(&mut random, 300);
    let matcher = matcher(&diagrams);
    for size in [5, 9, 13, 19] {
        compare(&matcher, &diagrams, &middle_game(size as u64, size));
    }
}

#[test]
fn whatever_does_not_qualify_is_matched_too() {
    let mut random = Random::new(3);
    let (mut diagrams, sequences) = joseki(&mut random, 20);
    diagrams.extend((0..200).map(|_| random_diagram(&mut random)));
    let matcher = matcher(&diagrams);
    for size in [2, 7, 19] {
        compare(&matcher, &diagrams, &board_with(&mut random, size, &sequences));
    }
}

#[test]
fn every_drawing_matches_itself_in_every_corner() {
    let mut random = Random::new(4);
    let (diagrams, _) = joseki(&mut random, 150);
    let matcher = matcher(&diagrams);
    let mut found = Vec::new();
    for (number, diagram) in (0..).zip(&diagrams) {
        for turn in Orientation::ALL {
            let size = random.between(diagram.height().max(diagram.width()), 19);
            let top = if diagram.edges.north { 0 } else { size - diagram.height() };
            let left = if diagram.edges.west { 0 } else { size - diagram.width() };
            let stones: Vec<_> = diagram
                .symbols()
                .filter_map(|(row, column, symbol)| {
                    let color = match symbol {
                        Symbol::Own => Color::White,
                        Symbol::Enemy => Color::Black,
                        _ => return None,
                    };
                    Some((turn.on_board(Point::new(top + row, left + column), size), color))
                })
                .collect();
            let Ok(board) = Board::with_stones(size, &stones) else { continue };
            matcher.find(&board, Color::White, &mut found);
            let (row, column) = diagram.anchor();
            let anchor = turn.on_board(Point::new(top + row, left + column), size);
            let is_it = |found: &RawMatch| found.pattern == number && found.anchor == anchor;
            assert!(found.iter().any(is_it), "{turn:?} {diagram:?}\n{board}");
            assert!(found.iter().filter(|found| is_it(found)).count() <= 4);
        }
    }
}

/// Patterns that go on where others end share their variations. What a walk costs: `cargo bench --bench corner`.
#[test]
fn the_tree_is_small() {
    let mut random = Random::new(5);
    let (diagrams, _) = joseki(&mut random, 1_600);
    let matcher = matcher(&diagrams);
    let stones: usize = diagrams.iter().map(|diagram| diagram.symbols().count()).sum();
    assert!(matcher.len() * 4 < stones, "{} variations for {stones} points", matcher.len());
}
