//! A threat is to a label, not of an amount.

use gnugo_engine::patterns;

patterns! {
    pub static D: OwlDefense;
    pattern! < D1
        X*.
        .O.
        : 8, -, threatens_eye(3)
    >
}

fn main() {}
