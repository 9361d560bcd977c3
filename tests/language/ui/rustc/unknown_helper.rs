//! A helper function that does not exist.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D, wedge_helper
    >
}

fn main() {}
