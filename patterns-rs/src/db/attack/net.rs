//! Which loose move holds stones that an atari would let go? Nets.

use gnugo_engine::patterns;

patterns! {
    /// Nets.
    pub static NET: Attack;

    /// The net: wherever the stone runs, it runs into a wall.
    pattern! < Net1
        ?O?.
        OX..
        ?.*.
        ....

        : '\\', A

        ?O?.
        OA..
        ?.*.
        ....

        ; lib(A) == 2
    >

    /// The loose net, a knight's move away.
    pattern! < Net2
        ?O?..
        OX...
        ?..*.
        ?....

        : 8, A

        ?O?..
        OA...
        ?..*.
        ?....

        ; lib(A) == 2
    >

    /// A net for two stones.
    pattern! < Net3
        ?OO?
        OXX.
        ?..*
        ?..?

        : 8, A

        ?OO?
        OAA.
        ?..*
        ?..?

        ; lib(A) <= 3
    >

    /// Close the mouth of a bag: the stone is held above and on both lower corners.
    pattern! < Net4
        ?O?
        .X*
        O.O

        : 8, A

        ?O?
        .A*
        O.O

        ; lib(A) <= 3
    >

    /// A net against the edge: the stone on the second line cannot get past ours on the first.
    pattern! < Net5
        ?O?
        OX.
        ..*
        ---

        : 8, A

        ?O?
        OA.
        ..*
        ---

        ; lib(A) <= 3
    >

    /// Cap a stone that could only run towards the cap, between two of ours further out.
    pattern! < Net6
        O...O
        ..*..
        .....
        ?OXO?

        : |, A

        O...O
        ..*..
        .....
        ?OAO?

        ; lib(A) <= 3
    >
}
