//! `*` in the constraint of a pattern that has no move.

gnugo_engine::patterns! {
    pub static CONNECTIONS: Connection;

    pattern! < C1
        O.O

        : +, C

        ; !safe_xmove(*)
    >
}

fn main() {}
