//! `oplay_attack_either` asks about two strings; the others are moves.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D

        ?cX?
        Xb*a

        ; olib(a) > 1 && lib(b) > 1 && lib(c) > 1
        ; && oplay_attack_either(a, *, b, c) > lib(b)
    >
}

fn main() {}
