//! An action about the move of a pattern that has none.

gnugo_engine::patterns! {
    pub static CONNECTIONS: Connection;

    pattern! < C1
        O.O

        : 8, -

        a.b

        > add_connect_move(a, b)
    >
}

fn main() {}
