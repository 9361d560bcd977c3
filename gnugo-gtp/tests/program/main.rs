//! The tests of the program, a topic a file: `cargo test -p gnugo-gtp --test program decide` runs those of one.
//!
//! They are one binary, which is linked once, and whose tests run side by side on all processors.

mod command_line;
mod decide;
mod memory;
mod process;
mod remembered;
mod signature;
mod support;
mod terminal;
