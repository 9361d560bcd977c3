//! Labels without a labelled diagram.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
        ; lib(a) > 1 && olib(b) > 1
    >
}

fn main() {}
