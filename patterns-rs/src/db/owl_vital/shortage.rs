//! Which points are vital because liberties are short?

use gnugo_engine::patterns;

patterns! {
    /// Vital points that shortage of liberties makes.
    pub static SHORTAGE: OwlVital;

    /// Push in between stones that are short of liberties.
    pattern! < VitalShortage1
        XO?
        X*X
        ???

        : 8, s, value(86)

        AO?
        X*X
        ???

        ; owl_goal_dragon(A) && lib(A) <= 2
    >

    /// Cut stones that are short of liberties.
    pattern! < VitalShortage2
        OX?
        X*O
        ?O?

        : _, s, value(88)

        OA?
        X*O
        ?O?

        ; owl_goal_dragon(A) && lib(A) <= 2
    >

    /// The corner's stone has no liberty to spare.
    pattern! < VitalShortage3
        |XO
        |*X
        |.X
        +--

        : 8, s, value(86)

        |AO
        |*X
        |.X
        +--

        ; owl_goal_dragon(A) && lib(A) <= 3
    >

    /// Cut below: the edge leaves no liberty.
    pattern! < VitalShortage4
        XO.
        .*X
        ---

        : 8, s, value(86)

        AO.
        .*X
        ---

        ; owl_goal_dragon(A) && lib(A) <= 3
    >

    /// Cut where one atari follows another.
    pattern! < VitalShortage5
        X*X
        O.O

        : _, -, value(86)

        A*X
        O.O

        ; owl_goal_dragon(A) && lib(A) <= 2
    >

    /// Take the liberty that both parts need.
    pattern! < VitalShortage6
        X*X
        OOO

        : _, -, value(86)

        A*X
        OOO

        ; owl_goal_dragon(A) && lib(A) <= 2
    >

    /// Take the stones that would connect.
    pattern! < VitalShortage7
        XO?
        X*?
        ?O?

        : 8, -, value(88)

        AO?
        X*?
        ?O?

        ; owl_goal_dragon(A) && lib(A) == 1
    >

    /// Throw in on the first line against stones that are short of liberties.
    pattern! < VitalShortage8
        OXX?
        X*.X
        ----

        : 8, s, value(86)

        OAX?
        X*.X
        ----

        ; owl_goal_dragon(A) && lib(A) <= 2
    >

    /// Fill from below on the first line.
    pattern! < VitalShortage9
        XX?
        O*O
        ---

        : 8, -, value(86)

        XA?
        O*O
        ---

        ; owl_goal_dragon(A) && lib(A) <= 2
    >

    /// The atari that captures.
    pattern! < VitalShortage10
        OX*
        OO?

        : 8, -, value(84)

        OA*
        OO?

        ; owl_goal_dragon(A) && lib(A) == 2 && does_attack(*, A)
    >

    /// The atari that drives against the wall.
    pattern! < VitalShortage11
        OX*
        O.?

        : 8, -, value(84)

        OA*
        O.?

        ; owl_goal_dragon(A) && lib(A) == 2 && does_attack(*, A)
    >

    /// Cut first, then the atari works.
    pattern! < VitalShortage12
        X.O
        X*?

        : 8, -, value(84)

        A.O
        X*?

        ; owl_goal_dragon(A) && lib(A) <= 2 && does_attack(*, A)
    >
}
