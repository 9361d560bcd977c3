//! What stones are worth to the empty board around them.

use super::*;
use crate::board::{FromDrawing, Orientation};
use crate::reading::Reader;
use proptest::prelude::*;

fn read(board: &Board) -> Worms {
    Worms::new(&mut board.clone(), &mut Reader::default(), &[], &[])
}

fn first(board: &Board, to_move: Color) -> Influence {
    Influence::first(board, &read(board), &Landscape::bare(to_move))
}

/// A letter a point: X O living stones, B b + black territory, moyo, area; W w - White's.
fn shown(board: &Board, influence: &Influence) -> Vec<String> {
    let symbol = |point: Point| match influence.hold(point) {
        Some((Color::Black, hold)) => ['+', 'b', 'B'][hold as usize],
        Some((Color::White, hold)) => ['-', 'w', 'W'][hold as usize],
        None => board.color_at(point).map_or('.', |color| if color == Color::Black { 'X' } else { 'O' }),
    };
    let row = |row| (0..board.size()).map(|column| symbol(Point::new(row, column))).collect();
    (0..board.size()).map(row).collect()
}

#[test]
fn nobody_has_an_empty_board() {
    let board = Board::new(9).unwrap();
    let influence = first(&board, Color::Black);
    assert!(board.points().iter().all(|point| influence.hold(point).is_none()));
    assert_eq!(influence.balance(&board), 0.0);
}

/// Two walls from edge to edge: what is behind each is its owner's, to the point.
#[test]
fn walls_make_territory() {
    let board = Board::from_drawing(
        ". . . X . O . . .
         . . . X . O . . .
         . . . X . O . . .
         . . . X . O . . .
         . . . X . O . . .
         . . . X . O . . .
         . . . X . O . . .
         . . . X . O . . .
         . . . X . O . . .",
    )
    .unwrap();
    let influence = first(&board, Color::Black);
    for row in shown(&board, &influence) {
        assert!(row.starts_with("BBBX") && row.ends_with("OWWW"), "{row}");
        assert_eq!(row.chars().nth(4), Some('.'));
    }
    assert_eq!(influence.balance(&board), 0.0);
}

/// Stones that reading finds captured do not radiate, and count twice for the captor.
#[test]
fn prisoners_count_twice() {
    let board = Board::from_drawing(
        ". . . . . . .
         . X X X X X .
         . X . . . X .
         . X . O X X .
         . X X X X . .
         . . . . . . .
         . . . . . . .",
    )
    .unwrap();
    let influence = first(&board, Color::White);
    let prisoner = Point::new(3, 3);
    assert_eq!(influence.of(prisoner, Color::White), 0.0);
    assert!(influence.territory_value(prisoner) > 1.9);
    assert_eq!(influence.hold(prisoner), Some((Color::Black, Hold::Territory)));
}

/// A stone radiates less the farther away, and not behind stones of the opponent's.
#[test]
fn influence_fades_and_is_stopped() {
    let board = Board::from_drawing(
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         X . . . . . O . .
         . . . . . . O . .
         . . . . . . O . .
         . . . . . . O . .
         . . . . . . O . .",
    )
    .unwrap();
    let influence = first(&board, Color::Black);
    let along: Vec<f32> = (1..6).map(|column| influence.of(Point::new(4, column), Color::Black)).collect();
    assert!(along.windows(2).all(|pair| pair[0] > pair[1]), "{along:?}");
    assert!(influence.of(Point::new(7, 5), Color::Black) > 10.0 * influence.of(Point::new(7, 8), Color::Black));
}

/// An attenuated source added to the terrain, and a barrier, do what they say.
#[test]
fn what_is_known_besides_changes_the_terrain() {
    let board = Board::new(9).unwrap();
    let (source, far) = (Point::new(4, 1), Point::new(4, 6));
    let terrain = |change: &dyn Fn(&mut Terrain)| {
        let mut terrain = shaped(&board, |_| 0.0, &Landscape::bare(Color::Black), Purpose::Territory);
        terrain.add_source(source, Color::White, 60.0, 2.4);
        change(&mut terrain);
        Influence::new(&board, terrain).of(far, Color::White)
    };
    let open = terrain(&|_| {});
    let walled = terrain(&|t| (0..9).for_each(|row| t.limit(Point::new(row, 4), Color::White, 0.0)));
    let other = terrain(&|t| (0..9).for_each(|row| t.limit(Point::new(row, 4), Color::Black, 0.0)));
    assert!(open > 0.0 && walled == 0.0 && other == open, "{open} {walled} {other}");
    let weaker = terrain(&|t| t.add_source(source, Color::White, 50.0, 1.0));
    assert_eq!(weaker, open);
}

/// Past a stone of the opponent's little influence gets, diagonally more than straight; and only where territory is concerned.
#[test]
fn a_stone_lets_little_influence_past() {
    let board = Board::from_drawing(&("X . . O . . .\n".to_owned() + &". . . . . . .\n".repeat(6))).unwrap();
    let terrain = |purpose| shaped(&board, |_| FULL_STRENGTH, &Landscape::bare(Color::White), purpose);
    let permeability = |purpose, row, column| terrain(purpose).permeability(Point::new(row, column), Color::Black);
    let at = |row, column| permeability(Purpose::Territory, row, column);
    assert!(at(1, 3) < at(1, 2) && at(1, 2) < 1.0 && at(2, 3) == 1.0, "{} {}", at(1, 3), at(1, 2));
    assert_eq!(permeability(Purpose::Strength, 1, 2), 1.0);
}

/// What is open on one side is no territory, but a wall keeps what is behind it.
#[test]
fn a_point_is_worth_what_is_next_to_it_as_far_as_the_opponent_gets_there() {
    let board = Board::new(9).unwrap();
    let (point, beside) = (Point::new(4, 1), Point::new(4, 2));
    let value = |permeability| {
        let mut terrain = shaped(&board, |_| 0.0, &Landscape::bare(Color::Black), Purpose::Territory);
        terrain.add_source(Point::new(4, 0), Color::Black, FULL_STRENGTH, ATTENUATION);
        terrain.add_source(Point::new(4, 4), Color::White, FULL_STRENGTH, ATTENUATION);
        terrain.limit(beside, Color::White, permeability);
        Influence::new(&board, terrain).territory_value(point)
    };
    assert!(value(1.0) < value(0.5) && value(0.5) < value(0.0), "{} {} {}", value(1.0), value(0.5), value(0.0));
}

/// Area contains moyo contains territory, and no point is both players'.
fn check_nesting(board: &Board, influence: &Influence) {
    for color in Color::BOTH {
        let [area, moyo, sure] = [Hold::Area, Hold::Moyo, Hold::Territory].map(|hold| influence.holds(color, hold));
        assert!(sure.is_subset(moyo) && moyo.is_subset(area));
        assert!(!area.intersects(influence.holds(color.opponent(), Hold::Area)));
        assert!(!area.intersects(influence.terrain().solid()));
    }
    for point in board.points() {
        assert!(influence.territory_value(point).abs() <= if board.is_empty(point) { 1.0 } else { 2.0 });
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn the_same_in_all_orientations_and_colours(moves in proptest::collection::vec(0_usize..81, 0..50)) {
        let mut board = Board::new(9).unwrap();
        let mut color = Color::Black;
        for index in moves {
            board.try_play(Point::new(index / 9, index % 9), color);
            color = color.opponent();
        }
        let lively = |board: &Board, to_move| {
            let bare = Landscape::bare(to_move);
            Influence::new(board, shaped(board, |_| FULL_STRENGTH, &bare, Purpose::Territory))
        };
        let plain = lively(&board, Color::Black);
        check_nesting(&board, &plain);
        for orientation in Orientation::ALL {
            let turned = lively(&board.oriented(orientation), Color::Black);
            for point in board.points() {
                let image = orientation.on_board(point, 9);
                prop_assert_eq!(turned.territory_value(image), plain.territory_value(point));
                prop_assert_eq!(turned.hold(image), plain.hold(point));
            }
        }
        let swapped = lively(&board.color_swapped(), Color::White);
        for point in board.points() {
            prop_assert_eq!(swapped.territory_value(point), -plain.territory_value(point));
            let expected = plain.hold(point).map(|(color, hold)| (color.opponent(), hold));
            prop_assert_eq!(swapped.hold(point), expected);
        }
    }
}
