//! What happens when the corner under a four-four stone is invaded at the three-three point? Seen from both sides.
//!
//! The invader lives in the corner and the other side gets the outside: the choice is only on which side to block.

use gnugo_engine::patterns;

patterns! {
    /// Joseki after the three-three invasion.
    pub static JOSEKI_SANSAN: Shape;

    /// Block the invasion on one side.
    pattern! < Sansan1
        |.......
        |.......
        |.......
        |...O...
        |..X*...
        |.......
        |.......
        +-------

        : 8, J
    >

    /// Block the invasion on the side where a stone of ours makes the outside worth more.
    pattern! < Sansan2
        |......????
        |......????
        |......????
        |...O..????
        |..X*..????
        |......????
        |......????
        +----------

        : 8, J, shape(2)

        |......????
        |......????
        |......????
        |...O..bdfh
        |..X*..aceg
        |......????
        |......????
        +----------

        ; o_somewhere(a, b, c, d, e, f, g, h)
    >

    /// Hane at the head of the two invading stones.
    pattern! < Sansan3
        |......
        |......
        |..*...
        |..XO..
        |..XO..
        |......
        |......
        +------

        : 8, J
    >

    /// Extend beside the two invading stones: simple, and without cuts.
    pattern! < Sansan4
        |......
        |......
        |...*..
        |..XO..
        |..XO..
        |......
        |......
        +------

        : 8, j
    >

    /// Block the hane along the second line.
    pattern! < Sansan5
        |......
        |......
        |.*....
        |.XO...
        |..XO..
        |..XO..
        |......
        |......
        +------

        : 8, J
    >

    /// Connect behind the block: the wall is finished.
    pattern! < Sansan6
        |......
        |......
        |.O*...
        |.XO...
        |.XXO..
        |..XO..
        |......
        |......
        +------

        : 8, JC
    >

    /// Block the hane along the other second line.
    pattern! < Sansan7
        |????...
        |??XO...
        |..XO...
        |...X*..
        |.......
        +-------

        : 8, J
    >

    /// Protect the cut behind that block.
    pattern! < Sansan8
        |????...
        |??XO...
        |..XO*..
        |..XXO..
        |.......
        +-------

        : 8, JC
    >

    /// Go on to the other side when the invasion is blocked.
    pattern! < Sansan9
        |......
        |......
        |..*X..
        |..OX..
        |......
        |......
        +------

        : 8, J
    >

    /// Bend under the hane at the head of our two stones.
    pattern! < Sansan10
        |......
        |......
        |.*X...
        |..OX..
        |..OX..
        |......
        |......
        +------

        : 8, J
    >

    /// Connect behind our hane before it is cut off.
    pattern! < Sansan11
        |......
        |......
        |.X....
        |.OX...
        |.*OX..
        |..OX..
        |......
        |......
        +------

        : 8, JC
    >

    /// Make room for two eyes with a hane on the other side, in sente.
    pattern! < Sansan12
        |......
        |......
        |.XX...
        |.OX...
        |.OOX..
        |..OX..
        |...*..
        |......
        +------

        : 8, J
    >

    /// Connect the hane and live.
    pattern! < Sansan13
        |??????
        |??OX..
        |..OX..
        |..*OX.
        |......
        +------

        : 8, U
    >

    /// Push along underneath when our three-three stone is hit on the shoulder.
    pattern! < Sansan14
        |.......
        |.......
        |.......
        |...X...
        |..O*...
        |.......
        |.......
        +-------

        : 8, J
    >
}
