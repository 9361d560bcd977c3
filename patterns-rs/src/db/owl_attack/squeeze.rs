//! How are liberties taken so that nothing can be connected?

use gnugo_engine::patterns;

patterns! {
    /// Squeezes, snapbacks and shortages.
    pub static SQUEEZE: OwlAttack;

    /// Cut where our stones support it.
    pattern! < KillSqueeze1
        OX?
        X*O
        ?O?

        : _, s, value(80)
    >

    /// Take the shared liberty from the outer side.
    pattern! < KillSqueeze3
        OX*
        OX?

        : 8, -, value(78)

        OA*
        OX?

        ; lib(A) <= 2 && owl_goal_dragon(A)
    >

    /// Fill a liberty from the wall.
    pattern! < KillSqueeze4
        X*
        OO

        : 8, -, value(78)

        A*
        OO

        ; lib(A) <= 2 && owl_goal_dragon(A)
    >

    /// Fill a liberty along the first line.
    pattern! < KillSqueeze5
        X*O
        ---

        : 8, -, value(80)

        A*O
        ---

        ; lib(A) <= 2 && owl_goal_dragon(A)
    >

    /// Go under on the first line in the corner, where liberties are few.
    pattern! < KillSqueeze6
        |*X
        |.O
        +--

        : 8, -, value(80)

        |*A
        |.O
        +--

        ; lib(A) <= 2 && owl_goal_dragon(A)
    >
}
