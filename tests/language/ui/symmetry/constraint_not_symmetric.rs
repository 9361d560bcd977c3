//! The constraint asks about one side.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        X*X
        .O.
        : |, C

        a*X
        .O.
        ; lib(a) > 1
    >
}

fn main() {}
