//! The patterns of `joseki.db`, imported as Joseki.

use gnugo_engine::patterns;

patterns! {
    /// Imported from `joseki.db`.
    pub static JOSEKI: Joseki;

    // A tree as the joseki compiler writes it.

    pattern! < Hoshi1
        --------+
        ........|
        ........|
        ....*...|
        ...O.X..|
        ........|
        ........|

        : 8, sj, shape(3)

        --------+
        ........|
        ........|
        ....*a..|
        ...O.B..|
        ........|
        ........|

        ; oplay_attack(*,a,B) || lib(B) > 2
    >

    pattern! < Hoshi2
        -----+
        .....|
        ..X..|
        .*O..|
        .....|

        : 8, sFN
    >

    #[allow(absent_symmetry, reason = "tried only in the orientations that the original names")]
    pattern! < Hoshi3
        -----+
        .....|
        ..*..|
        .....|

        : /, sJ, followup(2)
    >

}
