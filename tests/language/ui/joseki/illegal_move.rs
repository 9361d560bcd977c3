use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "illegal_move.sgf";
}

fn main() {}
