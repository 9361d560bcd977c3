//! A comment splits a row.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO/* ours */*.
        ?...
        : 8, D
    >
}

fn main() {}
