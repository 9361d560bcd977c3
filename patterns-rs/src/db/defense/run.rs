//! Which way does a string that is attacked run? Extensions, jumps and diagonal moves into the open.

use gnugo_engine::patterns;

patterns! {
    /// Ways to run.
    pub static RUN: Defense;

    /// Extend into open space.
    pattern! < Run1
        ?.?
        O*.
        ?.?

        : -, D

        ?.?
        a*.
        ?.?

        ; lib(a) <= 2

        accepted
        ..X...
        .XO*..
        ..X...

        refused
        .....
        .O*..
        .....
    >

    /// Jump: a step further than the atari.
    pattern! < Run2
        ...
        O.*
        ...

        : -, D

        ...
        a.*
        ...

        ; lib(a) <= 3

        accepted
        XXX...
        ......
        XO.*.O
        ......
        ------
    >

    /// Move out diagonally: both ways of cutting leave the other one to connect.
    pattern! < Run3
        O.?
        .*.
        ?.?

        : '\\', D

        a.?
        .*.
        ?.?

        ; lib(a) <= 3

        accepted
        .XX...
        XO....
        ..*...
        ......
    >

    /// Move out with a knight's move, past the end of a net.
    pattern! < Run4
        O..?
        ..*.
        ?..?

        : 8, D

        a..?
        ..*.
        ?..?

        ; lib(a) <= 3

        accepted
        .XX....
        XO.....
        ...*...
        .......
    >

    /// Push out between two stones of the opponent's that do not hold together.
    pattern! < Run5
        ?O?
        X*X
        ?.?

        : |, D

        ?a?
        X*X
        ?.?

        ; lib(a) <= 2

        accepted
        ..XX..
        .XO.X.
        .X*X..
        .O.O..
    >

    /// Extend out between two attacking stones: the only liberty becomes several.
    pattern! < Run6
        XOX
        ?*?

        : |, D

        XbX
        ?*?

        ; lib(b) == 1

        accepted
        .X....
        XOX...
        .*....
        ......
    >

    /// Jump two spaces: far enough to be out, and near enough that neither cut captures.
    pattern! < Run7
        ?..?
        O..*
        ?..?

        : -, D

        ?..?
        b..*
        ?..?

        ; lib(b) == 2

        accepted
        .X..O.
        XO..*.
        ......
    >

    /// Turn at the end of the attacking wall.
    pattern! < Run8
        XO?
        X*.
        ?.?

        : 8, D

        Xb?
        X*.
        ?.?

        ; lib(b) <= 2

        accepted
        XX...
        XO...
        X*...
        .....
    >

    /// Push between two stones a diagonal jump apart that enclose the string.
    pattern! < Run9
        ?X.?
        O*..
        ?..X

        : 8, D

        ?X.?
        b*..
        ?..X

        ; lib(b) <= 2

        accepted
        ..X...
        XO*...
        .X..X.
    >
}
