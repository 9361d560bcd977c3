//! The patterns of `handicap.db`, imported as Handicap.

use gnugo_engine::patterns;

patterns! {
    /// Imported from `handicap.db`.
    pub static HANDICAP: Handicap;

    // attribute_map value_only

    pattern! < Handicap2
        -------+
        ...!...|
        .*.....|
        .......|
        .....!.|
        .......|
        .......|

        : 8, -, value(10)
    >

    pattern! < Handicap7
        -------
        .......
        .!...*.
        .......
        ...X...
        .......
        .......
        .......
        -------

        : 8, -, value(5)
    >

}
