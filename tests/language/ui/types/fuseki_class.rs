//! Fuseki moves do not connect.

use gnugo_engine::patterns;

patterns! {
    pub static D: Fuseki;
    pattern! < D1
        X*.
        .O.
        : 8, C
    >
}

fn main() {}
