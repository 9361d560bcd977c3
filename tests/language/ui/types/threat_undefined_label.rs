//! The label of a threat is not there.

use gnugo_engine::patterns;

patterns! {
    pub static D: OwlDefense;
    pattern! < D1
        X*.
        .O.
        : 8, -, threatens_to_capture(b)

        a*.
        .O.

        ; lib(a) > 1
    >
}

fn main() {}
