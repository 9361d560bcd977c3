//! How far is a long task? A bar on standard error, if that is a terminal.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal};

/// A bar for a number of positions.
pub(crate) fn bar(positions: usize) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(positions as u64);
    match ProgressStyle::with_template("{wide_bar} {pos} of {len} positions, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
