use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki;
}

fn main() {}
