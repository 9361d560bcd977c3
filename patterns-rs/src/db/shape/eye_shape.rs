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

        : +, sd

        ?OaO?
        O.*.O
        ?ObO?

        ; lib(a) <= 4 && lib(b) <= 4
    >

    /// Take the vital point of three empty points in a line.
    pattern! < Eye2
        ?XXX?
        X.*.X
        ?XXX?

        : +, sa

        ?XAX?
        X.*.X
        ?XBX?

        ; lib(A) <= 4 && lib(B) <= 4
    >

    /// Make the vital point of three points on the edge.
    pattern! < Eye3
        ?OOO?
        O.*.O
        -----

        : |, sd

        ?OaO?
        O.*.O
        -----

        ; lib(a) <= 4
    >

    /// "Strike at the waist": the centre of a group of three stones that lacks an eye.
    pattern! < Eye4
        ?X.X?
        ?.*.?
        ?.X.?

        : |, OXa
    >

    /// An empty triangle is bad shape: where the opponent does not press, something else does more.
    pattern! < Eye5
        ?..?
        .O*.
        .O..
        ?..?

        : 8, -, shape(-3)
    >

    /// Take the diagonal of an eye: it is false, and the dragon has to look for another.
    pattern! < Eye6
        ?X?
        X.X
        ?X*

        : 8, OXa, shape(1)

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

    /// Take the last diagonal of our eye: it is a whole one now.
    pattern! < Eye7
        ?O?
        O.O
        ?O*

        : 8, Od, shape(1)

        ?a?
        OcO
        ?O*

        ; halfeye(c) && weak(a)

        accepted
        X...
        XO*X
        O.O.
        .O..
        ----
    >

    /// Take the diagonal of an eye on the edge.
    pattern! < Eye8
        ?X*
        X.X
        ---

        : 8, OXa, shape(1)

        ?A*
        XcX
        ---

        ; halfeye(c) && weak(A)

        accepted
        |.......O..
        |.....O....
        |.....X.X*O
        |......X.X.
        +----------
    >

    /// Keep the diagonal of our eye on the edge.
    pattern! < Eye9
        ?O*
        O.O
        ---

        : 8, Od, shape(1)

        ?a*
        OcO
        ---

        ; halfeye(c) && weak(a)

        accepted
        X......|
        .......|
        ..O*..O|
        .O.O.X.|
        -------+
    >

    /// Place a stone at the vital point of an eye space, where it kills.
    pattern! < Eye10
        ?X?
        X*.
        ?X?

        : 8, sOXa, shape(1)

        ?A?
        X*.
        ?X?

        ; critical(A) && !attack(A) && owl_does_attack(*, A)

        accepted
        +-----------
        |...........
        |...........
        |......OO.O.
        |..X....X...
        |..O........
        |.....OO.XO.
        |......X....
        |..O.O.*XXOO
        |..O.O.X..O.
        |...O.......
        |...O.X.O...
        |.....OOO...
    >

    /// Make the eye on the edge by closing its mouth.
    pattern! < Eye11
        ?OO
        O.*
        ---

        : 8, Od, shape(1)

        ?aa
        Oc*
        ---

        ; weak(a) && genus(a) < 2 && max_eye_value(c) > 0

        accepted
        ....X
        ..OO.
        XO.*.
        -----
    >

    /// Enter the mouth of an eye on the edge before it is closed.
    pattern! < Eye12
        ?XX
        X.*
        ---

        : 8, OXa, shape(1)

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
}
