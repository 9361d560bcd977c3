//! Games that are over.

use super::*;
use crate::board::{Board, FromDrawing};
use crate::engine::{Databases, Engine};
use crate::game::{Counting, Rules};

fn game(drawing: &str, counting: Counting) -> Game {
    let board = Board::from_drawing(drawing).unwrap();
    Game::from_board(board, Rules { counting, ..Rules::default() }, 0.0)
}

/// A letter a point: X O living, x o dead, S s in seki (black, white), ? unknown; b w territory, . dame.
fn shown(game: &Game) -> String {
    let status = final_status(game);
    let symbol = |point| match (game.board().color_at(point), status.life(point), status.territory(point)) {
        (Some(Color::Black), Some(Life::Alive), _) => 'X',
        (Some(Color::White), Some(Life::Alive), _) => 'O',
        (Some(Color::Black), Some(Life::Dead), _) => 'x',
        (Some(Color::White), Some(Life::Dead), _) => 'o',
        (Some(Color::Black), Some(Life::Seki), _) => 'S',
        (Some(Color::White), Some(Life::Seki), _) => 's',
        (Some(_), _, _) => '?',
        (_, _, Some(Territory::Of(Color::Black))) => 'b',
        (_, _, Some(Territory::Of(Color::White))) => 'w',
        _ => '.',
    };
    let size = game.size();
    let row = |row| (0..size).map(|column| symbol(Point::new(row, column))).collect::<String>();
    (0..size).map(row).collect::<Vec<_>>().join("\n")
}

fn expect(drawing: &str, counting: Counting, statuses: &str, score: &str) {
    let game = game(drawing, counting);
    assert_eq!(shown(&game), statuses.split_whitespace().collect::<Vec<_>>().join("\n"), "\n{drawing}");
    assert_eq!(final_score(&game).to_string(), score, "\n{drawing}");
}

const SPLIT: &str = "
    . . X X O . O . .
    . X . X O O . O .
    . . X X O . O . .
    . X . X O O . O .
    . . X X X O . . .
    X X . . X O O O .
    . . X X X X O . .
    O . X . . X O O .
    . . X . . X . O .";

#[test]
fn two_halves_and_a_dead_stone() {
    let statuses = "
        bbXXOwOww bXbXOOwOw bbXXOwOww bXbXOOwOw bbXXXOwww XXbbXOOOw bbXXXXOww obXbbXOOw bbXbbX.Ow";
    // Black: 21 empty points, and 2 for the dead stone; White: 18. By area 44 to 36, and a neutral point.
    expect(SPLIT, Counting::Territory, statuses, "B+5.0");
    expect(SPLIT, Counting::Area, statuses, "B+8.0");
}

#[test]
fn an_empty_board_is_worth_the_komi() {
    for counting in [Counting::Area, Counting::Territory] {
        let mut game = Game::new(9, Rules { counting, ..Rules::default() }, 6.5).unwrap();
        assert_eq!(final_score(&game).to_string(), "W+6.5");
        game.set_komi(-2.0);
        assert_eq!(final_score(&game).to_string(), "B+2.0");
    }
}

/// White has taken four stones into one eye; Black's are three in a row: neither can fill the two common liberties.
#[test]
fn seki_without_eyes() {
    let drawing = "
        . X X X . O X . X
        O O O O O O X X X
        X X X X X X X . X
        . . . . . . X X X
        X X X X X X X X X
        O O O O O O O O O
        . . O . . O . . .
        O O . O O O . O O
        . . O . . O O O .";
    let statuses = "
        .SSS.sXbX ssssssXXX XXXXXXXbX bbbbbbXXX XXXXXXXXX OOOOOOOOO wwOwwOwww OOwOOOwOO wwOwwOOOw";
    expect(drawing, Counting::Territory, statuses, "W+6.0");
    expect(drawing, Counting::Area, statuses, "W+7.0");
}

/// Each has an eye, and they share a liberty. The eyes are territory by area counting only.
#[test]
fn seki_with_eyes() {
    let drawing = "
        . X . O . O X . .
        X X X O O O X X .
        O O O X X X X . .
        . . O X . . X . .
        O O O X . X . . .
        . . O X . . . . .
        O O O X X X X X X
        . . O O O O O O O
        . O . . O . . O .";
    expect(
        drawing,
        Counting::Territory,
        ".S.s.sXbb SSSsssXXb OOOXXXXbb wwOXbbXbb OOOXbXbbb wwOXbbbbb OOOXXXXXX wwOOOOOOO wOwwOwwOw",
        "B+6.0",
    );
    expect(
        drawing,
        Counting::Area,
        "bS.swsXbb SSSsssXXb OOOXXXXbb wwOXbbXbb OOOXbXbbb wwOXbbbbb OOOXXXXXX wwOOOOOOO wOwwOwwOw",
        "B+2.0",
    );
}

/// White's stones at A2 and B1 are captured at B2, whoever moves first; players at random find that too seldom.
#[test]
fn stones_that_reading_captures_are_dead() {
    let drawing = "
        . . O O O X X . .
        O O . O X X . X .
        X X O . O O X . .
        X X O . O X . X X
        . X O O X X X X O
        . X X O X O O O O
        X . X X O . O . .
        O . X O O O . O .
        . O X X X X O . .";
    let mut drawn = game(drawing, Counting::Territory);
    drawn.set_komi(6.5);
    let status = final_status(&drawn);
    for point in ["A2", "B1"] {
        let life = Point::from_text(point, 9).and_then(|point| status.life(point));
        assert_eq!(life, Some(Life::Dead), "{point}\n{}", shown(&drawn));
    }
    assert_eq!(final_score(&drawn).to_string(), "W+2.5");
}

/// The point at D1 is neutral. White plays there with an atari on the two stones at D2, and Black has to connect at C2, which is no
/// territory then; if Black plays there first, it is. Where area counts, the stone is a point as well.
#[test]
fn what_has_to_be_filled_is_no_territory() {
    let drawing = "
        . X . X O . O
        X X X X O O O
        . X . X O . O
        X X X X O O O
        . . X O O . O
        . X . X X O O
        X . X . O O O";
    for (counting, to_move, expected) in [
        (Counting::Territory, Color::White, "B+5.0"),
        (Counting::Territory, Color::Black, "B+6.0"),
        (Counting::Area, Color::White, "B+6.0"),
    ] {
        let mut drawn = game(drawing, counting);
        drawn.set_to_move(to_move);
        assert_eq!(final_score(&drawn).to_string(), expected, "{counting:?} {to_move}\n{}", shown(&drawn));
    }
}

/// Black's stones around B6 have White's two there in atari, but are dead themselves: what they could capture is not lost.
#[test]
fn stones_are_not_captured_by_dead_ones() {
    let drawing = "
        . O . O . O . O .
        O O O O O O O O O
        X X X X O . . . .
        . O O X O . . . .
        X X X X O . . . .
        O O O O O . . . .
        . . . . . . . . .
        O O O O O O O O O
        . O . O . O . O .";
    let drawn = game(drawing, Counting::Territory);
    let status = final_status(&drawn);
    let at = |text| Point::from_text(text, 9).and_then(|point| status.life(point));
    assert_eq!((at("B6"), at("A5")), (Some(Life::Alive), Some(Life::Dead)), "\n{}", shown(&drawn));
}

#[test]
fn prisoners_and_handicap() {
    let mut game = game(SPLIT, Counting::Territory);
    game.set_komi(0.5);
    let (before, after) = (final_score(&game), Point::from_text("A1", 9).unwrap());
    // White adds a stone that is dead as well, and Black gains a point by it.
    game.play(Color::White, crate::game::Move::Play(after)).unwrap();
    assert_eq!(final_score(&game).0, before.0 + 1.0);
    game.set_rules(Rules::chinese());
    game.set_handicap(3);
    assert_eq!(final_score(&game).to_string(), "B+4.5");
}

fn estimated(game: &Game) -> Estimate {
    estimate(game, &Engine::new(Databases::default()).analyse(game.board()))
}

/// With closed boundaries, the estimate is the score, by the rules in force, whoever moves next.
#[test]
fn the_estimate_of_a_game_that_is_over_is_its_score() {
    for counting in [Counting::Territory, Counting::Area] {
        let game = game(SPLIT, counting);
        let (score, estimate) = (final_score(&game).0, estimated(&game));
        assert!((estimate.score().0 - score).abs() <= 1.0, "{estimate:?}, and it is {score}");
        let next = Color::BOTH.map(|color| estimate.with_next(color).0);
        assert!(next[1] <= next[0] && next[0] - next[1] <= 2.0, "{estimate:?}");
    }
}

/// A stone that decides over a large group makes a difference to who moves next, and the score lies between.
#[test]
fn the_estimate_depends_on_who_saves_a_group() {
    // White's stones are in atari at E9, where they connect to the others, or are captured.
    let drawing = "
        O O O O . O O . .
        X X X X X X O . .
        . . . . . X O . .
        . . . . . X O . .
        . . . . . X O . .
        . . . . . X O . .
        X X X X X X O . .
        O O O O O O O . .
        . . . . . . . . .";
    let estimate = estimated(&game(drawing, Counting::Territory));
    let (black, white) = (estimate.with_next(Color::Black).0, estimate.with_next(Color::White).0);
    assert!(black - white > 5.0, "{estimate:?}");
    assert!((estimate.score().0 - (black + white) / 2.0).abs() < 0.01);
}

/// What is Black's in one drawing is White's in the other.
#[test]
fn colors_make_no_difference_to_an_estimate() {
    let drawn = Board::from_drawing(SPLIT).unwrap();
    let [score, swapped] = [drawn.clone(), drawn.color_swapped()]
        .map(|board| estimated(&Game::from_board(board, Rules::default(), 0.0)).score().0);
    assert!((score + swapped).abs() <= 1.0, "{score} {swapped}");
}
