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

    /// Jump from two stones to a friend that stands one jump further on: the way is closed for the opponent.
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

    /// Answer a knight's approach from above with a jump: we stay ahead.
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
}
