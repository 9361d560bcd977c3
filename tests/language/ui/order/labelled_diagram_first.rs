//! The labelled diagram comes before the class line.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.

        ?XX?
        XO*a
        : 8, D
        ; olib(a) > 1
    >
}

fn main() {}
