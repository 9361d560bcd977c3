//! Nothing follows the last comma.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        ?XX?
        XO*.
        : 8, C,
    >
}

fn main() {}
