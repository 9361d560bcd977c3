//! What readings of one question say of each other.

use super::*;
use crate::analyst::Analyst;
use crate::board::FromDrawing;
use crate::pattern::facts::LifeReading;
use crate::pattern::{Database, Databases, OwlAttack};

/// A dragon in the open is attacked: what it seems to come to, what it comes to, and what the owner's answer to that is.
fn attacked(drawing: &str, dragon: &str) -> [OwlAnswer; 3] {
    let mut board = Board::from_drawing(drawing).expect("a position");
    let at = Point::from_text(dragon, board.size()).expect("a point");
    let analysis = Analyst::new(Databases::default()).analyse(&board);
    let ground = analysis.ground(&board, at).expect("a dragon");
    let mut owl = OwlReader::default();
    let (owner, attacker) = (ground.color, ground.color.opponent());
    let mut read = |board: &mut Board, player| owl.answer(&ground, player, |owl, case| owl.ask(board, case));
    let seems = read(&mut board, attacker);
    let (is, _) = OwlReader::default().read_with_kos(&mut board, &ground, Side::Attacker);
    assert!(board.try_play(is.point.expect("a move"), attacker));
    [seems, is, read(&mut board, owner)]
}

#[test]
fn a_ko_that_games_tell_of_is_one_after_the_move_too() {
    let [seems, is, reply] = attacked(
        "
        . . . . O X X X .
        . . . O O X . X O
        . . . . X O X O .
        . . . X . O O O .
        . . . . X X O . .
        . . . X . O . O O
        . . . O . O . . .
        . . . X O X O O O
        . . . . X X . . .",
        "D2",
    );
    assert!(seems.outcome.is_ko() && !seems.certain, "{seems:?}");
    assert_eq!(is.outcome, reply.outcome.reversed(), "{is:?}, {reply:?}");
    assert!(!is.outcome.is_ko(), "{is:?}");
}

#[test]
fn what_an_illegal_move_does_is_not_told() {
    // Nobody plays at B5, where Black has a stone; White's stones live by two eyes.
    let mut board = Board::from_drawing(
        "
        X X X X X X
        X X . X X X
        O O O O O O
        . O . O O .
        O O O O O O
        . . . . . .",
    )
    .expect("a position");
    let at = |text: &str| Point::from_text(text, 6).expect("a point");
    let analysis = Analyst::new(Databases::default()).analyse(&board);
    let mut after = |made, first| analysis.after(&mut board, made, at("A4"), first);
    assert_eq!(after(None, Color::Black), Some(Outcome::Lost));
    assert_eq!(after(Some((at("B5"), Color::White)), Color::Black), None);
    assert_eq!(after(Some((at("A1"), Color::White)), Color::Black), Some(Outcome::Lost));
}

#[test]
fn a_reading_in_a_hurry_leaves_the_reader_as_it_was() {
    use crate::limit::Limit;
    let limit = Limit::endless();
    let mut owl = OwlReader::default();
    owl.hurried(50, &limit, |owl| {
        owl.hurried(20, &limit, |owl| assert_eq!(owl.most, 20));
        assert!(owl.most == 50 && owl.time.is_some());
    });
    assert!(owl.time.is_none());
}

mod beside {
    use crate::patterns;

    patterns! {
        /// Moves next to a dragon.
        pub(super) static BESIDE: OwlAttack;

        pattern! < Beside
            X*

            : _, s, value(60)
        >
    }
}

/// Two dragons of White's in corners: what Black tries first in the pocket of the one is next to it, whatever was asked about the other
/// in the same position.
#[test]
fn what_is_proposed_in_a_pocket_does_not_hang_on_the_dragon_that_was_asked_about_before() {
    let board = Board::from_drawing(
        "
        . O . O X . . . .
        . . . O X . . . .
        O O O O X . . . .
        X X X X X . . . .
        . . . . . . . . .
        . . . . X X X X X
        . . . . X O O O O
        . . . . X O . . .
        . . . . X O . O .",
    )
    .expect("a position");
    static ATTACK: &[&Database<OwlAttack>] = &[&beside::BESIDE];
    let databases = Databases { owl_attack: ATTACK, ..Databases::default() };
    let ground = |text: &str| {
        let at = Point::from_text(text, 9).expect("a point");
        Ground::shut_in(&board, &board.string_stones(at), Color::White)
    };
    let (one, other) = (ground("D9"), ground("F1"));
    // What the reader keeps of the position, once it has been asked about dragons in turn.
    let proposed = |asked: &[&Ground]| {
        let mut owl = OwlReader::with_patterns(&databases);
        for ground in asked {
            assert!(owl.settled_for(&board, ground, Color::Black).is_some(), "{board}");
        }
        let ground = asked[asked.len() - 1];
        let judged = judge(&board, ground, &ground.left(&board));
        let OwlReader { evaluator, patterns, .. } = &mut owl;
        let mut position = Position { board: &mut board.clone(), evaluator, ground, judged: &judged };
        patterns.propose(&mut position, key(&board, Color::Black), Color::Black)
    };
    let (first, second) = (proposed(&[&one]), proposed(&[&other]));
    assert!(!first.is_empty() && !second.is_empty() && first != second, "{first:?} {second:?}");
    assert_eq!([proposed(&[&other, &one]), proposed(&[&one, &other])], [first, second]);
}
