//! How does a dragon get out into the open?

use gnugo_engine::patterns;

patterns! {
    /// Jumps, knight's moves and stretches out of an enclosure.
    pub static WAY_OUT: OwlDefense;

    /// The one-point jump: fast and hard to cut.
    pattern! < LiveWayOut1
        ?.?
        .*.
        ?.?
        ?O?

        : _, E, value(60)

        ; owl_escape_value(*) > 0
    >

    /// The knight's move outwards.
    pattern! < LiveWayOut2
        ..*.
        ....
        ?O..

        : 8, E, value(58)

        ; owl_escape_value(*) > 0
    >

    /// The two-point jump, where there is room.
    pattern! < LiveWayOut3
        ..*..
        .....
        .....
        ?.O.?

        : _, E, value(55)

        ; owl_escape_value(*) > 0
    >

    /// A long leap out, three points along and two ahead.
    pattern! < LiveWayOut4
        ...*
        ....
        O..?

        : 8, E, value(52)

        ; owl_escape_value(*) > 1
    >

    /// The diagonal jump out.
    pattern! < LiveWayOut5
        ..*
        ...
        O..

        : _, E, value(60)

        ; owl_escape_value(*) > 0
    >

    /// Stretch out between two of the attacker's stones.
    pattern! < LiveWayOut6
        X.?
        O*?
        X.?

        : _, E, value(64)

        ; owl_escape_value(*) > 0
    >

    /// Jump out between two of the attacker's stones.
    pattern! < LiveWayOut7
        X..
        O.*
        X..

        : _, E, value(62)

        ; owl_escape_value(*) > 0
    >

    /// Jump through the gate that two stones leave open.
    pattern! < LiveWayOut8
        ?X?
        O.*
        ?X?

        : _, E, value(62)

        ; owl_escape_value(*) > 0 && olib(*) > 2
    >

    /// Stretch along under the attacker's stones.
    pattern! < LiveWayOut9
        XX?
        O*.
        ?..

        : 8, E, value(60)

        ; owl_escape_value(*) > 0
    >

    /// Stretch ahead of the stone that presses from above.
    pattern! < LiveWayOut10
        X..
        O*.
        ...

        : 8, E, value(60)

        ; owl_escape_value(*) > 0
    >

    /// Cut through the diagonal of the stones that block.
    pattern! < LiveWayOut11
        X*?
        OX?

        : 8, E, value(62)

        ; olib(*) > 2 && owl_escape_value(*) > 0
    >

    /// Bend around the end of the attacker's stones.
    pattern! < LiveWayOut12
        .*.
        OX.
        ?..

        : 8, E, value(63)

        ; olib(*) > 2
    >

    /// Push through the cut in the net.
    pattern! < LiveWayOut13
        X*.
        OX?
        O.?

        : 8, E, value(62)

        ; olib(*) > 2
    >

    /// Push towards the gap between two stones of the net.
    pattern! < LiveWayOut14
        X.X
        .*.
        ?O?

        : _, E, value(61)

        ; owl_escape_value(*) > 0
    >

    /// Jump into the gap between two stones of the net.
    pattern! < LiveWayOut15
        X.X
        ?*?
        ?.?
        ?O?

        : _, E, value(60)

        ; owl_escape_value(*) > 0
    >

    /// Attach under the cap, to lean against it.
    pattern! < LiveWayOut16
        .X.
        .*.
        ?O?

        : _, E, value(58)

        ; olib(*) > 2
    >

    /// Slip out beside the cap.
    pattern! < LiveWayOut17
        .X.
        ..*
        ?O?

        : 8, E, value(57)

        ; olib(*) > 2
    >

    /// Jump sideways, since a cap stands above.
    pattern! < LiveWayOut18
        ..X
        ...
        *.O

        : 8, E, value(56)

        ; owl_escape_value(*) > 0
    >

    /// Jump up beside the stone that leans over.
    pattern! < LiveWayOut19
        ?.X
        ?*.
        ?.?
        ?O?

        : 8, E, value(60)

        ; owl_escape_value(*) > 0
    >

    /// Attach to the attacker's stone, to get out or to settle.
    pattern! < LiveWayOut20
        ?*X
        ..?
        .O?

        : 8, E, value(56)

        ; olib(*) > 2
    >

    /// Jump out past the stone that shuts the side.
    pattern! < LiveWayOut21
        O..
        ..*
        X..

        : 8, E, value(58)

        ; owl_escape_value(*) > 0
    >

    /// Stretch up in front of the wall before it is closed.
    pattern! < LiveWayOut22
        O*X
        O.X
        O??

        : 8, E, value(62)

        ; owl_escape_value(*) > 0 && olib(*) > 2
    >

    /// Connect the two halves on the way out.
    pattern! < LiveWayOut23
        O*O
        X?X

        : _, E, value(64)
    >

    /// The knight's move into the open centre.
    pattern! < LiveWayOut24
        ?...
        ..*.
        O...
        ....

        : 8, E, value(57)

        ; owl_escape_value(*) > 1
    >

    /// The diagonal move out, in contact with the attacker.
    pattern! < LiveWayOut25
        O.?
        .*X
        ?..

        : 8, E, value(60)
    >

    /// Connect to a friend that lives.
    pattern! < LiveWayOut26
        O*O

        : _, a, value(66)

        O*r

        ; owl_strong_dragon(r) && !owl_goal_dragon(r)
    >

    /// The tiger's mouth between the dragon and a friend that lives.
    pattern! < LiveWayOut28
        O.O
        .*.

        : _, a, value(62)

        O.r
        .*.

        ; owl_strong_dragon(r) && !owl_goal_dragon(r)
    >

    /// Stretch towards a friend that lives.
    pattern! < LiveWayOut29
        O*.O

        : _, a, value(58)

        O*.r

        ; owl_strong_dragon(r) && !owl_goal_dragon(r)
    >

    /// Move towards a friend two points away.
    pattern! < LiveWayOut30
        O..O
        .*..

        : 8, -, value(56)

        O..r
        .*..

        ; owl_strong_dragon(r) && !owl_goal_dragon(r)
    >
}
