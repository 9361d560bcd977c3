//! Every symmetry code, written and worked out.
#![deny(warnings)]

use gnugo_engine::pattern::Symmetry;
use gnugo_engine::patterns;

patterns! {
    static CODES: Shape;
    pattern! < None
        XO*
        .O?
        : 8, C
    >
    pattern! < Vertical
        O*O
        .X.
        : |, C
    >
    pattern! < Horizontal
        X.
        O*
        X.
        : -, C
    >
    pattern! < Slash
        .X*
        OOX
        .O.
        : /, C
    >
    pattern! < Backslash
        *X.
        XOX
        .X.
        : '\\', C
    >
    pattern! < Half
        XO.
        .*.
        .OX
        : O, C
    >
    pattern! < Plus
        X*X
        : +, C
    >
    pattern! < Cross
        X.O
        .*.
        O.X
        : X, C
    >
    pattern! < All
        XOX
        O*O
        XOX
        : _, C
    >
}

patterns! {
    static WORKED_OUT: Shape;
    pattern! < None
        XO*
        .O?
        : _, C
    >
    pattern! < Vertical
        O*O
        .X.
        : _, C
    >
    pattern! < Horizontal
        X.
        O*
        X.
        : _, C
    >
    pattern! < Slash
        .X*
        OOX
        .O.
        : _, C
    >
    pattern! < Backslash
        *X.
        XOX
        .X.
        : _, C
    >
    pattern! < Half
        XO.
        .*.
        .OX
        : _, C
    >
    pattern! < Plus
        X*X
        : _, C
    >
    pattern! < Cross
        X.O
        .*.
        O.X
        : _, C
    >
    pattern! < All
        XOX
        O*O
        XOX
        : _, C
    >
}

pub fn main() {
    use Symmetry::{All, Backslash, Cross, Half, Horizontal, None, Plus, Slash, Vertical};
    let expected = [None, Vertical, Horizontal, Slash, Backslash, Half, Plus, Cross, All];
    for database in [&CODES, &WORKED_OUT] {
        let found: Vec<Symmetry> = database.patterns().iter().map(|pattern| pattern.diagram.symmetry).collect();
        assert_eq!(found, expected);
    }
}
