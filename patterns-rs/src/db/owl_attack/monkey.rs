//! What comes in along the edge from far away?

use gnugo_engine::patterns;

patterns! {
    /// Slides and the monkey jump.
    pub static MONKEY: OwlAttack;

    /// The monkey jump reaches the dragon's room.
    pattern! < KillMonkey1
        X...O
        ?*...
        -----

        : 8, -, value(66)
    >

    /// The monkey jump in contact.
    pattern! < KillMonkey2
        ?...O
        X*...
        -----

        : 8, -, value(66)
    >

    /// Slide along the second line below the dragon.
    pattern! < KillMonkey3
        ?.O?
        X*..
        ..??
        ----

        : 8, -, value(62)
    >

    /// The slide takes the base.
    pattern! < KillMonkey4
        X..O
        ?*..
        .??.
        ----

        : 8, -, value(62)
    >

    /// Step down to the first line diagonally below the end of the wall.
    pattern! < KillMonkey5
        X.O
        .*.
        ---

        : 8, -, value(64)
    >

    /// Slide into the corner.
    pattern! < KillMonkey6
        |X.?
        |.*O
        |..?
        +---

        : 8, -, value(64)
    >

    /// Jump to the heart of the corner from outside.
    pattern! < KillMonkey7
        |...X
        |.*..
        |..O?
        +----

        : 8, -, value(62)
    >
}
