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

    /// Bend around the stone that wants to push into the eye space.
    pattern! < Eye16
        ?X
        O*

        : 8, sd, shape(4)

        ?X
        a*

        ; critical(a) && genus(a) < 2 && marginal_eye(*)

        accepted
        .....
        .....
        .X*..
        .XOX.
        OOXOO

        refused
        .X
        O*
    >

    /// Push into the eye space of a group that lives or dies now.
    pattern! < Eye17
        X*O

        : -, sOa, shape(2)

        A*O

        ; critical(A) && genus(A) < 2 && marginal_eye(*)

        accepted
        |....OO
        |..OXXO
        |...*OX
        |...OXX
        |..O.XO
        |....XX
        +------

        refused
        X*O
    >

    /// Reduce the eye space with a bend around the stone at its mouth.
    pattern! < Eye18
        ?O
        X*

        : 8, sOa, shape(4)

        ?O
        A*

        ; critical(A) && genus(A) < 2 && marginal_eye(*)

        accepted
        OXO..|
        O....|
        OO*X.|
        .XO..|
        .O...|
        .....|
        -----+

        refused
        .O
        X*
    >

    /// Reduce the eye space with a hane: there is no room for a second eye.
    pattern! < Eye19
        XO
        *.

        : 8, sOa, shape(4)

        AO
        *.

        ; critical(A) && genus(A) < 2 && marginal_eye(*)

        accepted
        ..X...|
        ......|
        ..*...|
        O.XO..|
        ..O...|
        ......|
        ------+

        refused
        XO
        *.
    >

    /// Take the vital point in the hollow of two stones: it makes the second eye.
    pattern! < Eye20
        ?O
        O*

        : 8, sd, shape(2)

        ?a
        O*

        ; critical(a) && genus(a) < 2 && proper_eye(*) && max_eye_value(*) > 0

        accepted
        ----+
        ....|
        ....|
        O...|
        OO*.|
        XXO.|
        X.X.|

        refused
        .O
        O*
    >

    /// Place a stone on the vital point in the hollow of two stones: there is no second eye.
    pattern! < Eye21
        ?X
        X*

        : 8, sa, shape(4)

        ?A
        X*

        ; critical(A) && genus(A) < 2 && proper_eye(*) && max_eye_value(*) > 0

        accepted
        +----
        |....
        |...X
        |.*XX
        |.XO.
        |.O.O

        refused
        .X
        X*
    >

    /// Attach underneath a group that has no eyes elsewhere.
    pattern! < Eye23
        ?X?
        .*.
        ...
        ---

        : |, sa, shape(2)

        ?A?
        .*.
        ...
        ---

        ; critical(A) && genus(A) < 2 && (eye(*) || marginal_eye(*))

        accepted
        +-------------+
        |.............|
        |.O.XXO.......|
        |XOXXOO.OO..X.|
        |.XOO..XXXX...|
        |.O.O...OXOX..|
        |...O...XOO...|
        |.*XOXX..XO...|
        |..OXXO.X.X...|
        |..OOOXXXX.X..|
        |.XXOXOOXOXX..|
        |.OOX..OXOX...|
        |.OXOO.OXOOX..|
        |..XO.O.O.X...|
        +-------------+

        refused
        .X.
        .*.
        ...
        ---
    >

    /// Stretch along the stone that reduces the eye space: one point more of room.
    pattern! < Eye24
        OX
        *.

        : 8, sd, shape(4)

        aX
        *.

        ; critical(a) && genus(a) < 2 && marginal_eye(*)

        accepted
        .....
        .....
        .X*..
        .XOX.
        OOXOO

        refused
        OX
        *.
    >

    /// Take the point on which the half eye in the hollow of two stones depends.
    pattern! < Eye25
        ?X
        X*

        : 8, sa, shape(4)

        ?A
        X*

        ; critical(A) && halfeye(*)

        accepted
        .X.|
        ...|
        OX*|
        O.X|
        .OO|

        refused
        .X
        X*
    >
}
