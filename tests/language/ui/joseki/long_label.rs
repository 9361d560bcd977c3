use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "long_label.sgf";
}

fn main() {}
