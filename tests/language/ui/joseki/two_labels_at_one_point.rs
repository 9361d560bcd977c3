use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "two_labels_at_one_point.sgf";
}

fn main() {}
