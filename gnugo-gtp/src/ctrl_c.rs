//! What does Ctrl-C do at a terminal?
//!
//! While a line is asked for, the editor reads it as a key. At any other time it is a signal, by which a program ends unless it catches
//! it: here it ends the engine's thinking, and whoever presses it again, or while nothing is going on, wants to leave.

use gnugo_engine::moves::Interrupt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What a shell takes for the end of a program by this signal: 128 and the signal's number, 2.
const ENDED_BY_IT: i32 = 130;

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Nothing that could be ended.
    Waits,
    /// A line is being answered.
    Works,
    /// The same, and it was told to end.
    Ends,
}

/// Catches the signal for the rest of the program.
#[derive(Clone, Debug)]
pub(crate) struct CtrlC {
    stage: Arc<Mutex<Stage>>,
    interrupt: Interrupt,
}

impl CtrlC {
    /// Sets the interrupt from now on if the signal comes while something is at [`work`](Self::work). Where it cannot be caught, it ends
    /// the program as ever.
    pub(crate) fn catch(interrupt: Interrupt) -> Self {
        let caught = Self { stage: Arc::new(Mutex::new(Stage::Waits)), interrupt };
        let handler = caught.clone();
        // It runs in a thread of its own, so that it may do what a signal handler may not.
        let _ = ctrlc::set_handler(move || {
            if !handler.comes() {
                std::process::exit(ENDED_BY_IT);
            }
        });
        caught
    }

    /// Does work that the signal ends. What comes afterwards takes its time again.
    pub(crate) fn work<T>(&self, work: impl FnOnce() -> T) -> T {
        *self.stage() = Stage::Works;
        let done = work();
        let mut stage = self.stage();
        if *stage == Stage::Ends {
            self.interrupt.clear();
        }
        *stage = Stage::Waits;
        done
    }

    /// The signal comes: `false` if that ends the program.
    fn comes(&self) -> bool {
        // Held until the interrupt is set: work that ends at the same time would leave it set for what comes next.
        let mut stage = self.stage();
        let ends_work = *stage == Stage::Works;
        if ends_work {
            *stage = Stage::Ends;
            self.interrupt.set();
        }
        ends_work
    }

    fn stage(&self) -> MutexGuard<'_, Stage> {
        self.stage.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_one_ends_what_is_going_on_and_the_second_the_program() {
        let interrupt = Interrupt::default();
        let caught = CtrlC { stage: Arc::new(Mutex::new(Stage::Waits)), interrupt: interrupt.clone() };
        assert!(!caught.comes(), "there is nothing else to end");
        for _ in 0..2 {
            let seen = caught.work(|| (interrupt.is_set(), caught.comes(), interrupt.is_set(), caught.comes()));
            assert_eq!(seen, (false, true, true, false));
            assert!(!interrupt.is_set());
        }
        assert!(!caught.work(|| interrupt.is_set()));
    }
}
