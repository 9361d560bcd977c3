use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "tenuki_first.sgf";
}

fn main() {}
