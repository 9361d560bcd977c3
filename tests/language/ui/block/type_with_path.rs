//! The type of a database is one word, without a path.

use gnugo_engine::patterns;

patterns! {
    pub static D: gnugo_engine::Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
    >
}

fn main() {}
