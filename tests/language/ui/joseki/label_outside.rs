use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "label_outside.sgf";
}

fn main() {}
