//! A database does not change.

use gnugo_engine::patterns;

patterns! {
    pub static mut D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
    >
}

fn main() {}
