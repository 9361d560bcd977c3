//! A watchdog: what would go on for days if something is broken fails instead.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

/// Longer than anything takes that works, however slow the machine is.
const PATIENCE: Duration = Duration::from_secs(120);

/// What `work` gives, unless it is still at it when nobody waits any more.
pub(crate) fn in_time<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let (sender, receiver) = channel();
    // A thread that does not end goes with the test's process.
    std::thread::spawn(move || sender.send(work()));
    match receiver.recv_timeout(PATIENCE) {
        Ok(done) => done,
        Err(RecvTimeoutError::Timeout) => panic!("it was still at work after {PATIENCE:?}, and had to be done before"),
        Err(RecvTimeoutError::Disconnected) => panic!("it failed: its own message says why"),
    }
}
