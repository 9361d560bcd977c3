//! How many stones may each part of a question about a connection try?
//!
//! The captures inside and the moves of the connection itself have stones of their own, and each of the question's first
//! moves gets a share of the latter: so one that is hard to read does not keep others from being tried. What a share was too
//! small for is read again with a larger one. Where fewer stones than usual may be tried, a question ends once the captures
//! have taken as many: of each first move that is left only that is seen what joins or cuts at once.

use super::link_search::LinkSearch;
use crate::reading::Limits;

/// The moves of a question get these parts of the stones that may be tried, in turn. With smaller parts than an eighth
/// most of what is read for a move has to be read again for it.
const SHARES: [u64; 2] = [8, 2];

impl LinkSearch<'_, '_> {
    /// How many stones may be tried by a question itself, apart from the captures inside: a few, since what these captures
    /// decide need not be played out.
    pub(super) const fn own_nodes(limits: &Limits) -> u64 {
        limits.connection_nodes / 5
    }

    /// Whether no more stones may be tried: those of the question's own moves are spent, or the captures inside have taken as many as
    /// all of them may ([`Limits::inside_nodes`]). They are read as [ladders](Self::ask_inside) before that.
    ///
    /// A quick look asks many questions in one search, and their captures are counted together: no single one has used them up.
    pub(super) fn is_exhausted(&mut self) -> bool {
        let is_used_up = self.search.nodes_inside >= self.search.task.limits.inside_nodes;
        self.search.task.stopped |= is_used_up && !self.is_quick();
        self.search.is_exhausted()
    }

    /// The parts of the stones that each move of the question may use, in turn: so one that is hard to read does not
    /// keep others from being tried.
    pub(super) fn shares(&self) -> &'static [u64] {
        if self.search.task.ply == 0 && !self.is_quick() { &SHARES } else { &[1] }
    }

    /// Leaves a move of the question no more than a part of the stones. How many there are altogether.
    pub(super) fn share(&mut self, part: u64) -> u64 {
        let all = self.search.task.stop_at;
        if self.search.task.ply == 1 && !self.is_quick() {
            self.search.task.stop_at =
                all.min(self.search.task.spent() + Self::own_nodes(&self.search.task.limits) / part);
        }
        all
    }

    /// Gives back what others may use, after a move was taken back. Whether it had too small a share to be read.
    pub(super) fn spent_its_share(&mut self, all: u64) -> bool {
        self.search.task.stop_at = all;
        let spent = self.search.task.stopped && self.search.task.ply == 0 && self.search.task.spent() < all;
        self.search.task.stopped &= !spent;
        spent
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Color, Point};
    use crate::playout::Random;
    use crate::reading::Reader;

    const STONES: u64 = 3_000;

    /// Without a bound on the captures, some questions take more than twice as many stones as they may.
    #[test]
    fn a_question_ends_where_its_captures_have_taken_what_they_may() {
        let reader =
            |inside_nodes| Reader::with_limits(Limits { connection_nodes: STONES, inside_nodes, ..Limits::default() });
        let (mut random, mut readers) = (Random::new(5), [STONES, u64::MAX].map(reader));
        let (mut same, mut beyond) = (0, 0);
        for _ in 0..12 {
            let mut board = Board::new(13).expect("a size");
            for n in 0..36 {
                board.try_play(Point::new(random.below(13), random.below(13)), Color::BOTH[n % 2]);
            }
            for pair in board.strings_in(board.stones(Color::Black), Color::Black).windows(2) {
                let ask = |reader: &mut Reader| {
                    reader.priced(|reader| reader.disconnect(&mut board.clone(), pair[0], pair[1]))
                };
                let [(ended, tried), (read, tried_on)] = readers.each_mut().map(ask);
                assert!(tried <= 2 * STONES, "{tried}\n{board}");
                beyond += usize::from(tried_on > 2 * STONES);
                if tried_on <= STONES {
                    assert_eq!((ended, tried), (read, tried_on), "{board}");
                    same += 1;
                }
            }
        }
        assert!(same >= 20 && beyond >= 3, "{same} {beyond}");
    }
}
