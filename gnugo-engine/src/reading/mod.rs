//! Can this string be captured, and can it be saved?
//!
//! Tactical reading (spec/reading.texi): a search for the capture of single strings. An attack succeeds when it takes
//! the string off the board; a defence when the string gets five liberties, or so many that the [`Limits`] count it as
//! alive. Answers are [`Outcome`]s, with codes for ko. A question costs from a microsecond (most strings) to some
//! milliseconds: 8 where it meets its limit of 20,000 stones.
//!
//! What is found to be captured is captured; what is found to be safe need not live: it is only out of reach for
//! tactics. Eyes, dragons and the rest of the board are none of its business.

mod attack;
mod by_position;
mod defend;
mod forbidden;
mod forced;
mod frame;
mod home;
mod ko;
#[cfg(test)]
mod ko_examples;
mod ko_threats;
mod liberty_shortage;
mod limits;
mod moves;
mod moves_tried;
mod outcome;
mod pace;
mod pairs;
mod persistent;
mod players;
mod recall;
mod refutations;
mod remember;
mod restricted;
mod search;
mod slack;
mod superstring;
mod support;
mod table;
mod task;
mod tenuki;
mod threats;
mod trace;
mod two_strings;
mod variations;
mod zones;

pub use ko::KoScheme;
pub(crate) use ko::KoState;
pub use limits::Limits;
pub use outcome::{Outcome, Reading};
pub(crate) use superstring::linked_strings;
pub use superstring::{Bond, Bonded, superstring, superstring_liberties};
pub use threats::{MOST_THREATS, Threat};
pub use trace::{Step, Trace, Why};

use crate::board::{Board, Color, Point, PointSet};
use crate::limit::Limit;
use attack::Taken;
use by_position::ByPosition;
pub(crate) use frame::Frame;
use home::Home;
pub(crate) use ko_threats::{Order, by_threats};
pub(crate) use pairs::{CuttingMove, Pair};
pub(crate) use persistent::Question;
use persistent::{Answer, Memory};
pub(crate) use players::Players;
pub(crate) use remember::remembered;
pub(crate) use search::{Circle, Finding, Move, Role, Search, Searcher, Window};
use table::Table;
use task::Task;

/// What a question is about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Subject {
    /// The stones, or the point.
    pub(crate) stones: PointSet,
    /// Whose they are.
    pub(crate) color: Color,
    /// The first of them.
    pub(crate) origin: Point,
}

impl Subject {
    /// A string, if there is one.
    fn string(board: &Board, target: Point) -> Option<Self> {
        let string = board.string(target)?;
        Some(Self { stones: *string.stones(), color: string.color(), origin: string.origin() })
    }

    /// A point where a stone of this colour may be played.
    fn point(point: Point, color: Color) -> Self {
        Self { stones: PointSet::single(point), color, origin: point }
    }

    /// The same and another point.
    fn and(mut self, point: Point) -> Self {
        self.stones.insert(point);
        self
    }
}

/// What it took to read an answer.
struct Done {
    /// How many stones were tried that count.
    spent: u64,
    /// How many were tried in all.
    tried: u64,
    /// What it depends on besides what was looked at on the board.
    looks: PointSet,
}

/// Reads captures. It keeps what it has read, and counts what it does; the board is always given back as it was.
#[derive(Clone, Debug)]
pub struct Reader {
    limits: Limits,
    scheme: KoScheme,
    table: Table,
    answers: Memory<(Question, Frame), Answer>,
    by_position: ByPosition,
    pairs: Memory<Pair, Option<Vec<CuttingMove>>>,
    /// Which of some answers to a move keep a pair together.
    answers_for_pairs: Memory<(Pair, Point, PointSet), PointSet>,
    /// What was found of the position that is being analysed.
    home: Option<Home>,
    /// What the answers depend on that somebody gets who wants to keep something that is found by them.
    watched: Option<PointSet>,
    caching: bool,
    /// All stones that were tried.
    all_nodes: u64,
    /// Those of them that were for questions about connections.
    connection_nodes: u64,
    /// The stones tried for all answers, whenever that was: see [`priced`](Self::priced).
    tried: u64,
    time: Option<Limit>,
    /// Whether the last answer was cut short.
    cut_short: bool,
    /// Whether one of the questions that are answered together was.
    one_cut_short: bool,
    trace: Option<Box<Trace>>,
}

impl Default for Reader {
    fn default() -> Self {
        Self::with_limits(Limits::default())
    }
}

impl Reader {
    /// A reader with these limits.
    #[must_use]
    pub fn with_limits(limits: Limits) -> Self {
        Self {
            limits,
            scheme: KoScheme::default(),
            table: Table::default(),
            answers: Memory::default(),
            by_position: ByPosition::default(),
            pairs: Memory::default(),
            answers_for_pairs: Memory::default(),
            home: None,
            watched: None,
            caching: true,
            all_nodes: 0,
            connection_nodes: 0,
            tried: 0,
            time: None,
            cut_short: false,
            one_cut_short: false,
            trace: None,
        }
    }

    /// Works with a reader that tries no more than so many stones for a question, and never more than this one. A question about a
    /// connection may try more by captures on the way ([`Limits::inside_nodes`]). What was read is kept: only answers that were cut short
    /// are read again where more is allowed.
    pub(crate) fn within<T>(&mut self, nodes: u64, work: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.limits;
        self.limits = before.within(nodes);
        let found = work(self);
        self.limits = before;
        found
    }

    /// Whether the last answer was cut short: something that could matter to it was decided because it took too many
    /// stones ([`Limits::nodes`]) or too much time. Then a capture or a rescue has not been found so far, or only by a ko,
    /// and strings have not been found to be connected.
    ///
    /// Of connections that includes the captures on the way, of which each has few stones
    /// ([`Limits::inner_nodes`]): strings are said to be cut while the capture of a cutting stone, or to be connected
    /// while that of an end was not read to the end. Whether that stone, or another way to play, would have changed the
    /// answer is not known; so a true answer may be said to be cut short, but none is missed that was.
    #[must_use]
    pub fn was_cut_short(&self) -> bool {
        self.cut_short
    }

    /// Asks something beside the last answer, of which [`was_cut_short`](Self::was_cut_short) goes on telling: what it is, and whether
    /// it was read to the end.
    pub(crate) fn aside<T>(&mut self, ask: impl FnOnce(&mut Self) -> T) -> (T, bool) {
        let before = self.cut_short;
        let found = ask(self);
        (found, !std::mem::replace(&mut self.cut_short, before))
    }

    /// How far it reads.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Reads so far from now on, and forgets what was read under other limits.
    pub fn set_limits(&mut self, limits: Limits) {
        if self.limits != limits {
            self.limits = limits;
            self.clear();
        }
    }

    /// By which scheme it decides about kos.
    #[must_use]
    pub fn ko_scheme(&self) -> KoScheme {
        self.scheme
    }

    /// Decides about kos by this scheme from now on, and forgets what was read under another one.
    pub fn set_ko_scheme(&mut self, scheme: KoScheme) {
        if self.scheme != scheme {
            self.scheme = scheme;
            self.clear();
        }
    }

    /// Answers all questions within this time from now on, or without a limit; questions that come later are decided
    /// for the defender, as beyond any other limit. What the time decided is not kept.
    pub(crate) fn set_time(&mut self, time: Option<Limit>) {
        self.time = time;
    }

    /// The limits for the next question: as many stones as there is time for, slowly counted.
    fn limits_in_time(&mut self) -> Limits {
        const NODES_A_MICROSECOND: f32 = 0.5;
        let Some(left) = self.time.as_ref().and_then(Limit::left) else { return self.limits };
        let nodes = (left.as_micros() as f32 * NODES_A_MICROSECOND) as u64;
        self.limits.within(nodes)
    }

    /// Whether answers are kept and given again. They are the same without; they take longer. (A question's own table,
    /// which begins empty with each question, is part of how it is read.)
    pub fn set_caching(&mut self, caching: bool) {
        self.caching = caching;
        self.clear();
    }

    /// Forgets what was read.
    pub fn clear(&mut self) {
        self.table.clear();
        self.answers.clear();
        self.by_position.clear();
        self.pairs.clear();
        self.answers_for_pairs.clear();
    }

    /// Asks a question and writes down all that is tried for it. Nothing is answered from what was read before.
    pub fn traced<T>(&mut self, question: impl FnOnce(&mut Self) -> T) -> (T, Trace) {
        self.clear();
        self.trace = Some(Box::default());
        let answer = question(self);
        if self.cut_short
            && let Some(trace) = &mut self.trace
        {
            trace.push(Step::CutShort);
        }
        (answer, self.trace.take().map_or_else(Trace::default, |trace| *trace))
    }

    /// The number of stones tried so far, without those for questions about connections.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.all_nodes - self.connection_nodes
    }

    /// Asks about strings or connections, and tells how many stones were tried for the answers when they were read: it is the same for
    /// what is remembered.
    pub(crate) fn priced<T>(&mut self, ask: impl FnOnce(&mut Self) -> T) -> (T, u64) {
        let before = self.tried;
        let answer = ask(self);
        (answer, self.tried - before)
    }

    /// Counts from 0 again.
    pub fn reset_nodes(&mut self) {
        self.all_nodes = 0;
        self.connection_nodes = 0;
    }

    /// Can the opponent of the string at `target` capture it, moving first? Not where no stone stands.
    pub fn attack(&mut self, board: &mut Board, target: Point) -> Reading {
        let Some(subject) = Subject::string(board, target) else { return Reading::LOST };
        self.recall(board, Question::Attack(subject.origin), &subject, |search| {
            search.attack(target, KoState::default(), Window::FULL).reading
        })
    }

    /// Can the owner of the string at `target` save it, moving first? Of a string that nobody can attack, yes. Where no
    /// rescue was found [before the answer was cut short](Self::was_cut_short), it says no, and there may be one.
    pub fn find_defense(&mut self, board: &mut Board, target: Point) -> Reading {
        let Some(subject) = Subject::string(board, target) else {
            let point = Subject::point(target, board.last_move().flatten().map_or(Color::Black, |(_, color)| color));
            return self.search(board, &point, |search| search.save(target, KoState::default(), Window::FULL).reading);
        };
        board.pass();
        let threat = self.attack(board, target);
        board.undo();
        let idle = threat.outcome.reversed();
        if idle == Outcome::Win {
            return idle.into();
        }
        let saved = self.recall(board, Question::Defend(subject.origin, threat.point), &subject, |search| {
            search.task.threat = threat.point;
            search.defend(target, KoState::default(), Window::FULL).reading
        });
        if saved.outcome >= idle { saved } else { idle.into() }
    }

    /// A move after which the string at `target` can't be captured, be it in danger now or not. No point if it has
    /// so many liberties that nobody attacks it, or if it is safe and every move there would only harm it.
    pub fn find_reinforcement(&mut self, board: &mut Board, target: Point) -> Reading {
        let saved = self.find_defense(board, target);
        let Some(subject) = Subject::string(board, target) else { return saved };
        if saved.outcome != Outcome::Win || saved.point.is_some() {
            return saved;
        }
        let (played, is_known) = self.aside(|reader| {
            reader.recall(board, Question::Reinforce(subject.origin), &subject, |search| {
                search.defend(target, KoState::default(), Window::FULL).reading
            })
        });
        if played.outcome == Outcome::Win && played.point.is_some() {
            self.cut_short = !is_known;
            return played;
        }
        saved
    }

    /// Does a move at `point` capture the string at `target`?
    pub fn does_attack(&mut self, board: &mut Board, point: Point, target: Point) -> Outcome {
        let Some(subject) = Subject::string(board, target) else { return Outcome::Lost };
        let attacker = subject.color.opponent();
        self.recall(board, Question::AttackBy(point, subject.origin), &subject.and(point), |search| {
            if search.board.liberty_set(target).contains(point) && search.is_taken_for_good(target, Taken::Now) {
                return Outcome::Win.into();
            }
            search.after(point, attacker, |search, ko, window| search.save(target, ko, window)).into()
        })
        .outcome
    }

    /// Does a move at `point` save the string at `target`?
    pub fn does_defend(&mut self, board: &mut Board, point: Point, target: Point) -> Outcome {
        let Some(subject) = Subject::string(board, target) else { return Outcome::Lost };
        self.recall(board, Question::DefendBy(point, subject.origin), &subject.and(point), |search| {
            // The threat was read from its first move on: the answer to this one has to be read as deep.
            search.task.limits.increase();
            search.after(point, subject.color, |search, ko, window| search.attack(target, ko, window)).into()
        })
        .outcome
    }

    /// Can `color` play at `point` without being captured right away?
    pub fn safe_move(&mut self, board: &mut Board, point: Point, color: Color) -> Outcome {
        self.recall(board, Question::Safe(point, color), &Subject::point(point, color), |search| {
            search.after(point, color, |search, ko, window| search.attack(point, ko, window)).into()
        })
        .outcome
    }

    /// Answers a question by asking several: it was cut short if one of them was.
    fn as_one<T>(&mut self, questions: impl FnOnce(&mut Self) -> T) -> T {
        let outer = std::mem::take(&mut self.one_cut_short);
        let answer = questions(self);
        self.cut_short = self.one_cut_short;
        self.one_cut_short |= outer;
        answer
    }

    /// Answers a question about connections. Captures read for it count as its own stones.
    pub(crate) fn ask_connection(
        &mut self,
        board: &mut Board,
        question: Question,
        subject: &Subject,
        read: impl FnOnce(&mut Search<'_>) -> Reading,
    ) -> Reading {
        let before = self.all_nodes;
        let answer = self.recall(board, question, subject, read);
        self.connection_nodes += self.all_nodes - before;
        answer
    }

    /// Reads something about a connection, which is not kept. Captures read for it count as its own stones.
    pub(crate) fn look_at_connection<T>(
        &mut self,
        board: &mut Board,
        subject: &Subject,
        look: impl FnOnce(&mut Search<'_>) -> T,
    ) -> T {
        let before = self.all_nodes;
        let limits = self.limits_in_time();
        let (found, done) = self.run(board, Task::new(limits), subject, look);
        if let Some(watched) = &mut self.watched {
            *watched = watched.union(&done.looks);
        }
        self.connection_nodes += self.all_nodes - before;
        found
    }

    /// The number of stones tried for questions about connections.
    #[must_use]
    pub fn connection_nodes(&self) -> u64 {
        self.connection_nodes
    }

    /// Reads the answer to a question.
    fn search<T>(&mut self, board: &mut Board, subject: &Subject, question: impl FnOnce(&mut Search<'_>) -> T) -> T {
        let limits = self.limits_in_time();
        self.run(board, Task::new(limits), subject, question).0
    }

    /// Reads the answer to a question under its terms. The board notes where that looks.
    fn run<T>(
        &mut self,
        board: &mut Board,
        task: Task,
        subject: &Subject,
        question: impl FnOnce(&mut Search<'_>) -> T,
    ) -> (T, Done) {
        self.table.clear();
        let frame = Frame::of(board, &subject.stones, subject.color);
        match &mut self.watched {
            Some(watched) => *watched = watched.union(&board.take_looks()),
            None => board.forget_looks(),
        }
        let mut search = Search::new(board, task, self.scheme, frame, Some(&mut self.table), self.trace.as_deref_mut());
        search.looks = subject.stones;
        let answer = question(&mut search);
        let tried = search.task.nodes + search.nodes_inside;
        self.all_nodes += tried;
        let done = Done { spent: search.task.spent(), tried, looks: search.looks };
        let stopped = search.task.stopped;
        self.note_cut_short(stopped);
        (answer, done)
    }

    pub(crate) fn note_cut_short(&mut self, cut_short: bool) {
        self.cut_short = cut_short;
        self.one_cut_short |= cut_short;
    }

    /// How many answers were still known from an earlier position of the game.
    #[must_use]
    pub fn recalled(&self) -> u64 {
        self.answers.recalled()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::FromDrawing;
    use crate::limit::Interrupt;
    use std::time::Duration;

    /// A stone that is caught in a ladder.
    pub(super) fn ladder() -> (Board, Point) {
        let board = Board::from_drawing(
            ". . . . . . .
             . . . . . . .
             . . X X . . .
             . X O . . . .
             . . . . . . .
             . . . . . . .
             . . . . . . .",
        );
        (board.unwrap(), Point::new(3, 2))
    }

    #[test]
    fn what_is_read_in_a_hurry_is_for_the_defender_and_forgotten() {
        let (mut board, target) = ladder();
        let mut reader = Reader::default();
        let capture = Reader::default().attack(&mut board, target);
        assert_eq!(capture.outcome, Outcome::Win, "{board}");
        reader.set_time(Some(Limit::start(Some(Duration::ZERO), &Interrupt::default())));
        assert_eq!(reader.attack(&mut board, target), Reading::LOST);
        reader.set_time(Some(Limit::start(Some(Duration::from_secs(60)), &Interrupt::default())));
        assert_eq!(reader.attack(&mut board, target), capture);
        reader.set_time(None);
        assert_eq!(reader.attack(&mut board, target), capture);
    }
}
