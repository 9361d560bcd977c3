//! Which quiet move threatens to catch?

use gnugo_engine::patterns;

patterns! {
    /// Nets, ladders and throw-ins as threats.
    pub static NETS: Combination;

    /// The net, as a threat to capture.
    pattern! < ComboNets1
        OX.
        ?.*

        : 8, c

        OA.
        ?.*

        ; lib(A) == 2 && oplay_attack(*, A)
    >

    /// Throw in where two strings meet.
    pattern! < ComboNets5
        X*O
        ?X?

        : 8, cs

        A*O
        ?B?

        ; lib(A) == 2 && lib(B) <= 2 && !same_string(A, B)
    >

    /// Bend at the head: the next move is atari.
    pattern! < ComboNets6
        OO?
        XX*
        ?.?

        : 8, c

        OO?
        AA*
        ?.?

        ; lib(A) == 3
    >

    /// Stop two stones that crawl on the second line.
    pattern! < ComboNets7
        OOO
        XX*
        ?.?
        ---

        : 8, c

        OOO
        AA*
        ?.?
        ---

        ; lib(A) <= 3
    >

    /// Atari from behind, to help the stone that cuts.
    pattern! < ComboNets8
        *X?
        .OX

        : 8, c

        *A?
        .OB

        ; lib(A) == 2 && lib(B) <= 3 && !same_string(A, B)
    >

    /// Stretch out of atari, and give it.
    pattern! < ComboNets9
        O*?
        XX?

        : 8, c

        m*?
        XA?

        ; lib(m) == 1 && lib(A) <= 2
    >

    /// Turn against the stones that hold ours.
    pattern! < ComboNets10
        O*X
        XX?

        : 8, c

        m*A
        XX?

        ; lib(m) <= 2 && lib(A) <= 3
    >

    /// A quiet move between two short strings.
    pattern! < ComboNets12
        X.O
        .*?
        ?X?

        : 8, c

        A.O
        .*?
        ?B?

        ; lib(A) <= 3 && lib(B) <= 3 && !same_string(A, B)
    >

    /// Atari and cut in one.
    pattern! < ComboNets13
        X*O
        OX?

        : 8, c

        A*O
        OB?

        ; lib(A) <= 2 && lib(B) <= 3 && !same_string(A, B)
    >

    /// The corner's strings are both short.
    pattern! < ComboNets14
        |X*
        |.X
        +--

        : _, c

        |A*
        |.B
        +--

        ; lib(A) <= 3 && lib(B) <= 3 && !same_string(A, B)
    >

    /// Push up between two strings from our wall.
    pattern! < ComboNets15
        X*X
        OOO

        : _, c

        A*B
        OOO

        ; lib(A) <= 3 && lib(B) <= 3 && !same_string(A, B)
    >
}
