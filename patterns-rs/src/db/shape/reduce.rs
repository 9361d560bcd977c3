//! How is a framework kept small without being invaded? Shoulder hits, caps, light jumps and deep peeps.
//!
//! Whoever reduces wants to leave with sente, not to live: the stone stands where the framework would be finished, with the way
//! out behind it. The constraints ask for a framework that is not territory yet.

use gnugo_engine::patterns;

patterns! {
    /// Reductions.
    pub static REDUCE: Shape;

    /// Shoulder hit a third-line stone of a framework: it crawls, and the framework stays low.
    pattern! < Reduce1
        ?....??
        ?....??
        .*...??
        ..X..??
        ......?
        ......?
        -------

        : 8, OXE, shape(1)

        ?....??
        ?....??
        .*.d.??
        ..A..??
        ......?
        ......?
        -------

        ; wormsize(A) == 1 && xmoyo(d) && !xterri(*) && !xterri(d) && !weak(A)

        accepted
        ......|
        ..*...|
        ...X..|
        ......|
        ......|
        ......|
        ......|
    >

    /// Cap the third-line stone at the centre of a framework, at the height of its border.
    pattern! < Reduce2
        ?.....?
        ...*...
        .......
        ...X...
        .......
        .......
        -------

        : |, OXE, shape(1)

        ?.....?
        ...*...
        ..d.c..
        ...A...
        .......
        .......
        -------

        ; wormsize(A) == 1 && !weak(A) && xmoyo(c) && xmoyo(d) && !xterri(*)

        accepted
        ......|
        ......|
        ......|
        .*.X..|
        ......|
        ......|
        ......|
    >

    /// Jump from our wall into the mouth of their framework: it shrinks with every jump, and ours grows.
    pattern! < Reduce3
        ?....?
        O.*..?
        O....?
        ?....?

        : 8, OXE

        ?....?
        a.*e.?
        a....?
        ?....?

        ; !weak(a) && !omoyo(e) && !xterri(e) && !oarea(*)

        accepted
        ...X...
        X......
        .......
        .......
        ..*....
        .......
        .OO...X
        ..OX...
    >

    /// Reduce from above along the border: a knight's move from our stone towards their framework.
    pattern! < Reduce4
        ?.....?
        .O....?
        ...*..?
        ......?
        ?....X?

        : 8, OXE, shape(1)

        ?.....?
        .a....?
        ...*..?
        .....e?
        ?....B?

        ; !weak(a) && xmoyo(e) && !oarea(*) && !xterri(*) && !weak(B)

        accepted
        .......
        .....O.
        ...*...
        .......
        .X.....
    >

    /// A step into the open corner of a framework, a diagonal jump from two stones of theirs.
    pattern! < Reduce5
        ?....?
        .*...?
        .....X
        ...X.?
        .....?

        : 8, OXE

        ?....?
        .*...?
        ...e.B
        ...A.?
        .....?

        ; xmoyo(e) && !xmoyo(*) && !xarea(*) && !oarea(*) && !weak(A) && !weak(B)

        accepted
        ...O.
        .....
        .*...
        .....
        ...X.
        .....
        ..X..
    >

    /// Keep two wings from becoming a box: the point above the middle stone that both sides would want.
    pattern! < Reduce6
        ?.......?
        ?...*...?
        .........
        X...X...X
        .........
        .........
        ---------

        : |, XE, shape(1)

        ?.......?
        ?...*...?
        .........
        X...B...X
        .........
        .........
        ---------

        ; !weak(B) && !xterri(*)

        accepted
        .........
        ....*....
        .........
        X...X...X
        .........
        .........
        ---------
    >

    /// Push the border back with a diagonal step in front of a low wall.
    pattern! < Reduce7
        .*.?
        ..X?
        OXX?
        ?..?

        : 8, OXe, shape(1)

        .*.?
        ..X?
        aXX?
        ?..?

        ; !weak(a) && xmoyo(*) && !xterri(*)

        accepted
        ..X...
        ...*..
        ....X.
        ..OXX.
        ......
        O.....
    >

    /// The shoulder hit from our own side: it builds our framework and flattens theirs.
    pattern! < Reduce8
        ?O....?
        ?..*..?
        ?...X.?
        ?.....?
        ?.....?
        -------

        : 8, OXeE

        ?a....?
        ?..*..?
        ?...A.?
        ?.....?
        ?.....?
        -------

        ; wormsize(A) == 1 && !weak(a) && !weak(A)

        accepted
        .O.....
        ...*...
        ....X..
        .......
        .......
        -------
    >

    /// Press on the fourth line what has extended on the third: their side is low, our centre is not.
    pattern! < Reduce9
        ?.....?
        O.*...?
        O..X..?
        ?.....?
        ?.....?
        -------

        : 8, OXE

        ?.....?
        a.*...?
        a..B..?
        ?.....?
        ?.....?
        -------

        ; !weak(a) && wormsize(B) == 1

        accepted
        .......
        O.*....
        O..X...
        .......
        .......
        -------
    >

    /// Extend a wall into what would be the opponent's framework next.
    pattern! < Reduce10
        ?O..?
        ?O.*.
        ?O..?
        ?...?

        : 8, OXEe

        ?a..?
        ?a.*e
        ?a..?
        ?...?

        ; !weak(a) && !omoyo(e) && !xterri(e) && !oarea(*)

        accepted
        ......
        ....O.
        X.*.O.
        ....O.
    >
}
