use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "board_size.sgf";
}

fn main() {}
