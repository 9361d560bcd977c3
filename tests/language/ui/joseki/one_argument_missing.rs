use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "one_argument_missing.sgf";
}

fn main() {}
