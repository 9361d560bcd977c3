use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "bracket_runs_on.sgf";
}

fn main() {}
