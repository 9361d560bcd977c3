//! A value counts points; no number of points has six digits.

use gnugo_engine::patterns;

patterns! {
    pub static D: OwlAttack;
    pattern! < A1
        ?XX?
        XO*.
        : 8, -, value(700000)
    >
}

fn main() {}
