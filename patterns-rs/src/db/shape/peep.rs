//! What is done about a peep? "Even a moron connects against a peep."
//!
//! A peep threatens to cut at the next move; the constraints read that the cut would work.

use gnugo_engine::patterns;

patterns! {
    /// Answers to peeps.
    pub static PEEP: Shape;

    /// Connect a one-space jump that has been peeped at.
    pattern! < Peep1
        x.x
        O*O
        ?X?

        : |, nC, shape(11)

        bac
        d*e
        ?X?

        ; !same_string(d, e) && (!xplay_attack(*, a, b, b) || !xplay_attack(*, a, c, c))

        accepted
        .......
        ..O*O..
        ...X...
        .......

        refused
        ..O.O..
        .O...O.
        ..O*O..
        ...X...
        .......
    >

    /// Fill a tiger's mouth that has been peeped at.
    pattern! < Peep2
        ?O?
        O*O
        ?X?

        : |, sC, shape(1)

        ?a?
        b*c
        ?X?

        ; (!same_string(a, b) || !same_string(a, c))
        ; && xlib(*) > 1 && safe_xmove(*) && safe_omove(*)

        accepted
        ..XO...
        ..O*O..
        ...X...
        .......
    >

    /// Connect at the waist of a knight's move that has been peeped at.
    pattern! < Peep3
        O..
        .*O
        ?X.

        : 8, nC, shape(1)

        cab
        .*d
        ?X.

        ; !same_string(c, d) && !xplay_attack(*, a, b, b)

        accepted
        ...X...
        ..O....
        ...*O..
        ...X...

        refused
        ....O..
        ..O..O.
        ...*O..
        ...X...
    >

    /// Answer a peep at a two-space jump by making a solid one-space jump with the nearer stone.
    pattern! < Peep4
        ?....?
        .O*.O.
        ??X.??

        : 8, OXC, shape(8)

        ?....?
        .a*.b.
        ??X.??

        ; !same_string(a, b) && safe_xmove(*)

        accepted
        .......
        ..O*.O.
        ...X...
        .......
    >

    /// Connect a diagonal that a cut would part at once.
    pattern! < Peep6
        O.?
        *OX
        ?X?

        : 8, nC, shape(2)

        a.?
        *bX
        ?X?

        ; !same_string(a, b) && !xplay_connect(*, a, b)

        accepted
        ..X.
        X.OX
        XO*.
    >

    /// Peep at the hollow of a weak tiger's mouth: connecting leaves no eye shape.
    pattern! < Peep8
        ?X?
        X.X
        ?*?

        : 8, OXa, shape(-1)

        ?A?
        BcX
        ?*?

        ; weak(A) && genus(A) < 2 && max_eye_value(c) > 0 && !same_string(A, B)

        accepted
        .....O.|
        ...X...|
        O.X.XX.|
        ...*...|
        .......|
        ....O..|
    >
}
