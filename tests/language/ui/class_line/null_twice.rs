//! No helper function, and then another one.

gnugo_engine::patterns! {
    pub static D: Shape;

    pattern! < P1
        XO*
        .?.

        : 8, -, NULL, wedge
    >
}

fn main() {}
