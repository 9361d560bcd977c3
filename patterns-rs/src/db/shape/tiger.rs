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

        : 8, sC, shape(1)

        Xb.
        ca*
        ?..

        ; !same_string(b, c) && safe_xmove(a) && oplay_attack(*, a, a) && safe_omove(*)
    >

    /// Protect a cutting point on the first line: the mouth lies on the edge.
    pattern! < Tiger2
        XO.
        O.*
        ---

        : 8, sCe

        Xb.
        ca*
        ---

        ; !same_string(b, c) && safe_xmove(a) && safe_omove(*)
    >

    /// Guard a cutting point from the far corner: a stone that cuts is caught in a net.
    pattern! < Tiger3
        XO.
        O..
        ..*

        : '\\', sC

        Xb.
        ca.
        ..*

        ; !same_string(b, c) && safe_xmove(a) && oplay_attack(*, a, a) && safe_omove(*)
    >

    /// A hanging connection on the side that makes eye shape for a weak group.
    pattern! < Tiger4
        .O?
        *.O
        .?X

        : 8, sC, shape(1)

        .a?
        *cb
        .?X

        ; !same_string(a, b) && weak(a) && genus(a) < 2 && oplay_attack(*, c, c) && safe_omove(*)

        accepted
        XO.X
        ..O.
        .*..
        ----
    >

    /// A hanging connection that gives atari or threatens to: the defect is mended in sente.
    pattern! < Tiger5
        XO?
        O.*
        ?.X

        : 8, sCW, followup(3)

        Xa?
        bc*
        ?.A

        ; !same_string(a, b) && lib(A) == 2 && oplay_attack(*, c, c) && safe_omove(*)

        accepted
        ----
        OX*.
        ...O
        ..OX
    >

    /// Guard a cutting point with a one-space jump: the cutter has no way out.
    pattern! < Tiger6
        XO..
        O..*
        ?...

        : 8, sC, shape(1)

        Xa..
        bc.*
        ?...

        ; !same_string(a, b) && (weak(a) || weak(b)) && safe_xmove(c) && oplay_attack(*, c, c) && safe_omove(*)

        accepted
        ...X..|
        ..OX..|
        *..O..|
        ......|
        ......|
        ..X...|
    >

    /// Protect a cutting point by capturing shape: the stone that would cut is caught by the hanging stone and the edge.
    pattern! < Tiger7
        XO..
        O...
        ..*.
        ----

        : 8, sC, shape(1)

        Xa..
        bc..
        ..*.
        ----

        ; !same_string(a, b) && safe_xmove(c) && oplay_attack(*, c, c) && safe_omove(*)

        accepted
        |.XO.
        |.OX.
        |..O.
        |*...
        |...O
    >

    /// Protect two cutting points with one stone.
    pattern! < Tiger8
        XO?
        O.*
        XO?

        : -, sC

        Xa?
        bc*
        Xd?

        ; !same_string(a, b) && !same_string(b, d) && xcut(c) && oplay_attack(*, c, c) && safe_omove(*)

        accepted
        .OX.
        *.OX
        .OX.
    >

    /// Take the point from which the opponent would hang his connection: the cut is threatened, and the solid connection is heavy.
    pattern! < Tiger9
        OX.
        X.*
        ?..

        : 8, OXaW, shape(1), followup(4)

        OA.
        Bc*
        ?..

        ; !same_string(A, B) && (weak(A) || weak(B)) && !oplay_attack(*, ?, c, c)

        accepted
        X....
        ..OX.
        .OX.*
        .....
        -----
    >
}
