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
}
