//! A whole board, where patterns are parts of one.

gnugo_engine::patterns! {
    pub static D: Shape;

    pattern! < P1
        +---+
        |..O|
        |.*.|
        |...|
        +---+

        : 8, e
    >
}

fn main() {}
