//! Where do two large frameworks meet, and how is one of them kept small? Moves at the border of what is not
//! territory yet.

use gnugo_engine::patterns;

patterns! {
    /// Frameworks and their borders.
    pub static MOYO: Shape;

    /// The point where both frameworks meet, in the middle between two stones that face each other.
    pattern! < Moyo1
        ....
        O.*.
        ...X

        : 8, OXeE, shape(1)

        ....
        a.*.
        ...B

        ; omoyo(a) && xmoyo(B) && !oterri(*) && !xterri(*)
    >

    /// Where both frameworks meet halfway between stones that stand apart.
    pattern! < Moyo2
        .....
        O.*.X
        .....

        : -, OXeE, shape(1)

        .....
        a.*.B
        .....

        ; !oterri(*) && !xterri(*) && !weak(a) && !weak(B)
    >

    /// Raise our framework and lower theirs at once with a knight's move above their low stone.
    pattern! < Moyo3
        ?...?
        .O.*.
        ....?
        ...X.
        ....?
        ....?
        -----

        : 8, OXeE, shape(2)

        ?...?
        .a.*.
        ....?
        ...X.
        ....?
        ....?
        -----

        ; !weak(a) && !oterri(*)
    >

    /// Reduce a framework by a shoulder hit on a stone of the fourth line.
    pattern! < Moyo4
        ?.....
        ?.....
        ..*...
        ...X..
        ......
        ......
        ......
        ------

        : 8, XE, shape(1)

        ?.....
        ?.....
        ..*...
        ...A..
        ......
        ......
        ......
        ------

        ; wormsize(A) == 1 && xmoyo(A) && !xterri(*) && !weak(A)
    >

    /// Reduce a framework with a cap over a stone of the fourth line.
    pattern! < Moyo5
        .....
        ..*..
        .....
        ..X..
        .....
        .....
        .....
        -----

        : |, XE, shape(1)

        .....
        ..*..
        .....
        ..A..
        .....
        .....
        .....
        -----

        ; wormsize(A) == 1 && xmoyo(*) && !xterri(*)
    >

    /// Close the skirt of our framework on the third line where the opponent has a stone outside.
    pattern! < Moyo6
        ?....?
        O..*.X
        ......
        ......
        ------

        : 8, OXe, shape(1)

        ?....?
        a..*.X
        ......
        ......
        ------

        ; !weak(a) && !oterri(*)
    >

    /// Expand the border with a knight's move, towards the stone from which the opponent would reduce.
    pattern! < Moyo7
        ?O...?
        ....?.
        ...*..
        ?....?
        ?X???.

        : 8, OXeE, shape(1)

        ?a.c.?
        ....?.
        ...*..
        ?....?
        ?X???.

        ; omoyo(c) && !oarea(*) && !xarea(*) && !weak(a)

        accepted
        ....X.
        ......
        ..*...
        ......
        ....O.
    >

    /// Widen the framework at its mouth: a jump on the line where both sides' frameworks would end.
    pattern! < Moyo8
        ?...?
        ..*..
        ?...?
        ?.O.?

        : 8, OeE

        ?.d.?
        b.*..
        ?...?
        ?.a.?

        ; omoyo(b) && !omoyo(d) && !xarea(d) && !oterri(*) && !weak(a)

        accepted
        ......O..
        .X.......
        X.....*..
        .........
    >

    /// Push the border into their framework from a wall that faces it.
    pattern! < Moyo9
        OO.?
        ..*?
        XX.?

        : 8, OXeE, shape(1)

        aac?
        ..*?
        XXd?

        ; !weak(a) && lib(a) > 2 && !oarea(c) && !xarea(d)

        accepted
        ..OO......
        ....*....O
        ..XX...O..
        ..........
        O....X....
    >

    /// The diagonal move on the border: our framework is a line higher and theirs a line lower.
    pattern! < Moyo10
        O..?
        .*.?
        ..X?

        : 8, OXeE, shape(1)

        ac.?
        .*.?
        ..Xd

        ; omoyo(c) && xmoyo(d) && !oterri(*) && !xterri(*) && !weak(a)

        accepted
        .O..
        ..*.
        O..X
        ....
        .X..
    >

    /// Fill the hole in the middle of our framework before the opponent finds it: one stone makes territory of all.
    pattern! < Moyo11
        ?..O..?
        ?.....?
        O..*..O
        .......
        .......
        -------

        : |, Oe, shape(1)

        ?..O..?
        ?.....?
        O..*..O
        .d...e.
        .......
        -------

        ; omoyo(d) && omoyo(e) && !oterri(*)

        accepted
        ...O...
        .......
        O..*..O
        .......
        .......
        -------
    >

    /// A wall is extended at its end before the opponent bends around it.
    pattern! < Moyo12
        OO..
        XX*.
        ?...

        : 8, OXeE

        bb.c
        XX*.
        ?.d.

        ; (omoyo(c) || xmoyo(d)) && !weak(b)

        accepted
        |..OO
        |.*XX
        |....
    >

    /// Take the high point between two of our fourth-line stones that stand apart.
    pattern! < Moyo13
        ?...*...?
        ?.......?
        O.......O
        ?.......?
        ?.......?
        ?.......?
        ---------

        : |, OE

        ?..d*e..?
        ?.......?
        O.......O
        ?.......?
        ?.......?
        ?.......?
        ---------

        ; (omoyo(d) || omoyo(e)) && !oterri(*) && !xarea(*)

        accepted
        ....*....
        ........O
        O.......O
        .........
        .........
        .........
        ---------
    >

    /// Answer the reduction by a knight's move cap from above: the stone is driven into our strength.
    pattern! < Moyo14
        ?.*..?
        ?....?
        ?...X?
        O....?

        : 8, OXeE, shape(1)

        ?.*..?
        ?....?
        ?...A?
        b....?

        ; wormsize(A) == 1 && weak(A) && omoyo(b) && !weak(b)

        accepted
        ....O.
        ..*...
        ......
        ....X.
        O.....
        ......
        ....O.
    >
}
