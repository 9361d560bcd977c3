//! How is a group shut in? Moves that close the last way out, without leaving a cut behind.
//!
//! A group that is sealed in has to make two eyes on the spot, while the wall around it is worth more than the eyes. The
//! constraints ask whether the ring closes (`does_surround`), or whether the last gap is really closed by the move.

use gnugo_engine::patterns;

patterns! {
    /// Moves that seal in.
    pub static SEAL: Shape;

    /// Close the gap between two stones of the ring with a diagonal move.
    pattern! < Seal1
        O..?
        ..*.
        ?X.O
        ????

        : 8, Xa, shape(1)

        O..?
        ..*.
        ?A.O
        ????

        ; weak(A) && genus(A) < 2 && does_surround(*, A)

        accepted
        |XO...
        |...*.
        |..X.O
        |.....
        |.....
        |.....
        +-----

        refused
        O...
        ..*.
        .X.O
        ....
    >

    /// Close the door between two stones of the ring.
    pattern! < Seal2
        ?.....?
        O..*..O
        .......
        ?..X..?

        : |, Xa, shape(2)

        ?.....?
        b..*..c
        .......
        ?..A..?

        ; weak(A) && genus(A) < 2 && !weak(b) && !weak(c)

        accepted
        .......
        O..*..O
        .......
        ...X...
        .......
        -------

        refused
        .......
        O..*..O
        .......
        ...X...
    >

    /// Hane in front of a weak dragon that creeps out along our stones.
    pattern! < Seal3
        ?...
        O.*.
        OX.?
        ?X??

        : 8, OXaE, shape(1)

        ?...
        O.*.
        OA.?
        ?A??

        ; weak(A) && genus(A) < 2

        accepted
        O.OX.
        ...XO
        ..*.O
        .....

        refused
        ....
        O.*.
        OX..
        .X..
    >

    /// Bend around the head of weak stones, which are held on both sides.
    pattern! < Seal4
        ?..??
        .*..?
        OXO.?
        ?X???

        : 8, OXaE, shape(2)

        ?..??
        .*..?
        bAc.?
        ?A???

        ; weak(A) && !oplay_attack_either(*, b, c)

        accepted
        .....
        ...*.
        ..OXO
        ...X.
        ....O

        refused
        .....
        .*...
        OXO..
        .X...
    >

    /// Close the side towards the edge: the weak dragon gets neither out nor under.
    pattern! < Seal5
        ?...
        X..*
        ....
        ....
        ----

        : 8, Xa, shape(1)

        ?...
        A..*
        ....
        ....
        ----

        ; weak(A) && genus(A) < 2 && does_surround(*, A)

        accepted
        OO...
        .X..*
        .....
        .....
        -----

        refused
        ....
        X..*
        ....
        ....
        ----
    >

    /// Press a weak stone on the third line down from above, in step with our wall.
    pattern! < Seal6
        ?...?
        O.*.?
        ..X.?
        ....?
        ....?
        -----

        : 8, OXaE, shape(1)

        ?...?
        b.*.?
        ..A.?
        ....?
        ....?
        -----

        ; weak(A) && !weak(b) && wormsize(A) == 1

        accepted
        .......|
        .O.*...|
        ...X...|
        .......|
        O......|
        -------+

        refused
        .....
        O.*..
        ..X..
        .....
        .....
        -----
    >

    /// Stand in the way of stones that come out of a corner between ours.
    pattern! < Seal7
        ?...?
        .....
        ..*..
        O.X.O
        ?.X.?

        : |, OXaE, shape(1)

        ?...?
        .....
        ..*..
        O.A.O
        ?.A.?

        ; weak(A)

        accepted
        .....
        .....
        ..*..
        O.X.O
        ..X..
        .....
        ...O.

        refused
        .....
        .....
        ..*..
        O.X.O
        ..X..
    >

    /// Extend in front of the opponent's push instead of letting him come out.
    pattern! < Seal8
        ?O.?
        ?X*.
        ?XO?

        : 8, OXaE, shape(1)

        ?b.?
        ?A*.
        ?Ac?

        ; weak(A) && !oplay_attack_either(*, b, c) && !same_string(b, c)

        accepted
        ...O
        ....
        ....
        ....
        OXX.
        .*O.
        ....
        ----

        refused
        .O..
        .X*.
        .XO.
    >

    /// Jump ahead of weak stones that creep along our wall on the third line: they are held low.
    pattern! < Seal9
        ?....?
        OO.*.?
        XX...?
        .....?
        .....?
        ------

        : 8, OXaE, shape(1)

        ?....?
        bb.*.?
        AA...?
        .....?
        .....?
        ------

        ; weak(A) && !weak(b)

        accepted
        |........
        |..OO.*..
        |..XX....
        |........
        |........
        +--------

        refused
        ......
        OO.*..
        XX....
        ......
        ......
        ------
    >
}
