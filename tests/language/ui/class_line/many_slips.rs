//! Commas and symmetries that are not there, and a name that is no word.

use gnugo_engine::patterns;

patterns! {
    static S: Shape;
    pattern! < C1
        XO*
        ..X
        : 8 C, shape(2)
    >
    pattern! < C2
        XO*
        ..X
        : C, shape(2)
    >
    pattern! < C3
        XO*
        ..X
        : 8; C, shape(2)
    >
    pattern! < C4
        XO*
        ..X
        : ||, C, shape(2)
    >
    pattern! < C5
        XO*
        ..X
        : shape(2)
    >
    pattern! < C6
        XO*
        ..X
        : C
    >
    pattern! < C-8
        XO*
        ..X
        : 8, C
    >
}

fn main() {}
