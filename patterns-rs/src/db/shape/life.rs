//! Which move decides whether a group lives? Hane, turns, throw-ins and captures that life-and-death reading confirms.
//!
//! Most are asked only of a dragon that lives or dies by who moves first, as that reading is dear.

use gnugo_engine::patterns;

patterns! {
    /// Life and death.
    pub static LIFE: Shape;

    /// Kill with the hane on the second line.
    pattern! < Life1
        ?OX?
        ?.*?
        ?..?
        ----

        : 8, OXa, shape(6)

        ?OA?
        ?.*?
        ?..?
        ----

        ; critical(A) && owl_does_attack(*, A)

        accepted
        |.OX.
        |.XO.
        |.*..
        |....
        +----

        refused
        |.O.O
        |..OX
        |.*XX
        |...X
        +----
    >

    /// Throw in on the first line where the last eye would be.
    pattern! < Life2
        X*X
        ---

        : 8, sXa, shape(8)

        A*X
        ---

        ; critical(A) && owl_does_attack(*, A)

        accepted
        +---
        |O..
        |XO.
        |*..
        |XO.
        |...

        refused
        OXXO|
        XX.X|
        OX*X|
        ----+
    >

    /// Keep an eye of a weak dragon real: occupy its diagonal before they do.
    pattern! < Life3
        ?O?
        O.O
        ?O*

        : 8, sd, shape(6)

        ?a?
        OpO
        ?O*

        ; weak(a) && !dead(a) && genus(a) < 2 && owl_topological_eye(p, a) == 3

        accepted
        +----------
        |..XX*O....
        |..X.O.O.X.
        |....XOO...
        |..........
        |.........X

        refused
        |.OO
        |O.X
        |*OO
        |O.O
        |.O.
        |.XO
        +---
    >

    /// Stretch out to live: the room beside the stone makes the second eye.
    pattern! < Life4
        ?X.?
        OO*.
        ?..?

        : 8, d, shape(6)

        ?X.?
        aa*.
        ?..?

        ; critical(a) && owl_does_defend(*, a)

        accepted
        ......
        O.....
        ...*..
        ..XO.X
        ..XOX.
        ..O.X.
        ------

        refused
        .O...
        .....
        O.*.O
        XXO.O
        XOOXO
    >

    /// Stop the turn that would give a group room for its second eye.
    pattern! < Life5
        ?O.?
        XX*.
        ?..?

        : 8, OXa, shape(8)

        ?O.?
        AA*.
        ?..?

        ; critical(A) && owl_does_attack(*, A)

        accepted
        .......
        X....O.
        ...*XXO
        ....OO.
        .......

        refused
        ..OOX
        ...OO
        ..*XX
        .....
        .....
    >

    /// Save two dragons of which none lives alone by joining them around their cutting stone.
    pattern! < Life6
        OX
        *O

        : 8, sC, shape(4)

        aX
        *b

        ; xcut(*) && critical(a) && critical(b) && genus(a) + genus(b) > 0 && !same_dragon(a, b) && owl_connection_defends(*, a, b)

        accepted
        XXXXXXXXX
        XOOOOXOOX
        XO.O*O.OX
        XOOOXOOOX
        XXXXXXXXX

        refused
        .X.O.
        .XO.O
        XO*..
        .XO..
        O...O
    >

    /// Capture from around the corner stones whose capture gives a weak dragon two eyes.
    pattern! < Life8
        O?
        X*

        : 8, sd, shape(8)

        b?
        A*

        ; weak(b) && !dead(b) && genus(b) < 2 && owl_substantial(A) && does_attack(*, A)

        accepted
        .O.....
        .......
        .......
        ....O..
        ..*XXO.
        ...OXXO
        ....OOX
        .....X.

        refused
        OOXO.|
        .OOX.|
        OX*X.|
        O....|
        .....|
        .....|
        -----+
    >

    /// Live by closing the eye space at its margin.
    pattern! < Life9
        ?O?
        X*.

        : 8, d, shape(8)

        ?a?
        X*p

        ; critical(a) && genus(a) == 1 && marginal_eye(*) && proper_eye(p) && owl_does_defend(*, a)

        accepted
        +---------+
        |.........|
        |.........|
        |.X.......|
        |..OX.....|
        |..OO.....|
        |.*XX.X...|
        |.O...X...|
        |..O.XO...|
        |.........|
        +---------+

        refused
        -----
        X....
        XO*OX
        XOX.X
        OO.XO
    >

    /// Hane on the first line under a living group that is shut in: a second move would kill it, so it is answered.
    pattern! < Life10
        ?OX
        ?.*
        ---

        : 8, sOXe, followup(6)

        ?OA
        ?.*
        ---

        ; alive(A) && is_surrounded(A) == 1 && dragonsize(A) <= 12 && owl_threatens(*, A)

        accepted
        ...........|
        ...........|
        ........OO.|
        .......OOX.|
        .O...OOXXX.|
        .....OXX...|
        ......*....|
        -----------+

        refused
        |......
        |..XO..
        |..*...
        +------
    >

    /// Place at the middle of the first line in a room of few points that is closed all around.
    pattern! < Life11
        XX?
        .*.
        ---

        : 8, sXa, shape(6)

        AA?
        .*.
        ---

        ; critical(A) && area_space(A) <= 6 && owl_does_attack(*, A)

        accepted
        .OOOOO.
        OXXXXXO
        OX.*.XO
        -------

        refused
        ..O.O..
        .XXXXXO
        .X.*.XO
        -------
    >
    /// Descend with dead stones: a second move would save them, so that it is a threat.
    pattern! < Life12
        XO?
        ?*?
        ---

        : 8, so, followup(4)

        Xa?
        ?*?
        ---

        ; dead(a) && wormsize(a) > 1 && owl_threatens_defense(*, a)
        > threaten_to_save(a)

        accepted
        +-------------+
        |...OX*...X...|
        |..XOXOXXXOO..|
        |...X.OXOXXO.X|
        |.....OXO.XOOX|
        |...OOOXOXXXOO|
        |..OXXOOXOXXXO|
        |..OX.XXXOX.OO|
        |..X.XXOOOXOO.|
        |...X.O..OOX.O|
        |.........O.O.|

        refused
        .......
        ..OO...
        .XXO...
        ...*...
        -------
    >
}
