use gnugo_engine::patterns;

patterns! {
    pub static JOSEKI: Joseki;

    pattern! < P1
        ---+
        ...|
        .X.|
        O..|

        : 8, J
    >
}

fn main() {}
