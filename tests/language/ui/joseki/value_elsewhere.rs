use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "value_elsewhere.sgf";
}

fn main() {}
