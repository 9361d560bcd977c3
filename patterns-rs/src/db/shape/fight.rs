//! What is done when stones touch? Heads, shoulders and the step that keeps stones joined.

use gnugo_engine::patterns;

patterns! {
    /// Contact fights.
    pub static FIGHT: Shape;

    /// Hane at the head of three stones, if both strings survive the cut.
    pattern! < Fight1
        XXX*
        OOO.

        : 8, OXEa, shape(1)

        XXX*
        bbba

        ; oplay_defend_both(*, a, *, b)

        accepted
        ......
        .XXX*.
        .OOO..
        ......

        refused
        .....X.
        .XXX*..
        XOOO.X.
        .XXX...
        .......
    >

    /// Connect solidly where the opponent knows a cut and one side is weak.
    pattern! < Fight4
        O*O

        : +, sC, shape(6)

        a*b

        ; xcut(*) && (weak(a) || weak(b)) && safe_omove(*)

        accepted
        ..X....
        .O*O...
        X.X....
        .......

        refused
        ......
        .O*O..
        .OOO..
        ......
    >

    /// Join two diagonal stones where the opponent knows a cut.
    pattern! < Fight5
        O*
        .O

        : /, sC, shape(4)

        a*
        .b

        ; xcut(*) && !same_dragon(a, b) && safe_omove(*)

        accepted
        .XOO...
        .O*X...
        X.O.X..
        .X.....

        refused
        .X.....
        XO*X...
        X.OX...
        .XX....
    >

    /// Join the stones of a knight's move where the opponent knows a cut.
    pattern! < Fight6
        O*.
        ..O

        : 8, sC, shape(-4)

        a*.
        ..b

        ; xcut(*) && !same_dragon(a, b) && safe_omove(*)

        accepted
        ..XX..
        .O*...
        ...O..
        .XX...
    >

    /// Cut a one-space jump that holds a weak dragon to its friends.
    pattern! < Fight7
        X*X

        : +, sB, shape(3)

        A*B

        ; ocut(*) && (weak(A) || weak(B)) && safe_omove(*)

        accepted
        .......
        ..O.O..
        .X*X...
        ..O....
        .......

        refused
        ..XOX..
        ..X*X..
        ..XOX..
    >

    /// Cut a knight's move that holds a weak dragon to its friends.
    pattern! < Fight8
        X*.
        ..X

        : 8, sB, shape(1)

        A*.
        ..B

        ; ocut(*) && (weak(A) || weak(B)) && safe_omove(*)

        accepted
        .OO....
        .X*.OO.
        ...X...
        ..OO...

        refused
        .XX....
        .X*.O..
        ...XX..
        ...XX..
    >

    /// Cut a two-space jump that holds a weak dragon to its friends.
    pattern! < Fight9
        X*.X

        : -, sB, shape(1)

        A*.B

        ; ocut(*) && (weak(A) || weak(B)) && safe_omove(*)

        accepted
        .......
        .OO.O..
        .X*.X..
        ..O.O..
        .......

        refused
        .XX.X..
        .X*.X..
        .XX.X..
    >

    /// Push down a stone of the third line from above before its owner stands up, where our wall looks at it.
    pattern! < Fight10
        ?O..?
        ..*..
        ..X..
        .....
        .....
        -----

        : 8, OXaE, shape(-4)

        ?b..?
        ..*..
        ..X..
        .....
        .....
        -----

        ; !weak(b)

        accepted
        ..O....
        ..O....
        ...*...
        ...X...
        .......
        .......
        -------
    >
}
