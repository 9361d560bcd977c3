//! Which points of closed shapes are vital, whatever counting says?

use gnugo_engine::patterns;

patterns! {
    /// Vital points of eye shapes.
    pub static EYE_SHAPES: OwlVital;

    /// The middle of a straight three in the open.
    pattern! < VitalEyeShapes1
        ?XXX?
        X.*.X
        ?XXX?

        : _, s, value(92)

        ?AXX?
        X.*.X
        ?XXX?

        ; owl_goal_dragon(A)
    >

    /// Straight three on the first line with an open end.
    pattern! < VitalEyeShapes2
        XXXX
        .*.X
        ----

        : 8, s, value(93)

        AXXX
        .*.X
        ----

        ; owl_goal_dragon(A)
    >

    /// The elbow of a bent three in the open.
    pattern! < VitalEyeShapes3
        ?XX?
        X.*X
        ?X.X
        ??X?

        : _, s, value(92)

        ?AX?
        X.*X
        ?X.X
        ??X?

        ; owl_goal_dragon(A)
    >

    /// The corner point of bent three in the corner.
    pattern! < VitalEyeShapes4
        |.XX
        |*.X
        +---

        : 8, s, value(94)

        |.XA
        |*.X
        +---

        ; owl_goal_dragon(A)
    >

    /// Straight three of the corner's first line.
    pattern! < VitalEyeShapes5
        |.XX
        |*XX
        |.X?
        +---

        : 8, s, value(93)

        |.AX
        |*XX
        |.X?
        +---

        ; owl_goal_dragon(A)
    >

    /// The pyramid of four in the open.
    pattern! < VitalEyeShapes6
        ?XXX?
        X.*.X
        ?X.X?
        ??X??

        : _, s, value(92)

        ?AXX?
        X.*.X
        ?X.X?
        ??X??

        ; owl_goal_dragon(A)
    >

    /// The pyramid of four on the edge, its point up.
    pattern! < VitalEyeShapes7
        ?X.X?
        X.*.X
        -----

        : _, s, value(93)

        ?A.X?
        X.*.X
        -----

        ; owl_goal_dragon(A)
    >

    /// The heart of a bulky five in the open.
    pattern! < VitalEyeShapes8
        ?XX?
        X..X
        X.*X
        ?X.X
        ??X?

        : 8, s, value(90)

        ?AX?
        X..X
        X.*X
        ?X.X
        ??X?

        ; owl_goal_dragon(A)
    >

    /// The heart of a bulky five on the edge.
    pattern! < VitalEyeShapes9
        ?XXX?
        X..X?
        X.*.X
        -----

        : 8, s, value(92)

        ?AXX?
        X..X?
        X.*.X
        -----

        ; owl_goal_dragon(A)
    >

    /// The heart of a bulky five in the corner.
    pattern! < VitalEyeShapes10
        |XXX?
        |..X?
        |.*.X
        +----

        : 8, s, value(92)

        |AXX?
        |..X?
        |.*.X
        +----

        ; owl_goal_dragon(A)
    >

    /// Bulky five in the corner, standing.
    pattern! < VitalEyeShapes11
        |XX?
        |..X
        |*.X
        |.X?
        +---

        : 8, s, value(92)

        |AX?
        |..X
        |*.X
        |.X?
        +---

        ; owl_goal_dragon(A)
    >

    /// The middle of the cross of five.
    pattern! < VitalEyeShapes12
        ??X??
        ?X.X?
        X.*.X
        ?X.X?
        ??X??

        : _, s, value(90)

        ??A??
        ?X.X?
        X.*.X
        ?X.X?
        ??X??

        ; owl_goal_dragon(A)
    >

    /// The heart of the rabbity six.
    pattern! < VitalEyeShapes13
        ?X.X?
        X.*.X
        X..X?
        ?XX??

        : 8, s, value(90)

        ?X.A?
        X.*.X
        X..X?
        ?XX??

        ; owl_goal_dragon(A)
    >

    /// Six points in the corner, their middle.
    pattern! < VitalEyeShapes14
        |XXXX
        |...X
        |.*.X
        +----

        : 8, s, value(88)

        |AXXX
        |...X
        |.*.X
        +----

        ; owl_goal_dragon(A)
    >

    /// The point below a mouth: with it the eye is false.
    pattern! < VitalEyeShapes17
        X.X
        X*X
        ..?
        ---

        : 8, s, value(86)

        A.X
        X*X
        ..?
        ---

        ; owl_goal_dragon(A)
    >

    /// Five in the corner, the fifth on the first line: the 1-2 point.
    pattern! < VitalEyeShapes18
        |.XX
        |*.X
        |..X
        +---

        : 8, s, value(88)

        |.XA
        |*.X
        |..X
        +---

        ; owl_goal_dragon(A)
    >

    /// The middle of the corner's two columns.
    pattern! < VitalEyeShapes19
        |..X
        |*.X
        |..X
        +---

        : 8, s, value(86)

        |..A
        |*.X
        |..X
        +---

        ; owl_goal_dragon(A)
    >

    /// The point of a room that decides by itself whether there is an eye more or less.
    pattern! < VitalEyeShapes20
        X?
        *.
        X?

        : -, s, value(76)

        A?
        *.
        B?

        ; owl_mineye(*) < owl_maxeye(*) && (owl_goal_dragon(A) || owl_goal_dragon(B))

        accepted
        OOOOOO|
        OXXXXO|
        OX.*.X|
        OXXXXX|
        OOOOOO|

        refused
        .......
        ..OX...
        ..O*.O.
        ..OX...
        .......
    >
}
