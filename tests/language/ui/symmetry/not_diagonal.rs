//! The diagram is not symmetric about the diagonal.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        XO
        .*
        : /, C
    >
}

fn main() {}
