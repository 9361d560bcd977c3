//! Which commands come next, while one is still at work?
//!
//! Lines are read by a thread of their own, so that a command that takes long can be ended by what comes after it:
//! `# interrupt` always does, `quit` and `stop` if they are sent while it works and nothing else is waiting, and an analysis is
//! ended by anything.

use gnugo_engine::moves::Interrupt;
use gnugo_gtp_server::protocol::{Line, Lines};
use gnugo_gtp_server::{Inbox, Urgency, is_interrupt};
use std::io::{BufReader, Read};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

/// How many lines are read before they are answered. Where it is reached, each line costs a change from thread to thread
/// and back; most scripts are shorter.
const AHEAD: usize = 512;

/// The lines of an input, in order.
pub(crate) struct Ahead {
    lines: Receiver<Line>,
    inbox: Inbox,
    interrupt: Interrupt,
}

impl Ahead {
    /// Begins to read. The thread ends with the input, or with the process.
    pub(crate) fn read(input: impl Read + Send + 'static, inbox: Inbox, interrupt: Interrupt) -> Self {
        let (send, lines) = sync_channel(AHEAD);
        inbox.begin();
        let shared = (inbox.clone(), interrupt.clone());
        std::thread::spawn(move || gather(input, &shared.1, &send, &shared.0));
        Self { lines, inbox, interrupt }
    }
}

fn gather(input: impl Read, interrupt: &Interrupt, send: &SyncSender<Line>, inbox: &Inbox) {
    for line in Lines::new(BufReader::new(input)) {
        inbox.arrived(urgency(&line), interrupt);
        if send.send(line).is_err() {
            return;
        }
    }
    // Nothing comes any more: what would wait for something else to come has nothing to wait for.
    inbox.arrived(Urgency::None, interrupt);
}

fn urgency(line: &Line) -> Urgency {
    match line {
        Line::Comment(text) if is_interrupt(text) => Urgency::Interrupts,
        Line::Comment(_) => Urgency::Empty,
        Line::Request(request) if ["quit", "stop"].contains(&request.name.as_str()) => Urgency::Ends,
        _ => Urgency::None,
    }
}

impl Iterator for Ahead {
    type Item = Line;

    fn next(&mut self) -> Option<Line> {
        self.inbox.done();
        let line = self.lines.recv().ok()?;
        self.inbox.taken(urgency(&line), &self.interrupt);
        Some(line)
    }
}
