use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "move_beyond_board.sgf";
}

fn main() {}
