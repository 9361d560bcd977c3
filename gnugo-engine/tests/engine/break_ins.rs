//! Are the holes in a wall found, and is what is said of them the same however it was found?

use crate::analysis_support::{analysed, board};
use crate::support::Random;
use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::break_ins::{BreakIn, Scene, find};
use gnugo_engine::engine::Databases;
use gnugo_engine::reading::{Outcome, Reader};

const STONES: u64 = 3_000;

/// What a reader finds, who may remember something; the board is given back as it was.
fn found_by(reader: &mut Reader, board: &Board) -> Vec<BreakIn> {
    let analysis = analysed(board, &Databases::default());
    let scene =
        Scene { worms: &analysis.worms, dragons: &analysis.dragons, influence: &analysis.second, stones: STONES };
    let mut after = board.clone();
    let found = find(&mut after, reader, &scene);
    assert_eq!(after, *board);
    found
}

fn found(board: &Board) -> Vec<BreakIn> {
    found_by(&mut Reader::default(), board)
}

/// White's territory behind a wall before which Black stands, and what is where a stone of it is missing.
fn walled(hole: char) -> Board {
    let (wall, beside) = (". . . . O . . . . . . . .\n", ". . . . O X . . . . . . .\n");
    let gap = format!(". . . . {hole} X . . . . . . .\n");
    board(&format!("{}{}{gap}{}", wall.repeat(7), beside.repeat(3), beside.repeat(2)))
}

#[test]
fn a_hole_in_a_wall_is_found_and_closed() {
    let open = walled('.');
    let breaks = found(&open);
    let first = breaks.iter().find(|found| found.owner == Color::White).expect("a break-in");
    assert_eq!((first.attack.outcome, first.block.outcome), (Outcome::Win, Outcome::Win), "{first:?}\n{open}");
    assert!(first.is_urgent() && first.lost.len() >= 3, "{first:?}");
    // What closes the hole leaves nothing.
    let mut reader = Reader::default();
    let block = first.block.point.expect("a move that closes it");
    let mut closed = open.clone();
    assert!(closed.try_play(block, Color::White));
    assert_eq!(reader.break_in(&mut closed, first.string, &first.lost).outcome, Outcome::Lost, "{closed}");
    let solid = walled('O');
    assert!(found(&solid).iter().all(|found| found.owner != Color::White), "{solid}");
}

/// What is said of a break-in, wherever it lies: numbers and outcomes.
fn told(found: &BreakIn) -> (Outcome, Outcome, usize, bool) {
    (found.attack.outcome, found.block.outcome, found.lost.len(), found.certain)
}

#[test]
fn it_is_the_same_however_the_board_lies() {
    let open = walled('.');
    let mut expected: Vec<_> = found(&open).iter().map(told).collect();
    expected.sort();
    assert!(!expected.is_empty());
    for orientation in Orientation::ALL {
        for swapped in [false, true] {
            let image = open.oriented(orientation);
            let image = if swapped { image.color_swapped() } else { image };
            let mut same: Vec<_> = found(&image).iter().map(told).collect();
            same.sort();
            assert_eq!(same, expected, "{orientation:?} {swapped}");
        }
    }
}

/// From move to move, a reader who remembers says what one says who has read nothing before.
#[test]
fn what_is_remembered_changes_nothing() {
    let (mut random, mut reader) = (Random(11), Reader::default());
    let mut board = walled('.');
    let mut breaks = 0;
    for turn in 0..12 {
        let color = random.color();
        // Some moves change what is read, others are far from it.
        if turn % 3 == 2 {
            random.move_near(&mut board, color);
        } else {
            board.try_play(Point::new(turn, 12), color);
        }
        board.settle();
        let remembered = found_by(&mut reader, &board);
        assert_eq!(remembered, found(&board), "{board}");
        breaks += remembered.len();
    }
    assert!(breaks > 0 && reader.recalled() > 0, "{breaks} {}", reader.recalled());
}
