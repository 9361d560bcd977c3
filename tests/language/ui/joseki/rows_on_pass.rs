use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "rows_on_pass.sgf";
}

fn main() {}
