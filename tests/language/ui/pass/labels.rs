//! Labels: any letter, on any symbol, beside whatever the module has.
#![deny(warnings)]

use gnugo_engine::pattern::{Ask, Kind, OnBoard};
use gnugo_engine::patterns;

// What labels might be taken for.
#[allow(dead_code, non_upper_case_globals)]
mod names {
    pub const A: i32 = 1;
    pub static B: i32 = 2;
    pub struct C;
    pub fn a() {}
    pub fn lib() {}
    pub type D = i32;
}
#[allow(unused_imports)]
use names::*;

/// Functions of one's own, as methods.
trait Own {
    fn far_apart(&mut self, a: impl OnBoard, b: impl OnBoard) -> bool;
}

impl<K: Kind> Own for Ask<'_, K> {
    fn far_apart(&mut self, a: impl OnBoard, b: impl OnBoard) -> bool {
        a.point() != b.point()
    }
}

patterns! {
    use self::Own::{far_apart};

    static LABELS: Shape;
    pattern! < EverySymbol
        OXox
        .?*.
        : 8, C

        ABCD
        ab*c
        ; lib(A) > 0 && lib(B) > 0 && lib(C) + olib(C) > 0 && lib(D) + xlib(D) > 0
        ; && olib(a) > 0 && lib(b) + olib(b) > 0 && olib(*) > 0 && far_apart(a, c)
    >
    // One label on a string, and on the move.
    pattern! < Strings
        .OO
        XO*
        .X?
        : 8, C

        .aa
        Bam
        .X?
        ; attack(a) != WIN && lib(B) < 4 && olib(m) == olib(*)
    >
    // Letters that touch are one token to Rust, be it a keyword.
    pattern! < Keywords
        ..O.
        .*..
        X..o
        : 8, C

        asO.
        .*in
        X.do
        ; ko(a) || ko(s) || ko(i) && ko(n) || ko(d)
    >
}

pub fn main() {
    let names: Vec<&str> = LABELS.patterns().iter().map(|pattern| pattern.name).collect();
    assert_eq!(names, ["EverySymbol", "Strings", "Keywords"]);
    let string = LABELS.patterns()[1].labels.iter().find(|label| label.letter == 'a');
    assert_eq!(string.map(|label| label.points), Some(&[(0, 1), (0, 2), (1, 1)][..]));
}
