//! Which points of an eye space are better than they look? Mouths that nobody enters.

use gnugo_engine::patterns;

patterns! {
    /// Points of eye spaces.
    pub static EYE_POINT: Connection;

    /// Nobody gets into a tiger's mouth: its point belongs to the eye, although it looks open.
    pattern! < EyePoint1
        ?O?
        O.O
        ?.?

        : |, e

        ?O?
        OcO
        ?.?

        ; marginal_eye(c) && !safe_xmove(c) && !ko(c)
        > make_proper_eye(c)
    >

    /// A mouth at the edge: who enters it has one liberty, and is captured.
    pattern! < EyePoint2
        ?O?
        O..
        ---

        : 8, e

        ?O?
        Oc.
        ---

        ; marginal_eye(c) && !safe_xmove(c) && !ko(c)
        > make_proper_eye(c)
    >
}
