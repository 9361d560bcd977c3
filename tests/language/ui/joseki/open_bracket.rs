use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "open_bracket.sgf";
}

fn main() {}
