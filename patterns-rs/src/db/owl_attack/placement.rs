//! Which point inside an eye space kills, and so saves?

use gnugo_engine::patterns;

patterns! {
    /// Vital points of eye spaces.
    pub static PLACEMENT: OwlAttack;

    /// The middle of three in a row: afterwards there is one eye only.
    pattern! < KillPlacement1
        ?XXX?
        X.*.X
        ?XXX?

        : _, s, value(90)
    >

    /// The middle of three on the first line.
    pattern! < KillPlacement2
        XXXX
        .*.X
        ----

        : 8, s, value(92)
    >

    /// The elbow of bent three.
    pattern! < KillPlacement3
        ?XX?
        X.*X
        ?X.X
        ??X?

        : _, s, value(90)
    >

    /// The elbow of three points in the corner.
    pattern! < KillPlacement4
        |XX?
        |.XX
        |*.X
        +---

        : _, s, value(93)
    >

    /// The middle of the pyramid of four.
    pattern! < KillPlacement6
        ?XXX?
        X.*.X
        ?X.X?
        ??X??

        : _, s, value(90)
    >

    /// The middle of a pyramid of four that stands on the edge.
    pattern! < KillPlacement7
        ?X.X?
        X.*.X
        -----

        : _, s, value(90)
    >

    /// The heart of the bulky five.
    pattern! < KillPlacement8
        ?XX?
        X..X
        X.*X
        ?X.X
        ??X?

        : 8, s, value(88)
    >

    /// The heart of a bulky five on the edge.
    pattern! < KillPlacement9
        ?XXX?
        X..X?
        X.*.X
        -----

        : 8, s, value(90)
    >

    /// The heart of the bulky five in the corner.
    pattern! < KillPlacement10
        |XXX?
        |..X?
        |.*.X
        +----

        : 8, s, value(90)
    >

    /// The middle of the cross of five.
    pattern! < KillPlacement11
        ??X??
        ?X.X?
        X.*.X
        ?X.X?
        ??X??

        : _, s, value(88)
    >

    /// The heart of the rabbity six.
    pattern! < KillPlacement12
        ?X.X
        X.*.
        X..X
        ?XX?

        : _, s, value(86)
    >

    /// The middle of a corridor with a way in.
    pattern! < KillPlacement15
        ?XXX?
        X.*.O
        ?XXX?

        : _, s, value(78)
    >

    /// Play inside the corridor, two points from its end.
    pattern! < KillPlacement16
        ?XXX?
        X.*..
        ?XXX?

        : _, s, value(82)
    >

    /// Place at the second point of the first line of a wide room.
    pattern! < KillPlacement17
        XXX?
        X..?
        X.*?
        ----

        : 8, s, value(78)
    >

    /// Place in the mouth, next to the elbow.
    pattern! < KillPlacement19
        XXX
        X.*
        X.X
        ?X?

        : 8, s, value(84)
    >

    /// Place on the first line, two points from the wall: it looks both ways.
    pattern! < KillPlacement20
        XXX?
        ...X
        .*.X
        ----

        : 8, s, value(78)
    >

    /// Place on the second line, two points from the wall.
    pattern! < KillPlacement21
        XXX?
        .*.X
        ...X
        ----

        : 8, s, value(76)
    >

    /// Place where the step of the wall makes an eye.
    pattern! < KillPlacement22
        XXX?
        ..XX
        .*.X
        ----

        : 8, s, value(80)
    >

    /// Place below the mouth of the eye.
    pattern! < KillPlacement23
        X.X
        X*X
        ..?
        ---

        : 8, s, value(82)
    >

    /// Place in the middle of a wide room, where neither side of it makes two eyes.
    pattern! < KillPlacement24
        XXX
        .*.
        ...
        ---

        : |, s, value(66)

        AXX
        .*.
        ...
        ---

        ; owl_big_eyespace(*) && owl_proper_eye(*) && owl_goal_dragon(A)

        accepted
        .OOOOOOO.
        .OXXXXXO.
        .OX.*.XO.
        .OX...XO.
        ---------
    >
}
