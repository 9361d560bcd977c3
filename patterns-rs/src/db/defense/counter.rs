//! Which of the attacking stones can be attacked in turn? Counter-atari, nets and cuts that save a string.

use gnugo_engine::patterns;

patterns! {
    /// Counter-attacks.
    pub static COUNTER: Defense;

    /// Atari on an attacking stone from the far side.
    pattern! < Counter1
        OX*

        : -, D

        bA*

        ; lib(b) <= 2 && lib(A) == 2
    >

    /// Atari on an attacking stone from its flank.
    pattern! < Counter2
        OX
        ?*

        : 8, D

        bA
        ?*

        ; lib(b) <= 3 && lib(A) <= 2
    >

    /// Catch the cutting stone in a net.
    pattern! < Counter3
        ?O?.
        OX..
        ?.*.
        ....

        : '\\', D

        ?b?.
        cA..
        ?.*.
        ....

        ; lib(A) == 2 && (lib(b) <= 3 || lib(c) <= 3)
    >

    /// Cut the attacking stones from each other.
    pattern! < Counter4
        OX
        X*

        : '\\', D

        cA
        B*

        ; !same_string(A, B) && lib(c) <= 3 && (lib(A) <= 2 || lib(B) <= 2)
    >

    /// Bend at the head of an attacking stone that leans on ours.
    pattern! < Counter5
        .X*
        .O.
        ???

        : 8, D

        .A*
        .b.
        ???

        ; lib(b) <= 3 && lib(A) <= 2
    >
}
