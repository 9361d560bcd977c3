//! How is a weak group attacked with profit? Caps, knight's moves, leaning, and moves that take the base.
//!
//! "Don't attack what is strong": every pattern asks whether the dragon needs help, and most whether ours does not. An attack
//! that does not kill gains what is built on the way: these moves make territory, a wall, or a second attack.

use gnugo_engine::patterns;

patterns! {
    /// Attacks on weak dragons.
    pub static CHASE: Shape;

    /// The knight's move attack from the far side: the weak stones run towards our strong ones.
    pattern! < Chase1
        ?.*...?
        ?.....?
        ?.X...O
        ?.....?

        : 8, OXaE, shape(1)

        ?.*...?
        ?.....?
        ?.A...b
        ?.....?

        ; weak(A) && !weak(b) && !oarea(*)

        accepted
        |...*....
        |........
        |...X...O
        |........
        |..O.....

        refused
        ..*....
        .......
        ..X...O
        .......
    >

    /// Step under the stone of a weak dragon on the third line from our own stone beside it: it has no base, and our side is closed.
    pattern! < Chase2
        ?...??
        .X.O.?
        ..*..?
        .....?
        ------

        : 8, OXae, shape(1)

        ?...??
        .A.b.?
        ..*..?
        .....?
        ------

        ; weak(A) && genus(A) < 2 && !weak(b)

        accepted
        O.X.......
        ..O..X.O..
        ......*...
        ..........
        ----------

        refused
        ......
        .X.O..
        ..*...
        ......
        ------
    >

    /// Extend right up to a weak stone: it has no room on this side any more, and the extension is ours anyway.
    pattern! < Chase3
        ?......?
        ?......?
        oO..*.X?
        .......?
        .......?
        --------

        : 8, OXae, shape(1)

        ?......?
        ?......?
        oO..*.A?
        .......?
        .......?
        --------

        ; weak(A) && genus(A) < 2

        accepted
        ........
        ........
        .O..*.XO
        ........
        ........
        --------

        refused
        ........
        ........
        .O..*.X.
        ........
        ........
        --------
    >

    /// Lean on the neighbour of a weak dragon: pressed down, it helps us to a wall that the weak one runs into.
    pattern! < Chase4
        ?......?
        X...*..?
        ?....X.?
        ?......?
        ?......?
        --------

        : 8, OXaE, shape(1)

        ?......?
        A...*..?
        ?....B.?
        ?......?
        ?......?
        --------

        ; weak(A) && !weak(B) && !same_dragon(A, B)

        accepted
        ..O.......
        ..........
        ..X...*...
        O......X..
        ..........
        ..........
        ----------

        refused
        ........
        X...*...
        .....X..
        ........
        ........
        --------
    >

    /// Split two weak dragons: they cannot both be saved, and whichever runs we build against the other.
    pattern! < Chase5
        ?...?
        X.*.X
        ?...?

        : +, XaB, shape(2)

        ?...?
        A.*.B
        ?...?

        ; weak(A) && weak(B) && !same_dragon(A, B)

        accepted
        ------+
        ...O..|
        ......|
        X.*.X.|
        .....O|
        ......|
        O.....|
        ......|
        .O....|
        ......|
        ------+

        refused
        .....
        X.*.X
        .....
    >

    /// Split two weak dragons that stand further apart.
    pattern! < Chase6
        ?....?
        X.*..X
        ?....?

        : -, XaB, shape(1)

        ?....?
        A.*..B
        ?....?

        ; weak(A) && weak(B) && !same_dragon(A, B)

        accepted
        O......O.|
        ...O.....|
        ........O|
        OX.*..X..|
        .........|
        .........|
        .........|
        ---------+

        refused
        ......
        X.*..X
        ......
    >

    /// Split two weak dragons on a diagonal.
    pattern! < Chase7
        X...?
        .....
        ..*..
        .....
        ?...X

        : X, XaB, shape(1)

        A...?
        .....
        ..*..
        .....
        ?...B

        ; weak(A) && weak(B) && !same_dragon(A, B)

        accepted
        -------
        .......
        ......O
        ..O....
        .X.....
        .......
        ...*...
        .......
        O....X.
        .......
        -------

        refused
        X....
        .....
        ..*..
        .....
        ....X
    >

    /// Take the room under a two-space extension of a weak dragon from our low stone: it loses its eye on the side.
    pattern! < Chase9
        ?....??
        ?X..X.?
        ......O
        ..*...?
        -------

        : 8, OXae, shape(1)

        ?....??
        ?A..B.?
        ......O
        ..*...?
        -------

        ; (weak(A) || weak(B)) && genus(A) < 2

        accepted
        ..O..O....
        ..........
        ..X..X....
        O......O..
        ...*......
        ----------

        refused
        .......
        .X..X..
        ......O
        ..*....
        -------
    >

    /// Cap a weak stone from a knight's move away, on the side where it would link up with a friend.
    pattern! < Chase10
        ??.....?
        ?..*...X
        ??.....?
        ?X.....?
        ??.....?

        : 8, OXaE, shape(1)

        ??.....?
        ?..*...B
        ??.....?
        ?A.....?
        ??.....?

        ; weak(A) && !weak(B) && !same_dragon(A, B) && !xarea(*)

        accepted
        |.........
        |.....X..O
        |..O......
        |.......*.
        |.........
        |.........
        |.........
        |.......X.

        refused
        ........
        ...*...X
        ........
        .X......
        ........
    >

    /// Keep the pressure on: follow a weak dragon that jumps along our wall with a jump of our own.
    pattern! < Chase11
        *...?
        ....?
        O.X.?
        O.X.?

        : 8, OXaE

        *...?
        ....?
        b.A.?
        b.A.?

        ; weak(A) && !weak(b) && !oarea(*) && dragonsize(A) > 2

        accepted
        |.*....
        |......
        |.O.X..
        |.O.X..
        |..X...
        |..O..O

        refused
        *....
        .....
        O.X..
        O.X..
    >

    /// Kick a stone of the side when ours waits on its other side: it stands up heavily and without a base.
    pattern! < Chase12
        ?.....?
        ?O....?
        ?.*X..O
        ......?
        ......?
        -------

        : 8, OXae, shape(1)

        ?.....?
        ?b....?
        ?.*A..O
        ......?
        ......?
        -------

        ; wormsize(A) == 1 && !alive(A) && !weak(b)

        accepted
        .......
        .O.....
        ..*X..O
        .......
        .......
        -------
    >
}
