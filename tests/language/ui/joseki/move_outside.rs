use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "move_outside.sgf";
}

fn main() {}
