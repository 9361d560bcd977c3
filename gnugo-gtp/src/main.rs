//! Front end.
fn main() {}
