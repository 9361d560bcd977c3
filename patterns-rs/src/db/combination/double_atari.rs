//! Which move threatens two captures at once?

use gnugo_engine::patterns;

patterns! {
    /// Double ataris and what is like them.
    pub static DOUBLE_ATARI: Combination;

    /// The cut is atari on both sides.
    pattern! < ComboDoubleAtari1
        *X
        XO

        : _, c

        *A
        BO

        ; lib(A) == 2 && lib(B) == 2 && !same_string(A, B)
    >

    /// The cut is atari on one side and leaves the other short.
    pattern! < ComboDoubleAtari2
        *X
        XO

        : _, c

        *A
        BO

        ; lib(A) > 1 && lib(B) > 1 && lib(A) + lib(B) == 5 && !same_string(A, B)

        accepted
        +-------+
        |.......|
        |.......|
        |.......|
        |.....*X|
        |.....XO|
        |.......|
        |.......|
        +-------+
    >

    /// Atari on both sides at once.
    pattern! < ComboDoubleAtari3
        X*X

        : _, c

        A*B

        ; lib(A) == 2 && lib(B) == 2 && !same_string(A, B)
    >

    /// Atari on one side, and the third liberty of the other.
    pattern! < ComboDoubleAtari4
        X*X

        : _, c

        A*B

        ; lib(A) == 2 && lib(B) == 3 && !same_string(A, B)
    >

    /// Atari on the strings beside and below.
    pattern! < ComboDoubleAtari5
        X*?
        ?X?

        : 8, c

        A*?
        ?B?

        ; lib(A) == 2 && lib(B) == 2 && !same_string(A, B)
    >

    /// Atari beside, while the string below is short too.
    pattern! < ComboDoubleAtari6
        X*?
        ?X?

        : 8, c

        A*?
        ?B?

        ; lib(A) == 2 && lib(B) == 3 && !same_string(A, B)
    >

    /// On the first line between two strings with few liberties.
    pattern! < ComboDoubleAtari7
        X*X
        ---

        : _, c

        A*B
        ---

        ; lib(A) <= 3 && lib(B) == 3 && !same_string(A, B)
    >

    /// Between three strings that are short.
    pattern! < ComboDoubleAtari8
        X*X
        ?X?

        : _, cs

        A*B
        ?C?

        ; lib(A) <= 3 && lib(B) <= 3 && lib(C) <= 3 && !same_string(A, B) && !same_string(B, C)
        ; && !same_string(A, C)
    >
}
