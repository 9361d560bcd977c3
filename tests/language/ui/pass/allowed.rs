//! Every check that can be lifted, lifted.
#![deny(warnings)]

use gnugo_engine::patterns;

patterns! {
    static ALLOWED: Shape;

    #[allow(hidden_symmetry)]
    pattern! < Hidden
        X*X
        .O.
        : 8, C
    >
    #[allow(absent_symmetry, reason = "only one side is meant")]
    pattern! < Absent
        X*O
        .O.
        : |, C
    >
    pattern! < General
        .X.
        O*O
        : |, C
    >
    #[allow(duplicate)]
    pattern! < Again
        O*O
        .X.
        : |, C
    >
    #[allow(redundant)]
    pattern! < Redundant
        .X.
        O*O
        ..X
        : 8, C
    >
    #[allow(labelled_difference, unlike_points, unused_label)]
    pattern! < Labelled
        XXO
        .*?
        ..O
        : 8, C

        aX.
        .*?
        a.b
        ; ko(a)
    >
    #[allow(empty_target)]
    pattern! < Empty
        XXO
        .*?
        .OO
        : 8, C

        XXO
        a*?
        .OO
        ; oplay_attack(*, a)
    >
    #[allow(decided)]
    pattern! < Decided
        .X.
        XO*
        .X.
        : -, C

        .X.
        Xa*
        .X.
        ; lib(a) == 2
    >
}

pub fn main() {
    assert_eq!(ALLOWED.patterns().len(), 8);
}
