//! Two patterns of one name.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
    >
    pattern! < D1
        ?OX?
        .O*.
        : 8, D
    >
}

fn main() {}
