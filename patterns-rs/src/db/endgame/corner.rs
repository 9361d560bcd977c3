//! What is special about the corner's last points? Steps to the one-one and one-two points, and their kos.

use gnugo_engine::patterns;

patterns! {
    /// Moves of the endgame in the corner.
    pub static END_CORNER: Endgame;

    /// Crawl to the corner's one-two point, as far as the edge lets it count.
    pattern! < EndCorner1
        ?XX|
        O*.|
        ---+

        : 8, nOXe, value(1.5)

        accepted
        OOXXXXX|
        OOX...X|
        OOX...X|
        OOXXXXX|
        OOOOO*.|
        -------+
    >

    /// Crawl along the second line into the corner.
    pattern! < EndCorner3
        ?XX|
        O*.|
        ...|
        ---+

        : 8, nOXe, value(3.5), followup(1)

        accepted
        OOXXXX|
        OOXXXX|
        OOXXXX|
        OOOO*.|
        ......|
        ------+
    >

    /// Stop a crawl along the second line at the corner.
    pattern! < EndCorner4
        ?OO|
        X*.|
        ...|
        ---+

        : 8, nOXe, value(3.5)

        accepted
        XXOOOO|
        XXOOOO|
        XXOOOO|
        XXXX*.|
        ......|
        ------+
    >

    /// Hane at the corner's one-two point: a block at the one-one point has a single liberty.
    pattern! < EndCorner5
        ?OX.|
        ..*.|
        ----+

        : 8, OXe, value(2.5), followup(1)

        ?OX.|
        .a*b|
        ----+

        ; oplay_attack(*, a, a) && oplay_attack(*, b, b)

        accepted
        OOOOXXX|
        OOOXX..|
        OOOXX..|
        OOOOXX.|
        OOOOOX.|
        .....*.|
        -------+
    >

    /// Descend to the corner's one-two point: their hane there could not be blocked at the one-one point.
    pattern! < EndCorner6
        ?XO.|
        ..*.|
        ----+

        : 8, nOXe, value(2.5), reverse_followup(1)

        accepted
        XXXXOOO|
        XXXOO..|
        XXXOO..|
        XXXXOO.|
        XXXXXO.|
        .....*.|
        -------+
    >

    /// Connect a ko in the corner.
    pattern! < EndCorner7
        ?XO|
        XO*|
        ---+

        : 8, s, value(1)

        accepted
        XXXOO|
        XXXOO|
        XXXXO|
        .XXO*|
        -----+
    >

    /// Take a ko in the corner.
    pattern! < EndCorner8
        ?OX|
        OX*|
        ---+

        : 8, s, value(1)

        ; legal_omove(*)

        accepted
        OOOXX|
        OOOXX|
        OOOOX|
        .OOX*|
        -----+
    >

    /// Take the corner's last two points on the second line before a stone on the first gets there.
    pattern! < EndCorner9
        ?X|
        O*|
        ..|
        --+

        : 8, OXe, value(2)

        accepted
        OOOOXXX|
        OOOXX..|
        OOOXX..|
        OOOXXXX|
        OOOOOO*|
        .......|
        -------+
    >
}
