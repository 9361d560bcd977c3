//! More rows than the edges on both sides leave lines.

gnugo_engine::patterns! {
    pub static D: Handicap;

    pattern! < P1
        |..|
        |.*|
        |..|

        : 8, -
    >
}

fn main() {}
