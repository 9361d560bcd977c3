//! Which of the attacking stones can be attacked in turn? Counter-atari, nets and cuts that save a string.

use gnugo_engine::patterns;

patterns! {
    /// Counter-attacks.
    pub static COUNTER: Defense;

    /// Atari on an attacking stone from the far side.
    pattern! < Counter1
        OX*

        : -, D

        bA*

        ; lib(b) <= 2 && lib(A) == 2

        accepted
        ..XX...
        .XOOX*.
        .X..O..
        ..XX...

        refused
        ..XX...
        .XOOX*.
        ..X.X..
        ....X..
    >

    /// Atari on an attacking stone from its flank.
    pattern! < Counter2
        OX
        ?*

        : 8, D

        bA
        ?*

        ; lib(b) <= 3 && lib(A) <= 2

        accepted
        .XXO...
        XOOX...
        XO.*O..
        .X.X...
    >

    /// Catch the cutting stone in a net.
    pattern! < Counter3
        ?O?.
        OX..
        ?.*.
        ....

        : '\\', D

        ?b?.
        cX..
        ?.*.
        ....

        ; (lib(b) <= 3 || lib(c) <= 3)

        accepted
        .XXX...
        XOO....
        XOX....
        X..*...
        .......
    >

    /// Cut the attacking stones from each other.
    pattern! < Counter4
        OX
        X*

        : '\\', D

        cA
        B*

        ; !same_string(A, B) && lib(c) <= 3 && (lib(A) <= 2 || lib(B) <= 2)

        accepted
        ..XO..
        XOOX..
        ..X*O.
        .X....
    >

    /// Bend at the head of an attacking stone that leans on ours.
    pattern! < Counter5
        .X*
        .O.
        ???

        : 8, D

        .A*
        .b.
        ???

        ; lib(b) <= 3 && lib(A) <= 2

        accepted
        ..O...
        ..X*..
        X.O...
        .XXX..
    >

    /// Capture an attacking stone in atari at its far side.
    pattern! < Counter6
        OX*

        : -, D

        bA*

        ; lib(A) == 1 && lib(b) <= 3

        accepted
        ..XO..
        ..OX*.
        ..XO..
    >

    /// Atari on two attacking stones from their flank.
    pattern! < Counter7
        OX?
        ?X*

        : 8, D

        bA?
        ?A*

        ; lib(A) == 2 && lib(b) <= 3

        accepted
        ..O...
        XOXO..
        ..X*..
        ..O...
    >

    /// Catch an attacking stone on the second line in a net against the edge.
    pattern! < Counter8
        ?O?
        ?X.
        ..*
        ---

        : 8, D

        ?b?
        ?A.
        ..*
        ---

        ; lib(A) <= 3 && lib(b) <= 3

        accepted
        .XX...
        XOO.O.
        XOX...
        X..*..
        ------
    >

    /// Catch an attacking stone in a loose net, a knight's move away.
    pattern! < Counter9
        ?O?..
        OX...
        ?..*.
        ?....

        : 8, D

        ?b?..
        cX...
        ?..*.
        ?....

        ; (lib(b) <= 3 || lib(c) <= 3)

        accepted
        .XX....
        XOO....
        XOX....
        X...*..
        .......
    >

    /// Start a ladder against an attacking stone that two of ours hold.
    pattern! < Counter10
        ?O?
        OX*
        ?.?

        : 8, D

        ?c?
        bX*
        ?.?

        ; (lib(b) == 3 || lib(c) <= 3)

        accepted
        .XX....
        XOO....
        XOX*...
        X......
    >

    /// Atari on two attacking stones at their far end.
    pattern! < Counter11
        OXX*

        : -, D

        bAA*

        ; lib(A) == 2 && lib(b) <= 3

        accepted
        .XOO...
        XOXX*..
        ...O...
        ..O....
    >

    /// Catch two attacking stones in a net ahead of them.
    pattern! < Counter12
        ?OO?
        OXX.
        ?..*

        : 8, D

        ?bb?
        cAA.
        ?..*

        ; lib(A) == 3 && (lib(b) <= 3 || lib(c) <= 3)

        accepted
        .XXX...
        XOOO...
        XOXX...
        X...*..
        .......
    >
}
