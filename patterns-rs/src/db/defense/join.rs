//! To which friend can a string that is attacked connect? Connections, solid and loose, and links along the edge.

use gnugo_engine::patterns;

patterns! {
    /// Connections that save.
    pub static JOIN: Defense;

    /// Connect two strings that lie in one line.
    pattern! < Join1
        O*O

        : +, D

        a*b

        ; !same_string(a, b) && (lib(a) <= 2 || lib(b) <= 2)

        accepted
        ..X...
        .XO*O.
        ..X.O.
        ....O.
    >

    /// Connect two strings around a corner.
    pattern! < Join2
        O*
        ?O

        : /, D

        a*
        ?b

        ; !same_string(a, b) && (lib(a) <= 2 || lib(b) <= 2)

        accepted
        ..X...
        .XO*..
        ..XO..
        ......
    >

    /// Step into the middle between two strings on a diagonal.
    pattern! < Join3
        O.?
        .*.
        ?.O

        : X, D

        a.?
        .*.
        ?.b

        ; !same_string(a, b) && (lib(a) <= 3 || lib(b) <= 3)

        accepted
        .XXX..
        XO....
        X.*...
        X..O..
    >

    /// Reach out to a string that stands two points away.
    pattern! < Join4
        O*.O
        ?..?

        : 8, D

        a*.b
        ?..?

        ; !same_string(a, b) && lib(a) <= 2

        accepted
        .X.....
        XO*.O..
        .X.....
    >

    /// Connect underneath along the first line.
    pattern! < Join5
        OXO
        .*.
        ---

        : |, D

        aXb
        .*.
        ---

        ; !same_string(a, b) && (lib(a) <= 3 || lib(b) <= 3)

        accepted
        ..XXO.
        XOOXO.
        X..*..
        ------
    >

    /// Connect underneath along the second line.
    pattern! < Join6
        OXO
        .*.
        ...
        ---

        : |, D

        aXb
        .*.
        ...
        ---

        ; !same_string(a, b) && (lib(a) <= 3 || lib(b) <= 3)

        accepted
        .XXX..
        XOOXO.
        ...*..
        ......
        ------
    >

    /// Hang the connection, when the solid one would be captured as well.
    pattern! < Join7
        XO.
        O.*

        : 8, D

        Xa.
        b.*

        ; !same_string(a, b) && (lib(a) <= 2 || lib(b) <= 2)

        accepted
        ..XX..
        .XO...
        XO.*..
        X.....
    >

    /// Make a bamboo joint with the friend.
    pattern! < Join8
        OO
        ..
        O*

        : 8, D

        aa
        ..
        b*

        ; !same_string(a, b) && (lib(a) <= 3 || lib(b) <= 3)

        accepted
        .XX...
        XOOX..
        X.....
        XO*...
        ......
    >

    /// Stand in the middle between two strings three spaces apart.
    pattern! < Join9
        ?...?
        O.*.O
        ?...?

        : _, D

        ?...?
        a.*.b
        ?...?

        ; !same_string(a, b) && lib(a) == 2

        accepted
        .X.....
        XO.*.O.
        .......
    >

    /// Capture the stone between two strings, which connects them.
    pattern! < Join10
        OXO
        ?*?

        : |, D

        aAb
        ?*?

        ; lib(A) == 1 && !same_string(a, b) && (lib(a) <= 2 || lib(b) <= 2)

        accepted
        .XO....
        XOXO...
        ..*....
    >

    /// Step out from a friend and touch the string at its corner: both points between are free.
    pattern! < Join11
        O.
        .*
        ?O

        : 8, D

        a.
        .*
        ?b

        ; !same_string(a, b) && lib(a) == 2

        accepted
        .X....
        XO....
        ..*...
        ..O...
    >

    /// Reach out from a friend with a knight's move.
    pattern! < Join12
        O..?
        ..*?
        ??O?

        : 8, D

        a..?
        ..*?
        ??b?

        ; !same_string(a, b) && lib(a) == 2

        accepted
        .X....
        XO....
        ...*..
        ...O..
    >
}
