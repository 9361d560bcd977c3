//! Which plain atari may begin a combination?

use gnugo_engine::patterns;

patterns! {
    /// Ataris on one string that touches a stone of ours.
    pub static ATARIS: Combination;

    /// Atari on the side away from our stone.
    pattern! < ComboNets2
        OX*
        ?.?

        : 8, c

        OA*
        ?.?

        ; lib(A) == 2
    >

    /// Atari around the corner from our stone.
    pattern! < ComboNets3
        OX.
        ?*?

        : 8, c

        OA.
        ?*?

        ; lib(A) == 2
    >
}
