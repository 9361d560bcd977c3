//! The edge below begins a point too late.

gnugo_engine::patterns! {
    pub static D: Shape;

    pattern! < P1
        |..O
        |.*.
         ---

        : 8, e
    >
}

fn main() {}
