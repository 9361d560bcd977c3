//! Only life-and-death reading has a goal.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < D1
        X*.
        .O.
        : 8, C

        a*.
        .O.

        ; owl_goal_dragon(a)
    >
}

fn main() {}
