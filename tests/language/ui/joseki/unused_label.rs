use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "unused_label.sgf";
}

fn main() {}
