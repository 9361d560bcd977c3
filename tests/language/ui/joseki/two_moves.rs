use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "two_moves.sgf";
}

fn main() {}
