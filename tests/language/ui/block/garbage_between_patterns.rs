//! Something else than a pattern.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
    >
    garbage
    pattern! < D2
        ?OX?
        .O*.
        : 8, D
    >
}

fn main() {}
