//! Which stones shut the way along the edge? Those on the second line; on the third if their owner moves next, or in
//! pairs.

use gnugo_engine::patterns;

patterns! {
    /// Walls that reach the edge.
    pub static EDGE: Barrier;

    /// A stone on the second line, its owner to move.
    pattern! < EdgeWall1
        O
        ,
        -

        : |, D
    >

    /// A stone on the third line, its owner to move.
    pattern! < EdgeWall2
        O
        ,
        ,
        -

        : |, D
    >

    /// A stone on the fourth line with nobody near: the way under it is narrow.
    pattern! < EdgeWall3
        .O.
        .!.
        .!.
        .!.
        ---

        : |, D
    >

    /// Two stones of theirs on the second line side by side leave no way under the first of them.
    pattern! < EdgeWall4
        XX
        ,.
        --

        : 8, A
    >

    /// A stone on the second line without ours beside it: a hane is blocked.
    pattern! < EdgeWall5
        xXx
        x,x
        ---

        : |, A
    >

    /// A stone on the second line and ours at its foot: we go a step further, and are stopped.
    pattern! < EdgeWall6
        ?X?
        O!x
        ---

        : 8, A
    >

    /// A stone on the third line with nobody near.
    pattern! < EdgeWall7
        .X.
        .!.
        .!.
        ---

        : |, A
    >

    /// The two-point extension on the third line: it is connected, and the way under it is watched.
    pattern! < EdgeWall8
        .....
        X,,X.
        .!!..
        .....
        -----

        : 8, A
    >

    /// The one-point jump on the second line.
    pattern! < EdgeWall9
        X,X
        .,.
        ---

        : |, A
    >

    /// A jump on the first line.
    pattern! < EdgeWall10
        .,.
        X,X
        ---

        : |, A
    >

    /// A wall of two from the third line down: the first line is shut.
    pattern! < EdgeWall11
        X
        X
        ,
        -

        : |, A
    >

    /// A hane on the second line, which is blocked.
    pattern! < EdgeWall12
        ?O.
        ?X,
        ?..
        ---

        : 8, D

        ?O.
        ?Xa
        ?..
        ---

        ; safe_omove(a)
    >
}
