//! How does the edge help to save a string? Descents, hane and crawls on the first line.

use gnugo_engine::patterns;

patterns! {
    /// Rescues at the edge.
    pub static EDGE: Defense;

    /// Descend to the first line: a liberty more on each side.
    pattern! < DefenseEdge1
        ?O?
        .*.
        ---

        : |, D

        ?a?
        .*.
        ---

        ; lib(a) <= 3

        accepted
        .OXXXO.
        .OXXXO.
        .OXOXO.
        .O.*.O.
        -------

        refused
        ...O...
        ...O...
        ...O...
        ...*...
        -------
    >

    /// Bend on the first line around a stone that holds ours.
    pattern! < DefenseEdge2
        ?OX
        ?.*
        ---

        : 8, D

        ?aB
        ?.*
        ---

        ; lib(a) <= 3 && lib(B) <= 3

        accepted
        .XXO..
        XOOX.O
        X..*..
        ------
    >

    /// Crawl on along the first line.
    pattern! < DefenseEdge3
        ?x?
        O*.
        ---

        : 8, D

        ?x?
        a*.
        ---

        ; lib(a) <= 2

        accepted
        .X....
        .X.O..
        XO*...
        ------
    >

    /// Descend diagonally to the first line and reach a friend on the other side of the attacking stone.
    pattern! < DefenseEdge4
        OX?
        .*O
        ---

        : 8, D

        aX?
        .*b
        ---

        ; !same_string(a, b) && (lib(a) <= 2 || lib(b) <= 2)

        accepted
        .XXX...
        XOOXXO.
        ...*O..
        -------
    >

    /// Slide to the first line towards a friend: the edge helps to connect.
    pattern! < DefenseEdge5
        O.?
        ..*
        ---

        : 8, D

        b.?
        ..*
        ---

        ; lib(b) == 2

        accepted
        .XX...
        XO..O.
        X..*..
        ------
    >

    /// Crawl on along the second line under the attacking stones.
    pattern! < DefenseEdge6
        ?X?
        O*.
        ...
        ---

        : 8, D

        ?X?
        b*.
        ...
        ---

        ; lib(b) == 2

        accepted
        .XXX..
        XO*...
        X....O
        ------
    >

    /// Bend on the second line around a stone that holds ours.
    pattern! < DefenseEdge7
        ?OX
        ?.*
        ...
        ---

        : 8, D

        ?bB
        ?.*
        ...
        ---

        ; lib(b) <= 3 && lib(B) == 3

        accepted
        .XOO..
        .OXX..
        ..*...
        ......
        ------
    >
}
