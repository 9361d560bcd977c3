//! An attack on nothing.

gnugo_engine::patterns! {
    pub static D: Attack;

    pattern! < P1
        OO*
        ...

        : 8, A
    >
}

fn main() {}
