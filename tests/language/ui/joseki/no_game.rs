use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "no_game.sgf";
}

fn main() {}
