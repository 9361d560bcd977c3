//! The engine cannot read life and death yet, and says so.

gnugo_engine::patterns! {
    pub static ATTACKS: OwlAttack;

    pattern! < A1
        XO
        *.

        : 8, -

        XO
        *a

        ; owl_escape_value(a) > 0
    >
}

fn main() {}
