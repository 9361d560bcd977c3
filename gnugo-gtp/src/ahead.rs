//! Which commands come next, while one is still at work?
//!
//! Lines are read by a thread of their own, so that a command that takes long can be ended by what comes after it:
//! `# interrupt` always does, `quit` and `stop` if they are sent while it works and nothing else is waiting. A script that
//! has `quit` at its end is written in one go and wants all its answers, so that what comes at once ends nothing.

use gnugo_engine::moves::Interrupt;
use gnugo_gtp_server::is_interrupt;
use gnugo_gtp_server::protocol::{Line, Lines};
use std::io::{BufReader, Read};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How many lines are read before they are answered. Where it is reached, each line costs a change from thread to thread
/// and back; most scripts are shorter.
const AHEAD: usize = 512;

/// A command that ends the one at work comes so long after it at the least.
const AT_ONCE: Duration = Duration::from_millis(30);

/// What is going on: how many lines wait, and since when the last one that was taken is at work.
#[derive(Debug, Default)]
struct Work {
    waiting: usize,
    since: Option<Instant>,
}

/// The lines of an input, in order.
pub(crate) struct Ahead {
    lines: Receiver<Line>,
    work: Arc<Mutex<Work>>,
}

impl Ahead {
    /// Begins to read. The thread ends with the input, or with the process.
    pub(crate) fn read(input: impl Read + Send + 'static, interrupt: Interrupt) -> Self {
        let (send, lines) = sync_channel(AHEAD);
        let work = Arc::new(Mutex::new(Work::default()));
        let shared = Arc::clone(&work);
        std::thread::spawn(move || gather(input, &interrupt, &send, &shared));
        Self { lines, work }
    }
}

fn gather(input: impl Read, interrupt: &Interrupt, send: &SyncSender<Line>, work: &Mutex<Work>) {
    for line in Lines::new(BufReader::new(input)) {
        {
            let mut work = work.lock().unwrap_or_else(PoisonError::into_inner);
            let alone = work.waiting == 0 && work.since.is_some_and(|since| since.elapsed() >= AT_ONCE);
            if ends_what_is_at_work(&line, alone) {
                interrupt.set();
            }
            work.waiting += 1;
        }
        if send.send(line).is_err() {
            break;
        }
    }
}

fn ends_what_is_at_work(line: &Line, alone: bool) -> bool {
    match line {
        Line::Comment(text) => is_interrupt(text),
        Line::Request(request) => alone && ["quit", "stop"].contains(&request.name.as_str()),
        Line::TooLong(_) => false,
    }
}

impl Iterator for Ahead {
    type Item = Line;

    fn next(&mut self) -> Option<Line> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner).since = None;
        let line = self.lines.recv().ok()?;
        let mut work = self.work.lock().unwrap_or_else(PoisonError::into_inner);
        work.waiting -= 1;
        work.since = Some(Instant::now());
        Some(line)
    }
}
