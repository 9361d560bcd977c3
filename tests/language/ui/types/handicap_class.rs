//! Where handicap stones go has no classes.

use gnugo_engine::patterns;

patterns! {
    pub static D: Handicap;
    pattern! < D1
        ..*
        .!.
        ...
        : 8, J
    >
}

fn main() {}
