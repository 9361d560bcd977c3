//! Two engines play each other over GTP: every move is legal for the other one, and the game ends.

#[path = "../../gnugo-engine/src/moves/tests/in_time.rs"]
mod in_time;

use gnugo_engine::board::Color;
use gnugo_engine::engine::Engine;
use gnugo_engine::game::{Game, Rules};
use gnugo_engine::moves::{Choice, Decision, Reason, ReasonKind};
use gnugo_gtp_server::protocol::Request;
use gnugo_gtp_server::{Session, Settings};
use in_time::in_time;
use std::time::Duration;

fn ask(session: &mut Session, line: &str) -> String {
    session.answer(&Request::parse(line).unwrap()).unwrap_or_else(|why| panic!("{line}: {}", why.message()))
}

fn player(size: usize, level: u8, seed: u64, rules: &str, time: &str) -> Session {
    let settings = Settings { size, level, seed, resign: false, ..Settings::default() };
    let mut session = Session::new(&settings, patterns_rs::databases()).unwrap();
    ask(&mut session, &format!("kgs-rules {rules}"));
    ask(&mut session, time);
    session
}

/// Plays until both pass, and gives the moves.
fn play_game(size: usize, level: u8, seed: u64, rules: &str, time: &str) -> Vec<String> {
    let mut players = [seed, seed + 1].map(|seed| player(size, level, seed, rules, time));
    let (mut moves, mut passes) = (Vec::new(), 0);
    while passes < 2 {
        assert!(moves.len() < 4 * size * size, "the game does not end: {moves:?}");
        let turn = moves.len() % 2;
        let color = ["black", "white"][turn];
        let made = ask(&mut players[turn], &format!("genmove {color}"));
        passes = if made == "PASS" { passes + 1 } else { 0 };
        ask(&mut players[1 - turn], &format!("play {color} {made}"));
        moves.push(made);
        let boards = players.each_mut().map(|player| ask(player, "showboard"));
        assert_eq!(boards[0], boards[1]);
    }
    let scores = players.each_mut().map(|player| ask(player, "final_score"));
    assert_eq!(scores[0], scores[1]);
    assert!(scores[0] == "0" || scores[0].starts_with(['B', 'W']), "{}", scores[0]);
    let history = ask(&mut players[0], "move_history");
    assert_eq!(history.lines().count(), moves.len());
    moves
}

#[test]
fn small_boards_under_both_rules() {
    for rules in ["japanese", "chinese"] {
        for size in 1..=6 {
            play_game(size, 0, size as u64, rules, "kgs-time_settings none");
        }
    }
}

/// Nothing but the clock ends the choice of a move at the greatest level. How much is thought of before depends on how fast the
/// machine is, and so do most moves.
#[test]
fn larger_boards_on_the_clock() {
    for (size, rules) in [(7, "japanese"), (8, "chinese"), (9, "japanese"), (9, "chinese")] {
        let moves = in_time(move || play_game(size, 10, 1, rules, "time_settings 0 1 20"));
        // A game in which nobody does anything would be legal too. However little was thought of, an empty board looks open.
        let opening: Vec<&String> = moves.iter().take(size).collect();
        assert!(opening.len() == size && opening.iter().all(|made| *made != "PASS"), "{moves:?}");
    }
}

#[test]
fn the_same_seeds_play_the_same_game() {
    let [first, second] = [0, 0].map(|level| play_game(5, level, 3, "chinese", "kgs-time_settings none"));
    assert_eq!(first, second);
}

/// How many games were simulated for a choice.
fn simulated(choice: &Choice) -> u32 {
    let reasons = choice.candidates.iter().flat_map(|candidate| &candidate.reasons);
    let games = |reason: &Reason| match reason.kind {
        ReasonKind::Simulated { games, .. } => games,
        _ => 0,
    };
    reasons.map(games).sum()
}

/// How long a move takes depends on the machine; that the clock ends the thinking does not.
#[test]
fn a_deadline_ends_the_thinking() {
    let game = Game::new(9, Rules::chinese(), 7.5).expect("a size");
    let mut engine = Engine::new(patterns_rs::databases());
    let free = simulated(&engine.choose(&game, Color::Black));
    let hurried = engine.choose_before(&game, Color::Black, Some(Duration::ZERO));
    assert!(matches!(hurried.decision, Decision::Play(_)), "{:?}", hurried.decision);
    assert!(simulated(&hurried) < free / 4, "{} of {free} games", simulated(&hurried));
}
