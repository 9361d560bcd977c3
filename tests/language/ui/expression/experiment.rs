//! A function that GNU Go's documentation does not describe is refused by its name.

gnugo_engine::patterns! {
    pub static SHAPES: Shape;

    pattern! < S1
        XO
        *.

        : 8, -

        AO
        *.

        ; oracle_threatens(*, A)
    >
}

fn main() {}
