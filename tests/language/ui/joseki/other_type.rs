use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Shape = "other_type.sgf";
}

fn main() {}
