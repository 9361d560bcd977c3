//! Only a stone can be captured.

use gnugo_engine::patterns;

patterns! {
    pub static D: OwlAttack;
    pattern! < D1
        X*.
        .O.
        : 8, -, threatens_to_capture(a)

        X*a
        .O.
    >
}

fn main() {}
