//! A helper function that is none.

use gnugo_engine::patterns;

fn wedge_helper(number: i32) -> bool {
    number > 0
}

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D, wedge_helper
    >
}

fn main() {}
