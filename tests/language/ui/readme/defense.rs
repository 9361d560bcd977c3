use gnugo_engine::patterns;

patterns! {
    /// Moves that save a string of ours which could be captured.
    pub static DEFENSE: Defense;

    /// Block, then connect underneath.
    pattern! < D12
        ?XX?        // ordinary Rust comments behind rows
        XO*.
        ?...
        ----

        : 8, D

        ?XO?
        XO*a
        ?.b.
        ----

        ; oplay_defend(*, a, b, *) && lib(a) > 1
        > antisuji(b)
    >
}

fn main() {}
