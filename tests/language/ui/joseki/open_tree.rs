use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "open_tree.sgf";
}

fn main() {}
