//! What is done about a peep? "Even a moron connects against a peep."
//!
//! A peep threatens to cut at the next move; the constraints read that the cut would work.

use gnugo_engine::patterns;

patterns! {
    /// Answers to peeps.
    pub static PEEP: Shape;

    /// Connect a one-space jump that has been peeped at.
    pattern! < Peep1
        x.x
        O*O
        ?X?

        : |, nC, shape(1)

        bac
        d*e
        ?X?

        ; !same_string(d, e) && (!xplay_attack(*, a, b, b) || !xplay_attack(*, a, c, c))
    >

    /// Fill a tiger's mouth that has been peeped at.
    pattern! < Peep2
        ?O?
        O*O
        ?X?

        : |, sC

        ?a?
        b*c
        ?X?

        ; (!same_string(a, b) || !same_string(a, c))
        ; && xlib(*) > 1 && safe_xmove(*) && safe_omove(*)
    >

    /// Connect at the waist of a knight's move that has been peeped at.
    pattern! < Peep3
        O..
        .*O
        ?X.

        : 8, nC, shape(1)

        cab
        .*d
        ?X.

        ; !same_string(c, d) && !xplay_attack(*, a, b, b)
    >

    /// Answer a peep at a two-space jump by making a solid one-space jump with the nearer stone.
    pattern! < Peep4
        ?....?
        .O*.O.
        ??X.??

        : 8, OXC

        ?....?
        .a*.b.
        ??X.??

        ; !same_string(a, b) && safe_xmove(*)
    >
}
