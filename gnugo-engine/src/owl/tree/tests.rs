use super::*;
use crate::analysis::Analysis;
use crate::board::FromDrawing;
use crate::pattern::Databases;
use crate::reading::Reader;

const OWNER: Color = Color::Black;

/// Whether White kills the dragon at a point by moving first, and whether Black saves it, in the tree alone.
fn asked(drawing: &str, at: &str) -> (Answer, Answer) {
    let mut board = Board::from_drawing(drawing).unwrap();
    let at = Point::from_text(at, board.size()).unwrap();
    let (mut reader, mut evaluator) = (Reader::default(), Evaluator::default());
    let analysis = Analysis::new(&mut board, &mut reader, &mut evaluator, &Databases::default());
    let landscape = analysis.landscape(OWNER.opponent());
    let ground = Ground::new(&board, &analysis.worms, &analysis.dragons, landscape, at).unwrap();
    let ask = |player: Color| {
        let (mut board, mut counters, mut patterns) = (board.clone(), Counters::default(), OwlPatterns::default());
        let before = board.clone();
        let answer =
            Tree::new(&mut board, &mut counters, &ground, &mut patterns, 1000).ask(player, Some(player.opponent()));
        assert_eq!(board, before, "the board is given back");
        answer
    };
    (ask(OWNER.opponent()), ask(OWNER))
}

/// Three points in a row: whoever takes the middle decides.
const THREE_IN_A_ROW: &str = "
    .........
    .........
    .........
    ..OOOOO..
    .OXXXXXO.
    .OX...XO.
    .OXXXXXO.
    ..OOOOO..
    .........
";

#[test]
fn the_middle_of_three_decides() {
    let (attack, defense) = asked(THREE_IN_A_ROW, "C5");
    let middle = Point::from_text("E4", 9);
    assert_eq!((attack, defense), ((true, middle), (true, middle)));
}

#[test]
fn two_rooms_live() {
    let two = THREE_IN_A_ROW.replace(".OX...XO.", ".OX.X.XO.");
    assert!(!asked(&two, "C5").0.0);
}

#[test]
fn one_room_of_two_is_dead() {
    let one = THREE_IN_A_ROW.replace(".OX...XO.", ".OXX..XO.");
    assert!(!asked(&one, "C5").1.0);
}
