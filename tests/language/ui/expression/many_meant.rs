//! What was meant is told where it can be guessed, and one slip is one error.

use gnugo_engine::pattern;
use gnugo_engine::patterns;

trait Own {
    fn ladder(&mut self, point: gnugo_engine::pattern::EmptyPoint) -> bool;
}

patterns! {
    use Own::{ladder};
    pub static D: Defense;

    pattern! < D1
        ?XX?
        XO*.
        : 8, D
        ?bX?
        XO*a
        ; a(b)
    >
    pattern! < D2
        ?XX?
        XO*o
        : 8, D
        ?bX?
        XO*a
        ; olib(C3) > 1 && attack(b) && lib(a) > 1
    >
    pattern! < D3
        ?XX?
        XO*x
        : 8, D
        ?bX?
        XO*a
        ; attack(b) == TRUE && lib(a) > 1
    >
    pattern! < D4
        ?XX?
        XOo*
        : 8, D
        ?bX?
        XOa*
        ; oplay attack(*, a, b)
    >
    pattern! < D5
        ?XX?
        XO.*
        : 8, D
        ?bX?
        XOa*
        ; oplay-attack(*, a, b)
    >
    pattern! < D6
        ?XX?
        XOx*
        : 8, D
        ?bX?
        XOa*
        ; oplay_attack(oplay(a), b)
    >
    pattern! < D7
        oXX?
        XO*.
        : 8, D
        obX?
        XO*a
        ; lader(a) && attack(b)
    >
    pattern! < D8
        oXX?
        XO*.
        : 8, D
        obX?
        XO*a
        : attack(b) && olib(a) > 1
    >
    pattern! < D9
        xXX?
        XO*.
        : 8, D
        xbX?
        XO*a
        ; attack(b) && olib(a) is 2
        > antisuji(a) > 1
    >
    pattern! < D10
        .XX?
        XO*.
        : 8, D;
    >
    pattern! < D11
        .XX?
        XO*a
        : 8, D
        ; olib(a) > 1
    >
    pattern! < D12
        .XXO
        XO*.
        : 8, D
        .bXO
        XO*a
        ; oplay_attack(?, b, a)
    >
}

fn main() {
    let _ = pattern! { D13
        ?XX?
        XO*.
        : 8, D
    };
    let _ = pattern! { Defense < D14
        ?XX?
        XO*.
        : 8, D
    > };
}
