//! How are a string's liberties taken in the right order? Cuts, connections and blocks that capture.

use gnugo_engine::patterns;

patterns! {
    /// Moves that make the opponent short of liberties.
    pub static SHORTAGE: Attack;

    /// Cut two strings that are both short of liberties.
    pattern! < Shortage1
        OX
        X*

        : '\\', A

        OA
        B*

        ; !same_string(A, B) && (lib(A) <= 3 || lib(B) <= 3)
    >

    /// Connect the stones that hold a string: it cannot capture its way out any more.
    pattern! < Shortage2
        OX
        *O

        : /, A

        OA
        *O

        ; lib(A) <= 2
    >

    /// Bend at the head of two stones.
    pattern! < Shortage3
        OO.
        XX*
        ..?

        : 8, A

        OO.
        AA*
        ..?

        ; lib(A) <= 3
    >

    /// Stop a stone right at its head, between two of ours.
    pattern! < Shortage4
        O.O
        .*.
        ?X?

        : |, A

        O.O
        .*.
        ?A?

        ; lib(A) <= 3
    >

    /// Take the point from which the string would connect to its friend.
    pattern! < Shortage5
        X*X

        : +, A

        A*B

        ; !same_string(A, B) && (lib(A) == 1 || lib(B) == 1)
    >

    /// Take the point at which the string would connect diagonally to its friend.
    pattern! < Shortage6
        X*
        OX

        : /, A

        A*
        OB

        ; !same_string(A, B) && (lib(A) <= 2 || lib(B) <= 2)
    >
}
