//! A row that begins like a class line.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        :X*.
        ?..?

        : 8, D
    >
}

fn main() {}
