//! What stands behind a row is a comment.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?    block underneath
        XO*.
        : 8, D
    >
}

fn main() {}
