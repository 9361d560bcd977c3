use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "value_without_comma.sgf";
}

fn main() {}
