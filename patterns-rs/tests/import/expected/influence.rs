//! The patterns of `influence.db`, imported as Influence.

use gnugo_engine::patterns;

patterns! {
    /// Imported from `influence.db`.
    pub static INFLUENCE: Influence;

    // attribute_map value_only

    pattern! < Enhance1
        O...
        ....
        ...*
        ....
        ----

        : 8, E, value(15)
    >

    pattern! < Intrusion30a
        X..O
        .*..
        ....
        ----

        : 8, Is, value(2)

        X..O
        .*a.
        ....
        ----

        ; legal_omove(a)
    >

}
