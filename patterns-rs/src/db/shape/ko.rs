//! Who begins a ko? Moves that take it.
//!
//! Threats are looked for elsewhere. These patterns are about the point of the ko itself.

use gnugo_engine::patterns;

patterns! {
    /// Kos.
    pub static KO: Shape;

    /// Take the ko: who takes it first makes the opponent look for the first threat.
    pattern! < Ko1
        ?OX?
        OX*X
        ?OX?

        : -, sOX, shape(3)

        ?OX?
        OA*X
        ?OX?

        ; ko(A)

        accepted
        O....
        ..OX.
        .OX*X
        ..OX.
    >

    /// Take the ko on the edge.
    pattern! < Ko2
        ?OX?
        OX*X
        ----

        : 8, sOX, shape(1)

        ?OX?
        OA*X
        ----

        ; ko(A)

        accepted
        ----
        OX*X
        .OX.
        O...
    >
}
