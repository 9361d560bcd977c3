//! Do series of threats succeed against every answer, and are the moves that stop them all there are?
//!
//! Small positions drawn by hand; and random ones, in which every legal answer is tried, wherever it is.

use crate::support::{Random, named};
use gnugo_engine::board::{Board, Color, FromDrawing, Orientation, Point, PointSet};
use gnugo_engine::combination::{self, Blunders, Combination, Effort, Found, defenses};
use gnugo_engine::reading::{Outcome, Reader};
use gnugo_engine::worms::Worms;

const EFFORT: Effort = Effort { depth: 3, tries: 3_000 };

fn board(drawing: &str) -> Board {
    Board::from_drawing(drawing).expect("a position")
}

fn at(board: &Board, name: &str) -> Point {
    Point::from_text(name, board.size()).expect("a point")
}

fn worms(board: &mut Board, reader: &mut Reader) -> Worms {
    Worms::new(board, reader, &[], &[])
}

/// What a player has; the board is given back as it was.
fn find(board: &Board, color: Color, effort: Effort) -> Found {
    let (mut after, mut reader) = (board.clone(), Reader::default());
    let worms = worms(&mut after, &mut reader);
    let found = combination::find(&mut after, &mut reader, &worms, color, effort, &[]);
    assert_eq!(after, *board);
    found
}

fn stops(board: &Board, combination: &Combination, effort: Effort) -> PointSet {
    let (mut after, mut reader) = (board.clone(), Reader::default());
    let worms = worms(&mut after, &mut reader);
    let found = defenses(&mut after, &mut reader, &worms, combination, effort);
    assert_eq!(after, *board);
    found.moves.iter().map(|defense| defense.point).collect()
}

#[test]
fn two_strings_in_atari_at_once_are_one_too_many() {
    let board = board(
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . O . . . . .
         . . O X . X . . .
         . . . . . . . . .
         . . O X . . . . .
         . . . O . . . . .
         . . . . . . . . .",
    );
    let (mut reader, mut copy) = (Reader::default(), board.clone());
    for worm in worms(&mut copy, &mut reader).iter().filter(|worm| worm.color == Color::Black) {
        assert_eq!(worm.attack(), Outcome::Lost, "{}\n{board}", worm.origin.to_text(9));
    }
    let found = find(&board, Color::White, EFFORT).combination.expect("a combination");
    let double_atari = at(&board, "D4");
    assert_eq!(
        (found.outcome, found.point, found.threats, found.size),
        (Outcome::Win, double_atari, 1, 1),
        "{found:?}"
    );
    assert!(stops(&board, &found, EFFORT).contains(double_atari), "{found:?}");
    // The opponent has nothing of the kind.
    assert!(find(&board, Color::Black, EFFORT).combination.is_none(), "{board}");
}

#[test]
fn where_there_are_two_liberties_for_each_there_is_none() {
    let quiet = board(
        ". . . . . . .
         . . . . . . .
         . . X . . . .
         . . . . O . .
         . . X . O . .
         . . . . . . .
         . . . . . . .",
    );
    for color in Color::BOTH {
        let found = find(&quiet, color, EFFORT);
        assert!(found.combination.is_none() && found.certain, "{found:?}");
    }
}

/// Whether a player can capture so many stones for sure or by a ko, moving now: a string, or by a combination.
fn gains(board: &mut Board, color: Color, least: usize, wanted: Outcome, stones: &PointSet) -> bool {
    let mut reader = Reader::default();
    let worms = worms(board, &mut reader);
    let is_taken = |worm: &gnugo_engine::worms::Worm| {
        worm.color != color && worm.size() >= least && worm.stones.intersects(stones) && worm.attack() >= wanted
    };
    worms.iter().any(is_taken)
        || combination::find(board, &mut reader, &worms, color, Effort { tries: 6_000, ..EFFORT }, &[])
            .combination
            .is_some_and(|found| found.size >= least)
}

/// Positions with a combination, as they come up at random.
fn found_at_random(count: usize) -> Vec<(Board, Combination)> {
    let (mut random, mut all) = (Random(7), Vec::new());
    for _ in 0..400 {
        let board = random.game(7, 24);
        let found = Color::BOTH.map(|color| find(&board, color, EFFORT).combination);
        all.extend(found.into_iter().flatten().map(|found| (board.clone(), found)));
        if all.len() >= count {
            break;
        }
    }
    assert!(all.len() >= count, "{} combinations prove nothing", all.len());
    all
}

/// Whatever the opponent answers to the first move, anywhere on the board, something is captured.
#[test]
fn no_answer_parries_the_first_move() {
    for (board, found) in found_at_random(2) {
        let mut after = board.clone();
        assert!(after.try_play(found.point, found.color));
        let stones = *board.stones(found.color.opponent());
        for answer in &after.empty_points() {
            if !after.try_play(answer, found.color.opponent()) {
                continue;
            }
            let gains = gains(&mut after, found.color, found.size, found.outcome, &stones);
            assert!(gains, "{} parries {found:?}\n{board}", named(&board, &[answer]));
            after.undo();
        }
    }
}

/// A move that stops a combination does so by all that can be read, and no other move does.
#[test]
fn the_moves_that_stop_it_are_all_there_are() {
    let (mut stopped, mut unstopped) = (0, 0);
    for (board, found) in found_at_random(2) {
        let stops = stops(&board, &found, EFFORT);
        let (mut after, stones) = (board.clone(), *board.stones(found.color.opponent()));
        for point in &board.empty_points() {
            if !after.try_play(point, found.color.opponent()) {
                continue;
            }
            if stops.contains(point) {
                stopped += 1;
            } else {
                let gains = gains(&mut after, found.color, found.size, found.outcome, &stones);
                assert!(gains, "{} stops {found:?}\n{board}", named(&board, &[point]));
                unstopped += 1;
            }
            after.undo();
        }
    }
    assert!(stopped > 4 && unstopped > 20, "{stopped} {unstopped}");
}

#[test]
fn it_is_the_same_however_the_board_lies() {
    for (board, found) in found_at_random(1) {
        for orientation in Orientation::ALL {
            for swapped in [false, true] {
                let image = board.oriented(orientation);
                let image = if swapped { image.color_swapped() } else { image };
                let color = if swapped { found.color.opponent() } else { found.color };
                let same = find(&image, color, EFFORT).combination.expect("the same combination");
                let place = |point: Point| orientation.on_board(point, board.size());
                assert_eq!((same.size, same.outcome, same.threats), (found.size, found.outcome, found.threats));
                assert_eq!(same.point, place(found.point), "{orientation:?} {swapped}\n{board}");
                assert_eq!(same.line, found.line.iter().map(|&point| place(point)).collect::<Vec<_>>());
            }
        }
    }
}

/// What was read before changes no answer.
#[test]
fn what_is_remembered_changes_nothing() {
    let (mut random, mut reader) = (Random(3), Reader::default());
    let mut board = random.game(9, 30);
    let mut found = 0;
    for _ in 0..12 {
        let color = random.color();
        random.move_near(&mut board, color);
        let worms = worms(&mut board, &mut reader);
        for color in Color::BOTH {
            let remembered = combination::find(&mut board, &mut reader, &worms, color, EFFORT, &[]);
            let fresh = combination::find(&mut board, &mut Reader::default(), &worms, color, EFFORT, &[]);
            assert_eq!(remembered, fresh, "{board}");
            found += usize::from(fresh.combination.is_some());
        }
    }
    assert!(found >= 2, "{found}");
}

/// A question that may try nothing finds nothing, and says that it was cut short.
#[test]
fn what_is_cut_short_says_so() {
    let (board, found) = found_at_random(1).swap_remove(0);
    let cut = find(&board, found.color, Effort { tries: 0, ..EFFORT });
    assert!(cut.combination.is_none() && !cut.certain, "{cut:?}");
}

/// After C5, Black's stones there and at E5 have two liberties each, and White's atari at D4 is of both.
#[test]
fn a_move_that_allows_a_combination_is_a_blunder_of_the_strings_near_it() {
    let mut board = board(
        ". O . O . O .
         O O O O O O O
         O O . O X O O
         X O X . X O X
         X X . X . X X
         X X X X X X X
         . X . X . X .",
    );
    let mut reader = Reader::default();
    let worms = worms(&mut board, &mut reader);
    let move_ = at(&board, "C5");
    let mut stones = |within: usize| {
        let near = Blunders::new(Color::Black, EFFORT).within(within);
        near.of(&mut board, &mut reader, &worms, move_).expect("a legal move").stones
    };
    assert_eq!([stones(usize::MAX), stones(2), stones(1), stones(0)], [2, 2, 0, 0]);
}

/// After D9, Black's E9 is atari of three stones. The one at F9 he takes by a ko if White has H9, and for good if not.
#[test]
fn what_a_ko_decides_is_a_blunder_if_that_is_asked() {
    for (h9, expected) in [(".", [1, 1]), ("O", [0, 1])] {
        let drawing = ". . O . . O . H9 .
            . O X X X X O O .
            . O X . X X O . .
            . O X X . X O . .
            . O O X X X O . .
            . . O O O O O . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .";
        let mut board = board(&drawing.replace("H9", h9));
        let mut reader = Reader::default();
        let worms = worms(&mut board, &mut reader);
        let blunders = || Blunders::new(Color::White, EFFORT);
        let d9 = at(&board, "D9");
        let stones = [blunders(), blunders().or_by_ko()]
            .map(|blunders| blunders.of(&mut board, &mut reader, &worms, d9).expect("a legal move").stones);
        assert_eq!(stones, expected, "{h9}");
    }
}

/// A capture that the opponent has already is no blunder of a quiet move.
#[test]
fn what_stood_in_atari_before_is_no_blunder() {
    let mut board = board(
        ". . . . . . .
         . O O O . . .
         O X X . . . .
         . O O . X . .
         . . . . . . .
         . . . . . . .
         . . . . . . .",
    );
    let mut reader = Reader::default();
    let worms = worms(&mut board, &mut reader);
    let size = |found: &Found| found.combination.as_ref().map_or(0, |found| found.size);
    let before = find(&board, Color::White, EFFORT);
    // The two stones are in atari already: nothing new.
    let blunders = Blunders::new(Color::Black, EFFORT);
    let quiet = at(&board, "G1");
    let quiet = blunders.of(&mut board, &mut reader, &worms, quiet).expect("a legal move");
    assert_eq!((quiet.stones, size(&before)), (0, 0), "{quiet:?}");
    assert!(blunders.of(&mut board, &mut reader, &worms, Point::new(1, 1)).is_none());
}
