use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "size_later.sgf";
}

fn main() {}
