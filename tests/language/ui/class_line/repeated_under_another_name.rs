//! Two names of one value.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        ?XX?
        XO*.
        : 8, C, followup(3), followup_value(4)
    >
}

fn main() {}
