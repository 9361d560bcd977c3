//! Declarations that stand elsewhere than at the beginning.

use gnugo_engine::patterns;

patterns! {
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
    >
    /// Moves that save a string of ours.
    pub static D: Defense;
}

patterns! {
    pub static E: Defense;
    pub static F: Attack;
    pattern! < E1
        ?XX?
        XO*.
        : 8, D
    >
}

patterns! {
    pub static G: Defense;
    Pattern G1
        ?XX?
        XO*.
        : 8, D
}

fn main() {
    let _ = (D.name(), E.name(), G.name());
}
