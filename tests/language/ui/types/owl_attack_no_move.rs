//! An attack on a dragon is a move.

use gnugo_engine::patterns;

patterns! {
    pub static D: OwlAttack;
    pattern! < D1
        YX.
        .O.
        : 8, -
    >
}

fn main() {}
