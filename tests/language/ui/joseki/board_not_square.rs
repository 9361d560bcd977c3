use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "board_not_square.sgf";
}

fn main() {}
