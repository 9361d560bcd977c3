//! Playouts: the fast board against the real one, and estimates that must come out.

use super::*;
use crate::board::{Cell, FromDrawing};

/// Every move of a playout, played on the real board too: legal there, and the same stones.
#[test]
fn the_field_agrees_with_the_board() {
    let mut playouts = Playouts::new(3);
    for size in 1..=19 {
        for _ in 0..5 {
            let mut board = Board::new(size).unwrap();
            let mut field = Field::new(&board, Color::Black);
            let (mut color, mut passes) = (Color::Black, 0);
            for _ in 0..3 * size * size {
                check(&field, &board, color);
                match playouts.policy.choose(&field, color, &mut playouts.random) {
                    Some(point) => {
                        assert!(board.try_play(point, color));
                        field.play(point, color);
                        passes = 0;
                    }
                    None => {
                        board.pass();
                        field.pass();
                        passes += 1;
                    }
                }
                color = color.opponent();
                if passes == 2 {
                    break;
                }
            }
        }
    }
}

/// The two bits of each place in the rows say what is there, and a point is lonely where no stone is within three steps.
#[test]
fn the_picture_agrees_with_the_board() {
    let mut playouts = Playouts::new(4);
    for size in 1..=19 {
        let board = Board::new(size).unwrap();
        let (mut field, mut color) = (Field::new(&board, Color::Black), Color::Black);
        for _ in 0..2 * size * size {
            let Some(point) = playouts.policy.choose(&field, color, &mut playouts.random) else { break };
            field.play(point, color);
            color = color.opponent();
            for point in board.points() {
                let (row, column) = (point.row() as i32, point.column() as i32);
                let at = |(rows, columns): (i32, i32)| {
                    Point::on_board(row + rows, column + columns, size).map_or(Cell::Off, |place| field.at(place))
                };
                let code = |(row, column): (i32, i32)| {
                    let places = (-1..=1).flat_map(|r| (-1..=1).map(move |c| (r, c))).filter(|&place| place != (0, 0));
                    places.fold(0, |code, (r, c)| code << 2 | at((row + r, column + c)) as u16)
                };
                assert_eq!(field.around(point), code((0, 0)));
                let next_to = shapes::NEXT_TO.map(|(rows, columns)| point.short_step(rows, columns));
                assert_eq!(next_to[..], [point.neighbors(), point.diagonals()].concat());
                let window = field.window(point);
                for (rows, columns) in shapes::NEXT_TO {
                    let step = (i32::from(rows), i32::from(columns));
                    assert_eq!(window.is_empty(rows, columns), at(step).is_empty());
                    if at(step) != Cell::Off {
                        assert_eq!(window.around(rows, columns), code(step));
                    }
                }
                let near = (-3_i32..=3).flat_map(|r| (-3_i32..=3).map(move |c| (r, c)));
                let is_lonely = near.filter(|(r, c)| r.abs() + c.abs() <= 3).all(|step| at(step).color().is_none());
                assert_eq!(field.is_lonely(point), is_lonely);
            }
        }
    }
}

fn check(field: &Field, board: &Board, color: Color) {
    assert_eq!(field.empty_points().len(), board.empty_points().len());
    for point in board.points() {
        assert_eq!(field.at(point), board.at(point));
        if field.at(point) == Cell::Empty {
            assert_eq!(field.is_legal(point, color), board.is_legal(point, color), "{point:?}\n{board}");
            let captures =
                point.neighbors().into_iter().any(|n| board.at(n).is(color.opponent()) && board.liberties(n) == 1);
            let liberties = board.liberties_after(point, color).len();
            let expected = if captures { 2 } else { liberties.min(2) };
            let room = match field.room(point, color) {
                field::Room::None => 0,
                field::Room::One { .. } => 1,
                field::Room::More => 2,
            };
            assert_eq!(room, expected, "{point:?}\n{board}");
        } else {
            let liberty = (board.liberties(point) == 1).then(|| board.liberty_set(point).first()).flatten();
            assert_eq!(field.atari(point), liberty, "{point:?}\n{board}");
            assert_eq!(field.string_size(point) as usize, board.string_stones(point).len());
            assert_eq!(field.string_stones(point).count(), board.string_stones(point).len());
        }
    }
}

#[test]
fn a_seed_repeats_its_games() {
    let board = Board::new(9).unwrap();
    let run = |seed| {
        let mut moves = Vec::new();
        let score = Playouts::new(seed).play_out(&mut Field::new(&board, Color::Black), Color::Black, &mut moves);
        (score, moves)
    };
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(2));
}

#[test]
fn a_won_position_is_seen_as_won() {
    let board = Board::from_drawing(
        ". . . X O . . . .
         . . . X O . . . .
         . . . X O . . . .
         . . . X O . . . .
         . . X X O O . . .
         . . . X O . . . .
         . . . X O . . . .
         . . . X O . . . .
         . . . X O . . . .",
    )
    .unwrap();
    let ownership = Playouts::new(1).ownership(&board, Color::Black, 500);
    assert_eq!(ownership.count(), 500);
    assert!(ownership.at(Point::new(4, 0)) > 0.5 && ownership.at(Point::new(4, 8)) < -0.5);
    assert!((-25.0..10.0).contains(&ownership.score()), "{}", ownership.score());
    assert!(ownership.win_rate(Color::Black, -40.5) > ownership.win_rate(Color::Black, 40.5));
    assert!((ownership.win_rate(Color::Black, 0.5) + ownership.win_rate(Color::White, 0.5) - 1.0).abs() < 1e-4);
}
