//! The helper function stands where the classes belong.

gnugo_engine::patterns! {
    pub static D: Shape;

    pattern! < P1
        XO*
        .?.

        : 8, wedge, C
    >
}

fn main() {}
