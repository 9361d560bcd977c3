gnugo_engine::patterns! {
    /// From a file of its own.
    pub static INCLUDED: Defense;

    pattern! < I1
        ?XX?
        XO*.
        : 8, D
    >
}
