//! The type of a database is one word.

use gnugo_engine::patterns;

patterns! {
    pub static D: Database<Defense>;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
    >
}

fn main() {}
