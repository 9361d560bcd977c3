use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "odd_character.sgf";
}

fn main() {}
