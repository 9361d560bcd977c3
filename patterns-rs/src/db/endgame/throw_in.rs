//! Which sacrifice saves a point, or takes one? Throw-ins and half eyes of the endgame.

use gnugo_engine::patterns;

patterns! {
    /// Throw-ins of the endgame.
    pub static END_THROW_IN: Endgame;

    /// Take the diagonal of a half eye: the eye is false then, and its point has to be filled.
    pattern! < EndThrowIn1
        X.?
        ?X*

        : 8, OXe, value(1.5)

        Xh?
        ?X*

        ; halfeye(h)

        accepted
        .OOOOOOO
        .OOXXXXX
        .OX.XX.X
        .OXX*X.X
        .OOOOXXX

        refused
        .OOOOOOO
        .OXXXXXX
        .OX.XX.X
        .OXX*X.X
        .OOOOXXX
    >

    /// Take the diagonal of our half eye: the eye is real then, and its point need not be filled.
    pattern! < EndThrowIn2
        O.?
        ?O*

        : 8, OXe, value(1.5)

        Oh?
        ?O*

        ; halfeye(h) && safe_xmove(*) && !oterri(*)

        accepted
        .XXXXXXX
        .XXOOOOO
        .XO.OO.O
        .XOO*O.O
        .XXXXOOO
    >
}
