//! A pattern ends with `>` and nothing else.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
    >;
}

fn main() {}
