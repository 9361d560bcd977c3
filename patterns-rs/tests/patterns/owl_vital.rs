//! Where vital points are proposed, and do kill.
//!
//! White, `O`, is to move. The dragon that is read about is all black stones; where it may run, each black dragon.

use crate::support::life;
use gnugo_engine::board::Color;
use gnugo_engine::owl::Side;
use gnugo_engine::pattern::{Database, OwlVital};

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
fn the_owner_plays_at_the_point_that_decides() {
    life::each_decides(DECIDED_BY_THE_OWNER, Color::White, Side::Owner);
}

#[test]
fn the_pattern_is_accepted_for_the_owner() {
    life::each_is_accepted(ACCEPTED_FOR_THE_OWNER, Color::White, Side::Owner);
}

#[test]
fn every_pattern_has_a_position() {
    let databases: &[&Database<OwlVital>] = patterns_rs::databases().owl_vital;
    life::all_are_drawn(databases, &[DECIDED, DECIDED_BY_THE_OWNER, ACCEPTED_FOR_THE_OWNER, ACCEPTED]);
}

/// The reader answers with the pattern's move, is certain of it, and without it the other side succeeds.
#[rustfmt::skip]
const DECIDED: &str = "
    VitalEyeShapes1  VitalEyeShapes2  VitalEyeShapes3  VitalEyeShapes4  VitalEyeShapes5  VitalEyeShapes10
    O..OOO.          .......          OOOO..O          .O.O...          .O.....          .......
    ..OO.XO          ..O....          OOOOO..          O.O...O          .O.....          ..O....
    .OOXXXO          OO.....          OXXXOOO          OOO..OO          .O.....          OO.....
    OOX.*.X          XXO....          OX.*XOO          OXOOOOO          XXO....          XXO....
    OOXXXXX          .X.O...          OOX.XOO          XXOO..O          .XXO...          .XXO...
    O.OXXOO          *X.O...          .O.XXOO          .XXOO..          *XXO...          *.X.O..
    OOOOOO.          .X..O..          OOOOO.O          *.XOOOO          .X.O...          ..XOO..

    VitalShortage2  VitalShortage6  VitalShortage10  VitalShortage12  VitalDiagonals5  VitalDiagonals7
    .......         .OO.OOO         .......          .OXX.OX          .OXX.OX          OOO...O
    .......         .O.O.OO         .......          .OOX*XX          .OOX*XX          ..O.OO.
    O......         OOO...O         OOO....          ..OXXOO          ..OXXOO          OOO.OOO
    .OOO...         .XXO..O         XXOOOO.          .OOOOO.          .OOOOO.          OO.OOO.
    .XX*O..         .XXXO..         .*XXXO.          OO...O.          OO...O.          O.OXXXO
    .XOXO..         .XO*O..         ...XXO.          OO..OOO          OO..OOO          .OOXXO.
    ..OXO..         ..OXOOO         ..OOXO.          .O..O..          .O..O..          .O..*XO

    VitalDiagonals10  VitalDiagonals11  VitalDiagonals13  VitalDiagonals15  VitalDiagonals16  VitalDiagonals19
    .......           ..O.OO.           XXXXXOO           XXXXXOO           .......           .......
    ..O....           O.OOOOO           X.*.XOO           X.*.XOO           ..O....           ..O....
    OO.....           OOXOOO.           OXXX.OO           OXXX.OO           OO.....           OO.....
    XXO....           OOXXXOO           OXOXOOO           OXOXOOO           XXO....           XXO....
    .X.O...           OXO*XOO           OOOO.OO           OOOO.OO           .X.O...           .XOO...
    *X.O...           OXX.XOO           .O.OOO.           .O.OOO.           *.XO...           .*XXOO.
    .X..O..           .XXXOO.           .O.O..O           .O.O..O           ..XO...           ..XXO..

    VitalEyeShapes8
    ..OO...O
    OOOOO..O
    OXXXXO..
    OX..XOOO
    OX.*XOO.
    OOX.XOO.
    OOOXXO.O
    ..OOO.O.";

/// The pattern matches, and its constraint and the safety of its move hold.
#[rustfmt::skip]
const ACCEPTED: &str = "
    VitalEyeShapes11  VitalEyeShapes14  VitalEyeShapes15  VitalEyeShapes16  VitalEyeShapes19  VitalShortage3
    .......           .......           .......           .......           .......           .......
    .......           .......           .......           .......           .......           .......
    .......           .......           .......           .......           .......           .......
    XX.....           .......           .......           .......           .......           .......
    ..X....           XXXX...           XXX....           ...XXX.           ..X....           XO.....
    .*X....           ...X...           ..X....           ..X...X           *.X....           *X.....
    .X.....           .*.X...           *.X....           ..X.*.X           ..X....           .X.....

    VitalShortage4  VitalShortage11  VitalDiagonals1  VitalDiagonals2  VitalDiagonals3  VitalDiagonals4
    .......         .......          .......          ....X.X          .......          .......
    .......         .......          .......          ....*X.          .......          .......
    .......         .....OO          .......          .......          .......          .......
    .......         ......X          .......          .......          .O.....          .......
    .......         ......*          OX*....          .......          .......          OX*....
    .OX....         .......          X.X....          .......          X*.....          X.X....
    X*.....         .......          .X.....          .......          .X.....          .X.....

    VitalDiagonals9  VitalDiagonals12  VitalDiagonals14  VitalDiagonals20  VitalDiagonals21
    .......          .......           .......           .......           .......
    .......          .......           .......           .......           .......
    .......          O.O....           .......           .......           .......
    .......          X*X....           .......           .O.....           .......
    XO.....          ..X....           ....O..           .......           X......
    *X.....          XX.....           ...X*X.           ..X....           .*.....
    .X.....          .......           ...X.X.           *.X....           .......";

/// The same, where the dragon is White's and its owner plays there.
#[rustfmt::skip]
const DECIDED_BY_THE_OWNER: &str = "
    VitalEyeShapes6  VitalEyeShapes7  VitalShortage1  VitalShortage5  VitalShortage7  VitalShortage9
    OOOOOXX          ....XX.          .XOX.O.         .XOX.O.         XXOXOOX         .XXXX.X
    O.*.OXX          ....XX.          XXO*OOO         XXO*OOO         .XO*.OX         XX.XX.X
    XO.OOX.          XXX..X.          XXX.XXX         XXX.XXX         .XOXOOX         XXX.X.X
    XOOXXX.          ..XXX..          .X.OOX.         .X.OOX.         ..XOOXX         XX..XXX
    XXOX..X          XXOO.XX          X.OXX..         X.OXX..         ..XXXX.         *OX.X.X
    XXX.XX.          XOO.OXX          .XX.X..         .XX.X..         XX.X.X.         XOOX.X.
    ..XX.X.          XO.*.OX          .X..X..         .X..X..         ..XX...         O.OX...

    VitalDiagonals6  VitalDiagonals8  VitalDiagonals17  VitalDiagonals18
    .X.X...          XXOXOOX          OOOOOXX           OOOOOXX
    .XX.X.X          .XO*.OX          O.*.OXX           O.*.OXX
    .XX...X          .XOXOOX          XO.OOX.           XO.OOX.
    XXX....          ..XOOXX          XOOXXX.           XOOXXX.
    .OOX..X          ..XXXX.          XXOX..X           XXOX..X
    O.O.X.X          XX.X.X.          XXX.XX.           XXX.XX.
    X*OOXX.          ..XX...          ..XX.X.           ..XX.X.

    VitalEyeShapes9
    ..X.XX.X
    .X.XXXXX
    .......X
    .XXX.X..
    XXXXX..X
    XOOOOXXX
    O..OOX.X
    O.*.OOX.";

/// The pattern matches, where the dragon is White's and its owner plays there.
#[rustfmt::skip]
const ACCEPTED_FOR_THE_OWNER: &str = "
    VitalEyeShapes12  VitalEyeShapes13  VitalEyeShapes17  VitalEyeShapes18  VitalShortage8
    .......           .......           .......           .......           .......
    .......           .......           .......           .......           OX.....
    ....O..           .....O.           .......           .......           *OX....
    ...O.O.           ....O.O           .......           .......           .OOX...
    ..O.*.O           ...O.*.           ..O.O..           .OO....           OXX....
    ...O.O.           ...O..O           ..O*O..           ..O....           .......
    ....O..           ....OO.           .......           *.O....           .......";
