//! A class of shapes in a tree of joseki.

gnugo_engine::patterns! {
    pub static D: Joseki;

    pattern! < P1
        ---+
        *..|
        X..|

        : 8, sW
    >
}

fn main() {}
