//! A threat names a label, and there is no labelled diagram.

use gnugo_engine::patterns;

patterns! {
    pub static D: OwlDefense;
    pattern! < D1
        X*.
        .O.
        : 8, -, threatens_to_capture(a)
    >
}

fn main() {}
