//! The patterns of `conn.db`, imported as Connection.

// attribute_map none
// callback_data !

use gnugo_engine::patterns;

patterns! {
    /// Imported from `conn.db`.
    pub static CONN: Connection;

    // Without a move: anchored at a stone.

    pattern! < CC204
        O
        .
        O

        : +, C

        O
        A
        O

        ; !safe_xmove(A) && !ko(A)
    >

    pattern! < CC205
        XO
        O.

        : '\\', C

        AO
        OB

        ; attack(A) || (!safe_xmove(B) && !ko(B) && !legal_xmove(B))
    >

    // callback_data *!

    #[allow(hidden_symmetry, reason = "tried in all the orientations that the original names")]
    pattern! < CB11
        ?OX?
        O!OX
        ?*!O
        ??O?

        : 8, B

        ?OA?
        OaOB
        ?*bO
        ??O?

        ; !attack(A) && !attack(B) && !xplay_attack(*,a,b,*) && !xplay_attack(*,b,a,*)
    >

}
