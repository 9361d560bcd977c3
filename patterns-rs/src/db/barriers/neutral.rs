//! Which points are nobody's territory, though one player surrounds them? Those that will have to be filled.

use gnugo_engine::patterns;

patterns! {
    /// Points that are filled in the end.
    pub static NEUTRAL: Barrier;

    /// A false eye in the open: two of its corners are theirs.
    pattern! < Neutral1
        XO?
        O!O
        ?OX

        : X, t

        AO?
        OaO
        ?OB

        ; !attack(A) && !attack(B)
        > non_oterritory(a)
    >

    /// A false eye in the open: two of its corners on one side are theirs.
    pattern! < Neutral2
        XOX
        O!O
        ?O?

        : |, t

        AOB
        OaO
        ?O?

        ; !attack(A) && !attack(B)
        > non_oterritory(a)
    >

    /// A false eye on the edge: one corner of it is theirs.
    pattern! < Neutral3
        XO?
        O!O
        ---

        : 8, t

        AO?
        OaO
        ---

        ; !attack(A)
        > non_oterritory(a)
    >

    /// A false eye in the corner of the board.
    pattern! < Neutral4
        |OX
        |!O
        +--

        : /, t

        |OA
        |aO
        +--

        ; !attack(A)
        > non_oterritory(a)
    >

    /// Where two strings must be joined because a cut would cost one of them.
    pattern! < Neutral5
        XO
        O!

        : '\\', t

        XB
        Ca

        ; (lib(B) <= 4 || lib(C) <= 4) && !attack(B) && !attack(C) && !xplay_defend_both(a, B, C)
        > non_oterritory(a)
    >

    /// Their false eye in the open: two of its corners are ours.
    pattern! < Neutral6
        OX?
        X!X
        ?XO

        : X, t

        AX?
        XaX
        ?XB

        ; !attack(A) && !attack(B)
        > non_xterritory(a)
    >

    /// Their false eye in the open: two of its corners on one side are ours.
    pattern! < Neutral7
        OXO
        X!X
        ?X?

        : |, t

        AXB
        XaX
        ?X?

        ; !attack(A) && !attack(B)
        > non_xterritory(a)
    >

    /// Their false eye on the edge.
    pattern! < Neutral8
        OX?
        X!X
        ---

        : 8, t

        AX?
        XaX
        ---

        ; !attack(A)
        > non_xterritory(a)
    >
}
