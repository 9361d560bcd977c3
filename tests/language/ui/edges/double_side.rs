//! The edge twice, in every row.

gnugo_engine::patterns! {
    pub static D: Shape;

    pattern! < P1
        ||*.
        ||X.

        : 8, e
    >
}

fn main() {}
