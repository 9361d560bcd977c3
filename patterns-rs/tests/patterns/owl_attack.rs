//! Where the moves that kill are proposed, and do kill.
//!
//! White, `O`, is to move. The dragon that is read about is all black stones; where it may run, each black dragon.

use crate::support::life;
use gnugo_engine::board::{Board, Color, FromDrawing, Point};
use gnugo_engine::engine::Engine;
use gnugo_engine::owl::Side;
use gnugo_engine::pattern::{Database, OwlAttack};

const SIDE: Side = Side::Attacker;
const COLOR: Color = Color::Black;

#[test]
fn the_pattern_proposes_the_move_that_decides() {
    life::each_decides(DECIDED, COLOR, SIDE);
}

#[test]
fn the_pattern_is_accepted() {
    life::each_is_accepted(ACCEPTED, COLOR, SIDE);
}

#[test]
fn the_pattern_is_accepted_where_the_dragon_may_run() {
    life::each_is_accepted_in_the_open(OPEN, COLOR, SIDE);
}

#[test]
fn every_pattern_decides_somewhere() {
    let databases: &[&Database<OwlAttack>] = patterns_rs::databases().owl_attack;
    life::all_decide_but(UNDECIDED, databases, &[DECIDED]);
}

#[test]
fn every_pattern_has_a_position() {
    let databases: &[&Database<OwlAttack>] = patterns_rs::databases().owl_attack;
    life::all_are_drawn(databases, &[DECIDED, ACCEPTED, OPEN]);
}

#[test]
fn the_variations_name_who_proposed_a_move() {
    let board = Board::from_drawing(
        ". . . . . . .
         . . O . . . .
         O O . . . . .
         X X O . . . .
         . X X O . . .
         . . X O . . .
         . . . O . . .",
    )
    .expect("a board");
    let at = Point::from_text("A4", 7).expect("a point");
    let (answer, tree) = Engine::new(patterns_rs::databases()).owl_traced(&board, at, SIDE).expect("a dragon");
    let text = tree.to_text(&board, 1);
    let place = answer.point.expect("a move").to_text(7);
    let (_, rest) = text.split_once(&format!("white {place}\n")).expect("the move is told");
    assert!(rest.trim_start().starts_with("proposed by "), "{text}");
}

/// The reader answers with the pattern's move, or finds that it succeeds too, is certain of it, and without it the other side
/// succeeds. Most of the positions were found by chance, and cleared of stones that change nothing.
const DECIDED: &str = include_str!("decided/owl_attack.txt");

/// Those for which no position was found in which they decide. The list can only become shorter.
#[rustfmt::skip]
const UNDECIDED: &[&str] = &[
    // They ask for a way out: where there is one, nobody is certain, and a dragon that is shut in has none.
    "KillEnclose1", "KillEnclose3", "KillEnclose6", "KillEnclose7", "KillEnclose11", "KillEnclose12", "KillEnclose13",
    "KillEnclose15", "KillEnclose22",
    // They ask for a friend that lives, and a dragon that is all stones of its colour has none.
    "KillEnclose18", "KillEnclose19",
    // Met in thousands of positions, hardly one of which is decided by whoever moves first: the others are settled,
    // end in a ko, or have too much room for an answer that is certain.
    "KillCorner2", "KillCorner7", "KillCorner13", "KillCorner15", "KillDescent6", "KillHane6",
    "KillHane22", "KillLink11", "KillMonkey2", "KillMonkey7",
];

/// The pattern matches, and its constraint and the safety of its move hold.
#[rustfmt::skip]
const ACCEPTED: &str = "
    KillDescent6  KillCorner2  KillCorner7  KillCorner13  KillCorner15
    O..O...       .....OO      ..O..OO      .O.O.O.       OO.OOOO
    O.O....       .O...O.      OOO....      OOOOO.O       ....O..
    ..X....       OOXO..O      OOOO...      OOOOOO.       OOOOOOO
    O.XXX..       .O.OO.O      XO.XO..      .XXXOO.       OXOOOO.
    ..XX...       ..XXXX.      X..OOOO      ...XO.O       X...XOO
    .*.XOO.       ...XOO.      .X.OO..      .*.XOOO       .*..XO.
    ..OOOOO       .*.X.O.      .*.OX..      ....O..       ....XO.

    KillLink11  KillMonkey2  KillMonkey7
    .......     .......      .......
    .......     .......      .......
    .......     .......      .......
    .......     .......      .......
    .X..X..     .....O.      ...X...
    ..*....     .....O.      .*.....
    .......     .X*....      ..O....

    KillHane6
    .OOXXOOO
    OOOOX.XO
    OOO.*.OO
    OOO...OO
    .XX...OO
    OOOXXXO.
    O..OOO.O
    OO.O..O.";

/// The same, for dragons that may get out or reach a friend.
#[rustfmt::skip]
const OPEN: &str = "
    KillEnclose1  KillEnclose1  KillEnclose3  KillEnclose6  KillEnclose7  KillEnclose11  KillEnclose12  KillEnclose13
    .........     .*.......     .........     .........     .........     ......OO.      .........      .........
    X........     .........     ..O......     .........     ...O.X...     ......*X.      ...XO....      .........
    .X.X.....     .X.......     .........     .........     ..X.*....     ....X....      .........      .........
    .........     .........     .........     .........     ...O.....     .........      ...*.....      .O.......
    .X.*.....     .........     .........     .........     .........     .........      .........      ......O.O
    .........     .........     .......X.     .O.......     .........     .........      .........      .......X.
    .........     .........     ....X.*..     .X*......     .........     .........      .....X...      X..O.X..*
    .........     .........     ........O     .O.X.....     .........     .........      .........      .........
    .........     .........     .........     .........     .........     .........      .........      ......X..

    KillEnclose13  KillEnclose15  KillEnclose18  KillEnclose19  KillEnclose19  KillEnclose22
    .........      .........      .........      .........      .........      .........
    .........      .........      .........      .........      .........      .*.......
    .........      .........      ...O.....      ......*..      .........      .........
    .........      ..O.O....      .........      .....X.X.      .........      X........
    .........      .........      .........      .........      .........      .........
    .........      .X.*.....      .........      .......X.      .O.......      .........
    ..*......      ...X.....      X*X......      .........      .XO.X....      .........
    .........      .........      .........      .........      *...X....      .........
    ....X....      .........      .........      .........      .X.......      .........";
