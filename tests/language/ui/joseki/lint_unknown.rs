use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "lint_unknown.sgf";
}

fn main() {}
