//! The matcher gives exactly the matches of the plain matcher, which is slow and obviously right.

use crate::matcher_support::{Random, Style, generate, middle_game, random_diagram};
use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::pattern::{Diagram, Matcher, RawMatch, Symbol, Symmetry, plain_matches};

/// All matches by the plain matcher, sorted.
fn plainly(diagrams: &[Diagram], board: &Board, color: Color) -> Vec<RawMatch> {
    let numbered = diagrams.iter().enumerate();
    let mut all: Vec<_> = numbered
        .flat_map(|(pattern, diagram)| {
            let found = plain_matches(diagram, board, color).into_iter();
            found.map(move |(anchor, orientation)| RawMatch { anchor, orientation, pattern: pattern as u32 })
        })
        .collect();
    all.sort_unstable();
    all
}

fn found(matcher: &Matcher, board: &Board, color: Color) -> Vec<RawMatch> {
    let mut found = Vec::new();
    matcher.find(board, color, &mut found);
    assert!(found.is_sorted_by_key(|found| found.anchor), "in reading order");
    found.sort_unstable();
    found
}

fn matcher(diagrams: &[Diagram]) -> Matcher {
    Matcher::new(&diagrams.iter().collect::<Vec<_>>())
}

/// Random stones, with whatever captures come of it.
fn random_board(size: usize, random: &mut Random) -> Board {
    let mut board = Board::new(size).expect("a size");
    for _ in 0..random.below(size * size * 3 / 2 + 1) {
        let color = random.pick(&Color::BOTH);
        board.try_play(Point::new(random.below(size), random.below(size)), color);
    }
    board
}

#[test]
fn patterns_like_those_of_databases_on_middle_games() {
    for (style, seed) in [(Style::SHAPE, 1), (Style::CONNECTION, 2)] {
        let diagrams = generate(seed, 1_000, style);
        let matcher = matcher(&diagrams);
        for size in [9, 13, 19] {
            let board = middle_game(seed, size);
            for color in Color::BOTH {
                assert_eq!(found(&matcher, &board, color), plainly(&diagrams, &board, color), "{size}\n{board}");
            }
        }
    }
}

#[test]
fn any_drawing_on_any_board() {
    let mut random = Random::new(3);
    let diagrams: Vec<Diagram> = (0..600).map(|_| random_diagram(&mut random)).collect();
    let matcher = matcher(&diagrams);
    let mut matches = 0;
    for size in 1..=19 {
        let board = random_board(size, &mut random);
        for color in Color::BOTH {
            let expected = plainly(&diagrams, &board, color);
            matches += expected.len();
            assert_eq!(found(&matcher, &board, color), expected, "{size}\n{board}");
        }
    }
    assert!(matches > 10_000, "{matches} matches are too few to prove anything");
}

#[test]
fn matches_turn_with_the_board_and_change_sides_with_the_colors() {
    let diagrams = generate(4, 300, Style::SHAPE);
    let matcher = matcher(&diagrams);
    let board = middle_game(5, 13);
    let places = |found: Vec<RawMatch>, turn: Orientation| {
        let mut places: Vec<_> = found.iter().map(|found| (found.pattern, turn.on_board(found.anchor, 13))).collect();
        places.sort_unstable();
        places
    };
    let as_is = found(&matcher, &board, Color::Black);
    assert!(!as_is.is_empty());
    assert_eq!(as_is, found(&matcher, &board.color_swapped(), Color::White));
    for turn in Orientation::ALL {
        let turned = found(&matcher, &board.oriented(turn), Color::Black);
        assert_eq!(places(turned, Orientation::Identity), places(as_is.clone(), turn), "{turn:?}");
    }
}

/// A board of 19 lines on which the drawing, laid in an orientation, lies where its edges want it, with stones where
/// it has them. `None` if the stones cannot stand there.
fn drawn(diagram: &Diagram, orientation: Orientation) -> Option<Board> {
    const SIZE: usize = 19;
    let (down, right) = (SIZE - diagram.height(), SIZE - diagram.width());
    let top = if diagram.edges.north {
        0
    } else if diagram.edges.south {
        down
    } else {
        down / 2
    };
    let left = if diagram.edges.west {
        0
    } else if diagram.edges.east {
        right
    } else {
        right / 2
    };
    let stones: Vec<_> = diagram
        .symbols()
        .filter_map(|(row, column, symbol)| {
            let color = match symbol {
                Symbol::Own => Color::Black,
                Symbol::Enemy => Color::White,
                _ => return None,
            };
            Some((orientation.on_board(Point::new(top + row, left + column), SIZE), color))
        })
        .collect();
    Board::with_stones(SIZE, &stones).ok()
}

#[test]
fn every_pattern_matches_its_own_drawing_in_every_orientation() {
    // Without symmetric ones: whether a drawing is as symmetric as it says is the pattern compiler's business.
    let diagrams = generate(6, 300, Style { symmetric: 0.0, ..Style::SHAPE });
    let mut drawings = 0;
    for diagram in diagrams.iter().filter(|diagram| diagram.symmetry == Symmetry::None) {
        let matcher = Matcher::new(&[diagram]);
        for orientation in Orientation::ALL {
            if let Some(board) = drawn(diagram, orientation) {
                drawings += 1;
                assert!(!found(&matcher, &board, Color::Black).is_empty(), "{orientation:?} {diagram:?}\n{board}");
            }
        }
    }
    assert!(drawings > 1_500, "{drawings}");
}

#[test]
fn matches_are_kept_up_to_date_through_a_game_and_back() {
    let mut random = Random::new(8);
    let mut diagrams = generate(9, 400, Style::SHAPE);
    diagrams.extend((0..200).map(|_| random_diagram(&mut random)));
    let matcher = matcher(&diagrams);
    for size in [2, 5, 9, 19] {
        let mut board = Board::new(size).expect("a size");
        let mut live = Color::BOTH.map(|color| matcher.live(&board, color));
        let mut color = Color::Black;
        for _ in 0..size * 18 {
            // A few moves, some of them undone, between two questions.
            for _ in 0..random.between(1, 2) {
                if random.chance(0.25) {
                    board.undo();
                } else {
                    board.try_play(Point::new(random.below(size), random.below(size)), color);
                }
                color = color.opponent();
            }
            for (live, color) in live.iter_mut().zip(Color::BOTH) {
                live.update(&board);
                let mut now: Vec<RawMatch> = live.iter().collect();
                now.sort_unstable();
                assert_eq!(now, found(&matcher, &board, color), "{board}");
                assert_eq!(live.len(), now.len());
            }
        }
    }
}
