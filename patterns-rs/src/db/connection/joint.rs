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

        accepted
        ..OO..
        .X..X.
        ..OO..
        ......

        refused
        ..XX..
        .XOOX.
        .X..X.
        .XOOX.
        ..XX..
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

        accepted
        ..O...
        .OX.O.
        ..OO..
    >

    /// A trumpet: who enters the point between three stones has one liberty, so that all three hold together.
    pattern! < Joint6
        O.O
        ?O?

        : |, C

        OmO
        ?O?

        ; !safe_xmove(m) && !ko(m)

        accepted
        ......
        .O.O..
        ..O...
        ......

        refused
        ..X...
        .O.O..
        ..O...
        ......
    >

    /// A bamboo joint of which one point is taken: at the other the intruder would be captured.
    pattern! < Joint7
        OO
        X.
        OO

        : -, C

        OO
        Xc
        OO

        ; !safe_xmove(c) && !ko(c)

        accepted
        .OO..
        .OOO.
        .X.O.
        .OOO.
        .OO..
    >

    /// Half a bamboo joint: a push at the open side is stopped, and the cut behind is captured.
    pattern! < Joint8
        OO
        ..
        O.

        : 8, C

        aa
        ..
        b.

        ; !oplay_disconnect(a, b)

        accepted
        ......
        ..OO..
        ......
        ..O...
        ......
    >

    /// Two strings around two lost stones.
    pattern! < Joint9
        OXXO

        : _, C

        OAAO

        ; attack(A) == WIN && !defend(A)

        accepted
        ..OO..
        .OXXO.
        ..O...
        ......

        refused
        ......
        .OXXO.
        ..O...
        ......
    >

    /// A knight's move around a lost stone.
    pattern! < Joint10
        OX?
        ?.O

        : 8, C

        aA?
        ?.b

        ; attack(A) == WIN && !defend(A) && !oplay_disconnect(a, b)

        accepted
        ..O...
        .OXO..
        ...O..
        ......
    >

    /// A crosscut of which one of their stones is lost.
    pattern! < Joint11
        OX
        XO

        : _, C

        OA
        XO

        ; attack(A) == WIN && !defend(A)

        accepted
        ...OO.
        ..OX.O
        ..XOO.
        ......
    >

    /// A one-space gap: their stone that would push in is short of liberties itself, and is captured with what it plays.
    pattern! < Joint12
        ?X?
        O.O
        ?.?

        : |, C

        ?A?
        OcO
        ?d?

        ; lib(A) <= 3 && xplay_attack(c, d, c) == WIN

        accepted
        ..OO..
        .O.XO.
        ..O.O.
        ......
    >

    /// The table shape: the push at either leg is answered at the other.
    pattern! < Joint13
        O.O
        ...
        ?.O

        : /, C

        a.b
        ...
        ?.c

        ; !oplay_disconnect(a, b) && !oplay_disconnect(b, c)

        accepted
        .......
        ..O.O..
        .......
        ....O..
        .......
    >

    /// Two stones at either end of a friend's side, each across a corner of it: four points, of which the opponent gets
    /// half.
    pattern! < Joint14
        O.?.O
        .OOO.

        : |, C

        a.?.b
        .OOO.

        ; !oplay_disconnect(a, b)

        accepted
        .......
        .O...O.
        ..OOO..
        .......
    >

    /// Two strings at the ends of three lost stones.
    pattern! < Joint15
        OXXXO

        : _, C

        OAAAO

        ; attack(A) == WIN && !defend(A)

        accepted
        ..OOO..
        .OXXXO.
        ..OO...
    >

    /// Two strings on either side of two lost stones that stand across.
    pattern! < Joint16
        OX?
        ?XO

        : O, C

        OA?
        ?AO

        ; attack(A) == WIN && !defend(A)

        accepted
        ..OO..
        .OX...
        .OXO..
        ..O...
    >

    /// Two strings around the bend of lost stones.
    pattern! < Joint17
        OX
        ?X
        ?O

        : 8, C

        OA
        ?A
        ?O

        ; attack(A) == WIN && !defend(A)

        accepted
        ..OO..
        .OX...
        ..XO..
        .OO...
    >

    /// A lost stone and an empty point lie between: the point cannot be used to get out.
    pattern! < Joint18
        OX.O

        : -, C

        aA.b

        ; attack(A) == WIN && !defend(A) && !oplay_disconnect(a, b)

        accepted
        ..O....
        .OX.O..
        ..OO...
    >

    /// Two strings at opposite corners of four lost stones.
    pattern! < Joint19
        OXX?
        ?XXO

        : O, C

        OAA?
        ?AAO

        ; attack(A) == WIN && !defend(A)

        accepted
        ..OO..
        .OXXO.
        O.XXO.
        ..OO..
    >

    /// Two lost stones and an empty point lie between: the point cannot be used to get out.
    pattern! < Joint20
        OXX.O

        : -, C

        aAA.b

        ; attack(A) == WIN && !defend(A) && !oplay_disconnect(a, b)

        accepted
        ..OO...
        .OXX.O.
        ..OO.O.
    >

    /// Two strings around the end of three lost stones.
    pattern! < Joint21
        OXXX
        ???O

        : 8, C

        OAAA
        ???O

        ; attack(A) == WIN && !defend(A)

        accepted
        ..OOOO.
        .OXXX.O
        ..OOO..
    >

    /// Two cuts in a row, of which they get one: the stones in the middle stay with the larger of the others.
    pattern! < Joint22
        ?XO
        XO.
        O.?

        : '\\', -

        ?Xa
        Xbp
        cq?

        ; safe_xmove(p) && safe_xmove(q) && !same_string(a, b) && !same_string(b, c)
        ; && !xplay_connect(p, a, b) && xplay_connect(p, b, c) && !xplay_connect(q, b, c) && xplay_connect(q, a, b)
        > amalgamate_most_valuable(a, b, c)

        accepted
        ...X.O...
        ..XXOO...
        ..XO.X...
        .OO.X....
        .....X...

        refused
        ...XX....
        ..XXOO...
        ..XO.....
        .OO.O....
        ..OOO....
    >
}
