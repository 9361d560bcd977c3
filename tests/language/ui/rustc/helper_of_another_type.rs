//! A helper function for another type of database.

use gnugo_engine::patterns;

use gnugo_engine::pattern::{Ask, Shape};

fn wedge_helper(_: &mut Ask<'_, Shape>) -> bool {
    true
}

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D, wedge_helper
    >
}

fn main() {}
