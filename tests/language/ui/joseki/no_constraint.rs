use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "no_constraint.sgf";
}

fn main() {}
