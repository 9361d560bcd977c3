//! Positions drawn here, and what must be played in them.

mod in_time;
mod knowledge;
mod memory;
mod patterns;
mod threats;

use super::*;
use crate::board::FromDrawing;
use crate::engine::Engine;
use crate::game::{Move, Rules};
use crate::pattern::Databases;
use in_time::in_time;
use std::time::Duration;

/// Black is `X`. The position is that of a game by Chinese rules without komi.
pub(in crate::moves) fn game(drawing: &str) -> Game {
    Game::from_board(Board::from_drawing(drawing).expect("a position"), Rules::chinese(), 0.0)
}

fn engine(level: u8) -> Engine {
    let mut engine = Engine::new(Databases::default());
    engine.set_level(level);
    engine.set_seed(1);
    engine
}

fn choose(game: &Game, color: Color) -> Choice {
    engine(5).choose(game, color)
}

fn played(game: &Game, color: Color) -> String {
    made(&choose(game, color), game.size())
}

/// What was decided.
fn made(choice: &Choice, size: usize) -> String {
    choice.decision.to_text(size)
}

#[test]
fn a_big_capture_is_taken_and_explained() {
    // Four white stones are in atari, and run away if black waits.
    let game = game(
        "
        . . . . . . .
        . . X X . . .
        . X O O X . .
        . X O O . . .
        . . X X . O .
        . . . . . . .
        . . . . . . .",
    );
    let choice = choose(&game, Color::Black);
    let point = Point::from_text("E4", 7).expect("a point");
    assert_eq!(choice.decision, Decision::Play(point));
    let best = choice.candidates.first().expect("a candidate");
    assert_eq!(best.point, point);
    let reasons: Vec<String> = best.reasons.iter().map(ToString::to_string).collect();
    assert!(reasons.iter().any(|reason| reason.starts_with("captures the 4 stones at C5")), "{reasons:?}");
    assert!(reasons.iter().any(|reason| reason.starts_with("gains ")), "{reasons:?}");
    // And white saves them.
    assert_eq!(played(&game, Color::White), "E4");
}

/// Who captures has more than who passes, and both players see the same.
#[test]
fn positions_are_measured_by_games() {
    let before = game(
        "
        . . . . . . .
        . . X X . . .
        . X O O X . .
        . X O O . . .
        . . X X . O .
        . . . . . . .
        . . . . . . .",
    );
    let after = |made: Move| engine(5).measure_after(&before, Color::Black, made, 300).expect("a legal move");
    let captured = after(Move::Play(Point::from_text("E4", 7).expect("a point")));
    let passed = after(Move::Pass);
    assert!(captured.score > passed.score + 4.0 && captured.winning > passed.winning, "{captured:?} {passed:?}");
    assert!(captured.error > 0.0 && captured.error < 5.0 && (0.0..=1.0).contains(&captured.winning), "{captured:?}");
    // Each level down halves the games of a move.
    assert_eq!(engine(5).games_of_a_move(9), 2 * engine(4).games_of_a_move(9));
}

/// White captures five stones at D4; black connects them there.
fn cut() -> Game {
    game(
        "
        . X . X O . O
        X X X X O O .
        . X . X O . O
        X X X . O O O
        O O O X O . .
        . O X X O O .
        . O X X O . .",
    )
}

/// Black's stones at C6 and D5 are cut at D6, which only the player that knows asks about.
#[test]
fn what_knowledge_makes_of_moves_is_asked_unless_there_are_few_games() {
    let game = game(
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . O . . . .
        . . O X . . . . .
        . . O . X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
    );
    let told = |games| {
        let mut engine = engine(5);
        engine.set_games(Some(games));
        let choice = engine.choose(&game, Color::White);
        let candidate = choice.candidate(Point::from_text("D6", 9).expect("a point")).expect("games began with it");
        candidate.reasons.iter().any(|reason| matches!(reason.kind, ReasonKind::Cuts { .. }))
    };
    assert_eq!((told(1_000), told(300)), (true, false));
}

#[test]
fn an_atari_is_answered() {
    // White takes five stones, which saves the corner; or black connects them, and takes it.
    let game = cut();
    assert_eq!(played(&game, Color::White), "D4");
    assert_eq!(played(&game, Color::Black), "D4");
}

#[test]
fn nothing_is_left_so_both_pass() {
    let game = game(
        "
        . X . X O . O
        X X X X O O .
        . X . X O . O
        X X X X O O O
        . X X O O . O
        X X X O . O O
        . X X O O O .",
    );
    assert_eq!(played(&game, Color::Black), "PASS");
    assert_eq!(played(&game, Color::White), "PASS");
}

#[test]
fn no_eye_is_filled_at_any_level() {
    let game = game(
        "
        . X . X O
        X X X X O
        X X O O O
        O O O . O
        . O O O .",
    );
    for level in 0..=4 {
        for color in Color::BOTH {
            assert_eq!(engine(level).choose(&game, color).decision, Decision::Pass);
        }
    }
}

#[test]
fn dame_are_filled_before_passing() {
    // One neutral point is left between living walls: it is a point by area counting.
    let game = game(
        "
        . X . X . O O
        X X X X O O .
        . X . X O . O
        X X X X O O O
        . X X O O . O
        X X X O . O O
        . X X O O O .",
    );
    assert_eq!(played(&game, Color::Black), "E7");
    assert_eq!(played(&game, Color::White), "E7");
}

#[test]
fn territory_is_not_filled_under_japanese_rules() {
    let board = game(
        "
        . X . X O . O
        X X X X O O .
        . . X X O . O
        . X X X O O O
        X X . X O . .
        . X X X O O .
        X X . X O . .",
    );
    let game = Game::from_board(board.board().clone(), Rules::japanese(), 0.0);
    assert_eq!(played(&game, Color::Black), "PASS");
}

#[test]
fn a_ko_is_not_retaken_at_once_nor_a_position_repeated() {
    let mut game = game(
        "
        . X O . .
        X . X O .
        . X O . .
        . . . . .
        . . . . .",
    );
    let (take, retake) = (Point::new(1, 1), Point::new(1, 2));
    game.play(Color::White, Move::Play(take)).expect("takes the ko");
    assert!(!game.is_legal(Color::Black, Move::Play(retake)));
    for level in 0..3 {
        let choice = engine(level).choose(&game, Color::Black);
        assert_ne!(choice.decision, Decision::Play(retake));
        assert!(choice.candidate(retake).is_none());
    }
}

#[test]
fn only_an_engine_that_may_resigns() {
    let mut game = game(
        "
        . O . O . O . . .
        O O O O O O O . .
        . O . O . O . O .
        O O O O O O O . .
        . O . O . O . . .
        O O O O O O O . .
        . O . O . O . . .
        . . . . . . . X .
        . . . . . . . . .",
    );
    for _ in 0..10 {
        game.play(Color::Black, Move::Pass).expect("a pass");
        game.play(Color::White, Move::Pass).expect("a pass");
    }
    let mut engine = engine(4);
    assert_ne!(engine.choose(&game, Color::Black).decision, Decision::Resign);
    engine.set_resign(true);
    assert_eq!(engine.choose(&game, Color::Black).decision, Decision::Resign);
    assert_ne!(engine.choose(&game, Color::White).decision, Decision::Resign);
}

#[test]
fn cleaning_up_takes_dead_stones() {
    let game = game(
        "
        . X . X O . O
        X X X X O O .
        O . X X O . O
        . X X X O O O
        X X . X O . .
        . X X X O O .
        X X . X O . .",
    );
    let cleanup = |color| engine(5).choose_for(&game, color, Purpose::Cleanup, None).decision;
    assert_eq!(played(&game, Color::Black), "PASS");
    let Decision::Play(point) = cleanup(Color::Black) else { panic!("black leaves the dead stone where it is") };
    assert!(point.is_next_to(Point::new(2, 0)));
    assert_eq!(cleanup(Color::White), Decision::Pass);
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    let game = Game::new(9, Rules::default(), 6.5).expect("a size");
    let choose = |seed| {
        let mut engine = engine(3);
        engine.set_seed(seed);
        engine.choose(&game, Color::Black)
    };
    assert_eq!(choose(1), choose(1));
    assert!((2..12).any(|seed| choose(seed) != choose(1)));
}

#[test]
fn a_deadline_is_kept() {
    let game = Game::new(19, Rules::default(), 6.5).expect("a size");
    let mut engine = engine(10);
    // So many games would take days: that it ends is what is asked for, and not how fast the machine is.
    engine.set_games(Some(u32::MAX));
    let choice = in_time(move || engine.choose_before(&game, Color::Black, Some(Duration::from_millis(20))));
    assert!(matches!(choice.decision, Decision::Play(_)));
    assert!(choice.games < u32::MAX, "{} games", choice.games);
}

#[test]
fn candidates_begin_with_the_decision_and_have_the_values_that_were_found() {
    let mut game = Game::new(9, Rules::default(), 6.5).expect("a size");
    game.play(Color::Black, Move::Play(Point::new(4, 4))).expect("a move");
    let choice = choose(&game, Color::White);
    let best = choice.candidates.first().expect("a candidate");
    assert_eq!(choice.decision, Decision::Play(best.point));
    for candidate in &choice.candidates {
        // What only simulated games speak for is worth what they say, were it more than a move before it.
        let [Reason { kind: ReasonKind::Simulated { gain, .. }, .. }] = candidate.reasons[..] else {
            assert!(candidate.reasons.len() > 1);
            continue;
        };
        assert_eq!(candidate.value, gain, "{candidate:?}");
    }
}

#[test]
fn the_opening_is_not_played_on_the_first_lines() {
    for size in [13, 19] {
        let mut game = Game::new(size, Rules::default(), 6.5).expect("a size");
        let mut engine = engine(2);
        for _ in 0..8 {
            let color = game.to_move();
            let Decision::Play(point) = engine.choose(&game, color).decision else { panic!("a pass in the opening") };
            assert!(point.edge_distance(size) >= 2, "{}\n{}", point.to_text(size), game.board());
            game.play(color, Move::Play(point)).expect("a legal move");
        }
    }
}

#[test]
fn whole_games_are_legal_and_end() {
    for (size, level) in [(1, 1), (2, 1), (3, 2), (5, 1), (6, 0)] {
        for rules in [Rules::japanese(), Rules::chinese()] {
            let mut game = Game::new(size, rules, 0.5).expect("a size");
            let mut engine = engine(level);
            while game.passes_in_a_row() < 2 {
                let color = game.to_move();
                let made = engine.choose(&game, color).decision.made().expect("resigned without leave");
                assert_eq!(game.play(color, made), Ok(()), "{}", game.board());
                assert!(game.history().len() < 4 * size * size + 20, "{size} {level}\n{}", game.board());
            }
        }
    }
}

#[test]
fn a_game_is_won_if_it_is_won_by_area_and_by_territory() {
    let komi = |game: &Game| Color::BOTH.map(|color| area_komi(game, color));
    let mut game = Game::new(9, Rules::japanese(), 6.5).expect("a size");
    assert_eq!(komi(&game), [6.5, 6.5]);
    game.play(Color::Black, Move::Play(Point::new(4, 4))).expect("a move");
    assert_eq!(komi(&game), [7.5, 6.5]);
    game.play(Color::Black, Move::Play(Point::new(2, 4))).expect("a move");
    assert_eq!(komi(&game), [8.5, 8.5]);
}

/// A black corner of three points in a row on a large board: whoever plays the middle of them decides about five stones.
const THREE_IN_A_ROW: &str = "
    . . . X O . . . . . . . .
    X X X X O . . . . . . . .
    O O O O O . . . . . . . .
    . . . . . . . . . . . . .
    . . . + . . . . . + . . .
    . . . . . . . . . . . . .
    . . . . . . + . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . + . . . . . + . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .";

/// The point in the middle of it.
fn middle() -> Point {
    Point::from_text("B13", 13).expect("a point")
}

#[test]
fn who_moves_first_kills_or_saves_a_dragon_and_says_so() {
    let game = game(THREE_IN_A_ROW);
    let elsewhere = ["A13", "C13", "G7", "G3", "L7"].map(|text| Point::from_text(text, 13).expect("a point"));
    let points = elsewhere.into_iter().chain([middle()]).collect();
    for (color, does) in
        [(Color::White, "kills the dragon of 5 stones"), (Color::Black, "saves the dragon of 5 stones")]
    {
        let choice = engine(5).choose_among(&game, color, &points);
        assert_eq!(choice.decision, Decision::Play(middle()), "{color:?}");
        let reasons: Vec<String> =
            choice.candidates.iter().flat_map(|best| &best.reasons).map(ToString::to_string).collect();
        assert!(reasons.iter().any(|reason| reason.starts_with(does)), "{reasons:?}");
    }
}

#[test]
fn a_dragon_that_is_dead_or_alive_is_no_reason_to_move() {
    // A white stone in the middle has killed it; a black one has saved it.
    for stone in ["O", "X"] {
        let game = game(&THREE_IN_A_ROW.replacen(". . . X O", &format!(". {stone} . X O"), 1));
        for color in Color::BOTH {
            let considered = engine(5).consider(&game, color);
            let of_life = |reason: &&Reason| {
                matches!(reason.kind, ReasonKind::KillsDragon { .. } | ReasonKind::SavesDragon { .. })
            };
            let found = considered.candidates.iter().flat_map(|candidate| &candidate.reasons).find(of_life);
            assert_eq!(found, None, "{stone}");
        }
    }
}
