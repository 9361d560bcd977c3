//! How are stones captured that could still run? Throw-ins, and moves that two strings cannot both answer.
//!
//! Reading finds captures by itself; the patterns name moves that threaten twice, or save two strings from one.

use gnugo_engine::patterns;

patterns! {
    /// Captures at a distance and double threats.
    pub static TRAP: Shape;

    /// Throw in to take a liberty: the string cannot be saved afterwards.
    pattern! < Trap2
        X*

        : -, s, shape(1)

        A*

        ; wormsize(A) > 2 && olib(*) == 1 && defend(A) && does_attack(*, A)

        accepted
        |.O..
        |.O..
        |.O..
        |XO..
        |*XOO
        |.XXO
        |O.XO
        |.XOO
        |....
        +----
    >

    /// One move against two strings, of which one is captured.
    pattern! < Trap3
        X*X

        : +, sOXa, shape(6)

        A*B

        ; !same_string(A, B) && lib(A) + lib(B) > 4 && lib(A) + lib(B) <= 7 && !attack(A) && !attack(B) && !oplay_defend_both(*, A, B)

        > add_attack_either_move(A, B)

        accepted
        |...O.
        |..X*X
        +-----
    >

    /// One move at the corner of two strings, of which one is captured.
    pattern! < Trap4
        ?X
        X*

        : '\\', sOXa, shape(5)

        ?A
        B*

        ; !same_string(A, B) && lib(A) + lib(B) > 4 && lib(A) + lib(B) <= 7 && !attack(A) && !attack(B) && !oplay_defend_both(*, A, B)

        > add_attack_either_move(A, B)

        accepted
        |XOOX.
        |.XOOX
        |.*XX.
    >

    /// Keep two strings of ours that one move of the opponent's would take.
    pattern! < Trap5
        ?O
        O*

        : '\\', sOXd, shape(6)

        ?a
        b*

        ; !same_string(a, b) && wormsize(a) + wormsize(b) > 2 && lib(a) <= 3 && lib(b) <= 3 && !attack(a) && !attack(b) && !xplay_defend_both(*, a, b) && !oplay_attack_either(*, a, b)

        > add_defend_both_move(a, b)

        accepted
        ---
        ...
        X..
        OO*
        XXO
        .X.
    >

    /// Keep two strings that a wedge of the opponent's would take apart.
    pattern! < Trap6
        O*O

        : +, sOXd, shape(6)

        a*b

        ; !same_string(a, b) && lib(a) <= 3 && lib(b) <= 3 && !attack(a) && !attack(b) && !xplay_defend_both(*, a, b) && !oplay_attack_either(*, a, b)

        > add_defend_both_move(a, b)

        accepted
        .X...|
        XO*O.|
        ...X.|
    >
}
