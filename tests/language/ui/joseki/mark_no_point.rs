use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "mark_no_point.sgf";
}

fn main() {}
