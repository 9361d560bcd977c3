//! The constraint asks for what the drawing rules out.

use gnugo_engine::patterns;

patterns! {
    pub static S: Shape;
    pattern! < S1
        ?X?
        XO*
        ?X.
        : 8, C

        ?X?
        Xa*
        ?b.
        ; lib(a) == 1 && lib(b) > 1 && (wormsize(a) >= 3)
    >
    pattern! < S2
        ...
        .*?
        : 8, C
        ; 2 > olib(*) && legal_omove(*)
    >
}

fn main() {}
