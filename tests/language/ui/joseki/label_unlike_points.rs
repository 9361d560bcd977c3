use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "label_unlike_points.sgf";
}

fn main() {}
