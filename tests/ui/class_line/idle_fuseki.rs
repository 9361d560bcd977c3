//! Chance decides among moves of no urgency.

gnugo_engine::patterns! {
    pub static D: Fuseki;

    pattern! < P1
        XO*
        .?.

        : 8, F
    >
}

fn main() {}
