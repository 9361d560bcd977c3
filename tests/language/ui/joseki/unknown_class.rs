use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "unknown_class.sgf";
}

fn main() {}
