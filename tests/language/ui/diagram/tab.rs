//! A row has a gap, which is a tab.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*	.
        ?...
        : 8, D
    >
}

fn main() {}
