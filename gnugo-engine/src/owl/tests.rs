//! What readings of one question say of each other.

use super::*;
use crate::analyst::Analyst;
use crate::board::FromDrawing;
use crate::pattern::Databases;

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
