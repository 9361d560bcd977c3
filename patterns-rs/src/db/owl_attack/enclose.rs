//! How is a dragon kept from getting out?

use gnugo_engine::patterns;

patterns! {
    /// Caps, knight's moves and blocks around a dragon.
    pub static ENCLOSE: OwlAttack;

    /// The cap: one point above the dragon's head.
    pattern! < KillEnclose1
        .*.
        ...
        ?X?

        : _, b, value(60)

        ; owl_escape_value(*) > 0
    >

    /// Bend the net around from the stone above.
    pattern! < KillEnclose3
        O..
        ..*
        ?X.

        : 8, b, value(60)

        ; owl_escape_value(*) > 0
    >

    /// Fill the gap of the net in contact.
    pattern! < KillEnclose4
        O.O
        .*.
        ?X?

        : _, b, value(62)
    >

    /// Close the gap of the net from outside.
    pattern! < KillEnclose5
        O*O
        ...
        ?X?

        : _, b, value(60)
    >

    /// Block the way between our stones.
    pattern! < KillEnclose6
        O.?
        X*?
        O.?

        : _, b, value(64)

        ; owl_escape_value(*) > 0
    >

    /// Close the gate one point away.
    pattern! < KillEnclose7
        ?O?
        X.*
        ?O?

        : _, b, value(62)

        ; owl_escape_value(*) > 0
    >

    /// Close the gate in contact.
    pattern! < KillEnclose8
        ?O?
        X*.
        ?O?

        : _, b, value(64)
    >

    /// Connect the net, so that nobody pushes through.
    pattern! < KillEnclose9
        O*?
        XO?

        : 8, b, value(62)
    >

    /// Turn at the head of the dragon along our wall.
    pattern! < KillEnclose11
        OO?
        X*.
        ?..

        : 8, b, value(60)

        ; owl_escape_value(*) > 0
    >

    /// Jump ahead of the dragon, one point from its head.
    pattern! < KillEnclose12
        O..
        X.*
        ?..

        : 8, b, value(61)

        ; owl_escape_value(*) > 0
    >

    /// Shut the diagonal way out.
    pattern! < KillEnclose13
        ..*
        ...
        X..

        : _, b, value(58)

        ; owl_escape_value(*) > 0
    >

    /// Stop below the gap of the net.
    pattern! < KillEnclose15
        O.O
        ...
        .*.
        ?X?

        : _, b, value(62)

        ; owl_escape_value(*) > 0
    >

    /// Stretch on over the head of the dragon.
    pattern! < KillEnclose16
        OO*
        .X?
        ???

        : 8, b, value(60)
    >

    /// Cut the dragon off from a friend that lives.
    pattern! < KillEnclose18
        X*X

        : _, b, value(64)

        X*A

        ; owl_strong_dragon(A) && !owl_goal_dragon(A) && xlib(*) > 2
    >

    /// Come between the dragon and a friend that lives.
    pattern! < KillEnclose19
        X.X
        .*.

        : _, b, value(60)

        X.A
        .*.

        ; owl_strong_dragon(A) && !owl_goal_dragon(A)
    >

    /// Lean over the dragon from the side where it would run.
    pattern! < KillEnclose22
        X..
        ...
        .*.

        : 8, b, value(56)

        ; owl_escape_value(*) > 1
    >
}
