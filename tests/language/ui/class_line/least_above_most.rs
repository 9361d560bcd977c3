//! The minimum is above the maximum.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        ?XX?
        XO*.
        : 8, C, minvalue(5), maxvalue(3)
    >
}

fn main() {}
