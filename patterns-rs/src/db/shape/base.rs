//! How does a weak group get a base? Extensions along the side.
//!
//! A base on the third and second line is half a life. The patterns ask whether the group needs one: a strong group that makes
//! itself stronger plays on small points.

use gnugo_engine::patterns;

patterns! {
    /// Bases for weak dragons.
    pub static BASE: Shape;

    /// A two-space extension for a weak stone on the third line, with the opponent behind it.
    pattern! < Base1
        ?......?
        ?......?
        XO..*..?
        .......?
        .......?
        --------

        : 8, Ode, shape(4)

        ?......?
        ?......?
        Xa..*..?
        .......?
        .......?
        --------

        ; weak(a) && genus(a) < 2

        accepted
        ---------
        .........
        .........
        XO..*....
        ........X
        .........

        refused
        ........
        ........
        XO..*...
        ........
        ........
        --------
    >
}
