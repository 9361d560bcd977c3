//! How are a string's liberties taken in the right order? Cuts, connections and blocks that capture.

use gnugo_engine::patterns;

patterns! {
    /// Moves that make the opponent short of liberties.
    pub static SHORTAGE: Attack;

    /// Cut two strings that are both short of liberties.
    pattern! < Shortage1
        OX
        X*

        : '\\', A

        OA
        B*

        ; !same_string(A, B) && (lib(A) <= 3 || lib(B) <= 3)

        accepted
        ...O..
        ..OX..
        .OX*..
        ......
        ------

        accepted
        .O....
        O.O...
        OX*...
        .OX...
    >

    /// Connect the stones that hold a string: it cannot capture its way out any more.
    pattern! < Shortage2
        OX
        *O

        : /, A

        OA
        *O

        ; lib(A) <= 2

        accepted
        .O....
        .OXO..
        .*O...
        .X....

        refused
        .O....
        .OXX..
        .*O...
        ......
    >

    /// Bend at the head of two stones.
    pattern! < Shortage3
        OO.
        XX*
        ..?

        : 8, A

        OO.
        AA*
        ..?

        ; lib(A) <= 3

        accepted
        |OO..
        |XX*.
        |....
        |OO..
    >

    /// Stop a stone right at its head, between two of ours.
    pattern! < Shortage4
        O.O
        .*.
        ?X?

        : |, A

        O.O
        .*.
        ?A?

        ; lib(A) <= 3

        accepted
        .O.O..
        ..*...
        ..XO..
        .OO...
    >

    /// Take the point from which the string would connect to its friend.
    pattern! < Shortage5
        X*X

        : +, A

        A*B

        ; !same_string(A, B) && (lib(A) == 1 || lib(B) == 1)

        accepted
        ..O...
        .OX*X.
        ..O...
    >

    /// The squeeze: the stone in atari is given up, and the string that takes it finds itself in atari from outside.
    pattern! < Shortage7
        XX*
        O.?

        : 8, A

        AA*
        b.?

        ; lib(b) == 1 && lib(A) == 2

        accepted
        .OO..
        OXX*.
        XO.O.
        XXO..
        .....
    >

    /// Take an outside liberty of a string that has no time to gain one inside.
    pattern! < Shortage8
        OX
        O*

        : 8, A

        OA
        O*

        ; lib(A) == 2 && !adjacent_to_stone_in_atari(A)

        accepted
        .XXX...
        OOOOX..
        O.XOX..
        OOX*O..
        ..OO...
    >

    /// Connect and die: a liberty taken from outside, and the string is in atari still when it has connected.
    pattern! < Shortage9
        X.X
        ?*?

        : |, A

        A.B
        ?*?

        ; !same_string(A, B) && lib(A) + lib(B) <= 5

        accepted
        .OOOOO.
        .OX.XO.
        .OO*OO.
        .......
    >

    /// Stretch the stone that is in atari: the string along which it stretches is in atari then.
    pattern! < Shortage10
        O*?
        XX?

        : 8, A

        b*?
        AA?

        ; lib(b) == 1 && lib(A) <= 2

        accepted
        .OOO...
        OXX.O..
        XO*....
        .X.....
        .......

        refused
        .OOO...
        OXX.O..
        .O*....
        .X.....
        .......
    >
}
