// Classes with commas between them.
use gnugo_engine::patterns;

patterns! {
    /// Classes.
    pub static CLASSES: Shape;

    /// Two of them.
    pattern! < K1
        X.
        *.

        : 8, O, X, e

        Xa
        *.

        ; legal_omove(a)
    >
}

fn main() {}
