//! Every operator and every kind of call, asked on a board.
#![deny(warnings)]

use gnugo_engine::board::{Board, Color, FromDrawing};
use gnugo_engine::pattern::{Effect, Surroundings};
use gnugo_engine::patterns;
use gnugo_engine::reading::Reader;

patterns! {
    static ATARI: Attack;

    pattern! < Takes
        |XO
        |*?
        +--
        : _, A

        |aO
        |*?
        +--
        ; lib(a) == 1 && attack(a) == WIN && attack(a)
        ; && (lib(a) + lib(a)
        ;     - 1 == 1) && -lib(a) < 0 && 0 <= lib(a) && 2 >= lib(a) && lib(a) != 2
        ; && does_attack(*, a) && (lib(a) > 1 ? ko(a) : !ko(a)) && attack(a) + attack(a) == 2
        ; && oplay_attack(*, a) && !oplay_defend(*, a) && !x_somewhere(*) && x_somewhere(*, a)
        > antisuji(*); replace(*,
        >   *)
    >
    pattern! < TakesNot
        |XO
        |*X
        +--
        : _, A

        |aO
        |*X
        +--
        ; lib(a) == 0 || !(attack(a) || ko(a))
    >
}

pub fn main() {
    let board = Board::from_drawing(
        "
        . . . . .
        . . . . .
        O . . . .
        X O . . .
        . . . . .",
    );
    let mut board = board.expect("a board");
    let mut reader = Reader::default();
    let mut around = Surroundings::new(&mut board, &mut reader, Color::White);
    let accepted = ATARI.accepted(&mut around);
    let [(found, effects)] = accepted.as_slice() else { panic!("one match, but {accepted:?}") };
    assert_eq!(found.pattern.name, "Takes");
    assert!(matches!(effects.as_slice(), [Effect::Antisuji(_), Effect::Replace { .. }]));
}
