//! A line of the constraint does not begin with `;`.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
        ; legal_omove(*)
        && !ko(*)
    >
}

fn main() {}
