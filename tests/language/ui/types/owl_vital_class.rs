//! A vital point has no classes but `s`.

use gnugo_engine::patterns;

patterns! {
    pub static D: OwlVital;
    pattern! < D1
        XX*.
        X..!
        : 8, B
    >
}

fn main() {}
