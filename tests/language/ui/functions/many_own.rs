//! Functions of one's own are named at the beginning of the block.

use gnugo_engine::patterns;

use gnugo_engine::pattern::{Ask, Kind, OnBoard};

trait Own {
    fn far_apart(&mut self, a: impl OnBoard, b: impl OnBoard) -> bool;
}

impl<K: Kind> Own for Ask<'_, K> {
    fn far_apart(&mut self, a: impl OnBoard, b: impl OnBoard) -> bool {
        a.point() != b.point()
    }
}

patterns! {
    static NOT_NAMED: Shape;
    pattern! < O1
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; far_apart(A, e)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
}

patterns! {
    use self::Own::{far_apart};

    static MISSPELT: Shape;
    pattern! < O2
        XOx?
        .*oO
        : 8, -

        ABcd
        e*fg
        ; far_apard(A, e)
        ; && ko(e) && ko(A) && ko(B) && ko(c) && ko(d) && ko(f) && ko(g)
    >
}

patterns! {
    use self::Own;

    static WRONG_USE: Shape;
}

fn main() {}
