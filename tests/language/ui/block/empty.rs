//! A block without anything.

gnugo_engine::patterns! {}

fn main() {}
