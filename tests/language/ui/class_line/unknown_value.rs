//! A value that is misspelt.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        ?XX?
        XO*.
        : 8, C, shap(3)
    >
}

fn main() {}
