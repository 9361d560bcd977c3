//! Which cut is best protected from a distance? Hanging connections (the tiger's mouth) and looser guards.
//!
//! The opponent's stone at the cutting point would have one liberty, or be caught in a net. Such a guard makes more
//! shape than a solid connection, and is worth nothing if the cutting stone gets away: the constraints read that it
//! does not.

use gnugo_engine::patterns;

patterns! {
    /// Hanging connections and looser guards.
    pub static TIGER: Shape;

    /// Protect a cutting point by a hanging connection.
    pattern! < Tiger1
        XO.
        O.*
        ?..

        : 8, sC

        Xb.
        ca*
        ?..

        ; !same_string(b, c) && safe_xmove(a) && oplay_attack(*, a, a) && safe_omove(*)

        accepted
        .XO...
        .O.*..
        .X....
        ......

        refused
        .XO...
        XO.*..
        .X....
        ......
    >

    /// Protect a cutting point on the first line: the mouth lies on the edge.
    pattern! < Tiger2
        XO.
        O.*
        ---

        : 8, sCe, shape(-6)

        Xb.
        c.*
        ---

        ; !same_string(b, c) && oplay_disconnect(b, c) && !oplay_disconnect(*, b, c) && safe_omove(*)

        accepted
        ....XX...
        .XXXO.O..
        ..OO.*...
        ---------

        refused
        ..XO...
        ..O.*..
        -------
    >

    /// Guard a cutting point from the far corner: a stone that cuts is caught in a net.
    pattern! < Tiger3
        XO.
        O..
        ..*

        : '\\', sC, shape(-5)

        Xb.
        ca.
        ..*

        ; !same_string(b, c) && safe_xmove(a) && oplay_attack(*, a, a) && safe_omove(*)

        accepted
        .XO....
        .O.....
        O..*...
        .......

        refused
        .XO....
        .O.....
        ...*...
        .......
    >
}
