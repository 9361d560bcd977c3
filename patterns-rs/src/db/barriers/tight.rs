//! Which shapes of the opponent's stop us although we move first? Those that cannot be cut at once.

use gnugo_engine::patterns;

patterns! {
    /// Walls that need no answer.
    pub static TIGHT: Barrier;

    /// A diagonal with both points free.
    pattern! < Tight1
        X,
        ,X

        : X, A
    >

    /// A one-point jump without a stone of ours next to it: who pushes in is captured.
    pattern! < Tight2
        xxx
        X,X
        xxx

        : +, A
    >

    /// A one-point jump with one stone of ours at it. If we push in, they block behind, and neither cut works.
    pattern! < Tight3
        ?O?
        X,X
        xxx

        : |, A

        ?O?
        XaX
        cbd

        ; oplay_attack(a, b, c, c) && oplay_attack(a, b, d, d)
    >

    /// The bamboo joint: one of two ways through is always left.
    pattern! < Tight4
        XX
        ,,
        XX

        : +, A
    >

    /// The diamond, as of a capture: nobody enters.
    pattern! < Tight5
        ?X?
        X,X
        ?X?

        : _, A
    >

    /// The tiger's mouth: who enters has one liberty.
    pattern! < Tight6
        ?X?
        X,X
        ?.?

        : |, A

        ?X?
        XaX
        ?.?

        ; !safe_omove(a)
    >

    /// A knight's move without a stone of ours near it can be cut, but not for free.
    pattern! < Tight7
        xxxx
        X!!x
        x!!X
        xxxx

        : O, A
    >

    /// A two-point jump without a stone of ours near it, in the same way.
    pattern! < Tight8
        xxxx
        X!!X
        xxxx

        : +, A
    >

    /// A diagonal with our stone at one of its points, which would be captured at the other.
    pattern! < Tight9
        X,
        OX

        : /, A

        Xa
        OX

        ; !safe_omove(a) && !ko(a)
    >
}
