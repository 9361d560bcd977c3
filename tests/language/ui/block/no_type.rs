//! The static has no type.

use gnugo_engine::patterns;

patterns! {
    pub static D;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
    >
}

fn main() {}
