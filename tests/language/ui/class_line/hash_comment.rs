//! A comment behind the class line begins with `//`.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D # a comment
    >
}

fn main() {}
