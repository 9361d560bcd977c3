//! The class line comes before the diagram.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        : 8, D
        ?XX?
        XO*.
    >
}

fn main() {}
