use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "no_pattern.sgf";
}

fn main() {}
