//! How do stones run, and how do they take the centre first? One-space and two-space jumps and knight's moves out.
//!
//! "A one-point jump is never bad": these patterns still want a reason near by, an opponent who presses or a friend
//! to join. Where the jump itself could be cut, the constraint reads it.

use gnugo_engine::patterns;

patterns! {
    /// Jumps towards the centre.
    pub static JUMP: Shape;

    /// Jump out of a pincer from both sides, before the opponent seals the stone in.
    pattern! < Jump1
        ?...?
        ..*..
        .....
        X.O.X
        .....

        : |, OXdE

        accepted
        ...O...
        .......
        .......
        ...*...
        .......
        .X.O.X.
        .......
        .......
    >

    /// Jump out from the third line when the opponent has come close on one side.
    pattern! < Jump2
        ?...??
        ..*..?
        ......
        ?.O.X?
        .....?
        .....?
        ------

        : 8, OXdE, shape(-3)

        accepted
        .......
        ...*...
        .......
        ...O.X.
        .......
        .......
        -------
    >

    /// Jump out from the third line, away from a stone a knight's move above us that wants to cap.
    pattern! < Jump3
        ?....?
        .*...?
        ...X.?
        .O...?
        .....?
        .....?
        ------

        : 8, OXdE

        accepted
        .......
        ..*....
        ....X..
        ..O....
        .......
        .......
        -------
    >

    /// Jump ahead of stones that push along beside ours.
    pattern! < Jump4
        ??.??
        .*..?
        ....?
        .OX.?
        .OX.?

        : 8, OXdE, shape(-6)

        ??.??
        .*..?
        .a..?
        .bX.?
        .bX.?

        ; oplay_defend_both(*, a, *, b)

        accepted
        .......
        ..*....
        .......
        ..OX...
        ..OX...
        .......

        refused
        .......
        ..*....
        X......
        ..OX...
        X.OX...
        ..XX...
    >

    /// Run with a knight's move where a jump would be capped.
    pattern! < Jump5
        ?..X.
        ?*...
        .....
        ..O..
        ?.X.?

        : 8, Od

        ?..X.
        ?*...
        ..a..
        ..b..
        ?.X.?

        ; oplay_defend_both(*, a, *, b)

        accepted
        ....X..
        ..*....
        .......
        ...O...
        ...X...
        .......
    >

    /// Jump from a stone beside theirs to a friend that stands one jump further on: the way is closed for the opponent.
    pattern! < Jump6
        ??O??
        .....
        ..*..
        .....
        XXO.?

        : 8, OXC

        ??a??
        .....
        ..*..
        .....
        XXb.?

        ; !same_string(a, b)

        accepted
        ...O...
        .......
        ...*...
        .......
        .XXO...
        .XOO...
        .......
    >

    /// Run lightly with a two-space jump while the opponent is still three points away on both sides.
    pattern! < Jump7
        ?.....?
        ?..*..?
        ?.....?
        .......
        X..O..X
        .......
        ???????

        : |, OdE, shape(-2)

        accepted
        .........
        ....*....
        .........
        .........
        .X..O..X.
        .........
        .........
        ---------
    >

    /// Jump out when a stone of theirs stands a space beside ours: we stay ahead.
    pattern! < Jump11
        ?....?
        ?*...?
        .....?
        .O.X.?
        .....?
        ?....?

        : 8, OXdE, shape(3)

        ?....?
        ?*...?
        .....?
        .a.B.?
        .....?
        ?....?

        ; (weak(a) || weak(B)) && !oarea(*) && !xarea(*)

        accepted
        .......O.
        .........
        .........
        ......X..
        O........
        ....*.O..
        .........
        .........
        ---------
    >

    /// Jump out between a stone beside ours and one a knight's move ahead on the other side.
    pattern! < Jump15
        ??????.
        ?o???o?
        ??..???
        ??.*.??
        ?X...x?
        .x?O?X?

        : 8, XdE, shape(8)

        accepted
        ........
        ...*....
        .X......
        ...O.X..
        ........
        ..O...X.
    >

    /// Jump away between a stone above and one below that would close in on ours.
    pattern! < Jump16
        o?..X??
        ??..??x
        ?.*.O??
        ??..???
        oo?X???
        ????.??

        : 8, XdE, shape(8)

        accepted
        ........
        ....X...
        ........
        ..*.O..X
        ........
        ...X....
        ........
    >

    /// Jump ahead of two stones that run along the side next to a friend: the wall grows.
    pattern! < Jump17
        |?.?????
        |???????
        |???.???
        |??.*.??
        |???.xO.
        |???O???
        |???O???
        |??oo???

        : 8, OE, shape(8)

        accepted
        |..........
        |..........
        |..........
        |..........
        |...*......
        |.....O....
        |...O......
        |...O.X....
        |....X.....
        |..........
        |..........
        +----------
    >

    /// Jump ahead of stones that push along below ours.
    pattern! < Jump18
        ????xxx?
        ?????x??
        ??x.????
        ??.*.O??
        ???..oO.
        ??o.xXX?
        ?????.??

        : 8, OXE, shape(7)

        accepted
        .........
        .........
        ...*.O...
        ......O..
        .....XX..
        ........X
        .........
    >

    /// Jump ahead of an approach that has jumped itself: our stone on the fourth line is not shut in.
    pattern! < Jump19
        ?...?
        ..*..
        ....X
        ..O..
        ....X
        ..?..
        ..?..
        -----

        : 8, XdE, shape(8)

        accepted
        ..........
        ..........
        ....*.....
        ......X...
        ....O.....
        O.....X...
        ..........
        ..........
        ----------
    >
}
