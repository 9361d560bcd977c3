//! Which move threatens to cut or to capture, so that two threats come together?

use gnugo_engine::patterns;

patterns! {
    /// Peeps and cuts with two threats.
    pub static PEEPS: Combination;

    /// Peep at a one-point jump whose stones are both short.
    pattern! < ComboPeeps1
        X.X
        ?*?

        : _, c

        A.B
        ?*?

        ; lib(A) <= 3 && lib(B) <= 3 && !same_string(A, B)
    >

    /// A peep with support, which threatens to cut.
    pattern! < ComboPeeps2
        X.X
        ?*?
        ?O?

        : _, c

        A.B
        ?*?
        ?O?

        ; lib(A) <= 4 && lib(B) <= 4 && !same_string(A, B) && oplay_disconnect(*, A, B)
    >

    /// Wedge between two strings, one of which is held.
    pattern! < ComboPeeps3
        X*X
        O.?

        : 8, c

        A*B
        O.?

        ; lib(A) <= 3 && lib(B) <= 3 && !same_string(A, B)
    >

    /// The cut after which one of both is captured.
    pattern! < ComboPeeps4
        XO
        *X

        : _, c

        AO
        *B

        ; lib(A) <= 3 && lib(B) <= 3 && !same_string(A, B) && !oplay_defend_both(*, A, B)
    >

    /// The cut with a stone of ours behind it.
    pattern! < ComboPeeps5
        XO?
        *X?
        O??

        : 8, c

        AO?
        *B?
        O??

        ; lib(A) <= 3 && lib(B) <= 3 && !same_string(A, B)
    >

    /// Atari from the side where the other string is touched.
    pattern! < ComboPeeps6
        X.?
        *X?
        ???

        : 8, c

        A.?
        *B?
        ???

        ; lib(A) == 2 && lib(B) <= 3 && !same_string(A, B)
    >

    /// Threaten to break the diagonal of two short strings.
    pattern! < ComboPeeps7
        X*?
        .X?

        : 8, c

        A*?
        .B?

        ; lib(A) <= 3 && lib(B) <= 3 && !same_string(A, B) && oplay_disconnect(*, A, B)
    >

    /// The first-line move that threatens both strings.
    pattern! < ComboPeeps9
        XO?
        .*X
        ---

        : 8, c

        AO?
        .*B
        ---

        ; lib(A) <= 3 && lib(B) <= 3 && !same_string(A, B)
    >

    /// Stretch between two strings, and threaten both.
    pattern! < ComboPeeps10
        XOX
        .*.

        : _, cs

        AOB
        .*.

        ; lib(A) <= 3 && lib(B) <= 3 && !same_string(A, B)
    >
}
