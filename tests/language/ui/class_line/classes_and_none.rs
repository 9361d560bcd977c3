//! `-`, and a class all the same.

gnugo_engine::patterns! {
    pub static D: Shape;

    pattern! < P1
        XO*
        .?.

        : 8, -e
    >
}

fn main() {}
