//! What comes in while something is at work?
//!
//! An analysis goes on until something else is asked for, and so does thinking in the opponent's time. Whoever reads the input ahead of
//! the answers notes here what comes, and it ends them. A command that takes long for its own sake is ended by what says so, and only
//! where it comes while it is at work: a script that has `quit` at its end is written in one go and wants all its answers.

use gnugo_engine::moves::Interrupt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A command that ends the one at work comes so long after it at the least.
const AT_ONCE: Duration = Duration::from_millis(30);

/// What a line that has come means for what is at work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Urgency {
    /// It asks for nothing: an analysis ends, and other work is none of its business.
    Empty,
    /// It waits for its turn.
    None,
    /// It ends what is at work if that has not only begun, and nothing else waits.
    Ends,
    /// It ends what is at work at once.
    Interrupts,
}

/// What is known of the input by whoever reads it and by whoever answers it: clones are the same inbox.
#[derive(Clone, Debug, Default)]
pub struct Inbox(Arc<Mutex<State>>);

#[derive(Debug, Default)]
struct State {
    /// Whether somebody reads ahead.
    is_read: bool,
    /// How many lines that ask for something wait, or the end of the input.
    waiting: usize,
    /// How many others.
    empty: usize,
    /// How many of those that wait end whatever is at work.
    interrupting: usize,
    /// Since when the last line that was taken is at work.
    since: Option<Instant>,
    /// Whether what is at work ends when anything comes.
    yields: bool,
}

impl State {
    fn count(&mut self, urgency: Urgency) -> &mut usize {
        if urgency == Urgency::Empty { &mut self.empty } else { &mut self.waiting }
    }

    /// Whether anything waits.
    fn has_come(&self) -> bool {
        self.waiting + self.empty > 0
    }

    /// What was at work has ended. What comes next takes its time, unless a line waits behind it that ends it too.
    fn release(&self, interrupt: &Interrupt) {
        if self.interrupting == 0 {
            interrupt.clear();
        }
    }
}

impl Inbox {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody reads ahead from now on.
    pub fn begin(&self) {
        self.state().is_read = true;
    }

    /// A line has come, or the end of the input.
    pub fn arrived(&self, urgency: Urgency, interrupt: &Interrupt) {
        self.arrived_at(Instant::now(), urgency, interrupt);
    }

    fn arrived_at(&self, now: Instant, urgency: Urgency, interrupt: &Interrupt) {
        let mut state = self.state();
        let is_old = |since| now.saturating_duration_since(since) >= AT_ONCE;
        let alone = state.waiting == 0 && state.since.is_some_and(is_old);
        if state.yields || urgency == Urgency::Interrupts || (urgency == Urgency::Ends && alone) {
            interrupt.set();
        }
        *state.count(urgency) += 1;
        state.interrupting += usize::from(urgency == Urgency::Interrupts);
    }

    /// The last line is done with.
    pub fn done(&self) {
        self.state().since = None;
    }

    /// The next line is taken. What it has ended is done with by now, whatever it is answered itself.
    pub fn taken(&self, urgency: Urgency, interrupt: &Interrupt) {
        let mut state = self.state();
        let count = state.count(urgency);
        *count = count.saturating_sub(1);
        state.since = Some(Instant::now());
        if urgency == Urgency::Interrupts {
            state.interrupting = state.interrupting.saturating_sub(1);
        }
        if matches!(urgency, Urgency::Ends | Urgency::Interrupts) {
            state.release(interrupt);
        }
    }

    /// Whether somebody reads ahead, so that something can come while something is at work.
    #[must_use]
    pub fn is_read(&self) -> bool {
        self.state().is_read
    }

    /// Whether something can come while something is at work, and nothing has.
    #[must_use]
    pub fn is_quiet(&self) -> bool {
        let state = self.state();
        state.is_read && !state.has_come()
    }

    /// Works until anything comes: the interrupt is set then, or already if something waits. Where nobody reads ahead it is set from the
    /// beginning, for nothing would end it.
    pub fn until_something_comes<T>(&self, interrupt: &Interrupt, work: impl FnOnce() -> T) -> T {
        {
            let mut state = self.state();
            state.yields = true;
            if !state.is_read || state.has_come() {
                interrupt.set();
            }
        }
        let done = work();
        let mut state = self.state();
        state.yields = false;
        state.release(interrupt);
        done
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_comes_ends_what_yields() {
        let (inbox, interrupt) = (Inbox::default(), Interrupt::default());
        // Nobody reads ahead: nothing could end it later.
        assert!(inbox.until_something_comes(&interrupt, || interrupt.is_set()));
        assert!(!interrupt.is_set());
        inbox.begin();
        let comes = || {
            let before = interrupt.is_set();
            inbox.arrived(Urgency::None, &interrupt);
            (before, interrupt.is_set())
        };
        assert_eq!(inbox.until_something_comes(&interrupt, comes), (false, true));
        assert!(!interrupt.is_set() && !inbox.is_quiet());
        // It still waits.
        assert!(inbox.until_something_comes(&interrupt, || interrupt.is_set()));
        inbox.taken(Urgency::None, &interrupt);
        assert!(inbox.is_quiet());
        // So does a line that asks for nothing.
        let comes = || inbox.arrived(Urgency::Empty, &interrupt);
        assert!(inbox.until_something_comes(&interrupt, || {
            comes();
            interrupt.is_set()
        }));
        assert!(!inbox.is_quiet());
        inbox.taken(Urgency::Empty, &interrupt);
        assert!(inbox.is_quiet());
    }

    #[test]
    fn other_work_is_ended_only_by_what_says_so() {
        let (inbox, interrupt) = (Inbox::default(), Interrupt::default());
        inbox.begin();
        inbox.arrived(Urgency::None, &interrupt);
        inbox.taken(Urgency::None, &interrupt);
        // How long the test itself takes is nothing that it is about.
        let taken = inbox.state().since.unwrap();
        inbox.arrived_at(taken, Urgency::Ends, &interrupt);
        assert!(!interrupt.is_set(), "it was sent together with what is at work");
        inbox.arrived(Urgency::Interrupts, &interrupt);
        assert!(interrupt.is_set());
        // The line before it did not set it, and does not take it back.
        inbox.taken(Urgency::Ends, &interrupt);
        assert!(interrupt.is_set());
        inbox.taken(Urgency::Interrupts, &interrupt);
        assert!(!interrupt.is_set());
        // Some programs end every line with an empty one.
        inbox.arrived(Urgency::Empty, &interrupt);
        assert!(!interrupt.is_set());
        let taken = inbox.state().since.unwrap();
        inbox.arrived_at(taken + AT_ONCE, Urgency::Ends, &interrupt);
        assert!(interrupt.is_set());
        inbox.taken(Urgency::Ends, &interrupt);
        assert!(!interrupt.is_set(), "whatever it is answered, it has ended what it was for");
    }

    #[test]
    fn what_waits_between_an_analysis_and_an_interrupt_is_ended_too() {
        let (inbox, interrupt) = (Inbox::default(), Interrupt::default());
        inbox.begin();
        inbox.until_something_comes(&interrupt, || {
            inbox.arrived(Urgency::None, &interrupt);
            inbox.arrived(Urgency::Interrupts, &interrupt);
        });
        assert!(interrupt.is_set());
        inbox.taken(Urgency::None, &interrupt);
        assert!(interrupt.is_set(), "the command that the interrupt was sent for");
        inbox.taken(Urgency::Interrupts, &interrupt);
        assert!(!interrupt.is_set());
    }
}
