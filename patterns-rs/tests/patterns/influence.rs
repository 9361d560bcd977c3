//! What the Influence and Barrier databases change about who is strong where.

use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color, FromDrawing, Orientation, Point};
use gnugo_engine::engine::{Databases, Engine};
use gnugo_engine::influence::Terrain;
use std::sync::Arc;

fn analyse(board: &Board, databases: Databases) -> Arc<Analysis> {
    Engine::new(databases).analyse(board)
}

fn drawn(drawing: &str) -> (Board, Arc<Analysis>) {
    let board = Board::from_drawing(drawing).expect("a position");
    let analysis = analyse(&board, patterns_rs::databases());
    (board, analysis)
}

fn at(text: &str, size: usize) -> Point {
    Point::from_text(text, size).expect("a point")
}

/// The terrain if `to_move` moves next everywhere.
fn terrain(analysis: &Analysis, to_move: Color) -> &Terrain {
    analysis.second[to_move.index()].terrain()
}

/// A knight's move is a wall for whoever moves next; a diagonal always is.
#[test]
fn loose_walls_stand_only_if_their_owner_moves_next() {
    let (_, analysis) = drawn(
        ". . . . . . . . .
         . . . . . . . . .
         . . . X . O . . .
         . . . . . X . . .
         . . . . . . X . .
         . O . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let through = |to_move, point| terrain(&analysis, to_move).permeability(at(point, 9), Color::White);
    assert_eq!((through(Color::Black, "E7"), through(Color::Black, "E6")), (0.0, 0.0));
    assert!(through(Color::White, "E7") > 0.0);
    assert_eq!((through(Color::White, "G6"), through(Color::White, "F5")), (0.0, 0.0));
    assert!(terrain(&analysis, Color::Black).permeability(at("E7", 9), Color::Black) > 0.0);
}

/// A wall of stones that are dead is none.
#[test]
fn dead_stones_are_no_wall() {
    let (_, analysis) = drawn(
        ". . . . . . . . .
         . . O O . . . . .
         . O X O . . . . .
         . O . . O . . . .
         . O X O . . . . .
         . . O . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    assert!(analysis.worms.at(at("C7", 9)).expect("a stone").is_lost());
    assert!(terrain(&analysis, Color::Black).permeability(at("C6", 9), Color::White) > 0.0);
}

/// A false eye has to be filled, and is no territory.
#[test]
fn a_false_eye_is_no_territory() {
    let drawing = "
        . . . . . . . . .
        . X X X X . . . .
        . X O O X X . . .
        . X O . O X . . .
        . X X O O X . . .
        . . O O . O . . .
        . . . O O O . . .
        . . . . . . . . .
        . . . . . . . . .";
    let (board, analysis) = drawn(drawing);
    let bare = analyse(&board, Databases::default());
    for to_move in Color::BOTH {
        let no_territory =
            |analysis: &Analysis| terrain(analysis, to_move).no_territory(Color::White).contains(at("D6", 9));
        assert!(!no_territory(&bare));
        assert_eq!(no_territory(&analysis), !analysis.worms.at(at("E7", 9)).expect("a stone").is_lost());
    }
}

/// The monkey jump is for whoever moves next.
#[test]
fn who_moves_next_intrudes() {
    let (_, analysis) = drawn(
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         O O O X X . . . .
         . . O X . . . . .
         . . O X X X . . .
         . . . O . . . . .
         . . . . . . . . .",
    );
    let intruder = |to_move| terrain(&analysis, to_move).strength(at("G1", 9), Color::White);
    assert!(intruder(Color::White) > 0.0);
    assert_eq!(intruder(Color::Black), 0.0);
}

/// A diagonal of which the opponent holds one point lets him in where he moves next and cuts it.
#[test]
fn a_diagonal_is_open_where_it_can_be_cut() {
    let apart = Board::from_drawing(
        ". . . . . . . . .
         . . . . . . . . .
         . . . O . . . . .
         . . . O X . . . .
         . . . X . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    )
    .expect("a position");
    let mut joined = apart.clone();
    assert!(joined.try_play(at("E5", 9), Color::Black));
    let is_cut = |board: &Board| {
        let analysis = analyse(board, patterns_rs::databases());
        Color::BOTH.map(|to_move| terrain(&analysis, to_move).strength(at("E5", 9), Color::White) > 0.0)
    };
    assert_eq!(is_cut(&apart), [false, true]);
    assert_eq!(is_cut(&joined), [false; 2]);
}

/// A stone on the second line that gets under another does not get farther if that one's owner moves next.
#[test]
fn a_hane_on_the_second_line_is_blocked() {
    let (_, analysis) = drawn(
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . O X . . . . .
         . . O X . . . . .
         . . . O . . . . .
         . . . . . . . . .",
    );
    let through = |to_move| terrain(&analysis, to_move).permeability(at("E2", 9), Color::White);
    assert_eq!(through(Color::Black), 0.0);
    assert!(through(Color::White) > 0.0);
}

/// Under a star point stone there is room for an invader who moves next, until a stone stands there.
#[test]
fn the_corner_under_the_star_point_is_open() {
    let open = |stones: &[&str]| {
        let stones: Vec<_> = stones.iter().map(|text| (at(text, 19), Color::Black)).collect();
        let board = Board::with_stones(19, &stones).expect("a position");
        let analysis = analyse(&board, patterns_rs::databases());
        Color::BOTH.map(|to_move| terrain(&analysis, to_move).strength(at("C3", 19), Color::White) > 0.0)
    };
    assert_eq!(open(&["D4"]), [false, true]);
    assert_eq!(open(&["D4", "C4"]), [false; 2]);
}

/// A corner with a stone on the star point is its owner's if he moves next, and worth little otherwise; a move is worth what lies
/// between.
#[test]
fn who_moves_next_has_more_territory() {
    let board = Board::with_stones(19, &[(at("D4", 19), Color::Black)]).expect("a position");
    let analysis = analyse(&board, patterns_rs::databases());
    let [next, not_next] = Color::BOTH.map(|to_move| analysis.second[to_move.index()].balance(&board));
    assert!(next > 2.0 * not_next && not_next > 0.0, "{next} {not_next}");
}

/// The same in all orientations and for both colours, with all databases; up to rounding, for sums of weaknesses are added
/// up in another order.
#[test]
fn the_board_may_lie_as_it_likes() {
    let drawing = "
        . . . . . . . . .
        . . X . . . O . .
        . . . . . . . . .
        . . X . . . . O .
        . . . . X . . . .
        . . . . . . O . .
        . . X . . . . . .
        . . . . X . O . .
        . . . . . . . . .";
    let (board, plain) = drawn(drawing);
    for orientation in Orientation::ALL {
        let turned = analyse(&board.oriented(orientation), patterns_rs::databases());
        let swapped = analyse(&board.oriented(orientation).color_swapped(), patterns_rs::databases());
        for point in board.points() {
            let image = orientation.on_board(point, board.size());
            for to_move in Color::BOTH {
                let expected = plain.second[to_move.index()].territory_value(point);
                let value = turned.second[to_move.index()].territory_value(image);
                assert!((value - expected).abs() < 1e-4, "{orientation:?} {image:?}: {value} {expected}");
                let value = swapped.second[to_move.opponent().index()].territory_value(image);
                assert!((value + expected).abs() < 1e-4, "{orientation:?} {image:?} swapped: {value} {expected}");
            }
        }
    }
}
