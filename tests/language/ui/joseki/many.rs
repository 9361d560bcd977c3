use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "many.sgf";
}

fn main() {}
