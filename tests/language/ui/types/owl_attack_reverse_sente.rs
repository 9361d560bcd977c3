//! Of the defence only.

use gnugo_engine::patterns;

patterns! {
    pub static D: OwlAttack;
    pattern! < D1
        X*.
        .O.
        : 8, -, reverse_sente(a)

        X*a
        .O.
    >
}

fn main() {}
