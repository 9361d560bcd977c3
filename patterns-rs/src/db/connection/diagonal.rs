//! When are stones that touch at a corner connected? Diagonals with both points free, and those that are cut at a loss.
//!
//! Here and in its neighbours the opponent is to move: a `C` pattern holds when no move of his separates the strings.

use gnugo_engine::patterns;

patterns! {
    /// Diagonal connections.
    pub static DIAGONAL: Connection;

    /// Two stones on a diagonal with both points between them free: one of the two is always left.
    pattern! < Diagonal1
        O.
        .O

        : X, C

        Oa
        bO

        ; !xplay_attack(a, b, b) && !xplay_attack(b, a, a)
    >

    /// One point is taken, and at the other the opponent's stone would be captured.
    pattern! < Diagonal2
        XO
        O.

        : '\\', C

        XO
        Oa

        ; !safe_xmove(a) && !ko(a)
    >

    /// One point is taken by a stone that cannot be saved.
    pattern! < Diagonal3
        XO
        O.

        : '\\', C

        AO
        O.

        ; attack(A) == WIN && !defend(A)
    >
}
