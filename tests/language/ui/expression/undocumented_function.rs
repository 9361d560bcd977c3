//! A function of GNU Go's databases of which nobody says what it asks.

gnugo_engine::patterns! {
    pub static LAST: Endgame;

    pattern! < E1
        XO
        *.
        --

        : 8, -

        Aa
        *b
        --

        ; edge_double_sente(*, b, a, A, b)
    >
}

fn main() {}
