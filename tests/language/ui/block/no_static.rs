//! A database is a static, and no constant.

use gnugo_engine::patterns;

patterns! {
    pub const D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
    >
}

fn main() {}
