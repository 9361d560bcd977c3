//! Influence patterns have one value.

use gnugo_engine::patterns;

patterns! {
    pub static D: Influence;
    pattern! < D1
        X*.
        .O.
        : 8, I, terri(3)
    >
}

fn main() {}
