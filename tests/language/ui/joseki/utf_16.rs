use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "utf_16.sgf";
}

fn main() {}
