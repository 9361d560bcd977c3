use gnugo_engine::patterns;

patterns! {
    pub static JOSEKI: Joseki;

    pattern! < P1
        ----
        ....
        ..*.
        .O..

        : 8, J
    >
}

fn main() {}
