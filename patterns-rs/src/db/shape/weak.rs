//! What does a weak dragon need, and what does one of theirs fear? Moves that run, make a base, shut in or take a
//! base away.

use gnugo_engine::patterns;

patterns! {
    /// Weak dragons.
    pub static WEAK: Shape;

    /// Jump out with a weak stone while the way is open.
    pattern! < Weak1
        ?...?
        ..*..
        .....
        ..O..

        : |, OdE, shape(-6)

        ?...?
        ..*..
        .....
        ..a..

        ; weak(a) && !oarea(*) && is_surrounded(a) != 1 && dragonsize(a) > 1

        accepted
        ..X......
        .........
        ....*....
        .........
        X...O....
        ....O...X
        ..X...X..
        ---------

        refused
        .......
        ...*...
        .......
        ...O...
        ...O...
        .......
        -------
    >

    /// Run with a knight's move with a weak stone that has been stopped on one side.
    pattern! < Weak2
        ?....?
        .*...?
        ......
        X.O...

        : 8, OdE, shape(-6)

        ?....?
        .*...?
        ......
        X.a...

        ; weak(a) && !oarea(*)

        accepted
        .........X
        ...*......
        ..........
        ..X.O...X.
        ....X.....
        ..........
        ----------

        refused
        .......
        ..*....
        .......
        .X.O...
        .......
        .......
        -------
    >

    /// Cap a weak stone at the point to which it would jump.
    pattern! < Weak3
        ?...?
        ?...?
        ?...?
        ..*..
        .....
        ..X..

        : |, XaE, shape(-1)

        ?...?
        ?...?
        ?...?
        ..*..
        .....
        ..A..

        ; weak(A) && !xarea(*) && !dead(A)

        accepted
        O..*..O
        .......
        O..X..O
        .......
        .......
        -------

        refused
        ...*...
        .......
        ...X...
        .......
        .......
        -------
    >

    /// Shut a weak dragon in by a knight's move.
    pattern! < Weak4
        ?...?
        ..*..
        ....?
        .X..?

        : 8, Xa, shape(-5)

        ?...?
        ..*..
        ....?
        .A..?

        ; weak(A) && does_surround(*, A)

        accepted
        O......
        ...*...
        ......O
        ..X....
        O......
        ....O..
        -------

        refused
        .......
        ...*...
        .......
        ..X....
        .......
        .......
        -------
    >

    /// Shut a weak dragon in by a diagonal move in front of it.
    pattern! < Weak5
        ..*
        ...
        X..

        : /, Xa, shape(-6)

        ..*
        ...
        A..

        ; weak(A) && does_surround(*, A)

        accepted
        O......
        ....*..
        ......O
        ..X....
        O......
        ....O..
        -------
    >

    /// Shut a weak dragon in by standing a space in front of it.
    pattern! < Weak6
        ...
        .*.
        ...
        .X.

        : |, Xa

        ...
        .*.
        ...
        .A.

        ; weak(A) && does_surround(*, A)

        accepted
        O.......
        ...*....
        .......O
        ...X....
        O.......
        .....O..
        --------

        refused
        .......
        ...*...
        .......
        ...X...
        .......
        .......
        -------
    >

    /// Make a base along the side with a weak stone of the third line.
    pattern! < Weak7
        ?....?
        ?....?
        .O..*.
        ......
        ......
        ------

        : 8, Ode, shape(-4)

        ?....?
        ?....?
        .a..*.
        ......
        ......
        ------

        ; weak(a) && is_surrounded(a) != 0 || weakness(a) > 0.5

        accepted
        |...X.X....
        |X.........
        |..........
        |...O..*..X
        |..........
        |X.........
        +----------

        refused
        .......
        .......
        .O..*..
        .......
        .......
        -------
    >

    /// Descend to the second line for a base under stones that press on a weak one.
    pattern! < Weak8
        ?XO?
        x.*.
        ....
        ----

        : 8, Ode, shape(-4)

        ?Xa?
        x.*.
        ....
        ----

        ; weak(a) && genus(a) < 2

        accepted
        ..X.....
        ..XO....
        ...*....
        ........
        --------
    >

    /// Take the base of a weak stone from below before it descends.
    pattern! < Weak9
        ?OX?
        o.*.
        ....
        ----

        : 8, OXae, shape(2)

        ?OA?
        o.*.
        ....
        ----

        ; weak(A) && genus(A) < 2 && oplay_defend(*, *)

        accepted
        ..OOX.
        ..OX..
        ...*..
        ......
        ------

        refused
        ..OX...
        ..OX...
        ...*...
        .......
        -------
    >

    /// Stretch towards the open with a weak dragon, when the opponent would close there.
    pattern! < Weak10
        XX.
        OO*
        ?..

        : 8, OdE, shape(1)

        XX.
        aa*
        ?..

        ; weak(a)

        accepted
        .XX.....
        .OO*....
        ........
        .X......

        refused
        |.XX....
        |.OO*...
        |.......
        |.O.....
        |O......
    >

    /// Keep a weak dragon from bending to the open.
    pattern! < Weak11
        OO.
        XX*
        ?..

        : 8, OXaE, shape(2)

        OO.
        AA*
        ?..

        ; weak(A) && oplay_defend(*, *)

        accepted
        .OO....
        OXX*...
        .......
        .......
        .O...O.

        refused
        .OO....
        .XX*...
        .......
    >

    /// Step on the point where a weak dragon of theirs would make an eye in the hollow of two stones.
    pattern! < Weak12
        ?XX
        X*.
        ??.

        : 8, OXa, shape(8)

        ?AA
        X*.
        ??.

        ; weak(A) && genus(A) < 2 && max_eye_value(*) > 0

        accepted
        .....O..|
        O..XX..O|
        ..X*..XO|
        ..O..X..|
        .O.O..O.|
        ........|

        refused
        .....O..|
        O..XX..O|
        ..X*....|
        ........|
        .O......|
        ........|
    >

    /// Turn out at the open end of a dragon that is nearly shut in, and would be killed.
    pattern! < Weak14
        XO?
        X*.
        ?.?

        : 8, OdE, shape(4)

        Xa?
        X*.
        ?.?

        ; unknown(a) && weak(a) && is_surrounded(a) == 2 && owl_attack(a) && owl_does_defend(*, a)

        accepted
        +------------
        |.........X..
        |........XOO.
        |...X....XXO.
        |.........XOO
        |....O..OXXXO
        |..O..*OXOXXX
        |.....XXXOX.O
        |..X...OOOXOO
        |........OOX.
        |.........O.O
        |...X.....O..
        |..........OO

        refused
        ..X....
        ..XO...
        ..X*...
        .......
    >

    /// Stop a dragon that is nearly shut in at its open end, when it would live if it moved first.
    pattern! < Weak15
        OX?
        O*.
        ?.?

        : 8, OXa, shape(4)

        OA?
        O*.
        ?.?

        ; unknown(A) && weak(A) && is_surrounded(A) == 2 && owl_defend(A) && owl_does_attack(*, A)

        accepted
        +------------
        |.........O..
        |........OXX.
        |...O....OOX.
        |.........OXX
        |....X..XOOOX
        |..X..*XOXOOO
        |.....OOOXO.X
        |..O...XXXOXX
        |........XXO.
        |.........X.X
        |...O.....X..
        |..........XX

        refused
        ..O....
        ..OX...
        ..O*...
        .......
    >
}
