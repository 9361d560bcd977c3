//! A doc comment with no pattern below it.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
    >
    /// About nothing.
}

fn main() {}
