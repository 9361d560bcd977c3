//! The type of database is misspelt.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defence;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
    >
}

fn main() {}
