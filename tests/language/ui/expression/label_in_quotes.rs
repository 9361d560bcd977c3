//! A label as a string.

gnugo_engine::patterns! {
    pub static D: Shape;

    pattern! < P1
        XO*
        .?.

        : 8, -

        XO*
        a?.

        ; olib("a") > 2 && olib(a) > 1
    >
}

fn main() {}
