//! The block does not say which static it declares.

use gnugo_engine::patterns;

patterns! {
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
    >
}

fn main() {}
