use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "no_action.sgf";
}

fn main() {}
