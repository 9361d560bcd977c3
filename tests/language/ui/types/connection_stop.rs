//! A barrier's `,` is no symbol of a connection.

use gnugo_engine::patterns;

patterns! {
    pub static D: Connection;
    pattern! < D1
        O.O
        .,.
        : |, C
    >
}

fn main() {}
