//! The same threat twice.

gnugo_engine::patterns! {
    pub static D: OwlAttack;

    pattern! < P1
        XO*
        .?.

        : 8, -, threatens_to_capture(A), threatens_to_capture(A)

        AO*
        .?.
    >
}

fn main() {}
