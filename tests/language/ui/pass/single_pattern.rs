//! `pattern!` as a macro of its own: an expression.
#![deny(warnings)]

use gnugo_engine::pattern;
use gnugo_engine::pattern::{Attack, Database, Symmetry, Value, ValueName};

fn atari() -> &'static Database<Attack> {
    pattern! {
        /// Capture the stone.
        Attack A1
        .O.
        OX*
        .O.
        : -, A
    }
}

pub fn main() {
    let database = atari();
    assert_eq!(database.name(), "A1");
    assert_eq!(database.patterns().len(), 1);
    assert_eq!(database.patterns()[0].doc, "Capture the stone.");
    assert_eq!(database.patterns()[0].diagram.symmetry, Symmetry::Horizontal);

    // Two of one name in one function do not meet.
    let one = pattern! { Shape S1
        XO*
        .O?
        : 8, sC, shape(-3.5), followup_value(2)
    };
    let two = pattern! { Shape S1
        XO*
        .X?
        : 8, C
    };
    let values = [Value { name: ValueName::Shape, amount: -3.5 }, Value { name: ValueName::Followup, amount: 2.0 }];
    assert_eq!(one.patterns()[0].values, values);
    assert_ne!(one.patterns()[0].fingerprint, two.patterns()[0].fingerprint);
}
