//! The same pattern with other names and another order.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
        ?XX?
        Xb*a
        ; lib(b) > 1 && ko(a)
    >
    pattern! < D2
        ?XX?
        XO*.
        : 8, D
        ?XX?
        Xc*d
        ; ko(d) && 1 < lib(c)
    >
}

fn main() {}
