//! The helper function comes last.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, my_helper, D
    >
}

fn main() {}
