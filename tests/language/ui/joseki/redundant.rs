use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "redundant.sgf";
}

fn main() {}
