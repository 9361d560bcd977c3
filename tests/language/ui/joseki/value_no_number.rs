use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "value_no_number.sgf";
}

fn main() {}
