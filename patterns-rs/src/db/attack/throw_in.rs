//! Which sacrifice makes a string short of liberties? Throw-ins, snapbacks, connect-and-die.

use gnugo_engine::patterns;

patterns! {
    /// Sacrifices that capture.
    pub static THROW_IN: Attack;

    /// Throw in where three strings meet: whoever takes the stone fills a liberty of his own.
    pattern! < ThrowIn1
        ?X?
        X*X
        ?.?

        : |, A

        ?A?
        B*C
        ?.?

        ; lib(A) <= 2 || lib(B) <= 2 || lib(C) <= 2

        accepted
        |...X...
        |..XX...
        |..XXOO.
        |.XX*XO.
        |..O.XO.
        |..OOOO.
        +-------

        refused
        ...X...
        ..X*X..
        .......
        .......
    >

    /// Throw in on the first line.
    pattern! < ThrowIn2
        ?X?
        X*.
        ---

        : 8, A

        ?A?
        B*.
        ---

        ; lib(A) <= 2 || lib(B) <= 2

        accepted
        OOOOOO
        OXX.XO
        OX*..O
        ------
    >

    /// Get between two strings that are both short of liberties: if one connects, both are caught.
    pattern! < ThrowIn3
        X*X

        : +, A

        A*B

        ; !same_string(A, B) && lib(A) <= 2 && lib(B) <= 2

        accepted
        ..OOO..
        .OX*XO.
        .O...O.
        -------
    >

    /// Atari beside a stone of ours in atari: who takes it is taken back by a snapback.
    pattern! < ThrowIn4
        XO?
        *XX
        ???

        : 8, A

        AB?
        *CC
        ???

        ; lib(B) == 1 && (lib(A) <= 2 || lib(C) <= 2)

        accepted
        ..OO...
        .OX.O..
        .OXOX..
        .O*XX..
        .......
    >

    /// A placement on the first line, one point in: neither side can connect without becoming short of liberties.
    pattern! < ThrowIn5
        ?XX?
        ?.*.
        ----

        : 8, A

        ?AA?
        ?.*.
        ----

        ; lib(A) <= 4

        accepted
        OOOOOO
        OXXXXO
        O..*.O
        ------
    >

    /// The tombstone: a second stone on the first line is given up, and the throw-in where both stood captures.
    pattern! < ThrowIn6
        ?X?
        XOX
        .*.
        ---

        : 8, A

        ?A?
        XOA
        .*.
        ---

        ; lib(A) <= 4

        accepted
        OOOOOO
        OXXXXO
        OXOX.O
        O.*..O
        ------
    >
}
