use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "handicap_stone.sgf";
}

fn main() {}
