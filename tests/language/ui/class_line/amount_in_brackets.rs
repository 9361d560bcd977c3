//! Brackets are no parentheses.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < D1
        ?XX?
        XO*.
        : 8, e, shape[3]
    >
}

fn main() {}
