//! How safe dragons are called (spec/worms-and-dragons.texi, "safety"), one drawing for each word, and what that does to
//! their weakness. Those that races decide about are in `races_of_dragons.rs`.

use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color, FromDrawing, Point};
use gnugo_engine::dragons::{Dragon, OwlStatus, OwlThreat, Safety, Status};
use gnugo_engine::engine::{Databases, Engine};
use gnugo_engine::game::{Game, Rules};

fn dragon(drawing: &str, name: &str) -> Dragon {
    let board = Board::from_drawing(drawing).expect("a position");
    let at = Point::from_text(name, board.size()).expect("a point");
    Analysis::by_reading(&board).dragons.at(at).expect("a stone").clone()
}

/// Four in a row on the second line at the edge of a corner die, five live by the first move, six live.
fn in_the_corner(stones: usize) -> Board {
    let mut all: Vec<(Point, Color)> = (0..stones).map(|column| (Point::new(1, column), Color::Black)).collect();
    all.extend((0..=stones + 1).map(|column| (Point::new(2, column), Color::White)));
    all.extend(
        [(1, stones), (3, stones), (3, stones + 1)].map(|(row, column)| (Point::new(row, column), Color::White)),
    );
    Board::with_stones(13, &all).unwrap()
}

fn cornered(stones: usize) -> Dragon {
    Analysis::by_reading(&in_the_corner(stones)).dragons.at(Point::new(1, 0)).expect("a stone").clone()
}

#[test]
fn two_eyes_that_nobody_takes_are_invincible() {
    let found = dragon(
        ". X . X . X O . .
         X X X X X X O . .
         O O O O O O O . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
        "B9",
    );
    assert_eq!((found.safety, found.weakness), (Safety::Invincible, 0.0));
}

#[test]
fn a_string_that_reading_captures_is_tactically_dead_and_one_inside_an_eye_inessential() {
    let drawing = ". . X O . X .
         . . X X X . .
         . X O . X . .
         . . X X . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .";
    assert_eq!(dragon(drawing, "D7").safety, Safety::TacticallyDead);
    assert_eq!(dragon(drawing, "C5").safety, Safety::Inessential);
}

#[test]
fn corners_die_and_live_by_their_size() {
    let [four, five, six] = [4, 5, 6].map(cornered);
    assert_eq!((four.status, four.safety, four.weakness), (Status::Dead, Safety::Dead, 1.0));
    assert_eq!((five.status, five.safety), (Status::Critical, Safety::Critical));
    assert!((0.5..1.0).contains(&five.weakness), "{}", five.weakness);
    assert_eq!(six.status, Status::Alive);
    assert!(matches!(six.safety, Safety::StronglyAlive | Safety::Alive), "{}", six.safety);
    assert!(six.weakness <= 0.3, "{}", six.weakness);
}

/// A wall in the open, with nothing near, needs no help.
#[test]
fn a_wall_in_the_open_is_strongly_alive_or_alive() {
    let wall: Vec<(Point, Color)> = (2..8).map(|row| (Point::new(row, 6), Color::Black)).collect();
    let analysis = Analysis::by_reading(&Board::with_stones(13, &wall).unwrap());
    let found = analysis.dragons.at(Point::new(2, 6)).unwrap();
    assert_eq!(found.status, Status::Alive);
    assert!(matches!(found.safety, Safety::StronglyAlive | Safety::Alive), "{}", found.safety);
}

/// Two moves in a row save four that are dead, and kill six that are alive.
#[test]
fn two_moves_in_a_row_are_a_threat() {
    let judged = |stones: usize| {
        let (mut engine, board, at) = (Engine::new(Databases::default()), in_the_corner(stones), Point::new(1, 0));
        let dragons = engine.judge_dragons(&board, Some(at));
        let dragons = engine.judge_threats(&board, dragons, at);
        dragons.at(at).unwrap().owl
    };
    let four = judged(4);
    assert_eq!((four.status, four.threat), (OwlStatus::Dead, OwlThreat::Save));
    assert!(four.defense.point.is_some() && four.defense.second.is_some(), "{four:?}");
    let six = judged(6);
    assert_eq!((six.status, six.threat), (OwlStatus::Alive, OwlThreat::Kill));
    assert!(six.attack.point.is_some() && six.attack.second.is_some(), "{six:?}");
    // Where one move is enough, two are no threat.
    assert_eq!(judged(5).threat, OwlThreat::Unchecked);
}

/// The engine knows of the last move of a game.
#[test]
fn a_game_says_what_thrashes() {
    let mut game = Game::new(13, Rules::chinese(), 0.0).unwrap();
    let mut engine = Engine::new(Databases::default());
    assert!(engine.thrashing(&game).is_none(), "nothing has been played");
    let board = in_the_corner(4);
    let (dead, last) = (*board.stones(Color::Black), Point::new(1, 3));
    let mut white = board.stones(Color::White).iter();
    for stone in dead.iter().filter(|&stone| stone != last) {
        game.play(Color::Black, gnugo_engine::game::Move::Play(stone)).unwrap();
        if let Some(stone) = white.next() {
            game.play(Color::White, gnugo_engine::game::Move::Play(stone)).unwrap();
        }
    }
    for stone in white {
        game.play(Color::White, gnugo_engine::game::Move::Play(stone)).unwrap();
    }
    assert!(engine.thrashing(&game).is_none(), "White played last");
    game.play(Color::Black, gnugo_engine::game::Move::Play(last)).unwrap();
    assert_eq!(engine.thrashing(&game).map(|dragon| dragon.stones), Some(dead));
}
