//! Where do our stones get to next, if we move next? Whatever looks like theirs there is not theirs yet.
//!
//! Each says where the stone on `Q` goes on; what it may do at several places together is no more than one move's worth.

use gnugo_engine::patterns;

patterns! {
    /// Steps into the open, and past stones of theirs.
    pub static STEP: Barrier;

    /// Diagonally onwards, with nobody near.
    pattern! < Onward1
        Q..
        .!.
        ...

        : '\\', B, value(20)
    >

    /// A one-point jump, with nobody near where it leads.
    pattern! < Onward2
        ?...
        Q.!.
        ?...

        : -, B, value(20)
    >

    /// A knight's move, with nobody near where it leads.
    pattern! < Onward3
        Q...
        ..!.
        ?...

        : 8, B, value(20)
    >

    /// A two-point jump, with nobody near where it leads.
    pattern! < Onward4
        ?....
        Q..!.
        ?....

        : -, B, value(20)
    >

    /// Down to the first line.
    pattern! < Onward5
        Q..
        .!.
        ---

        : 8, B, value(20)
    >

    /// A knight's move down to the first line.
    pattern! < Onward7
        Q...
        ..!.
        ----

        : 8, B, value(20)
    >

    /// A knight's move down to the first line, steeply.
    pattern! < Onward8
        Q..
        ...
        .!.
        ---

        : 8, B, value(20)
    >

    /// Along the first line.
    pattern! < Onward6
        O..
        Q!.
        ---

        : 8, B, value(30)
    >

    /// Stretched beside a stone of theirs that touches it.
    pattern! < Past1
        XQ.
        .!.
        ...

        : 8, B, value(20)
    >

    /// Around a stone of theirs: a hane.
    pattern! < Past2
        QX.
        .!.
        ...

        : 8, B, value(20)
    >

    /// Between a stone of ours and one of theirs.
    pattern! < Past3
        X.Q
        .!.
        ...

        : 8, B, value(20)
    >

    /// Stretched beside a stone of theirs.
    pattern! < Past4
        X..
        .!Q
        ...

        : 8, B, value(20)
    >

    /// Between two stones of theirs.
    pattern! < Past5
        X.X
        .!.
        Q..

        : 8, B, value(20)
    >

    /// The descent beside a stone of theirs on the second line.
    pattern! < Past6
        XQ.
        .!.
        ---

        : 8, B, value(20)
    >

    /// The descent beside a stone of theirs, with a wall behind.
    pattern! < Past7
        XQO
        .!.
        ---

        : 8, B, value(25)
    >

    /// Under two stones of theirs on the second line.
    pattern! < Past8
        XXQ
        .!.
        ---

        : 8, B, value(25)
    >
}
