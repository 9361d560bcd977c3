//! Which points make eyes, and which take them away? Vital points of shapes, for groups that still have to live.
//!
//! These are about good and bad shape in general; whether a group really lives is read elsewhere.

use gnugo_engine::patterns;

patterns! {
    /// Vital points of shapes.
    pub static EYE_SHAPE: Shape;

    /// Make the second eye at the vital point of three empty points in a line.
    pattern! < Eye1
        ?OOO?
        O.*.O
        ?OOO?

        : +, sd, shape(-3)

        ?OaO?
        O.*.O
        ?ObO?

        ; lib(a) <= 4 && lib(b) <= 4

        accepted
        |XXXXX.
        |OOOOOX
        |O.*.OX
        |OOOOOX
        |XXXXX.

        refused
        |.......
        |OOOOO..
        |O.*.O..
        |OOOOO..
        |.......
    >

    /// Take the vital point of three empty points in a line.
    pattern! < Eye2
        ?XXX?
        X.*.X
        ?XXX?

        : +, sa, shape(-3)

        ?XAX?
        X.*.X
        ?XBX?

        ; lib(A) <= 4 && lib(B) <= 4

        accepted
        |OOOOO.
        |XXXXXO
        |X.*.XO
        |XXXXXO
        |OOOOO.

        refused
        |.......
        |XXXXX..
        |X.*.X..
        |XXXXX..
        |.......
    >

    /// Make the vital point of three points on the edge.
    pattern! < Eye3
        ?OOO?
        O.*.O
        -----

        : |, sd, shape(-6)

        ?OaO?
        O.*.O
        -----

        ; lib(a) <= 4

        accepted
        .XXXXXX.
        XOOOOOX.
        XO.*.OX.
        --------

        refused
        .......
        .OOOOO.
        .O.*.O.
        -------
    >

    /// "Strike at the waist": the centre of a group of three stones that lacks an eye.
    pattern! < Eye4
        ?X.X?
        ?.*.?
        ?.X.?

        : |, OXa, shape(-6)

        accepted
        |.O......
        |...X.X..
        |..O.*...
        |....X...
        |.O......
    >

    /// An empty triangle is bad shape: where the opponent does not press, something else does more.
    pattern! < Eye5
        ?..?
        .O*.
        .O..
        ?..?

        : 8, -, shape(-6)

        accepted
        ......
        ..O*..
        ..O...
        ......
        .....X
        ......
    >

    /// Take the diagonal of an eye: it is false, and the dragon has to look for another.
    pattern! < Eye6
        ?X?
        X.X
        ?X*

        : 8, OXa

        ?A?
        XcX
        ?X*

        ; halfeye(c) && weak(A)

        accepted
        ....O.O..
        ........O
        .....X...
        ...OX.X..
        O...*X...
        O........
        O........
        .........
        ...OO....
    >

    /// Enter the mouth of an eye on the edge before it is closed.
    pattern! < Eye12
        ?XX
        X.*
        ---

        : 8, OXa, shape(10)

        ?AA
        Xc*
        ---

        ; weak(A) && genus(A) < 2 && max_eye_value(c) > 0

        accepted
        +----
        |....
        |....
        |....
        |....
        |....
        |....
        |....
        |....
        |....
        |....
        |....
        |....
        |....
        |XO.O
        |.XO.
        |XXXO
        |.X..
        |*XOO
    >

    /// Poke at the open side of an eye on which weak stones live: what is left is no eye.
    pattern! < Eye13
        ?XX?
        X.*.
        ?XX?

        : -, sXa, shape(3)

        ?AA?
        Ap*.
        ?AA?

        ; weak(A) && !dead(A) && genus(A) < 2 && eye(p) && !false_eye(p) && max_eye_value(p) > 0

        accepted
        ..O.O.O..
        .OXXX....
        .OX.*...O
        .OXXX....
        ..O.O.O..
        .........

        refused
        ....O....
        .OXXX..O.
        .OX.*....
        .OXXX..O.
        ....O....
        .........
    >
}
