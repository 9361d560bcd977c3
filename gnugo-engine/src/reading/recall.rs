//! What is answered from memory, and what must be read?
//!
//! A question is looked up in three places: among the answers about the position that is being analysed (`home.rs`), among
//! those from earlier positions with the part of the board that they depend on (`persistent.rs`), and, if few stones
//! may be tried for it, among those about this very position (`by_position.rs`). Only if nobody knows, it is read.
//!
//! The last two give the very answer that would be read. The first may know a better one, as it was read with more
//! patience; what it knows depends on nothing but the position and the questions that have been asked of it.
//!
//! A look in all of them costs less than a tenth of a microsecond. What is not seen is that two questions might have the same
//! answer.

use super::by_position::{self, ByPosition};
use super::home::Home;
use super::pairs::{CuttingMove, Pair};
use super::persistent::{Answer, Memory, Question};
use super::task::Task;
use super::{Frame, Reader, Reading, Search, Subject};
use crate::board::{Board, Point, PointSet};
use std::hash::Hash;

impl Reader {
    /// Answers a question: as before, if nothing has changed that matters to it.
    pub(super) fn recall(
        &mut self,
        board: &mut Board,
        question: Question,
        subject: &Subject,
        read: impl FnOnce(&mut Search<'_>) -> Reading,
    ) -> Reading {
        if self.trace.is_some() {
            return self.search(board, subject, read);
        }
        let frame = Frame::of(board, &subject.stones, subject.color);
        if let Some((answer, part)) = self.known(board, question, frame) {
            self.note_cut_short(answer.cut_short);
            self.tried += answer.tried;
            if let Some(watched) = &mut self.watched {
                *watched = watched.union(&part);
            }
            return answer.reading;
        }
        let limits = self.limits_in_time();
        let (reading, done) = self.run(board, Task::new(limits), subject, read);
        let is_light = self.is_light(board);
        // Which part of the board it depends on need not be known of an answer that is kept for this very position only.
        let part =
            if self.watched.is_none() && is_light { *board.points() } else { board.take_looks().union(&done.looks) };
        if let Some(watched) = &mut self.watched {
            *watched = watched.union(&part);
        }
        self.tried += done.tried;
        let (allowed, had) = (question.allowed(&self.limits), question.allowed(&limits));
        let answer = Answer { reading, cut_short: self.cut_short, allowed: had, spent: done.spent, tried: done.tried };
        // What the time has decided is not kept.
        if had == allowed || answer.is_good_for(question, allowed) {
            self.keep(board, question, frame, answer, part);
        }
        reading
    }

    /// Whether answers are kept for this very position only: those for which few stones may be tried, and all where a ko
    /// may not be retaken.
    fn is_light(&self, board: &Board) -> bool {
        self.limits.nodes <= by_position::FEW || board.ko().is_some()
    }

    /// What has been answered already, and what that depends on.
    fn known(&mut self, board: &Board, question: Question, frame: Frame) -> Option<(Answer, PointSet)> {
        let allowed = question.allowed(&self.limits);
        if let Some(answer) = self.home.as_ref().and_then(|home| home.get(board, question, frame, allowed)) {
            return Some((answer, *board.points()));
        }
        if !self.caching {
            return None;
        }
        let is_good = |answer: &Answer| answer.is_good_for(question, allowed);
        if let Some((&answer, part)) = self.answers.get(board, &(question, frame), is_good) {
            if let Some(home) = &mut self.home {
                home.put(board, question, frame, answer, part);
            }
            return Some((answer, part));
        }
        if !self.is_light(board) {
            return None;
        }
        // Whoever is to learn what an answer depends on would learn nothing from one of which that is not known.
        let will_do = |(_, part): &(Answer, PointSet)| self.watched.is_none() || part != board.points();
        self.by_position.get(ByPosition::key(board, question), question, allowed).filter(will_do)
    }

    /// Keeps an answer that depends on this part of the board.
    fn keep(&mut self, board: &Board, question: Question, frame: Frame, answer: Answer, part: PointSet) {
        let is_light = self.is_light(board);
        if let Some(home) = self.home.as_mut().filter(|_| !is_light) {
            home.put(board, question, frame, answer, part);
        }
        if !self.caching {
            return;
        }
        if is_light {
            self.by_position.put(ByPosition::key(board, question), answer, part);
        } else {
            self.answers.put(board, (question, frame), answer, part);
        }
    }

    /// Asks questions about a position and about what may become of it, where what is found of the position itself is good
    /// enough for all that is asked later: also for a question for which fewer stones may be tried, which would be cut
    /// short if it were read again. So a few questions are read with patience, and what comes of them serves all others.
    /// Which questions have been asked before decides about such answers. So whoever asks must ask the
    /// same questions of a position in the same order each time.
    pub(crate) fn at_home<T>(&mut self, board: &mut Board, work: impl FnOnce(&mut Self, &mut Board) -> T) -> T {
        let before = self.home.replace(Home::new(board));
        let found = work(self, board);
        self.home = before;
        found
    }

    /// Asks questions of which the answers rest on nothing that was asked [at home](Self::at_home).
    pub(crate) fn away_from_home<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let home = self.home.take();
        let found = work(self);
        self.home = home;
        found
    }

    /// Finds something out by questions about a position and what may become of it; and tells on which part of the board
    /// that depends. It rests on nothing that was asked [at home](Self::at_home).
    pub(crate) fn watched<T>(
        &mut self,
        board: &mut Board,
        work: impl FnOnce(&mut Self, &mut Board) -> T,
    ) -> (T, PointSet) {
        let outer = self.watched.take().map(|outer| outer.union(&board.take_looks()));
        board.forget_looks();
        self.watched = Some(PointSet::EMPTY);
        let found = self.away_from_home(|reader| work(reader, board));
        let part = self.watched.take().unwrap_or(PointSet::EMPTY).union(&board.take_looks());
        self.watched = outer.map(|outer| outer.union(&part));
        (found, part)
    }

    /// Whether a pair of strings holds together: `None` where it is cut, and else the moves that must be answered. It is what
    /// was found with the same stones around, or what is found now.
    pub(crate) fn recall_pair(
        &mut self,
        board: &mut Board,
        pair: Pair,
        look: impl FnOnce(&mut Self, &mut Board) -> Option<Vec<CuttingMove>>,
    ) -> Option<Vec<CuttingMove>> {
        self.recall_found(|reader| &mut reader.pairs, board, pair, look)
    }

    /// Those of some answers to a move that keep a pair of strings together, in the same way.
    pub(crate) fn recall_answers(
        &mut self,
        board: &mut Board,
        question: (Pair, Point, PointSet),
        look: impl FnOnce(&mut Self, &mut Board) -> PointSet,
    ) -> PointSet {
        self.recall_found(|reader| &mut reader.answers_for_pairs, board, question, look)
    }

    /// What was found for a question with the same stones around, or what is found now.
    fn recall_found<Q: Copy + Eq + Hash, T: Clone>(
        &mut self,
        memory: impl Fn(&mut Self) -> &mut Memory<Q, T>,
        board: &mut Board,
        question: Q,
        look: impl FnOnce(&mut Self, &mut Board) -> T,
    ) -> T {
        if self.trace.is_some() || !self.caching || board.ko().is_some() {
            return self.away_from_home(|reader| look(reader, board));
        }
        if let Some((found, _)) = memory(self).get(board, &question, |_| true) {
            return found.clone();
        }
        let (found, part) = self.watched(board, look);
        // What the time has decided is not kept: where there is enough of it left, there was before.
        if self.limits_in_time() == self.limits {
            memory(self).put(board, question, found.clone(), part);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Color;
    use crate::reading::Outcome;
    use crate::reading::tests::ladder;

    /// What a reader finds who may try so many stones, and whether that was cut short.
    fn attack(reader: &mut Reader, stones: u64) -> (Reading, bool) {
        let (mut board, target) = ladder();
        let reading = reader.within(stones, |reader| reader.attack(&mut board, target));
        (reading, reader.was_cut_short())
    }

    /// An answer for which many stones could be tried is none for somebody who allows few: alone, they would not have
    /// found it.
    #[test]
    fn few_stones_find_what_they_would_find_alone() {
        let numbers = [20_000, 2, 150, 10, 1_000, 101, 5, 100, 20_000, 40];
        for order in [numbers, std::array::from_fn(|i| numbers[numbers.len() - 1 - i])] {
            let mut reader = Reader::default();
            let found = order.map(|stones| attack(&mut reader, stones));
            assert_eq!(found, order.map(|stones| attack(&mut Reader::default(), stones)));
            assert!(found.iter().any(|found| found.1) && found.iter().any(|found| found.0.outcome == Outcome::Win));
        }
    }

    /// While a position is being analysed, what was read of it with patience serves the small questions too, with caches
    /// or without; and no longer.
    #[test]
    fn what_was_read_with_patience_serves_as_long_as_the_analysis_lasts() {
        for caching in [true, false] {
            let mut reader = Reader::default();
            reader.set_caching(caching);
            let (mut board, _) = ladder();
            let patient = reader.at_home(&mut board, |reader, _| {
                let patient = attack(reader, 20_000);
                assert_eq!(attack(reader, 3), patient);
                reader.away_from_home(|reader| assert_ne!(attack(reader, 3), patient));
                patient
            });
            assert_eq!(patient.0.outcome, Outcome::Win);
            assert_ne!(attack(&mut reader, 3), patient);
        }
    }

    /// Whoever shares stones out among questions shares them out in the same way, whatever is remembered.
    #[test]
    fn an_answer_has_its_price_whenever_it_was_read() {
        let (mut board, target) = ladder();
        let mut reader = Reader::default();
        let mut price =
            |ask: &dyn Fn(&mut Reader, &mut Board) -> Reading| reader.priced(|reader| ask(reader, &mut board)).1;
        let nowhere = Point::new(6, 6);
        let nothing = |reader: &mut Reader, board: &mut Board| reader.string_connect(board, nowhere, target);
        assert_eq!(price(&nothing), 0);
        let attack = price(&|reader, board| reader.attack(board, target));
        // A rescue is looked for where there is an attack.
        let defense = price(&|reader, board| reader.find_defense(board, target)) - attack;
        assert!(attack > 0 && defense > 0, "{attack} {defense}");
        let both = |reader: &mut Reader, board: &mut Board| {
            reader.attack(board, target);
            reader.find_defense(board, target)
        };
        assert_eq!(price(&both), 2 * attack + defense);
        assert_eq!(price(&nothing), 0);
    }

    /// What was found for a pair is found again as long as nothing changes where it was looked, also where that was by a
    /// question that was answered from memory.
    #[test]
    fn what_was_found_for_a_pair_holds_as_long_as_nothing_changes_there() {
        let (mut board, target) = ladder();
        let pair = Pair { color: Color::White, a: target, b: target, in_danger: false };
        let mut reader = Reader::default();
        let look = |reader: &mut Reader, board: &mut Board| {
            let outcome = reader.within(50, |reader| reader.attack(board, target)).outcome;
            (outcome == Outcome::Lost).then(Vec::new)
        };
        let mut asked = 0;
        for _ in 0..3 {
            let found = reader.recall_pair(&mut board, pair, |reader, board| {
                asked += 1;
                look(reader, board)
            });
            assert_eq!(found, None);
        }
        assert_eq!(asked, 1);
        // A stone in the way of the ladder.
        assert!(board.try_play(Point::new(5, 4), Color::White));
        let expected = look(&mut Reader::default(), &mut board);
        let found = reader.recall_pair(&mut board, pair, |reader, board| {
            asked += 1;
            look(reader, board)
        });
        assert_eq!((asked, found), (2, expected));
    }
}
