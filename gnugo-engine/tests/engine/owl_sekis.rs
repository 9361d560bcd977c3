//! Dragons that cannot be killed live by two eyes or in seki: what every player knows of five points in a row.

use gnugo_engine::board::{Board, Color, FromDrawing, Point};
use gnugo_engine::dragons::{Living, OwlStatus, Safety};
use gnugo_engine::engine::Engine;
use gnugo_engine::game::{Game, Rules};
use gnugo_engine::moves::Player;
use gnugo_engine::pattern::Databases;
use gnugo_engine::pattern::facts::Status;

/// A black dragon around five points in a row.
fn around(inside: &str) -> Board {
    let drawing = "
        . . . . . . . . .
        . . . . . . . . .
        . O O O O O O O .
        O X X X X X X X O
        O X INSIDE X O
        O X X X X X X X O
        . O O O O O O O .
        . . . . . . . . .
        . . . . . . . . .";
    Board::from_drawing(&drawing.replace("INSIDE", inside)).unwrap()
}

fn point(text: &str) -> Point {
    Point::from_text(text, 9).unwrap()
}

fn living(inside: &str) -> Living {
    Engine::new(Databases::default()).living(&around(inside), point("B5"))
}

#[test]
fn five_points_in_a_row_are_two_eyes() {
    assert_eq!(living(". . . . ."), Living::Eyes);
    assert_eq!(living(". . X . ."), Living::Eyes);
}

/// Whoever plays at an end is captured: White's four stones leave room for two eyes, Black's dragon has no liberty left.
#[test]
fn three_stones_in_the_middle_make_a_seki() {
    assert_eq!(living(". O O O ."), Living::Seki);
    let dragons = Engine::new(Databases::default()).judge_dragons(&around(". O O O ."), Some(point("B5")));
    let dragon = dragons.at(point("B5")).unwrap();
    assert_eq!((dragon.owl.status, dragon.safety), (OwlStatus::Alive, Safety::AliveInSeki));
}

/// White's dragon on the left side, around three stones of Black's, who lives for ever to the right.
const AT_THE_SIDE: &str = "
    X X X . X . X . .
    O O X . X . X . .
    . O X . X . X . .
    X O X . X . X . .
    X O X . X . X . .
    X O X . X . X . .
    . O X . X . X . .
    O O X . X . X . .
    X X X X X X X . .";

#[test]
fn stones_within_a_dragon_in_seki_live_by_it_too() {
    let board = Board::from_drawing(AT_THE_SIDE).unwrap();
    let dragons = Engine::new(Databases::default()).judge_dragons(&board, Some(point("A5")));
    for at in ["A5", "B5"] {
        let dragon = dragons.at(point(at)).unwrap();
        assert_eq!((dragon.status, dragon.safety), (Status::Alive, Safety::AliveInSeki), "{at}");
    }
}

#[test]
fn two_stones_become_three_or_are_captured() {
    let d5 = point("D5");
    assert_eq!(living(". . O O ."), Living::Contested { seki: d5, eyes: d5, by_ko: false });
}

/// A corner of six points. Where White has two stones and Black throws one into it, White takes two for one, and Black takes one
/// back: so it goes on for ever, and Black gets no eyes by it.
#[test]
fn who_sends_two_stones_for_one_gets_no_eyes() {
    let drawing = "
        . . X X O . . . .
        . . . X O . . . .
        . X X X O . . . .
        X X O O O . . . .
        O O O . . . . . .
        . O . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    let board = Board::from_drawing(drawing).unwrap();
    let mut engine = Engine::new(Databases::default());
    let Living::Contested { seki, eyes, by_ko } = engine.living(&board, point("D9")) else { panic!("it depends") };
    // Both want the same point.
    assert_eq!((seki, by_ko), (eyes, false));
    let game = Game::from_board(board, Rules::japanese(), 0.0);
    engine.set_player(Player::Knowledge);
    let choice = engine.choose(&game, Color::White);
    let seki = choice.candidates.iter().find(|candidate| candidate.point == seki).unwrap();
    assert!(seki.worth.unwrap().total >= 5.0, "nobody takes what stands in a seki: {:?}", seki.worth);
}

#[test]
fn the_player_that_knows_makes_and_avoids_the_seki() {
    let game = Game::from_board(around(". . O O ."), Rules::chinese(), 0.0);
    for (color, does) in
        [(Color::White, "leaves the dragon at B6 in seki"), (Color::Black, "keeps the dragon at B6 out")]
    {
        let mut engine = Engine::new(Databases::default());
        engine.set_player(Player::Knowledge);
        let choice = engine.choose(&game, color);
        let best = choice.candidates.first().unwrap();
        assert_eq!(best.point, point("D5"), "{color:?}");
        let reasons: Vec<String> = best.reasons.iter().map(ToString::to_string).collect();
        assert!(reasons.iter().any(|reason| reason.starts_with(does)), "{color:?}: {reasons:?}");
    }
}
