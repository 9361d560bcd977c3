//! The tools of those who write patterns, over the databases of this crate.

use std::process::ExitCode;

fn main() -> ExitCode {
    gnugo_pattern_tools::run(patterns_rs::databases(), std::env::args_os())
}
