//! Which diagonal point is vital for the last eye?

use gnugo_engine::patterns;

patterns! {
    /// Vital diagonals.
    pub static DIAGONALS: OwlVital;

    /// The second of an eye's upper diagonals.
    pattern! < VitalDiagonals1
        *XO
        X.X
        ?X?

        : 8, -, value(80)

        *AO
        X.X
        ?X?

        ; owl_goal_dragon(A)
    >

    /// The diagonal of the eye on the edge.
    pattern! < VitalDiagonals2
        *X?
        X.X
        ---

        : 8, -, value(80)

        *A?
        X.X
        ---

        ; owl_goal_dragon(A)
    >

    /// The only diagonal of the corner's eye.
    pattern! < VitalDiagonals3
        |X*
        |.X
        +--

        : _, -, value(82)

        |A*
        |.X
        +--

        ; owl_goal_dragon(A)
    >

    /// The diagonal across from one that is lost.
    pattern! < VitalDiagonals4
        *X?
        X.X
        ?XO

        : _, -, value(80)

        *A?
        X.X
        ?XO

        ; owl_goal_dragon(A)
    >

    /// The throw-in above the eye on the first line.
    pattern! < VitalDiagonals5
        OX?
        X*X
        ?.?
        ---

        : 8, s, value(82)

        OA?
        X*X
        ?.?
        ---

        ; owl_goal_dragon(A)
    >

    /// The throw-in beside the eye on the first line.
    pattern! < VitalDiagonals6
        ?X?
        X.X
        O*X
        ---

        : 8, s, value(82)

        ?A?
        X.X
        O*X
        ---

        ; owl_goal_dragon(A)
    >

    /// The throw-in on the first line under the dragon's end.
    pattern! < VitalDiagonals7
        XXO
        .*X
        ---

        : 8, s, value(84)

        AXO
        .*X
        ---

        ; owl_goal_dragon(A)
    >

    /// The mouth of an eye that has lost a corner.
    pattern! < VitalDiagonals8
        OX?
        *.X
        ?X?

        : 8, s, value(82)

        OA?
        *.X
        ?X?

        ; owl_goal_dragon(A)
    >

    /// The throw-in above the corner's eye.
    pattern! < VitalDiagonals9
        |XO
        |*X
        |.X
        +--

        : 8, s, value(84)

        |AO
        |*X
        |.X
        +--

        ; owl_goal_dragon(A)
    >

    /// The middle of the corner's three points.
    pattern! < VitalDiagonals10
        |.X
        |*X
        |.X
        +--

        : 8, s, value(84)

        |.A
        |*X
        |.X
        +--

        ; owl_goal_dragon(A)
    >

    /// The throw-in above an eye of one.
    pattern! < VitalDiagonals11
        X?X
        O*X
        X.X
        ?X?

        : 8, s, value(80)

        A?X
        O*X
        X.X
        ?X?

        ; owl_goal_dragon(A)
    >

    /// The roof of an eye at the side.
    pattern! < VitalDiagonals12
        |X*X
        |..X
        |XX?

        : 8, -, value(80)

        |A*X
        |..X
        |XX?

        ; owl_goal_dragon(A)
    >

    /// The roof of an eye in the open.
    pattern! < VitalDiagonals13
        X*X
        X.X
        ?X?

        : _, -, value(80)

        A*X
        X.X
        ?X?

        ; owl_goal_dragon(A)
    >

    /// The roof of an eye on the edge.
    pattern! < VitalDiagonals14
        X*X
        X.X
        ---

        : _, -, value(82)

        A*X
        X.X
        ---

        ; owl_goal_dragon(A)
    >

    /// The mouth of an eye on the edge.
    pattern! < VitalDiagonals16
        XX?
        X.*
        ---

        : 8, -, value(82)

        AX?
        X.*
        ---

        ; owl_goal_dragon(A)
    >

    /// The middle of three stones that would make an eye.
    pattern! < VitalDiagonals17
        X?X
        .*.
        ?X?

        : _, -, value(78)

        A?X
        .*.
        ?X?

        ; owl_goal_dragon(A)
    >

    /// The point below two stones one apart, where the eye would be.
    pattern! < VitalDiagonals18
        X.X
        .*.
        ???

        : _, -, value(78)

        A.X
        .*.
        ???

        ; owl_goal_dragon(A) && owl_maxeye(*) > 0
    >

    /// The elbow on the second line.
    pattern! < VitalDiagonals19
        XX?
        .*X
        ?.?
        ---

        : 8, s, value(78)

        AX?
        .*X
        ?.?
        ---

        ; owl_goal_dragon(A)
    >

    /// The 1-2 point of a corner of five points or six.
    pattern! < VitalDiagonals20
        |*.X
        |..X
        +---

        : 8, s, value(80)

        |*.A
        |..X
        +---

        ; owl_goal_dragon(A) && owl_eye_size(*) > 4 && owl_eye_size(*) < 7
    >

    /// The 2-2 point below a wall that ends on the first line.
    pattern! < VitalDiagonals21
        |X..
        |.*.
        |...
        +---

        : 8, s, value(78)

        |A..
        |.*.
        |...
        +---

        ; owl_goal_dragon(A)
    >
}
