use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "reserved_label.sgf";
}

fn main() {}
