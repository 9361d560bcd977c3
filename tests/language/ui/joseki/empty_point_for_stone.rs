use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "empty_point_for_stone.sgf";
}

fn main() {}
