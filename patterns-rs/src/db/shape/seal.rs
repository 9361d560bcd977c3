//! How is a group shut in? Moves that close the last way out.
//!
//! A group that is sealed in has to make two eyes on the spot, while the wall around it is worth more than the eyes. The
//! constraints ask whether the group is weak, and where a move can be cut off, whether the wall holds.

use gnugo_engine::patterns;

patterns! {
    /// Moves that seal in.
    pub static SEAL: Shape;

    /// Step across the head of a weak dragon that creeps out along our stones.
    pattern! < Seal3
        ?...
        O.*.
        OX.?
        ?X??

        : 8, OXaE

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

    /// Press a weak stone on the third line down from above, in step with our wall.
    pattern! < Seal6
        ?...?
        O.*.?
        ..X.?
        ....?
        ....?
        -----

        : 8, OXaE, shape(2)

        ?...?
        b.*.?
        ..A.?
        ....?
        ....?
        -----

        ; weak(A) && !weak(b)

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

    /// Extend in front of the opponent's push instead of letting him come out.
    pattern! < Seal8
        ?O.?
        ?X*.
        ?XO?

        : 8, OXaE, shape(9)

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
}
