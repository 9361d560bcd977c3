//! How does a weak group run? Pushes, turns and diagonal moves out, where what wants to close the way cannot.
//!
//! "Run while the way is open": the patterns ask whether the dragon is weak, and whether the step has room behind it. Two weak groups
//! that run are worse than one: running where it also attacks comes first.

use gnugo_engine::patterns;

patterns! {
    /// Runs of weak dragons.
    pub static FLEE: Shape;

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
        X....
        ..*..
        XO.X.
        .....
    >

    /// Turn around the head of what holds us: the way out is open afterwards.
    pattern! < Flee10
        ?...
        X*..
        XO.?
        ?O??

        : 8, OdE, shape(7)

        ?...
        X*..
        Xa.?
        ?a??

        ; weak(a)

        accepted
        |.......
        |..*X..X
        |..OX...
        |..O....
        |.O.....
        |..X....
    >
}
