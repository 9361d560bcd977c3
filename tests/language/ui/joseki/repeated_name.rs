use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "repeated_name.sgf";
}

fn main() {}
