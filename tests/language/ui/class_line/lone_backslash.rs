//! Rust's lexer has no lone backslash, and drops it: what was meant is told next to it.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        X.?
        .*O
        ?O.
        : \, D
    >
}

fn main() {}
