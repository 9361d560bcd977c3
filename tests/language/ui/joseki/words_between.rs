use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "words_between.sgf";
}

fn main() {}
