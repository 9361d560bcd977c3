//! The class line goes on in the next line.

gnugo_engine::patterns! {
    pub static D: Shape;

    pattern! < P1
        XO*
        .?.

        : 8, e,
          shape(3)
    >
}

fn main() {}
