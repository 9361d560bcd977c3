//! A pattern with nothing in it: one error, not one for each part.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
    >
}

fn main() {}
