use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "duplicate.sgf";
}

fn main() {}
