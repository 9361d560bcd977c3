use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "no_file.sgf";
}

fn main() {}
