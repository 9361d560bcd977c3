//! The patterns of `fuseki.db`, imported as Fuseki.

// attribute_map general

use gnugo_engine::patterns;

patterns! {
    /// Imported from `fuseki.db`.
    pub static FUSEKI: Fuseki;

    // A whole board of five lines.

    pattern! < Fuseki5
        +-----+
        |.....|
        |..X..|
        |.*...|
        |.....|
        |.....|
        +-----+

        : 8, tjF
    >

    pattern! < "F-H0-9"
        |.........|
        |.........|
        |.........|
        |...*.....|
        |....X....|

        : 8, jFE, shape(2)
    >

    pattern! < Corner1
        .....|
        ...*.|
        ..O..|
        .....|
        -----+

        : 8, eE, value(20)
    >

}
