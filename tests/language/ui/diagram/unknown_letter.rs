//! A letter that is no symbol; the letters around it are one token.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XaO*
        : 8, D
    >
}

fn main() {}
