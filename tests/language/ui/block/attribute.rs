//! A pattern cannot be left out.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    #[cfg(test)]
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
    >
}

fn main() {}
