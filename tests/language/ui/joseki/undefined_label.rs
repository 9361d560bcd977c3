use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "undefined_label.sgf";
}

fn main() {}
