//! Nothing follows the colon.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        ?XX?
        XO*.
        :
    >
}

fn main() {}
