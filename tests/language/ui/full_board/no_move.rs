use gnugo_engine::patterns;

patterns! {
    pub static FUSEKI: Fuseki;

    pattern! < P1
        +---+
        |...|
        |.X.|
        |O..|
        +---+

        : 8, j
    >
}

fn main() {}
