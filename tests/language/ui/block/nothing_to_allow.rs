//! A check is lifted that would pass.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    #[allow(hidden_symmetry)]
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
    >
}

fn main() {}
