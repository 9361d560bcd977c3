//! Only empty points: nothing says where on the board it lies.

use gnugo_engine::patterns;

patterns! {
    pub static D: Barrier;
    pattern! < D1
        ,!.
        : 8, A
    >
}

fn main() {}
