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

        : |, OXdE, shape(2)
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

        : 8, OXdE
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
    >

    /// Jump ahead of stones that push along beside ours.
    pattern! < Jump4
        ??.??
        .*..?
        ....?
        .OX.?
        .OX.?

        : 8, OXdE, shape(1)

        ??.??
        .*..?
        .a..?
        .bX.?
        .bX.?

        ; oplay_defend_both(*, a, *, b)
    >

    /// Run with a knight's move where a jump would be capped.
    pattern! < Jump5
        ?..X.
        ?*...
        .....
        ..O..
        ?.X.?

        : 8, Od, shape(1)

        ?..X.
        ?*...
        ..a..
        ..b..
        ?.X.?

        ; oplay_defend_both(*, a, *, b)
    >

    /// Jump from two stones to a friend that stands one jump further on: the way is closed for the opponent.
    pattern! < Jump6
        ??O??
        .....
        ..*..
        .....
        XXO.?

        : 8, OXC, shape(1)

        ??a??
        .....
        ..*..
        .....
        XXb.?

        ; !same_string(a, b)
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

        : |, OdE, shape(1)
    >

    /// Jump ahead on the fourth line: the opponent's third line stays low.
    pattern! < Jump8
        ?....?
        O..*.?
        X..X.?
        .....?
        .....?
        ------

        : 8, OXdE, shape(1)

        ?....?
        a..*.?
        X..X.?
        .....?
        .....?
        ------

        ; !weak(a)

        accepted
        ........|
        O..*....|
        X..X....|
        ........|
        ........|
        --------+
    >

    /// Jump to the centre between two frameworks, ours below and theirs above.
    pattern! < Jump9
        ?...?
        ..*..
        .....
        O.O.O

        : |, OXE, shape(1)

        ?.d.?
        ..*..
        .....
        O.b.O

        ; !weak(b) && xmoyo(d) && !oarea(*)

        accepted
        ...X....|
        ........|
        .X......|
        ....*..X|
        ........|
        X.O.O.O.|
        ........|
        --------+
    >

    /// Jump from the fourth line to the sixth where it widens our moyo and nobody has shut it off yet.
    pattern! < Jump10
        ?...?
        ..*..
        .....
        ..O..
        .....
        .....
        .....
        -----

        : |, OE

        ?.d.?
        ..*..
        b...c
        ..a..
        .....
        .....
        .....
        -----

        ; (omoyo(b) || omoyo(c)) && !oarea(*) && !xarea(d) && !weak(a)

        accepted
        .X..O
        .....
        ..*..
        .....
        ..O..
        .....
        .....
        .....
        -----
    >

    /// Answer a knight's approach from above with a jump: we stay ahead.
    pattern! < Jump11
        ?....?
        ?*...?
        .....?
        .O.X.?
        .....?
        ?....?

        : 8, OXdE, shape(1)

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

    /// Jump along the border of a framework instead of pushing: light and fast.
    pattern! < Jump12
        O..*
        X.??
        ?.X?

        : 8, OXE

        a..*
        X.??
        ?.X?

        ; !weak(a) && !oarea(*) && !xarea(*)

        accepted
        .X..
        ...X
        *..O
    >

    /// Jump to link two weak groups along the centre: one run for both.
    pattern! < Jump13
        ?...?
        O.*.O
        ?...?

        : +, OC, shape(1)

        ?...?
        a.*.b
        ?...?

        ; weak(a) && weak(b) && !same_dragon(a, b)

        accepted
        ...X...|
        .......|
        .O.*.O.|
        X......|
        ..X....|
    >
}
