//! The check to lift is misspelt.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    #[allow(hiden_symmetry)]
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
    >
}

fn main() {}
