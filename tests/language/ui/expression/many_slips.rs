//! What comes of other languages: their operators, calls and brackets.

use gnugo_engine::patterns;

patterns! {
    static S: Shape;
    pattern! < E1
        XO*
        ..X
        : 8, C

        Ab*
        .cX
        ; lib(A) <> 1 && ko(A) && ko(b) && ko(c)
    >
    pattern! < E2
        XO*
        ..X
        : 8, C

        Ab*
        .cX
        ; lib A > 1 && ko(A) && ko(b) && ko(c)
    >
    pattern! < E3
        XO*
        ..X
        : 8, C

        Ab*
        .cX
        ; lib[A] > 1 && ko(A) && ko(b) && ko(c)
    >
    pattern! < E4
        XO*
        ..X
        : 8, C

        Ab*
        .cX
        ; A.lib() > 1 && ko(A) && ko(b) && ko(c)
    >
    pattern! < E5
        XO*
        ..X
        : 8, C

        Ab*
        .cX
        ; lib(A) === 1 && ko(A) && ko(b) && ko(c)
    >
    pattern! < E6
        XO*
        ..X
        : 8, C

        Ab*
        .cX
        ; ~ko(A) && ko(A) && ko(b) && ko(c)
    >
    pattern! < E7
        XO*
        ..X
        : 8, C

        Ab*
        .cX
        ; ko(A) OR ko(b) && ko(A) && ko(b) && ko(c)
    >
    pattern! < E8
        XO*
        ..X
        : 8, C

        Ab*
        .cX
        ; lib(Ab) > 1 && ko(A) && ko(b) && ko(c)
    >
    pattern! < E9
        XO*
        ..X
        : 8, C

        Ab*
        .cX
        ; does_attack(bc) && ko(A) && ko(b) && ko(c)
    >
    pattern! < E10
        XO*
        ..X
        : 8, C

        Ab*
        .cX
        ; oplay_attack_either(*, A) && ko(A) && ko(b) && ko(c)
    >
    pattern! < E11
        XO*
        ..X
        : 8, C

        Ab*
        .cX
        ; ko(A) && ko(b) && ko(c)
        > antisuji(c) && antisuji(*)
    >
    pattern! < E12
        XO*
        ..X
        : 8, C

        Ab*
        .cX
        ; ko(A) && ko(b) && ko(c)
        > antisuji c
    >
}

fn main() {}
