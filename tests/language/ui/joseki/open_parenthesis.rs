use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "open_parenthesis.sgf";
}

fn main() {}
