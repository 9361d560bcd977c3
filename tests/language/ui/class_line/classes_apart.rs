//! Classes are letters of one word.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < D1
        ?XX?
        XO*.
        : 8, e, d
    >
}

fn main() {}
