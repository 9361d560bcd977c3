//! A blank line ends the labelled diagram too.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        ?...
        : 8, D

        ?XX?
        XO*a

        ?...
        ; olib(a) > 1
    >
}

fn main() {}
