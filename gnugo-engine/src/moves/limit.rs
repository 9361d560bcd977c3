//! When must a choice be made, ready or not?

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A way to stop an engine while it is choosing a move, from another thread: it decides at once by what it knows.
///
/// Clones are the same switch.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Stops the engine. Until [`clear`](Self::clear) is called, later choices are made at once as well.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Lets the engine take its time again.
    pub fn clear(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether the engine is to stop.
    #[must_use]
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The end of the time for a choice: a deadline, if there is one, or an interrupt.
#[derive(Clone, Debug)]
pub(crate) struct Limit {
    until: Option<Instant>,
    interrupt: Interrupt,
}

impl Limit {
    /// Begins to count.
    pub(crate) fn start(deadline: Option<Duration>, interrupt: &Interrupt) -> Self {
        // A deadline too far away to be counted is none.
        let until = deadline.and_then(|deadline| Instant::now().checked_add(deadline));
        Self { until, interrupt: interrupt.clone() }
    }

    /// Whether the time is over.
    pub(crate) fn is_reached(&self) -> bool {
        self.interrupt.is_set() || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_reached_by_time_or_by_interrupt() {
        let interrupt = Interrupt::default();
        let limits = [None, Some(Duration::ZERO), Some(Duration::from_secs(3600)), Some(Duration::MAX)]
            .map(|deadline| Limit::start(deadline, &interrupt));
        assert_eq!(limits.each_ref().map(Limit::is_reached), [false, true, false, false]);
        interrupt.set();
        assert_eq!(limits.each_ref().map(Limit::is_reached), [true; 4]);
        interrupt.clear();
        assert!(!limits[0].is_reached());
    }
}
