//! How are stones attacked from above? Caps, presses and shoulder hits that shut the opponent in or reduce his side.
//!
//! Attacking pays where something is gained on the way: these patterns want a stone of ours near by, or a framework of
//! the opponent's that is too wide.

use gnugo_engine::patterns;

patterns! {
    /// Caps and shoulder hits.
    pub static CAP: Shape;

    /// Cap a lone stone on the third line that already has one of ours on its side.
    pattern! < Cap1
        ?.....?
        ...*..?
        .......
        ...X..O
        ......?
        ......?
        -------

        : 8, OXaE

        accepted
        .........
        ....*....
        .........
        ....X..O.
        .........
        .........
        ---------
    >

    /// Press a stone on the third line down with a knight's move on the far side of ours.
    pattern! < Cap2
        ?.....?
        ..*...?
        .......
        ...X..O
        ......?
        ......?
        -------

        : 8, OXaE, shape(-6)

        accepted
        .........
        ...*.....
        .........
        ....X..O.
        .........
        .........
        ---------
    >

    /// Attach on top of a low stone of a framework: it stays low, and the framework flat.
    pattern! < Cap3
        ?.....???
        ?.....???
        ?..*..???
        ...X..???
        .......??
        .......??
        ---------

        : 8, OXE, shape(-6)

        ?.....???
        ?.....???
        ?..*..CEG
        ...X..BDF
        .......??
        .......??
        ---------

        ; x_alive_somewhere(B, C, D, E, F, G)

        accepted
        .........
        .........
        ...*.....
        ...X...X.
        .........
        .........
        ---------
    >

    /// Keep running stones in: cap at the point to which they would jump.
    pattern! < Cap4
        ?...?
        ..*..
        .....
        O.X.O
        ?.X.?

        : |, OXaE

        accepted
        .........
        .........
        ....*....
        .........
        ..O.X.O..
        ....X....
        .O.....O.
        ---------
    >

    /// Drive a stone towards ours with the knight's move attack, from the side that is still open.
    pattern! < Cap5
        ?....
        .*...
        .....
        ..X.O
        .....
        ??O??

        : 8, OXaE, shape(-4)

        accepted
        .......
        ..*....
        .......
        ...X.O.
        .......
        ...O...
        .......
        .......
        -------
    >
}
