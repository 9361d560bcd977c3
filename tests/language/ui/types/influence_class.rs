//! Influence patterns look at no status.

use gnugo_engine::patterns;

patterns! {
    pub static D: Influence;
    pattern! < D1
        X*.
        .O.
        : 8, XE
    >
}

fn main() {}
