//! The classes stand where the symmetry belongs.

gnugo_engine::patterns! {
    pub static D: Shape;

    pattern! < P1
        XO*
        .?.

        : ed
    >
}

fn main() {}
