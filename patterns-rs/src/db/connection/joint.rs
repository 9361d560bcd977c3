//! Which shapes hold without a single solid connection? Bamboo joints, mouths and diamonds.

use gnugo_engine::patterns;

patterns! {
    /// Joints.
    pub static JOINT: Connection;

    /// The bamboo joint: two ways through, and one is always left.
    pattern! < Joint1
        OO
        ..
        OO

        : +, C

        OO
        ab
        OO

        ; !xplay_attack(a, b, b) && !xplay_attack(b, a, a)
    >

    /// The tiger's mouth: a stone that enters has one liberty.
    pattern! < Joint2
        ?O?
        O.O
        ?.?

        : |, C

        ?O?
        OaO
        ?.?

        ; !safe_xmove(a) && !ko(a)
    >

    /// The diamond: nobody enters.
    pattern! < Joint3
        ?O?
        O.O
        ?O?

        : _, C

        ?O?
        OaO
        ?O?

        ; !legal_xmove(a)
    >

    /// Two stones that only a lost stone keeps apart.
    pattern! < Joint4
        OXO

        : +, C

        OAO

        ; attack(A) == WIN && !defend(A)

        accepted
        ...O...
        ..OXO..
        ..O.O..
        ...O...

        refused
        .......
        ..OXO..
        ...X...
        .......
    >

    /// Two stones around the corner of a lost stone.
    pattern! < Joint5
        OX
        ?O

        : /, C

        OA
        ?O

        ; attack(A) == WIN && !defend(A)
    >
}
