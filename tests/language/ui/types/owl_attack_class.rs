//! Classes of Shape that an attack on a dragon has not.

use gnugo_engine::patterns;

patterns! {
    pub static D: OwlAttack;
    pattern! < D1
        X*.
        .O.
        : 8, sed
    >
}

fn main() {}
