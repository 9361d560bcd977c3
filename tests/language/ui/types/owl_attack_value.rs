//! Shape is of no worth to a dragon.

use gnugo_engine::patterns;

patterns! {
    pub static D: OwlAttack;
    pattern! < D1
        X*.
        .O.
        : 8, -, shape(3)
    >
}

fn main() {}
