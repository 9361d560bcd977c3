//! Which atari gains something? Double atari, atari that connects, and atari that drives stones where they die.
//!
//! "Don't atari just because you can": every pattern here names what is gained, and the constraints read it.

use gnugo_engine::patterns;

patterns! {
    /// Ataris that gain.
    pub static ATARI: Shape;

    /// Double atari: only one of the two strings can be saved.
    pattern! < Atari1
        ?X
        X*

        : '\\', sOXaB, shape(4)

        ?A
        B*

        ; !same_string(A, B) && lib(A) == 2 && lib(B) == 2 && safe_omove(*)

        accepted
        ..O...
        .OX...
        .X*...
        .O....

        refused
        ......
        .OX...
        .X*...
        .O....
    >

    /// Double atari from between the two strings.
    pattern! < Atari2
        X*X

        : +, sOXaB, shape(6)

        A*B

        ; !same_string(A, B) && lib(A) == 2 && lib(B) == 2 && safe_omove(*)

        accepted
        ..O....
        .OX*XO.
        ....O..

        refused
        .......
        .OX*XO.
        ....O..
    >

    /// Atari that joins two of our strings at the same time.
    pattern! < Atari3
        ?O?
        O*X
        ???

        : 8, sOXCa

        ?b?
        c*A
        ???

        ; !same_string(b, c) && lib(A) == 2 && safe_xmove(*) && safe_omove(*)

        accepted
        .XOO..
        .O*XO.
        .X....
        ......

        refused
        .XO...
        .O*X..
        .X....
        ......
    >

    /// Atari on a stone that wedges between ours, from the side on which it is captured.
    pattern! < Atari4
        ?.?
        OXO
        ?*?

        : |, sOXaC, shape(9)

        ?.?
        OAO
        ?*?

        ; defend(A) && does_attack(*, A)

        accepted
        .O.O.
        .OXO.
        ..*..
        X....

        refused
        ..X..
        .X.X.
        .OXO.
        ..*..
    >

    /// Atari with the cut: the stone in atari must run, and its friend is left behind.
    pattern! < Atari5
        OX
        X*

        : 8, sOXaB, shape(8)

        OA
        B*

        ; !same_string(A, B) && lib(A) == 2 && lib(B) > 2 && safe_omove(*)

        accepted
        ..OX..
        .OX...
        .X*...
        .X.O..
        ......
    >

    /// Atari from below: the stone is driven up, away from the side where its eyes would be.
    pattern! < Atari6
        ?X?
        O*.
        ...
        ---

        : 8, sOXa, shape(8)

        ?A?
        O*.
        ...
        ---

        ; lib(A) == 2 && !oplay_attack(*, *) && !attack(A)

        accepted
        XOX..
        .XO..
        .*O.O
        .....
        -----
    >

    /// Atari on the stone that cuts, from the side on which it cannot run.
    pattern! < Atari7
        ?OX
        OX*
        ??.

        : 8, sOXaC, shape(7)

        ?aX
        cA*
        ??.

        ; !same_string(a, c) && lib(A) == 2 && does_attack(*, A)

        accepted
        X*.|
        OX.|
        .O.|
    >
}
