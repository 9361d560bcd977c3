use gnugo_engine::joseki;

joseki! {
    pub static JOSEKI: Joseki = "action_is_no_call.sgf";
}

fn main() {}
