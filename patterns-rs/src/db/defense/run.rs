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
    >
}
