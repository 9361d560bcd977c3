//! Which of our strings are about to be cut apart, and how are they joined? Solid connections and links along the edge.
//!
//! Class `C` asks whether the strings are different and worth joining; the constraints ask whether the opponent can
//! really cut. Hanging connections, bamboo joints and answers to peeps have files of their own.

use gnugo_engine::patterns;

patterns! {
    /// Solid connections and links underneath.
    pub static CONNECT: Shape;

    /// Connect at a cutting point where the opponent's cut would live.
    pattern! < Connect1
        OX
        *O

        : /, sC, shape(1)

        aX
        *b

        ; !same_string(a, b) && xlib(*) > 1 && safe_xmove(*) && safe_omove(*)
    >

    /// Connect two strings with the opponent on both sides of the gap.
    pattern! < Connect2
        ?X?
        O*O
        ?X?

        : +, nC, shape(2)

        ?X?
        a*b
        ?X?

        ; !same_string(a, b)
    >

    /// Connect underneath a stone on the second line, along the first: whatever cuts there is captured.
    pattern! < Connect3
        OXO
        .*.
        ---

        : |, Ce, minterri(2)

        cXd
        a*b
        ---

        ; !same_string(c, d) && oplay_attack(*, a, a) && oplay_attack(*, b, b)
    >

    /// Connect underneath a stone on the third line: whatever pushes between is captured.
    pattern! < Connect4
        OXO
        .*.
        ...
        ---

        : |, Ce, minterri(3), shape(1)

        cXd
        a*b
        ...
        ---

        ; !same_string(c, d) && oplay_attack(*, a, a) && oplay_attack(*, b, b)
    >

    /// Fill the ko: nothing can be captured here any more.
    pattern! < Connect5
        ?O?
        O*O
        ?O?

        : _, C

        ; ko(*)
    >

    /// Fill the ko at the edge.
    pattern! < Connect6
        ?O?
        O*O
        ---

        : |, C

        ; ko(*)
    >

    /// Connect on the first line the stone that bent around the opponent's there.
    pattern! < Connect7
        ?OX?
        .*O?
        ----

        : 8, Ce, minterri(1)

        ?OX?
        .*a?
        ----

        ; attack(a) && does_defend(*, a)
    >

    /// Connect on the second line the stone that bent around the opponent's on the third.
    pattern! < Connect8
        ?OX?
        .*OX
        ....
        ----

        : 8, nC, shape(1), minterri(2)
    >

    /// Occupy the middle between two stones on a diagonal, two points apart, before the opponent does.
    pattern! < Connect9
        O.?
        .*.
        ?.O

        : X, nC, shape(1)

        a.c
        .*.
        d.b

        ; !same_string(a, b) && x_somewhere(c) && x_somewhere(d)
    >
}
