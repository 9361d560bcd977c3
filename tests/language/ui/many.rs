//! Many faults in one block: all are reported in one go, each once, and the sound pattern is no part of it.

use gnugo_engine::patterns;

patterns! {
    /// Moves that save a string.
    pub static D: Defense;

    /// What may have been meant for the move, and an unknown class.
    pattern! < D1
        ?X%?
        XO..
        : 8, Z
    >

    pattern! < D2
        ?XX?
        XO*
        ?...
        : 9, D, shape(3)
        ?XX?
        XO*a
        ; oplay_attack(*, a, b) & lib(b)
    >

    /// Sound.
    pattern! < D3
        ?OX?
        .O*.
        : 8, D
    >

    #[allow(nonsense)]
    pattern! < D3
        ?OXX
        .O*.
        ..O.
        : |, DD

        ?OXX
        .Oa.
        .tO.

        ; lib(c) > 1
        > antisuji(a
          a)
    >

    pattern! <
        XXO
        .*O
        : 8, D
        more text

    pattern! < D4
        ?OX?
        .O*.
        : 8, D
        ; a
    >

    pattern! < D5
        ?OX?X
        .O*.X
        : 8, D
        ; legal_omove(*)
    >
}

fn main() {}
