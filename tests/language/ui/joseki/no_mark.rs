use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "no_mark.sgf";
}

fn main() {}
