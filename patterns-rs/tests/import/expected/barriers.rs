//! The patterns of `barriers.db`, imported as Barrier.

// attribute_map value_only
// callback_data ,!

use gnugo_engine::patterns;

patterns! {
    /// Imported from `barriers.db`.
    pub static BARRIERS: Barrier;

    // Without a move: anchored at Q, or at a stone.

    pattern! < Barrier1
        Q.
        ,,
        ..
        --

        : 8, A

        Qa
        ,,
        ..
        --

        ; olib(a) > 1
    >

    pattern! < Barrier2
        O,
        !X

        : 8, D

        A,
        !B

        ; lib(A) > 1 && lib(B) > 1 && !ko(A)
    >

    #[allow(absent_symmetry, reason = "tried only in the orientations that the original names")]
    pattern! < NonTerritory1
        X,O
        .!.

        : |, t
    >

    pattern! < Intrude1
        OX.
        .!*
        ..,

        : 8, Bs, value(3)

        OX.
        a!*
        ..,

        ; legal_xmove(a)
    >

}
