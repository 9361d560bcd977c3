//! Where do four stones make an unbreakable joint? Bamboo joints, ours and the opponent's.
//!
//! Two pairs of stones face each other over two empty points: whichever the opponent takes, the other connects.

use gnugo_engine::patterns;

patterns! {
    /// Bamboo joints.
    pub static BAMBOO: Shape;

    /// Complete a bamboo joint when a peep threatens to push through.
    pattern! < Bamboo1
        ?OO?
        ?..?
        ?O*?

        : 8, sC, shape(1)

        ?aa?
        cefd
        ?b*?

        ; !same_string(a, b) && x_somewhere(c, d) && safe_xmove(e) && !xplay_attack(e, f, *, *) && safe_omove(*)

        accepted
        ..OO..
        .X..X.
        ..O*..
        ......

        refused
        ..OO..
        ......
        ..O*..
        ......
    >

    /// A push into a bamboo joint that holds only makes it stronger.
    pattern! < Bamboo2
        XX
        *.
        XX

        : -, s, shape(-6)

        AA
        *b
        CC

        ; !same_string(A, C) && lib(A) > 4 && lib(C) > 4 && !oplay_attack_either(*, b, A, C)

        accepted
        ...XX...
        .OO*....
        ...XX...
        ........

        refused
        ..OOO.
        .OXXO.
        .O*...
        .OXXO.
        ..OOO.
    >

    /// Break a bamboo joint that is not finished yet: its last stone is the vital point for both.
    pattern! < Bamboo3
        ?XX?
        ?..?
        ?X*?
        ?OO?

        : 8, OXB, shape(-3)

        ?AA?
        ?cd?
        ?B*?
        ?OO?

        ; !same_string(A, B) && !oplay_attack(*, d, c, c)

        accepted
        ..XX...
        .O.....
        ..X*...
        ..OO...

        refused
        ..XX...
        .......
        ..X*.O.
        ..OO...
    >

    /// Complete a bamboo joint for a weak group: joined and not heavy.
    pattern! < Bamboo4
        OO
        ..
        O*

        : 8, sC, shape(3)

        aa
        c.
        b*

        ; !same_dragon(a, b) && (weak(a) || weak(b)) && xcut(c) && safe_omove(*)

        accepted
        |..X
        |X..
        |O.O
        |*.O
        |...
        |...
        |...
        |...
        |...
        |...
        |...
        +---
    >

    /// Never push into a bamboo joint of stones that live, unless the next push would join what is behind it. Of other stones the push
    /// may take an eye, or a liberty.
    pattern! < Bamboo5
        XX?
        *.x
        XX?

        : -, s

        AA?
        *bx
        CC?

        ; !same_string(A, C) && alive(A) && alive(C) && lib(A) > 4 && lib(C) > 4 && !oplay_attack_either(*, b, A, C)

        > antisuji(*)

        accepted
        ...XX....
        .OO*.....
        ...XXXXX.
        ...X.X.X.
        ...XXXXX.

        refused
        OOOOOOOO
        O.XXXX.O
        OOO*...O
        O.XXXX.O
        OOOOOOOO
    >
}
