//! How is a weak group kept from the open? Blocks, hane and steps ahead, in lines that hold.
//!
//! A ring with a hole is no ring: the constraints read that the line of the new stone and its neighbours cannot be broken,
//! or ask where the ring around the group has its hole.

use gnugo_engine::patterns;

patterns! {
    /// Moves that enclose.
    pub static ENCLOSE: Shape;

    /// Hane at the head of a weak group: the cut behind it does not work.
    pattern! < Enclose1
        ?.*?
        .OX.
        ??X?

        : 8, OXaE, shape(7)

        ?p*?
        .bA.
        ??A?

        ; weak(A) && !dead(A) && !weak(b) && oplay_defend_both(*, p, b, *)

        accepted
        |..OXO.
        |..OX..
        |...*..
        |......
        |......

        refused
        |.O.O
        |..OX
        |.*XX
        |...X
        +----
    >

    /// Close the gap in our line, where a weak group would push through and break it.
    pattern! < Enclose2
        ?.?
        O*O
        ?X?

        : |, OXaE, shape(5)

        ?p?
        a*b
        ?A?

        ; weak(A) && !dead(A) && xplay_break_through(*, p, a, p, b)

        accepted
        |.......
        |..O...O
        |..*X...
        |..OX...
        |.......
        |.O.....
        |.......
        +-------

        refused
        X...|
        XXO.|
        XX*.|
        XOO.|
        O...|
    >

    /// Close the knight's move in our line, where a weak group would push through and break it.
    pattern! < Enclose3
        O.?
        .*O
        ?X?

        : 8, OXaE, shape(6)

        ap?
        .*b
        ?A?

        ; weak(A) && !dead(A) && xplay_break_through(*, p, a, p, b)

        accepted
        ......|
        ...O..|
        .O*...|
        O.X...|
        XO....|

        refused
        -----
        .....
        .O...
        ..*O.
        X.XOO
        .XOOX
    >

    /// Stop a weak group at the end of our stones, in a line with a knight's move that cannot be broken.
    pattern! < Enclose4
        O..?
        ..*O
        ??X?

        : 8, OXaE, shape(5)

        a..?
        ..*b
        ??A?

        ; weak(A) && !dead(A) && !oplay_break_through(*, a, *, b)

        accepted
        |.O...
        |.....
        |..*X.
        |..OX.
        |...O.

        refused
        --------+
        ........|
        ........|
        ........|
        O.......|
        ..*O....|
        ..X.....|
        ........|
    >

    /// Stand right in front of a group that comes out and lives, or else dies.
    pattern! < Enclose5
        ?.?
        .*.
        ?X?

        : |, OXa, shape(8)

        ?.?
        .*.
        ?A?

        ; critical(A) && is_surrounded(A) != 1 && owl_does_attack(*, A)

        accepted
        ..O..|
        .X.O.|
        O.*X.|
        .....|
        ..OOO|

        refused
        |..OXX
        |..XOO
        |..*..
        |.....
        +-----
    >

    /// Stop a weak group on the second line under a strong stone: it gets no base there.
    pattern! < Enclose6
        ?O?
        X*.
        ...
        ---

        : 8, OXae, terri(2), shape(6)

        ?a?
        A*.
        ...
        ---

        ; weak(A) && !dead(A) && genus(A) < 2 && !weak(a)

        accepted
        ..O.|
        ..X.|
        .O*.|
        ....|
        ....|
        ----+

        refused
        ------+
        ......|
        O.*X..|
        ..OX..|
        O.OX..|
    >

    /// Stop a weak group on the third line under a strong stone: it gets no base there.
    pattern! < Enclose7
        ?Ox
        X*.
        ?.x
        ?.?
        ---

        : 8, OXaeE, shape(5)

        ?ax
        A*.
        ?.x
        ?.?
        ---

        ; weak(A) && !dead(A) && genus(A) < 2 && !weak(a)

        accepted
        -----+
        .....|
        .O*..|
        OXX..|
        ...O.|

        refused
        |.....
        |..X.O
        |..*OX
        |....X
        |.....
    >

    /// Step ahead of a weak group along our stones, where the ring around it has its hole.
    pattern! < Enclose8
        O*..
        X.??

        : 8, OXaE, shape(5)

        a*..
        A.??

        ; is_surrounded(A) == 2 && weak(A) && !dead(A) && !weak(a) && !surround_map(A, *)

        accepted
        ......|
        ......|
        ..*...|
        ..OX..|
        ......|
        .O....|
        ......|
        ......|
        ------+

        refused
        .....|
        .....|
        ..*..|
        O.OX.|
        OOX..|
    >
}
