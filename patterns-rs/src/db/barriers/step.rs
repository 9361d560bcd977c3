//! Where do our stones get to next, if we move next? Whatever looks like theirs there is not theirs yet.
//!
//! Each says where the stone on `Q` goes on; what it may do at several places together is no more than one move's worth.

use gnugo_engine::patterns;

patterns! {
    /// Steps into the open, and past stones of theirs.
    pub static STEP: Barrier;

    /// Diagonally onwards, with nobody near.
    pattern! < Step1
        Q..
        .!.
        ...

        : '\\', B, value(20)
    >

    /// A one-point jump, with nobody near where it leads.
    pattern! < Step2
        ?...
        Q.!.
        ?...

        : -, B, value(20)
    >

    /// A knight's move, with nobody near where it leads.
    pattern! < Step3
        Q...
        ..!.
        ?...

        : 8, B, value(20)
    >

    /// A two-point jump, with nobody near where it leads.
    pattern! < Step4
        ?....
        Q..!.
        ?....

        : -, B, value(20)
    >

    /// Down to the first line.
    pattern! < Step5
        Q..
        .!.
        ---

        : 8, B, value(20)
    >

    /// A knight's move down to the first line,
    pattern! < Step7
        Q...
        ..!.
        ----

        : 8, B, value(20)
    >

    /// and a steep one.
    pattern! < Step8
        Q..
        ...
        .!.
        ---

        : 8, B, value(20)
    >

    /// Along the first line.
    pattern! < Step6
        O..
        Q!.
        ---

        : 8, B, value(30)
    >

    /// Around a stone of theirs: a hane.
    pattern! < Contact1
        XQ.
        .!.
        ...

        : 8, B, value(20)
    >

    /// Under a stone of theirs.
    pattern! < Contact2
        QX.
        .!.
        ...

        : 8, B, value(20)
    >

    /// Between a stone of ours and one of theirs.
    pattern! < Contact3
        X.Q
        .!.
        ...

        : 8, B, value(20)
    >

    /// Stretched beside a stone of theirs.
    pattern! < Contact4
        X..
        .!Q
        ...

        : 8, B, value(20)
    >

    /// Between two stones of theirs.
    pattern! < Contact5
        X.X
        .!.
        Q..

        : 8, B, value(20)
    >

    /// The descent beside a stone of theirs on the second line.
    pattern! < Contact6
        XQ.
        .!.
        ---

        : 8, B, value(20)
    >

    /// The same, with a wall behind.
    pattern! < Contact7
        XQO
        .!.
        ---

        : 8, B, value(25)
    >

    /// Under two stones of theirs on the second line.
    pattern! < Contact8
        XXQ
        .!.
        ---

        : 8, B, value(25)
    >
}
