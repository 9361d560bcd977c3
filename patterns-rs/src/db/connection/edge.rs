//! Which stones are connected along the edge? Jumps on the first three lines and links underneath.

use gnugo_engine::patterns;

patterns! {
    /// Connections along the edge.
    pub static EDGE: Connection;

    /// A two-space extension on the third line with nothing of the opponent's above it.
    pattern! < EdgeLink1
        ?....?
        .O..O.
        ......
        ......
        ------

        : |, C
    >

    /// A two-space jump on the second line.
    pattern! < EdgeLink2
        ?..?
        O..O
        ....
        ----

        : |, C
    >

    /// A one-space jump on the second line, pushed at from above: the block on the first line holds.
    pattern! < EdgeLink3
        ?X?
        O.O
        ...
        ---

        : |, C

        ?X?
        OaO
        cbd
        ---

        ; xplay_attack(a, b, c, c) && xplay_attack(a, b, d, d)
    >

    /// A stone on the first line and one on the second, a knight's move apart.
    pattern! < EdgeLink4
        O..
        ..O
        ---

        : 8, C

        Oad
        cbO
        ---

        ; xplay_attack(a, b, c, c) && xplay_attack(b, a, d, d)
    >

    /// Two stones on the second line with the opponent between them, linked by one on the first.
    pattern! < EdgeLink5
        OXO
        .O.
        ---

        : |, C

        OXO
        aOb
        ---

        ; !safe_xmove(a) && !safe_xmove(b)
    >
}
