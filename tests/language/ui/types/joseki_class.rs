//! A joseki move is no invasion.

use gnugo_engine::patterns;

patterns! {
    pub static D: Joseki;
    pattern! < D1
        .*|
        .O|
        --+
        : 8, I
    >
}

fn main() {}
