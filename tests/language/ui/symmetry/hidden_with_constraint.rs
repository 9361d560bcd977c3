//! The constraint asks about both sides alike.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        X*X
        .O.
        : 8, C

        a*b
        .O.
        ; lib(b) > 1 && lib(a) > 1
    >
}

fn main() {}
