//! A defence of nothing.

gnugo_engine::patterns! {
    pub static D: Defense;

    pattern! < P1
        XX*
        ...

        : 8, D
    >
}

fn main() {}
