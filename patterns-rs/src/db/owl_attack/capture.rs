//! Which capture, or escape from one, decides about eyes?

use gnugo_engine::patterns;

patterns! {
    /// Captures around a dragon.
    pub static CAPTURE: OwlAttack;

    /// Take stones of the dragon that are in atari.
    pattern! < KillCapture1
        XX*
        ???

        : 8, -, value(84)

        XA*
        ???

        ; lib(A) == 1 && owl_goal_dragon(A)
    >

    /// Save the stone in atari that holds the dragon.
    pattern! < KillCapture2
        XO*
        ???

        : 8, -, value(82)

        Xm*
        ???

        ; lib(m) == 1
    >

    /// Rescue the stone that touches the dragon from below.
    pattern! < KillCapture3
        X?
        O*

        : 8, -, value(80)

        X?
        m*

        ; lib(m) == 1
    >

    /// Draw out the stone in atari on the second line, or connect it below.
    pattern! < KillCapture4
        XO?
        ?*?
        ---

        : 8, -, value(82)

        Xm?
        ?*?
        ---

        ; lib(m) == 1
    >

    /// Stretch with the cutting stone before it is captured.
    pattern! < KillCapture5
        XO*
        ?.?

        : 8, -, value(76)

        Xm*
        ?.?

        ; lib(m) == 2 && attack(m)
    >

    /// Extend sideways with the stone that touches the dragon.
    pattern! < KillCapture6
        XO.
        ?*?

        : 8, -, value(70)

        Xm.
        ?*?

        ; lib(m) == 2
    >

    /// Draw out a stone between two of the dragon's.
    pattern! < KillCapture7
        XOX
        .*.

        : _, -, value(78)

        XmX
        .*.

        ; lib(m) <= 2
    >

    /// Draw down to the edge between the dragon's stones.
    pattern! < KillCapture8
        XOX
        .*.
        ---

        : _, -, value(80)

        XmX
        .*.
        ---

        ; lib(m) <= 2
    >

    /// Take a liberty of stones that are short of them.
    pattern! < KillCapture9
        XX
        O*

        : 8, -, value(76)

        AX
        O*

        ; lib(A) <= 2 && owl_goal_dragon(A)
    >

    /// Take the stone at the end of the net.
    pattern! < KillCapture10
        ?O?
        OX*
        ?O?

        : _, -, value(78)
    >

    /// Atari on the dragon's stone: it has to choose.
    pattern! < KillCapture11
        ?O?
        OX*
        ?.?

        : 8, -, value(76)

        ?O?
        OA*
        ?.?

        ; owl_goal_dragon(A)
    >

    /// Atari from below on the first line.
    pattern! < KillCapture12
        OX?
        ?*?
        ---

        : 8, -, value(74)

        OA?
        ?*?
        ---

        ; lib(A) <= 2 && owl_goal_dragon(A)
    >

    /// Connect our stone that the dragon would take for an eye.
    pattern! < KillCapture13
        XO?
        ?*O

        : 8, -, value(80)

        Xm?
        ?*O

        ; owl_lunch(m) && lib(m) <= 2

        accepted
        .OOOOOOO
        .OXXXXXO
        .OX.XOXO
        .OX.X*OO
        --------

        refused
        .......
        ..XO...
        ...*O..
        .......
    >
}
