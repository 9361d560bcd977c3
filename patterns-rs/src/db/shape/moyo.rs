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

        : 8, OXeE, shape(-6)

        ....
        a.*.
        ...B

        ; omoyo(a) && xmoyo(B) && !oterri(*) && !xterri(*)

        accepted
        .O........
        ..........
        .O.*.....X
        ....X.....
        .........X
        .O........
        ..........
        ----------
    >

    /// Where both frameworks meet halfway between stones that stand apart.
    pattern! < Moyo2
        .....
        O.*.X
        .....

        : -, OXeE, shape(-6)

        .....
        a.*.B
        .....

        ; !oterri(*) && !xterri(*) && !weak(a) && !weak(B)

        accepted
        .O.....X.
        .........
        ..O.*.X..
        .........
        .O.....X.
        .........
        .........
        ---------
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

        : 8, OXeE, shape(-6)

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

        : 8, XE, shape(-6)

        ?.....
        ?.....
        ..*...
        ...A..
        ......
        ......
        ......
        ------

        ; wormsize(A) == 1 && xmoyo(A) && !xterri(*) && !weak(A)

        accepted
        ..O.........
        ............
        ............
        ....*.......
        .....X....X.
        ............
        ............
        ............
        ------------
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

        : |, XE, shape(-6)

        .....
        ..*..
        .....
        ..A..
        .....
        .....
        .....
        -----

        ; wormsize(A) == 1 && xmoyo(*) && !xterri(*)

        accepted
        O...........
        ............
        .....*.....X
        ............
        .....X......
        X.........X.
        ............
        ............
        ------------
    >

    /// Close the skirt of our framework on the third line where the opponent has a stone outside.
    pattern! < Moyo6
        ?....?
        O..*.X
        ......
        ......
        ------

        : 8, OXe, shape(4)

        ?....?
        a..*.X
        ......
        ......
        ------

        ; !weak(a) && !oterri(*)

        accepted
        ..........
        ..O..*.X..
        ..........
        ..........
        ----------
    >

    /// A wall is extended at its end before the opponent bends around it.
    pattern! < Moyo12
        OO..
        XX*.
        ?...

        : 8, OXeE, shape(1)

        bb.c
        XX*.
        ?.d.

        ; (omoyo(c) || xmoyo(d)) && !weak(b)

        accepted
        |..OO
        |.*XX
        |....
    >
}
