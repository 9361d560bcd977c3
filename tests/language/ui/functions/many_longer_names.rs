// The words of functions that are part of a longer name, and words beside which no name stands.
use gnugo_engine::patterns;

patterns! {
    /// Longer names.
    pub static LONGER: OwlVital;

    /// The beginning of a name.
    pattern! < L1
        X.
        *.

        : 8, -

        Xa
        *.

        ; max_eye(a) > 1
    >

    /// The end of a name.
    pattern! < L2
        OO
        *.

        : 8, -

        bc
        *.

        ; !disconnect(b, c)
    >
}

fn main() {}
