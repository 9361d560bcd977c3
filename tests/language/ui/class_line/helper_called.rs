//! A helper function is named without parentheses.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        ?XX?
        XO*.
        : 8, C, wedge_helper()
    >
}

fn main() {}
