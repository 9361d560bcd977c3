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

/// How long a choice may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Time {
    /// Long enough, if it is clear by then what is best.
    pub usual: Duration,
    /// The longest, whatever is in doubt.
    pub most: Duration,
}

impl From<Duration> for Time {
    /// So long and no longer.
    fn from(time: Duration) -> Self {
        Self { usual: time, most: time }
    }
}

/// The end of the time for a choice, or for a part of the work on it: a deadline, if there is one, or an interrupt.
#[derive(Clone, Debug)]
pub(crate) struct Limit {
    from: Instant,
    until: Option<Instant>,
    interrupt: Interrupt,
}

impl Limit {
    /// Begins to count.
    pub(crate) fn start(deadline: Option<Duration>, interrupt: &Interrupt) -> Self {
        let from = Instant::now();
        // A deadline too far away to be counted is none.
        let until = deadline.and_then(|deadline| from.checked_add(deadline));
        Self { from, until, interrupt: interrupt.clone() }
    }

    /// None that is ever reached.
    pub(crate) fn endless() -> Self {
        Self::start(None, &Interrupt::default())
    }

    /// The limit for one of several parts of the work, which gets so many hundredths of the time.
    pub(crate) fn share(&self, percent: u32) -> Self {
        let until = self.until.map(|until| self.from + (until - self.from) / 100 * percent.min(100));
        Self { until, ..self.clone() }
    }

    /// How much time is left; `None` if there is no deadline.
    pub(crate) fn left(&self) -> Option<Duration> {
        if self.interrupt.is_set() {
            return Some(Duration::ZERO);
        }
        self.until.map(|until| until.saturating_duration_since(Instant::now()))
    }

    /// Whether the time is over.
    pub(crate) fn is_reached(&self) -> bool {
        self.left() == Some(Duration::ZERO)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_reached_by_time_or_by_interrupt() {
        let interrupt = Interrupt::default();
        // Of a time that is just not too long to be counted a part can be told as well.
        let share = Limit::start(Some(Duration::from_secs(1 << 60)), &interrupt).share(50);
        assert!(!share.is_reached());
        let limits = [None, Some(Duration::ZERO), Some(Duration::from_secs(3600)), Some(Duration::MAX)]
            .map(|deadline| Limit::start(deadline, &interrupt));
        assert_eq!(limits.each_ref().map(Limit::is_reached), [false, true, false, false]);
        assert_eq!(limits.each_ref().map(|limit| limit.share(50).is_reached()), [false, true, false, false]);
        assert!(limits[2].share(50).left() <= Some(Duration::from_secs(1800)) && limits[0].left().is_none());
        interrupt.set();
        assert_eq!(limits.each_ref().map(Limit::is_reached), [true; 4]);
        interrupt.clear();
        assert!(!limits[0].is_reached());
    }
}
