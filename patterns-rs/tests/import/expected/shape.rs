//! The patterns of `shape.db`, imported as Shape.

// Shape patterns in the format of GNU Go's databases, with each of its features.
// They were made up for the tests of the importer.

// attribute_map general

use gnugo_engine::patterns;

patterns! {
    /// Imported from `shape.db`.
    pub static SHAPE: Shape;

    // A comment about the first pattern,
    // on two lines.

    /// jump underneath
    /// and a second description
    pattern! < EB1
        ?X?.?
        O.*oo
        O....
        o....
        -----

        : 8, ed
    >

    // Symmetric in all eight orientations, though the class line does not say so.
    #[allow(hidden_symmetry, reason = "tried in all the orientations that the original names")]
    pattern! < H70
        X.X
        .*.
        X.X

        : 8, sB
    >

    /// the move is in a corner
    pattern! < VA9b
        |.*x
        |oX?
        +---

        : 8, -, shape(-2), value(3.5)

        |.*x
        |aB?
        +---

        ; lib(B) > 1  // a remark behind a constraint
        ; && !oplay_attack(*,a,?,B,B)
        > antisuji(a);
    >

    pattern! < Conn311
        O*.
        ?XO

        : 8, C

        O*a
        ?BO

        ; oplay_attack_either(*,a,a,B)
    >

    pattern! < Intrusion30a
        // a comment inside
        |OX?
        |O*.
        |...
        |xxx

        : 8, OXe, terri(0.5), maxterri(9), followup_value(5), reverse_followup(2)

        |OX?
        |O*a
        |.b.
        |xxx

        ; (olib(*) + xlib(a) <= 7 || ko(*)) &&
        ; oplay_defend(*,a,b,*) == WIN
        > replace(b,*);
        > antisuji(b);
        > replace(a,   *);
    >

    // Both sides are the same.
    pattern! < Sym1
        O*O

        : +, C
    >

    #[allow(redundant, reason = "the original has it: `Lost3` matches wherever it does, and says as much")]
    pattern! < Sym2
        XOX
        .*.
        O.O

        : |, -
    >

    pattern! < Sym3
        OX
        X*

        : '\\', -
    >

    #[allow(absent_symmetry, reason = "tried only in the orientations that the original names")]
    #[allow(duplicate, reason = "the original has it twice: it is the same as `Sym3`")]
    pattern! < Sym4
        *X
        XO

        : /, -
    >

    pattern! < Sym5
        .XO
        .*.
        OX.

        : O, -
    >

    #[allow(absent_symmetry, reason = "tried only in the orientations that the original names")]
    pattern! < Sym6
        OX
        *O

        : X, -
    >

    // Above, the class line claims what is not there.

    pattern! < Top1
        +---
        |*.O
        |X..

        : 8, jF
    >

    pattern! < Right1
        .O|
        *X|
        x.|

        : 8, -
    >

    // A helper of C, statements of C, a class and a value of nobody, and a parenthesis too many.

    pattern! < Lost2
        XO*
        XX.

        // Not carried over, since it is written in C: own_helper
        : 8, sU, crate::not_asked
    >

    #[allow(unused_label, reason = "what uses it is not carried over")]
    pattern! < Lost3
        XOX
        .*o

        // Not carried over, since `nonsense` is no value of Shape databases: nonsense(3)
        : 8, -, shape(2)

        XAX
        b*o

        // Not carried over, since `while` is a statement of C:
        // > while (lib(A) > 1) antisuji(b);
        > antisuji(b);
        // Not carried over, since `return` is a statement of C:
        // > return (lib(A) == 1);
    >

    #[allow(labelled_difference, reason = "as in the original: the labelled diagram has `.` in row 2, column 3, but the pattern has `?` there")]
    #[allow(unused_label, reason = "what uses it is not carried over")]
    pattern! < Lost4
        XOX
        .*?

        : 8, s, crate::not_asked

        AOA
        .*.

        // Not asked, since expected `)` at the end of it:
        // ; lib(A) == 1 && (lib(A) > 2
    >

    // Labels: on a string of two, on unlike points, without use, and `.` over other symbols.
    #[allow(unused_label, reason = "as in the original: label `c` is never used")]
    pattern! < Lab1
        OO?
        X*.

        : 8, -

        aa?
        B*c

        ; (lib(a)==2 || safe_omove( *)) && lib(B) > 1  // a parenthesis that spans lines
    >

    #[allow(labelled_difference, reason = "as in the original: the labelled diagram has `.` in row 2, column 3, but the pattern has `x` there")]
    #[allow(unlike_points, reason = "as in the original: label `a` stands on `O` and on `X`")]
    pattern! < Lab2
        OX.
        .*x

        : 8, -

        aa.
        .*.

        ; attack(a)
    >

    #[allow(unused_label, reason = "as in the original: label `B` is never used")]
    pattern! < Choice
        OX.
        O*.
        ...

        : 8, -

        aB.
        a*c
        ..d

        ; lib(a) > 2 ? legal_omove(*) : (safe_xmove(c) && !legal_xmove(d))
    >

    #[allow(redundant, reason = "the original has it: `Sym3` matches wherever it does, and says as much")]
    pattern! < "type"
        OXO
        X*.
        ...

        : 8, -
    >

}

patterns! {
    /// Those patterns of `shape.db` whose names are there already.
    pub static SHAPE_2: Shape;

    // The same pattern once more.
    #[allow(hidden_symmetry, reason = "tried in all the orientations that the original names")]
    pattern! < H70
        X.X
        .*.
        X.X

        : 8, sB
    >

    // The end.

}
