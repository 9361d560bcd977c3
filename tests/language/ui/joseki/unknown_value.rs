use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "unknown_value.sgf";
}

fn main() {}
