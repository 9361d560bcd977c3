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
    >

    /// Take the vital point of three empty points in a line.
    pattern! < Eye2
        ?XXX?
        X.*.X
        ?XXX?

        : +, sa
    >

    /// Make the vital point of three points on the edge.
    pattern! < Eye3
        ?OOO?
        O.*.O
        -----

        : |, sd
    >

    /// Move to the middle of a mouth of stones: a shape with an eye at every turn.
    pattern! < Eye4
        ?...?
        .O.O.
        ..*..
        ?...?

        : |, OCd, shape(1)

        ?...?
        .a.b.
        ..*..
        ?...?

        ; !same_string(a, b)
    >

    /// Complete a ponnuki-like diamond: the middle is an eye, and four stones look in all directions.
    pattern! < Eye5
        ?O?
        O.O
        .*.
        ?.?

        : |, Cd, shape(1)

        ?O?
        b.c
        .*.
        ?.?

        ; lib(b) <= 3 || lib(c) <= 3
    >

    /// "Strike at the waist": the centre of a group of three stones that lacks an eye.
    pattern! < Eye6
        ?X.X?
        ?.*.?
        ?.X.?

        : |, OXa, shape(1)
    >

    /// An empty triangle is bad shape: where the opponent does not press, something else does more.
    pattern! < Eye7
        ?..?
        .O*.
        .O..
        ?..?

        : 8, -, shape(-3)
    >
}
