use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "two_marks.sgf";
}

fn main() {}
