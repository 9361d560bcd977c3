use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "second_comment.sgf";
}

fn main() {}
