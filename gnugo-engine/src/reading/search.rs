//! How is a variation played, judged and taken back?
//!
//! [`Search`] is one question being read: the board, the limits, and the moves played so far. Attack and defence call
//! each other, alpha-beta over the four outcomes. Each of them returns what the player to move achieves.

use super::frame::Frame;
use super::ko::{KoRuling, KoScheme, KoState};
use super::pace::Pace;
use super::refutations::Refutations;
use super::table::Table;
use super::task::Task;
use super::trace::{Step, Trace, Why};
use super::{Outcome, Reading};
use crate::board::{Board, Color, Hash, Point, PointSet};
use smallvec::SmallVec;

/// No variation is longer: ladders across the largest board and back fit into it.
pub(crate) const LONGEST: usize = 300;

/// The outcomes that matter to who is to move: what is not better than `low` is as good as lost, and `high` is enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Window {
    pub(crate) low: Outcome,
    pub(crate) high: Outcome,
}

impl Window {
    pub(crate) const FULL: Self = Self { low: Outcome::Lost, high: Outcome::Win };

    /// The same window as the opponent sees it.
    #[inline]
    pub(crate) const fn reversed(self) -> Self {
        Self { low: self.high.reversed(), high: self.low.reversed() }
    }
}

/// A move that is to be made in a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Move {
    point: Point,
    color: Color,
    /// The state of the kos before it.
    ko: KoState,
    /// What matters to the player.
    window: Window,
    /// Whether it counts.
    pace: Pace,
}

impl Move {
    /// A move that counts.
    #[inline]
    pub(crate) const fn new(point: Point, color: Color, ko: KoState, window: Window) -> Self {
        Self { point, color, ko, window, pace: Pace::Counted }
    }

    /// The same, which may have been forced.
    #[inline]
    pub(super) const fn at(self, pace: Pace) -> Self {
        Self { pace, ..self }
    }
}

/// A move that has been made in a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tried {
    /// The state of the kos after it.
    pub(crate) ko: KoState,
    /// Whether it took a ko on the strength of a threat.
    pub(crate) conditional: bool,
    /// Whether it leads back to a position of the variation: left to the searcher to judge, if who has threats is
    /// settled, and else not allowed.
    pub(crate) circle: Option<Circle>,
}

/// A variation that has come back to an earlier position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Circle {
    /// Nobody has spent a threat: it can go on for ever.
    Free,
    /// The player who is rich in threats spends some of them in each round.
    Costly,
}

/// A position of the variation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Passed {
    /// The stones.
    pub(crate) stones: Hash,
    /// The stones, and the ko that may not be retaken.
    pub(crate) hash: Hash,
    /// Which kos were taken before, and where.
    pub(crate) kos: u64,
    /// Whether the move played there needed a ko threat.
    pub(crate) by_threat: bool,
    /// Whether the move played there took a ko.
    pub(crate) takes_ko: bool,
    /// Whether that move counted.
    pub(crate) pace: Pace,
}

impl Tried {
    /// What the move is worth, if it leaves the opponent with `reply`.
    #[inline]
    pub(crate) fn worth(self, reply: Outcome) -> Outcome {
        if self.conditional { reply.reversed().min(Outcome::KoB) } else { reply.reversed() }
    }

    /// The window for the opponent's reply.
    #[inline]
    pub(crate) fn reply_window(self, window: Window) -> Window {
        if self.conditional { Window { low: Outcome::Lost, high: Outcome::KoB }.reversed() } else { window.reversed() }
    }
}

/// What a search found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finding {
    /// What the player to move achieves, and how.
    pub(crate) reading: Reading,
    /// What the attacker's success depends on, as far as there is one: a defence must change something there.
    pub(crate) zone: PointSet,
}

impl Finding {
    /// The string is off the board.
    pub(crate) const WON: Self =
        Self { reading: Reading { outcome: Outcome::Win, point: None }, zone: PointSet::EMPTY };
    /// The attack fails.
    pub(crate) const LOST: Self = Self { reading: Reading::LOST, zone: PointSet::EMPTY };
    /// The defender need not do anything.
    pub(crate) const SAFE: Self = Self::WON;
}

/// A question being read.
#[derive(Debug)]
pub(crate) struct Search<'a> {
    pub(crate) board: &'a mut Board,
    /// What is read now: the question, or one that came up on the way.
    pub(crate) task: Task,
    pub(crate) scheme: KoScheme,
    /// In which order equals come.
    pub(crate) frame: Frame,
    /// The stones with which the search began.
    pub(super) began_at: Hash,
    pub(super) table: Option<&'a mut Table>,
    /// Stones tried for questions that came up on the way, which are not among those of the question.
    pub(crate) nodes_inside: u64,
    /// What is written down, if anybody wants to know.
    pub(super) trace: Option<&'a mut Trace>,
    /// What the answer depends on besides the part of the board that is looked at.
    pub(crate) looks: PointSet,
    /// The positions from the question to here.
    pub(crate) passed: Vec<Passed>,
    /// What the defender succeeded by before, at the same depth.
    pub(super) refutations: Refutations,
    /// The stones of this variation that were played away from the question, and may be irrelevant.
    pub(super) tenukis: SmallVec<[(Point, Color); 4]>,
}

/// Who reads a question by means of a [`Search`], and may keep more in mind than that does.
pub(crate) trait Searcher<'a> {
    /// The search.
    fn search(&mut self) -> &mut Search<'a>;
}

impl<'a> Searcher<'a> for Search<'a> {
    #[inline]
    fn search(&mut self) -> &mut Self {
        self
    }
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        board: &'a mut Board,
        task: Task,
        scheme: KoScheme,
        frame: Frame,
        table: Option<&'a mut Table>,
        trace: Option<&'a mut Trace>,
    ) -> Self {
        Self {
            began_at: board.stones_hash(),
            board,
            task,
            scheme,
            frame,
            table,
            trace,
            nodes_inside: 0,
            looks: PointSet::EMPTY,
            passed: Vec::with_capacity(64),
            refutations: Refutations::default(),
            tenukis: SmallVec::new(),
        }
    }

    /// Reads a question that comes up on the way, and tells what became of it too. What its answer rests on, that of the
    /// question around it does.
    pub(crate) fn ask_inside<T>(&mut self, task: Task, read: impl FnOnce(&mut Self) -> T) -> (T, Task) {
        let outer = std::mem::replace(&mut self.task, task);
        let answer = read(self);
        let inner = std::mem::replace(&mut self.task, outer);
        self.nodes_inside += inner.nodes;
        self.task.rest_on(&inner);
        (answer, inner)
    }

    /// Whether the search is within a limit of depth.
    #[inline]
    pub(crate) fn within(&mut self, limit: u16) -> bool {
        self.task.slack.within(self.task.ply, limit)
    }

    /// The most liberties with which a string can be attacked now; asked about a string that has `count`.
    #[inline]
    pub(crate) fn reach(&mut self, count: usize) -> usize {
        match count {
            0..=2 => 2,
            3 => 2 + usize::from(self.within(self.task.limits.depth)),
            4 => 3 + usize::from(self.within(self.task.limits.fourlib_depth)),
            _ => 4,
        }
    }

    /// The same for any string after the next move.
    #[inline]
    pub(crate) fn reach_after(&mut self, pace: Pace) -> usize {
        let mut within = |limit: u16| self.task.slack.within(self.task.ply + pace.moves(), limit);
        if within(self.task.limits.fourlib_depth) {
            4
        } else if within(self.task.limits.depth) {
            3
        } else {
            2
        }
    }

    /// Whether the search has cost too much: then everything is decided for the defender.
    #[inline]
    pub(crate) fn is_exhausted(&mut self) -> bool {
        self.task.stopped |= self.task.spent() >= self.task.stop_at;
        self.task.stopped || self.passed.len() >= LONGEST
    }

    /// Whether nothing has been played since the question was asked.
    #[inline]
    pub(crate) fn is_at_root(&self) -> bool {
        self.passed.is_empty()
    }

    /// Writes down how a position is judged.
    #[inline]
    pub(crate) fn judge(&mut self, goal: Role, reading: Reading, why: Why) {
        if let Some(trace) = self.trace.as_deref_mut() {
            let Reading { outcome, point } = reading;
            trace.push(Step::Judge { attacks: matches!(goal, Role::Attack | Role::Disconnect), outcome, point, why });
        }
    }

    /// Lets the player to move do nothing.
    #[inline]
    pub(crate) fn pass(&mut self, color: Color) {
        if let Some(trace) = self.trace.as_deref_mut() {
            trace.push(Step::Try { point: None, color, conditional: false });
        }
        let position = self.position();
        self.passed.push(position);
        self.board.pass();
        self.task.ply += 1;
    }

    /// Makes a move, if the question, the rules of the game, the scheme for kos and the ban on repetition allow it.
    #[inline]
    pub(crate) fn try_move(&mut self, planned: Move) -> Option<Tried> {
        let Move { point, color, ko, pace, .. } = planned;
        if self.task.forbidden.forbids(point, color) {
            return None;
        }
        let ruling = ko.ruling(self.scheme, self.board, point, color);
        if ruling != KoRuling::Plain {
            return self.try_ko(ruling, planned);
        }
        let before = Passed { pace, ..self.position() };
        let prisoners = self.board.captures(color);
        if !self.board.try_play(point, color) {
            return None;
        }
        let mut circle = None;
        if self.board.captures(color) != prisoners {
            if ko.has_threats_settled() {
                circle = self.circle(false);
            } else if self.was_before() {
                self.board.undo();
                return None;
            }
        }
        self.note_try(before, point, color, false);
        Some(Tried { ko: ko.after_plain_move(self.board), conditional: false, circle })
    }

    /// Takes a ko, if the scheme's ruling and the rules of the game allow it.
    #[inline(never)]
    fn try_ko(&mut self, ruling: KoRuling, planned: Move) -> Option<Tried> {
        let Move { point, color, ko, window, pace } = planned;
        let (state, conditional) = match ruling {
            KoRuling::Forbidden => {
                self.task.threats.include(color);
                return None;
            }
            KoRuling::Plain => (ko, false),
            KoRuling::Capture(state) => (state, false),
            KoRuling::Conditional(state) => {
                if window.low >= Outcome::KoB || !self.within(self.task.limits.ko_depth) {
                    return None;
                }
                (state, true)
            }
        };
        let retakes = self.retakes(point, color);
        let before = Passed { by_threat: retakes, takes_ko: true, pace, ..self.position() };
        let played =
            if retakes { self.board.try_play_ignoring_ko(point, color) } else { self.board.try_play(point, color) };
        if !played {
            return None;
        }
        let circle = if ko.has_threats_settled() { self.circle(retakes) } else { None };
        self.note_try(before, point, color, conditional || retakes);
        if retakes {
            self.task.threats.include(color);
        }
        Some(Tried { ko: state, conditional: (conditional || retakes) && !ko.has_threats_settled(), circle })
    }

    /// Notes a stone that was played.
    #[inline]
    fn note_try(&mut self, before: Passed, point: Point, color: Color, conditional: bool) {
        if let Some(trace) = self.trace.as_deref_mut() {
            trace.push(Step::Try { point: Some(point), color, conditional });
        }
        self.task.nodes += 1;
        self.task.ply += before.pace.moves();
        self.passed.push(before);
    }

    /// Whether the question and the rules of the game allow a move, whatever becomes of kos.
    #[inline]
    pub(crate) fn may_play(&self, point: Point, color: Color) -> bool {
        !self.task.forbidden.forbids(point, color) && self.board.is_legal(point, color)
    }

    /// Whether `color` would take a ko at `point` that has just been taken.
    fn retakes(&self, point: Point, color: Color) -> bool {
        self.board.ko().is_some_and(|ko| ko.point == point && ko.color == color)
    }

    /// Whether the position, with the same player to move and the same ko, was there before; asked after a move,
    /// which needed a threat or not.
    fn circle(&mut self, by_threat: bool) -> Option<Circle> {
        let now = self.board.hash();
        let mut costly = by_threat;
        for (i, before) in self.passed.iter().rev().enumerate() {
            costly |= before.by_threat;
            if i % 2 == 0 && before.hash == now {
                self.task.circles_from = self.task.circles_from.min(self.passed.len() - 1 - i);
                return Some(if costly { Circle::Costly } else { Circle::Free });
            }
        }
        None
    }

    /// Whether these very stones were there before.
    fn was_before(&self) -> bool {
        let now = self.board.stones_hash();
        self.passed.iter().any(|before| before.stones == now)
    }

    /// The position, before a move that takes no ko.
    #[inline]
    fn position(&self) -> Passed {
        let (stones, hash, kos) = (self.board.stones_hash(), self.board.hash(), self.kos());
        Passed { stones, hash, kos, by_threat: false, takes_ko: false, pace: Pace::Counted }
    }

    /// Which kos were taken in this variation, and where.
    #[inline]
    pub(super) fn kos(&self) -> u64 {
        self.passed.last().map_or(0, |last| if last.takes_ko { last.kos ^ last.hash } else { last.kos })
    }

    /// Takes the last move back.
    #[inline]
    pub(crate) fn take_back(&mut self) {
        if let Some(trace) = self.trace.as_deref_mut() {
            trace.push(Step::Back);
        }
        self.board.undo();
        self.task.ply -= self.passed.pop().map_or(0, |last| last.pace.moves());
    }
}

impl Search<'_> {
    /// What a move achieves, if the opponent's reply is read so. A move that is not allowed achieves nothing.
    pub(crate) fn after(
        &mut self,
        point: Point,
        color: Color,
        reply: impl FnOnce(&mut Self, KoState, Window) -> Finding,
    ) -> Outcome {
        let Some(tried) = self.try_move(Move::new(point, color, KoState::default(), Window::FULL)) else {
            return Outcome::Lost;
        };
        // Who has threats is asked anew.
        let ko = if self.scheme == KoScheme::Threats { KoState::default() } else { tried.ko };
        let reply = reply(self, ko, tried.reply_window(Window::FULL));
        self.take_back();
        tried.worth(reply.reading.outcome)
    }
}

/// What the player to move wants: the question as seen from one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    Attack = 1,
    Defend,
    Connect,
    Disconnect,
}
