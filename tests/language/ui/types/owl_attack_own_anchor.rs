//! Only a stone of the opponent's places an attack on a dragon.

use gnugo_engine::patterns;

patterns! {
    pub static D: OwlAttack;
    pattern! < D1
        X*.
        .Q.
        : 8, -
    >
}

fn main() {}
