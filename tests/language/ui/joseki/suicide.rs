use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "suicide.sgf";
}

fn main() {}
