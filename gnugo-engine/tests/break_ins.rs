//! Are the holes in a wall found, and is what is said of them the same however it was found?

mod analysis_support;
mod support;

use analysis_support::{analysed, board};
use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::break_ins::{BreakIn, Scene, find};
use gnugo_engine::engine::Databases;
use gnugo_engine::reading::{Outcome, Reader};
use support::Random;

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

/// White's territory behind a wall, in which there is a hole or none.
fn walled(hole: char) -> Board {
    let row = |middle: &str| format!(". . . O {middle} X . X . . .\n");
    let wall = |rows: usize| row(". ").repeat(rows).replace(". X", "X .");
    let gap = format!(". . . {hole} X . . X . . .\n");
    let all = format!("{}{gap}{}", wall(5), wall(5));
    board(
        &all.lines().map(|line| line.split(' ').take(11).collect::<Vec<_>>().join(" ")).collect::<Vec<_>>().join("\n"),
    )
}

#[test]
fn a_hole_in_a_wall_is_found_and_closed() {
    let open = walled('.');
    let breaks = found(&open);
    let hole = Point::new(5, 3);
    let first = breaks.iter().find(|found| found.owner == Color::White).unwrap_or_else(|| panic!("{open}"));
    assert_eq!((first.attack.outcome, first.block.outcome), (Outcome::Win, Outcome::Win), "{first:?}\n{open}");
    assert_eq!(first.block.point, Some(hole), "{open}");
    assert!(first.is_urgent() && first.lost.len() >= 3, "{first:?}");
    let closed = walled('O');
    assert!(found(&closed).iter().all(|found| found.owner != Color::White), "{closed}");
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
    for _ in 0..8 {
        let color = random.color();
        random.move_near(&mut board, color);
        board.settle();
        let remembered = found_by(&mut reader, &board);
        assert_eq!(remembered, found(&board), "{board}");
        breaks += remembered.len();
    }
    assert!(breaks > 0 && reader.recalled() > 0, "{breaks} {}", reader.recalled());
}
