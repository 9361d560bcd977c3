//! A line with only a comment ends a diagram.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        // the move
        XO*.
        ?...
        : 8, D
    >
}

fn main() {}
