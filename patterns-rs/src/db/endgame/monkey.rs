//! How far into an area does a stone of the second line reach? Jumps along the edge and how to stop them.

use gnugo_engine::patterns;

patterns! {
    /// Jumps along the edge.
    pub static END_MONKEY: Endgame;

    /// The monkey jump: the large knight's move to the first line, which takes some eight points if it is not
    /// answered.
    pattern! < EndMonkey1
        ?XXX??
        .O....
        ....*.
        ------

        : 8, sOXe, value(5), followup(4)

        ?XXX??
        .a....
        ....*.
        ------

        ; oplay_connect(*, a, *)
    >

    /// The small monkey jump: the small knight's move to the first line, where the large one would be cut off.
    pattern! < EndMonkey2
        ?XX??
        .O...
        ...*.
        -----

        : 8, sOXe, value(4), followup(3)

        ?XX??
        .a...
        ...*.
        -----

        ; oplay_connect(*, a, *)
    >

    /// Stop a stone that has jumped in along the first line by standing in front of it, under a stone of ours.
    pattern! < EndMonkey3
        ?.OO?
        ?X*.?
        -----

        : 8, OXe, value(2.5)
    >

    /// Before the opponent jumps in from the second line, close the area on it.
    pattern! < EndMonkey4
        ?OOO?
        X*..?
        .....
        -----

        : 8, nOXe, value(4)
    >

    /// Before the opponent crawls in along the first line, close the area on it.
    pattern! < EndMonkey5
        ?OO?
        X*.?
        ----

        : 8, nOXe, value(1.5)
    >
}
