//! The pattern has no name.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! <
        ?XX?
        XO*.
        : 8, D
    >
}

fn main() {}
