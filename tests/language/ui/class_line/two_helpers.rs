//! A pattern has one helper function.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        ?XX?
        XO*.
        : 8, C, one, two
    >
}

fn main() {}
