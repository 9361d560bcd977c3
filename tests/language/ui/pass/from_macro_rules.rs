//! Patterns that a macro passes on, and patterns of another file.
#![deny(warnings)]

use gnugo_engine::patterns;

macro_rules! pass_on {
    ($($tokens:tt)*) => { patterns! { $($tokens)* } };
}

pass_on! {
    /// Through a macro.
    pub static PASSED: Defense;
    /// Its doc comment.
    pattern! < P1
        ?XX?
        XO*.
        : 8, D

        ?XX?
        XO*a
        ; olib(a) > 1 && legal_omove(*)
    >
}

macro_rules! in_two_databases {
    ($database:ident, $kind:ident, $name:ident) => {
        patterns! {
            pub static $database: $kind;
            pattern! < $name
                ?XX?
                XO*.
                : 8, -

                ?XX?
                XO*a
                ; olib(a) > 1 && legal_omove(*)
            >
        }
    };
}

in_two_databases!(ONE, Attack, A1);
in_two_databases!(TWO, Defense, D1);

mod other_file {
    include!("included/patterns.rs");
}

pub fn main() {
    assert_eq!(PASSED.patterns()[0].doc, "Its doc comment.");
    assert_eq!((ONE.patterns()[0].name, TWO.patterns()[0].name), ("A1", "D1"));
    assert_eq!(ONE.patterns()[0].diagram, TWO.patterns()[0].diagram);
    assert_eq!(other_file::INCLUDED.patterns()[0].line, 5);
}
