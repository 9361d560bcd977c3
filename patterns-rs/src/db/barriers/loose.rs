//! Which shapes stop the opponent because their owner moves next? Everything up to the large knight's move.

use gnugo_engine::patterns;

patterns! {
    /// Walls of the player who moves next.
    pub static LOOSE: Barrier;

    /// A diagonal: if one point is taken, the other one joins the stones.
    pattern! < Loose1
        O,
        ,O

        : X, D
    >

    /// A one-point jump: who pushes in is answered.
    pattern! < Loose2
        O,O

        : +, D
    >

    /// A knight's move: who pushes through is answered.
    pattern! < Loose3
        O,?
        ?,O

        : O, D
    >

    /// A two-point jump: who pushes in is answered.
    pattern! < Loose4
        O,,O

        : +, D
    >

    /// A large knight's move: thin, but answered.
    pattern! < Loose5
        O,,?
        ?,,O

        : O, D
    >

    /// A three-point jump without the opponent near it: he gets through at a price only.
    pattern! < Loose6
        .....
        O!!!O
        .....

        : +, D
    >

    /// A diagonal jump: the middle is closed, the sides are thin.
    pattern! < Loose7
        O!?
        !,!
        ?!O

        : X, D
    >

    /// A large diagonal jump, one row more: thin everywhere.
    pattern! < Loose8
        O!!?
        .!!.
        ?!!O

        : O, D
    >

    /// A stone and the end of a wall, a knight's move apart in front of it.
    pattern! < Loose9
        O!.
        O!.
        ..O

        : 8, D
    >
}
