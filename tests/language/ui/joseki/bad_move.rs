use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "bad_move.sgf";
}

fn main() {}
