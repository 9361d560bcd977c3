//! Comments are Rust's.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        # block
        ?XX?
        XO*.
        : 8, D
    >
}

fn main() {}
