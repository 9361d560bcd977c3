//! What moves threaten, and what a threat is worth.

use super::*;

/// The reasons for a move, as they are told.
fn reasons(game: &Game, color: Color, at: &str) -> Vec<String> {
    let point = Point::from_text(at, game.size()).expect("a point");
    let considered = knowing().consider(game, color);
    let candidate = considered.candidate(point).cloned();
    candidate.map_or(Vec::new(), |candidate| candidate.reasons.iter().map(ToString::to_string).collect())
}

fn knowing() -> Engine {
    let mut engine = Engine::new(Databases::default());
    engine.set_player(Player::Knowledge);
    engine
}

fn has(reasons: &[String], start: &str) -> bool {
    reasons.iter().any(|reason| reason.starts_with(start))
}

/// White's stones have three liberties: they are not captured yet.
const ON_THE_WAY: &str = "
    . . . . . . . . .
    . . . . . . . . .
    . . . X X . . . .
    . . X O O O . . .
    . . . X X . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .";

#[test]
fn a_second_move_would_capture_and_the_opponent_may_prevent_it() {
    let game = game(ON_THE_WAY);
    assert!(has(&reasons(&game, Color::Black, "G6"), "threatens to capture the 3 stones at D6"));
    assert!(has(&reasons(&game, Color::White, "G6"), "prevents a threat against the 3 stones at D6"));
    // That alone is worth something to who would move there anyway, and to nobody else.
    let far = reasons(&game, Color::Black, "C3");
    assert!(!has(&far, "threatens"), "{far:?}");
}

/// White has just taken the ko at D5: three black stones are in atari, and are connected if Black wins it.
fn ko() -> Game {
    let drawing = "
        . X . X . X X . .
        X . X X X O O . O
        . X X X . X . . O
        . . O X O O O O .
        . O X . X X X . O
        . . O X O O O O .
        . X X X . . . . .
        X . X X . . . . .
        . X . X . . . . .";
    let mut game = game(drawing);
    game.play(Color::White, Move::Play(Point::from_text("D5", 9).expect("a point"))).expect("legal");
    game
}

#[test]
fn what_hangs_on_a_ko_that_cannot_be_taken_is_known() {
    let game = ko();
    assert_eq!(game.board().ko().map(|ko| ko.color), Some(Color::Black));
    let analysis = knowing().analyse(game.board());
    let (strings, _) = super::super::ko::at_stake(game.board(), &analysis, Color::Black);
    let chain = game.board().origin(Point::from_text("E5", 9).expect("a point"));
    assert!(strings.contains(&chain), "{strings:?}");
    assert_eq!(super::super::ko::at_stake(game.board(), &analysis, Color::White), (Vec::new(), Vec::new()));
}

/// Whatever is worth more than the ko is played first; else a threat takes part of its worth.
#[test]
fn a_threat_fights_the_ko() {
    let considered = knowing().consider(&ko(), Color::Black);
    let fights = |candidate: &&Candidate| candidate.worth.is_some_and(|worth| worth.ko_threat > 0.0);
    let threats: Vec<&Candidate> = considered.candidates.iter().filter(fights).collect();
    let at = |text: &str| Point::from_text(text, 9).expect("a point");
    assert!(threats.iter().any(|threat| [at("G7"), at("H8")].contains(&threat.point)), "{:?}", considered.candidates);
    for candidate in threats {
        let told: Vec<String> = candidate.reasons.iter().map(ToString::to_string).collect();
        assert!(has(&told, "threatens to"), "{told:?}");
    }
}
