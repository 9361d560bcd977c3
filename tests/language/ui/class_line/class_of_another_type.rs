//! `A` is a class of attacks.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < S1
        ?XX?
        XO*.
        : 8, A
    >
}

fn main() {}
