//! What does a whole side ask for, whatever the other sides look like? Sides of 19 lines between two corners.

use gnugo_engine::patterns;

patterns! {
    /// Moves for a side of 19×19.
    pub static SIDE: Fuseki;

    /// Take the middle of the side between two four-four points of ours: three in a row.
    pattern! < Side19a
        +-------------------+
        |...................|
        |...................|
        |...................|
        |...O.....*.....O...|
        |...................|
        |...................|

        : |, t
    >

    /// Split the side between two four-four points of the opponent.
    pattern! < Side19b
        +-------------------+
        |...................|
        |...................|
        |.........*.........|
        |...X...........X...|
        |...................|
        |...................|

        : |, t
    >

    /// Extend from a four-four point of ours towards one of the opponent, to the middle.
    pattern! < Side19c
        +-------------------+
        |...................|
        |...................|
        |...................|
        |...O.....*.....X...|
        |...................|
        |...................|

        : 8, t
    >

    /// Extend in front of an enclosure of ours, towards a four-four point of the opponent.
    pattern! < Side19d
        +-------------------+
        |...................|
        |...................|
        |....O..............|
        |..O.......*....X...|
        |...................|
        |...................|

        : 8, t
    >

    /// Keep the enclosure of the opponent from extending along the side.
    pattern! < Side19e
        +-------------------+
        |...................|
        |...................|
        |....X....*.........|
        |..X............O...|
        |...................|
        |...................|

        : 8, t
    >

    /// Make a framework of an enclosure and a four-four point of ours.
    pattern! < Side19f
        +-------------------+
        |...................|
        |...................|
        |....O.....*........|
        |..O............O...|
        |...................|
        |...................|

        : 8, t
    >
}
