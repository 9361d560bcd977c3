use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "unknown_function.sgf";
}

fn main() {}
