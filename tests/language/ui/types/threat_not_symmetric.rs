//! What is threatened is on one side only.

use gnugo_engine::patterns;

patterns! {
    pub static D: OwlDefense;
    pattern! < D1
        X*X
        .O.
        : |, -, threatens_to_capture(a)

        a*X
        .O.
    >
}

fn main() {}
