//! How are liberties taken so that nothing can be connected?

use gnugo_engine::patterns;

patterns! {
    /// Squeezes, snapbacks and shortages.
    pub static SQUEEZE: OwlDefense;

    /// Connect before the squeeze begins.
    pattern! < LiveSqueeze1
        XO?
        O*X
        ?X?

        : _, -, value(80)
    >

    /// Extend along the shared liberty.
    pattern! < LiveSqueeze3
        XO*
        XO?

        : 8, -, value(78)

        Xm*
        XO?

        ; lib(m) <= 2 && owl_goal_dragon(m)
    >

    /// Crawl out along the wall for a liberty.
    pattern! < LiveSqueeze4
        O*
        XX

        : 8, -, value(78)

        m*
        XX

        ; lib(m) <= 2 && owl_goal_dragon(m)
    >

    /// Crawl along the first line for a liberty.
    pattern! < LiveSqueeze5
        O*X
        ---

        : 8, -, value(80)

        m*X
        ---

        ; lib(m) <= 2 && owl_goal_dragon(m)
    >

    /// Turn on the first line in the corner for a liberty.
    pattern! < LiveSqueeze6
        |*O
        |.X
        +--

        : 8, -, value(80)

        |*m
        |.X
        +--

        ; lib(m) <= 2 && owl_goal_dragon(m)
    >
}
