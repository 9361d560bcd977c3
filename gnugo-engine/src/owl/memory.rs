//! Which readings of life and death still hold after a move?
//!
//! A pocket, and the part of the board in which games are played, are cut out of the board before anything is read, and nothing else
//! is looked at then. So what was found of one is kept with all of it, and found again by comparison, wherever the game went on: the
//! answer is the one that reading would give, to the last move. What a reading has cost counts again, so that neither
//! does what is left for other questions depend on what is remembered. Readings that the clock ended are not kept.
//!
//! Half a kilobyte for games, two for a pocket; some microseconds a question.

use super::pocket::{Asked, Read};
use super::setting::{Setting, Told};
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// Beyond so many readings of a kind all of it are forgotten.
const MOST: usize = 4_000;

/// What was found by reading.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    /// In pockets.
    pub(super) pockets: Answers<Asked, Read>,
    /// By games.
    pub(super) games: Answers<Setting, Told>,
}

/// Answers, by all that they depend on.
#[derive(Clone, Debug)]
pub(super) struct Answers<Q, A> {
    answers: FxHashMap<Q, A>,
    recalled: u64,
}

impl<Q, A> Default for Answers<Q, A> {
    fn default() -> Self {
        Self { answers: FxHashMap::default(), recalled: 0 }
    }
}

impl<Q: Eq + Hash, A: Copy> Answers<Q, A> {
    /// The answer, if the same was asked before.
    pub(super) fn get(&mut self, question: &Q) -> Option<A> {
        let answer = self.answers.get(question).copied();
        self.recalled += u64::from(answer.is_some());
        answer
    }

    /// How many answers were found here.
    pub(super) fn recalled(&self) -> u64 {
        self.recalled
    }

    /// Keeps an answer.
    pub(super) fn put(&mut self, question: Q, answer: A) {
        if self.answers.len() >= MOST {
            self.answers.clear();
        }
        self.answers.insert(question, answer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Color, FromDrawing};
    use crate::limit::{Interrupt, Limit};
    use crate::owl::{Ground, OwlReader, Side};
    use std::time::Duration;

    /// A dragon that no pocket settles, and its ground.
    fn open() -> (Board, Ground) {
        let board = Board::from_drawing(
            "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . O . . . .
            . . O . . . . . .
            . . X O . . . . .
            . O . . . . . . .
            . . . . . . . . .
            ",
        )
        .unwrap();
        let ground = Ground::shut_in(&board, board.stones(Color::Black), Color::Black);
        (board, ground)
    }

    #[test]
    fn readings_that_the_clock_ended_are_forgotten() {
        let (mut board, ground) = open();
        let mut owl = OwlReader::within(1_000);
        let over = Limit::start(Some(Duration::ZERO), &Interrupt::default());
        owl.hurried(1_000, &over, |owl| owl.read(&mut board, &ground, Side::Attacker));
        assert!(owl.nodes() < 1_000, "the clock ended nothing: {} positions", owl.nodes());
        let unhurried = owl.read(&mut board, &ground, Side::Attacker);
        assert_eq!(owl.recalled(), 0);
        assert_eq!(unhurried, OwlReader::within(1_000).read(&mut board, &ground, Side::Attacker));
    }

    #[test]
    fn no_more_is_kept_than_may_be() {
        let mut kept = Answers::<usize, usize>::default();
        for question in 0..3 * MOST {
            kept.put(question, question + 1);
            assert!(kept.answers.len() <= MOST);
            assert_eq!(kept.get(&question), Some(question + 1));
        }
        assert_eq!(kept.get(&0), None, "what was forgotten is not made up");
    }
}
