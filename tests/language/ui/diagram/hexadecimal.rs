//! What rustc refuses itself is not reported again.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        0xO*
        ?..?
        : 8, D
    >
}

fn main() {}
