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

        accepted
        ......
        .O....
        ..O...
        ......
    >

    /// One point is taken, and at the other the opponent's stone would be captured.
    pattern! < Diagonal2
        XO
        O.

        : '\\', C

        XO
        Oa

        ; !safe_xmove(a) && !ko(a)

        accepted
        ..O...
        .OX...
        O.O...
        .O....

        refused
        ......
        .OX...
        ..O...
        ......
    >

    /// One point is taken by a stone that cannot be saved.
    pattern! < Diagonal3
        XO
        O.

        : '\\', C

        AO
        O.

        ; attack(A) == WIN && !defend(A)

        accepted
        ..O...
        O.XO..
        .OO...
        ......
    >

    /// One point is taken; at the other the cutting stone is captured, whatever it threatens.
    pattern! < Diagonal4
        XO
        O.

        : '\\', C

        Xa
        bc

        ; !attack(a) && !attack(b) && xplay_attack(c, c) == WIN

        accepted
        ..X....
        .XO....
        .O..O..
        ..OO...

        refused
        ..X....
        .XO....
        .O.X...
        ..OO...
    >

    /// One point is taken by a stone that is captured as soon as they cut at the other.
    pattern! < Diagonal5
        XO
        O.

        : '\\', C

        Aa
        bc

        ; !attack(a) && !attack(b) && xplay_attack(c, A) == WIN && xplay_defend(c, a) && xplay_defend(c, b)

        accepted
        .OO...
        .XO...
        .O....
        OO....
    >

    /// Two diagonals in a row, which need not both be answered at once.
    pattern! < Diagonal6
        O.?
        .O.
        ?.O

        : _, C

        a.?
        .b.
        ?.c

        ; !oplay_disconnect(a, b) && !oplay_disconnect(b, c)

        accepted
        ......
        .O....
        ..O...
        ...O..
        ......
    >

    /// A diagonal at the edge: one point is on the first line, where a stone of theirs would be captured.
    pattern! < Diagonal7
        XO
        O.
        --

        : 8, C

        XO
        Oc
        --

        ; !safe_xmove(c)

        accepted
        .XOO..
        .XO...
        .O....
        ------
    >

    /// One point is taken, and at the other the opponent would be without a liberty.
    pattern! < Diagonal8
        XO
        O.

        : '\\', C

        XO
        Oc

        ; x_suicide(c)

        accepted
        .XO...
        .O.O..
        ..O...
        ......
    >
}
