//! A threat is to something.

use gnugo_engine::patterns;

patterns! {
    pub static D: OwlAttack;
    pattern! < D1
        X*.
        .O.
        : 8, -, threatens_eye()
    >
}

fn main() {}
