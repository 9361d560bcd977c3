//! When does a stone in contact simply grow? Stretching, and turning at the end of the opponent's stones.
//!
//! Extensions along the side, which do not touch anything, are in `side`; extensions out of atari are found by reading
//! and by the `Defense` databases.

use gnugo_engine::patterns;

patterns! {
    /// Solid stretches.
    pub static EXTEND: Shape;

    /// Answer an attachment by stretching away from it: the attached stone has gained nothing.
    pattern! < Extend1
        ?X.?
        .O*.
        ?..?

        : 8, OXd

        ?A.?
        .b*.
        ?..?

        ; wormsize(A) == 1 && wormsize(b) == 1
    >

    /// "A crosscut? Extend": the longer stones win the fight.
    pattern! < Extend2
        ?...?
        ?OX.?
        ?XO*.
        ??..?

        : 8, OXd, shape(2)

        ?...?
        ?aX.?
        ?XO*.
        ??..?

        ; !oplay_attack_either(*, *, a)
    >

    /// Stretch ahead of the opponent's stones, who would otherwise bend at the head of two of ours.
    pattern! < Extend3
        XX.?
        OO*.
        ?..?

        : 8, OXdE, shape(1)
    >

    /// Pull back a stone that has been bent around.
    pattern! < Extend4
        ?.XX
        .*OX
        ?..?

        : 8, OXd, shape(1)

        ?.XX
        .*aX
        ?..?

        ; lib(a) == 2 && !oplay_attack(*, *)
    >

    /// Turn at the head of two stones: a hane that leaves no cut behind.
    pattern! < Extend5
        ?..?
        XX*.
        OOO?

        : 8, OXEa, shape(2)
    >

    /// Turn around a lone stone that leans on two of ours.
    pattern! < Extend6
        ?..?
        .X*.
        .OO?

        : 8, OXa

        ?..?
        .A*.
        .OO?

        ; wormsize(A) == 1 && lib(A) == 3
    >
}
