//! What the lexer takes for a lifetime is a symbol that there is not.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        'O*.
        ?..?
        : 8, D
    >
}

fn main() {}
