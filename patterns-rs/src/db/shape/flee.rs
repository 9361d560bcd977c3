//! How does a weak group run? Jumps, knight's moves and diagonal moves out, ahead of what wants to close the way.
//!
//! "Run while the way is open": the patterns ask whether the dragon is weak and not shut in, and most whether the step is
//! out of what is ours already. Two weak groups that run are worse than one: running where it also attacks comes first.

use gnugo_engine::patterns;

patterns! {
    /// Runs of weak dragons.
    pub static FLEE: Shape;

    /// Jump out between two stones of theirs before they close the door.
    pattern! < Flee1
        ?...??
        X.*..X
        .....?
        ?.O..?

        : 8, OdE, shape(1)

        ?...??
        X.*..X
        .....?
        ?.a..?

        ; weak(a) && !oarea(*)

        accepted
        ......
        X.*..X
        ......
        ..O...
        ..X...
    >

    /// The diagonal move out is slow and cannot be cut: it gets past a stone that stands beside us.
    pattern! < Flee2
        ?...?
        ?..*?
        .OX.?
        ?...?

        : 8, OdE, shape(1)

        ?...?
        ?..*?
        .aX.?
        ?...?

        ; weak(a) && !oarea(*)

        accepted
        .X...
        .....
        .OX..
        ...*.
        .....
    >

    /// Run along the side of the opponent's cap with a knight's move.
    pattern! < Flee3
        ?.X...?
        ?....*?
        ?.....?
        ?.O...?
        ?????.?

        : 8, OdE, shape(1)

        ?.X...?
        ?....*?
        ?.....?
        ?.a...?
        ?????.?

        ; weak(a) && !oarea(*)

        accepted
        |..X....
        |..O....
        |.......
        |.....*.
        |..X....
    >

    /// Jump out of a dragon whose shape is two stones in a column: nobody cuts the jump.
    pattern! < Flee4
        ?...?
        ..*..
        .....
        ..O..
        ?.O.?

        : |, OdE, shape(1)

        ?...?
        ..*..
        ..b..
        ..a..
        ?.a.?

        ; weak(a) && !oarea(*) && oplay_defend(*, b, *)

        accepted
        -------
        .......
        X......
        .X.....
        ..X.O.X
        ....O..
        .......
        ....*..
        .......
    >

    /// Push out between two stones of theirs where they cannot block on both sides.
    pattern! < Flee5
        ?..?
        ?*.?
        XOX?
        ?O??

        : 8, OdE, shape(1)

        ?..?
        ?*.?
        XaX?
        ?a??

        ; weak(a) && olib(*) > 2

        accepted
        ------+
        ......|
        ......|
        ..*...|
        OXOX..|
        .XO...|
        ......|
        ......|
        ......|
        ......|
        ......|
        ..X...|
    >

    /// Come out with a diagonal move in the gap of the ring.
    pattern! < Flee6
        X..?
        ..*.
        ?O.X
        ????

        : 8, OdE, shape(1)

        X..?
        ..*.
        ?a.X
        ????

        ; weak(a) && is_surrounded(a) && !oarea(*)

        accepted
        X...
        ..*.
        .O.X
        ....
    >

    /// Run towards a friend that lives: joined to it, the group is no burden any more.
    pattern! < Flee7
        ?...?
        ?.*.?
        O...?
        ?..O?

        : 8, OdC, shape(1)

        ?...?
        ?.*.?
        b...?
        ?..a?

        ; weak(a) && !weak(b) && !same_dragon(a, b)

        accepted
        ........X
        ...XXO...
        .....O...
        ..O....X.
        X...*....
        .........
    >

    /// Jump halfway to a strong friend above: the opponent cannot cut both jumps.
    pattern! < Flee8
        ?.O.?
        .....
        ..*..
        .....
        ?.O.?

        : |, OdC, shape(1)

        ?.b.?
        .....
        ..*..
        .....
        ?.a.?

        ; weak(a) && !weak(b) && !same_dragon(a, b)

        accepted
        -----
        ....X
        .....
        X.O..
        .....
        ..*..
        .....
        ..O..
        X.X..
        .....
        -----
    >

    /// A two-space jump for a group in a hurry, where nobody is near enough to cut it.
    pattern! < Flee9
        ?.....?
        ?..*..?
        ?.....?
        ?.....?
        ...O...
        ???????

        : |, OdE

        ?.....?
        ?..*..?
        ?.....?
        ?.....?
        ...a...
        ???????

        ; weak(a) && !oarea(*) && dragonsize(a) > 1 && is_surrounded(a) != 1

        accepted
        -------
        .......
        .......
        X.O....
        .X.O.X.
        ...O...
        .......
        .......
        ...*...
        .......
    >

    /// Turn around the head of what holds us: the way out is open afterwards.
    pattern! < Flee10
        ?...
        X*..
        XO.?
        ?O??

        : 8, OdE, shape(1)

        ?...
        X*..
        Xa.?
        ?a??

        ; weak(a) && olib(*) > 2

        accepted
        |.......
        |..*X..X
        |..OX...
        |..O....
        |.O.....
        |..X....
    >

    /// A jump that lands outside the ring: the weak dragon is out.
    pattern! < Flee11
        .*.
        ...
        ?O?

        : |, OdE, shape(1)

        .*.
        ...
        ?a?

        ; weak(a) && genus(a) < 2 && dragonsize(a) > 1 && is_surrounded(a) && !surround_map(a, *) && !oarea(*) && !xarea(*)

        accepted
        .*...
        .....
        OOX..
        X..XO
    >

    /// A diagonal step that lands outside the ring.
    pattern! < Flee12
        ...
        .*.
        O..

        : /, OdE, shape(1)

        ...
        .*.
        a..

        ; weak(a) && genus(a) < 2 && dragonsize(a) > 1 && is_surrounded(a) && !surround_map(a, *) && !oarea(*) && !xarea(*)

        accepted
        |..........X
        |........*..
        |.........O.
        |.........O.
        |......XX...
    >

    /// Jump ahead on the fourth line out of their wall's shadow before it is extended over our heads.
    pattern! < Flee13
        ?....?
        XX...?
        OO.*.?
        .....?
        .....?
        ------

        : 8, OXdE, shape(1)

        ?....?
        XX...?
        aa.*.?
        .....?
        .....?
        ------

        ; weak(a)

        accepted
        X........
        ...XX....
        ...OO.*..
        .........
        .........
        ---------
    >
}
