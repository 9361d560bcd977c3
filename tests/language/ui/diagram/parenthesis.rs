//! A parenthesis.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        X(O)*
        : 8, D
    >
}

fn main() {}
