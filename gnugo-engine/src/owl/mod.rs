//! Does this dragon live, and by which moves is it killed or saved?
//!
//! Life-and-death reading (GNU Go's manual, "The Owl Code"; the name stands for "optics with limit negotiation"): the
//! attacker takes eye space from the dragon and the owner makes eyes, until it has two, it is captured, or it gets away. A
//! dragon that is shut in is read in its [`pocket`] first: all moves of both players in a small part of the board, bit by bit.
//! Where that part is closed, or the dragon dies though all that lies beyond is its owner's, the answer is *certain*. Dragons that
//! may get out, and pockets that are too large to be read to the end, are judged by simulated [`games`] around them, whose moves are
//! tried in pockets: that is a judgement, never certain.
//!
//! A position in a pocket costs some 4 µs, a game 20 to 40 µs; up to [`MOST_POSITIONS`] games, and about ten times as many positions
//! in pockets (fewer where no proof is near, up to three times as many where one is), for each of up to three readings of a
//! question, and as much again after a move that seems to lead to a ko. It does not see: moves farther than a few steps away; and a
//! position in a pocket that is reached by several ways of fighting kos is judged by the first. What was read is [kept](memory)
//! for the next positions of a game, with answers that do not depend on it.

mod case;
mod games;
mod ground;
mod judge;
mod life;
mod memory;
mod patterns;
mod pocket;
mod seki;
mod setting;
#[cfg(test)]
mod tests;
mod variations;

pub use ground::Ground;
pub(crate) use life::{Lives, is_substantial};
pub use patterns::PatternMove;

use crate::board::{Board, Color, Hash, Point, PointSet};
use crate::dragons::{Owl, OwlAnswer};
use crate::eyes::Evaluator;
use crate::fight::{ATTACKER, Numbers, OWNER};
use crate::limit::Limit;
use crate::pattern::{Databases, Known};
use crate::reading::{Outcome, Reader};
use case::{Case, Found};
use judge::judge;
use memory::Memory;
use patterns::{OwlPatterns, Position, Proposed};
use pocket::{Beyond, Outline, Pocket, Question, Read, Shapes};

/// Who moves first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The opponent, who wants to kill the dragon.
    Attacker,
    /// Its owner.
    Owner,
}

impl Side {
    /// The colour of who moves first.
    fn player(self, ground: &Ground) -> Color {
        if self == Self::Attacker { ground.color.opponent() } else { ground.color }
    }
}

/// The games that one reading of a question plays, if nothing else is said. Positions in pockets are counted by what they cost.
pub const MOST_POSITIONS: u64 = 10_000;

/// Pockets that are read one after the other: how many steps they reach, and how many positions are looked at in them for
/// each game that may be played.
const POCKETS: [(usize, u64); 3] = [(2, 2), (3, 4), (4, 4)];
/// Pockets that reach no farther may leave out what the owner lives by.
const CLOSE: usize = 2;
/// So many positions in a pocket take as long as a game.
const QUICKER: u64 = 10;

/// Whether what was not read to the end is a success of whoever moves first: his proof may lack half as much again as
/// the other's, since the numbers are those before his move.
fn succeeds(numbers: Numbers, side: usize) -> bool {
    let (own, other) = numbers.seen(side);
    2 * u64::from(own) <= 3 * u64::from(other)
}

/// A pocket that decides a question, how it was read, and what was found.
#[derive(Debug)]
struct Decided {
    found: Found,
    pocket: Pocket,
    most: u64,
    hints: Proposed,
}

/// How an answer came about.
struct Steps {
    /// What was found where kos that may be put off count.
    first: OwlAnswer,
    /// Whether that seemed to be a ko which is none, or another one.
    corrected: bool,
    /// Whether they do not, since the attacker waits.
    waits: bool,
    /// The answer.
    answer: OwlAnswer,
}

/// Reads life and death. The board is always given back as it was.
#[derive(Clone, Debug)]
pub struct OwlReader {
    /// Who counts the eyes of spaces that patterns ask about.
    evaluator: Evaluator,
    /// What proposes moves.
    patterns: OwlPatterns,
    /// The eyes of rooms that were met.
    shapes: Shapes,
    /// What was found in pockets and by games.
    memory: Memory,
    /// The games that one reading plays at most; positions in pockets are in proportion.
    most: u64,
    /// All positions that were looked at.
    nodes: u64,
    /// When reading ends, ready or not.
    time: Option<Limit>,
}

impl Default for OwlReader {
    fn default() -> Self {
        Self {
            evaluator: Evaluator::default(),
            patterns: OwlPatterns::default(),
            shapes: Shapes::default(),
            memory: Memory::default(),
            most: MOST_POSITIONS,
            nodes: 0,
            time: None,
        }
    }
}

impl OwlReader {
    /// One that tries what the databases of life and death propose.
    #[must_use]
    pub fn with_patterns(databases: &Databases) -> Self {
        Self { patterns: OwlPatterns::new(databases), ..Self::default() }
    }

    /// One that plays no more than so many games in each reading of a question, and looks at positions in proportion.
    #[must_use]
    pub fn within(positions: u64) -> Self {
        Self { most: positions, ..Self::default() }
    }

    /// The same reader, which plays no more than so many games in each reading of a question, and looks at positions in proportion.
    #[must_use]
    pub fn bounded(self, positions: u64) -> Self {
        Self { most: positions, ..self }
    }

    /// Forgets all that was read in positions. The eyes of rooms are the same wherever they are met.
    pub(crate) fn clear(&mut self) {
        self.patterns.clear();
        self.memory = Memory::default();
        self.nodes = 0;
    }

    /// The same work, done with no more than so many games in each reading of a question, and with an end to the time.
    pub(crate) fn hurried<T>(&mut self, positions: u64, time: &Limit, work: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.time.replace(time.clone());
        let done = self.limited(positions, work);
        self.time = before;
        done
    }

    /// The same work, done with no more than so many games in each reading of a question, in as much time as before.
    pub(crate) fn limited<T>(&mut self, positions: u64, work: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.most, positions);
        let done = work(self);
        self.most = before;
        done
    }

    /// Whether the dragon can be killed by an opponent who moves first, or saved by an owner who does, and how. A dragon
    /// that is dead or alive as it stands needs no move.
    pub fn read(&mut self, board: &mut Board, ground: &Ground, side: Side) -> OwlAnswer {
        self.read_in_steps(board, ground, side).answer
    }

    /// The same, with what was found before kos that may be put off were none, and before two eyes were better than seki.
    fn read_in_steps(&mut self, board: &mut Board, ground: &Ground, side: Side) -> Steps {
        let (first, corrected) = self.read_with_kos(board, ground, side);
        let waiting = self.without_hurry(board, ground, side, first);
        let answer = waiting.unwrap_or(first);
        let answer = if side == Side::Owner { self.by_two_eyes(board, ground, answer) } else { answer };
        Steps { first, corrected, waits: waiting.is_some(), answer }
    }

    /// The answer for an owner who saves his dragon: of moves that do, one by which it gets two eyes is better than one that leaves
    /// it in seki.
    fn by_two_eyes(&mut self, board: &Board, ground: &Ground, answer: OwlAnswer) -> OwlAnswer {
        let saved_by = answer.point.filter(|_| answer.outcome == Outcome::Win);
        let eyes = saved_by.and_then(|_| self.makes_eyes(board, ground));
        let better = eyes.filter(|(_, certain)| *certain || !answer.certain).map(|(point, _)| point);
        OwlAnswer { point: better.or(answer.point), ..answer }
    }

    /// The same, where kos that may be put off count; and whether a ko of the first reading is none, or another one.
    fn read_with_kos(&mut self, board: &mut Board, ground: &Ground, side: Side) -> (OwlAnswer, bool) {
        self.patterns.forget();
        let player = side.player(ground);
        let seems = self.answer(ground, player, |owl, case| owl.ask(board, case));
        let is = self.confirmed(board, ground, player, seems);
        (is, is.outcome != seems.outcome)
    }

    /// The answer, if it is no ko that is told by games: of those the position after their move has the last word. A part of the games
    /// near a half may be enough with kos and too little without, and be no ko at all. A move that fails then is not made.
    fn confirmed(&mut self, board: &mut Board, ground: &Ground, player: Color, seems: OwlAnswer) -> OwlAnswer {
        let (mut answer, mut refuted) = (seems, PointSet::EMPTY);
        for _ in 0..games::TRIES {
            let is_doubtful = answer.outcome.is_ko() && !answer.certain && self.most >= games::ENOUGH;
            let Some(point) = answer.point.filter(|_| is_doubtful) else { return answer };
            let reply = board
                .after(point, player, |board| self.answer(ground, player.opponent(), |owl, case| owl.ask(board, case)));
            let Some(reply) = reply else { return answer };
            if reply.outcome != Outcome::Win {
                return OwlAnswer { outcome: reply.outcome.reversed(), clear: answer.clear && reply.clear, ..answer };
            }
            refuted.insert(point);
            answer = self.answer(ground, player, |owl, case| owl.ask_beside(board, case, &refuted));
        }
        OwlAnswer { outcome: Outcome::Lost, point: None, certain: false, clear: false, ..answer }
    }

    /// The answer where a ko decides in a closed pocket, if the attacker may begin it when he likes: then it is none.
    fn without_hurry(&mut self, board: &Board, ground: &Ground, side: Side, by_ko: OwlAnswer) -> Option<OwlAnswer> {
        if !by_ko.outcome.is_ko() {
            return None;
        }
        let case = Case { ground, player: side.player(ground), rich: Some(ground.color.opponent()) };
        let decided = self.ask_pockets(board, case).filter(|decided| decided.pocket.is_closed());
        let Decided { pocket, most, hints, .. } = decided?;
        let question = Question::of(case, &hints, most);
        let waits = pocket.waits(&question, by_ko.point, self.time.as_ref(), &mut self.shapes);
        self.nodes += waits.nodes / QUICKER;
        // Who needs no move may begin at once.
        let (outcome, point) = match side {
            Side::Attacker => (Outcome::Win, waits.point.or(by_ko.point)),
            Side::Owner => (Outcome::Lost, None),
        };
        waits.is_dead.then_some(OwlAnswer { outcome, point, certain: false, ..by_ko })
    }

    /// What is found if nobody wins kos, one player does, or the other.
    fn answer(
        &mut self,
        ground: &Ground,
        player: Color,
        mut ask: impl FnMut(&mut Self, Case<'_>) -> Found,
    ) -> OwlAnswer {
        let case = Case { ground, player, rich: None };
        let first = ask(self, case.with_kos_of(player.opponent()));
        let mut answer =
            OwlAnswer { point: first.point, certain: first.certain, clear: first.clear, ..OwlAnswer::default() };
        if first.succeeds {
            answer.outcome = Outcome::Win;
        } else if first.met_ko && first.is_settled {
            let rich = ask(self, case.with_kos_of(player));
            answer.certain &= rich.certain;
            answer.clear &= rich.clear;
            if rich.succeeds {
                let poor = ask(self, case);
                answer.certain &= poor.certain;
                answer.clear &= poor.clear;
                answer.outcome = if poor.succeeds { Outcome::KoA } else { Outcome::KoB };
                answer.point = if poor.succeeds { poor.point } else { rich.point };
            }
        }
        if answer.outcome == Outcome::Lost {
            answer.point = None;
        }
        answer
    }

    /// What becomes of a dragon that is shut in, if that is settled by reading its pocket to the end. `None` if it may get
    /// out, or if there is too much to read. A death that is not certain is one in a pocket that nothing closes: there may be more
    /// room than that.
    pub fn settled(&mut self, board: &Board, ground: &Ground) -> Option<Owl> {
        let (owner, enemy) = (ground.color, ground.color.opponent());
        let attack = self.settled_for(board, ground, enemy)?;
        // A dragon that nobody kills needs no second reading.
        let defense = match attack.outcome {
            Outcome::Lost => OwlAnswer::default(),
            _ => {
                let saved = self.settled_for(board, ground, owner)?;
                self.by_two_eyes(board, ground, saved)
            }
        };
        Some(Owl::of(attack, || defense))
    }

    /// The answer for `player`, who moves first, if it is settled: as [`settled`](Self::settled).
    pub(crate) fn settled_for(&mut self, board: &Board, ground: &Ground, player: Color) -> Option<OwlAnswer> {
        self.patterns.forget();
        let mut is_settled = true;
        let answer = self.answer(ground, player, |owl, case| {
            let found = owl.ask_pockets(board, case).map(|decided| decided.found);
            is_settled &= found.is_some();
            found.unwrap_or(Found::OPEN)
        });
        let side = if player == ground.color { Side::Owner } else { Side::Attacker };
        is_settled.then(|| self.without_hurry(board, ground, side, answer).unwrap_or(answer))
    }

    /// The answer by reading in pockets of a dragon that is shut in. `None` if it is not, or if none of them was read to the end.
    fn ask_pockets(&mut self, board: &Board, case: Case<'_>) -> Option<Decided> {
        let (Case { ground, player, .. }, left) = (case, case.ground.left(board));
        let judged = judge(board, ground, &left);
        if !judged.is_caught {
            return None;
        }
        let Self { evaluator, patterns, .. } = self;
        let mut position = Position { board: &mut board.clone(), evaluator, ground, judged: &judged };
        let hints = patterns.propose(&mut position, key(board, player), player);
        // Where the owner is captured in the largest pocket that was read.
        let mut killed = None;
        for (steps, share) in POCKETS {
            let outline = Outline::of(board, ground, &left, steps);
            let Some(pocket) = outline.pocket(Beyond::Attacker) else { continue };
            let most = share * self.most;
            let question = Question::of(case, &hints, most);
            let side = if case.attacks() { ATTACKER } else { OWNER };
            let is_closed = pocket.is_closed();
            let (numbers, decided) = self.decided(pocket, &question, side);
            if numbers == Numbers::ALIVE {
                return Some(decided);
            }
            if numbers == Numbers::KILLED && !is_closed {
                // Who dies even if all that lies beyond is his dies.
                let sure = outline.pocket(Beyond::Owner).map(|pocket| self.decided(pocket, &question, side));
                if let Some((Numbers::KILLED, sure)) = sure
                    && sure.found.certain
                {
                    return Some(sure);
                }
            }
            // In the smallest one the owner is short of room.
            if numbers == Numbers::KILLED && (steps > CLOSE || is_closed) {
                killed = Some(decided);
            }
            if is_closed {
                break;
            }
        }
        killed
    }

    /// What is found in a pocket by who has this side of it.
    fn decided(&mut self, pocket: Pocket, question: &Question<'_>, side: usize) -> (Numbers, Decided) {
        let Read { numbers, point, met_ko, certain, .. } = self.read_pocket(&pocket, question);
        let is_settled = numbers.is_settled();
        let succeeds = succeeds(numbers, side);
        let found = Found { succeeds, certain, clear: is_settled, is_settled, met_ko, point, ..Found::OPEN };
        (numbers, Decided { found, pocket, most: question.most, hints: question.hints.iter().copied().collect() })
    }

    /// What is found in a pocket, now or when the same was asked before.
    fn read_pocket(&mut self, pocket: &Pocket, question: &Question<'_>) -> Read {
        let asked = pocket.asked(question);
        let read = self.memory.pockets.get(&asked).unwrap_or_else(|| {
            let read = pocket.read(question, self.time.as_ref(), &mut self.shapes);
            if !self.time.as_ref().is_some_and(Limit::is_reached) {
                self.memory.pockets.put(asked, read);
            }
            read
        });
        self.nodes += read.nodes / QUICKER;
        read
    }

    /// The answer by all that there is.
    fn ask(&mut self, board: &mut Board, case: Case<'_>) -> Found {
        let decided = self.ask_pockets(board, case);
        self.beyond_pockets(board, case, decided.as_ref())
    }

    /// The same if these moves fail.
    fn ask_beside(&mut self, board: &mut Board, case: Case<'_>, refuted: &PointSet) -> Found {
        match self.ask_pockets(board, case) {
            Some(decided) if decided.pocket.is_closed() => decided.found,
            _ => {
                let found = Found { refuted: *refuted, ..self.ask_games(board, case, refuted) };
                self.not_refuted(board, case, found, None)
            }
        }
    }

    /// The answer where this was found in pockets: what is not closed is looked at once more by games.
    fn beyond_pockets(&mut self, board: &mut Board, case: Case<'_>, decided: Option<&Decided>) -> Found {
        let (found, in_pocket) = match decided {
            Some(decided) if decided.pocket.is_closed() => return decided.found,
            Some(Decided { found, .. }) => (self.look_beyond(board, case, *found), found.point),
            None => (self.ask_games(board, case, &PointSet::EMPTY), None),
        };
        self.not_refuted(board, case, found, in_pocket)
    }

    /// All that patterns propose to whoever moves first, each with its move, the most promising first. Reads captures; the
    /// board is given back as it was.
    pub fn accepted(&mut self, board: &mut Board, ground: &Ground, side: Side) -> Vec<PatternMove> {
        let left = ground.left(board);
        let to_move = side.player(ground);
        let judged = judge(board, ground, &left);
        let Self { evaluator, patterns, .. } = self;
        patterns.accepted(&mut Position { board, evaluator, ground, judged: &judged }, to_move)
    }

    /// The first moves of a threat, which two moves in a row carry out: what patterns propose, the most promising first, and then the
    /// points `beside` the dragon. Each comes once.
    pub(crate) fn first_moves(
        &mut self,
        board: &mut Board,
        ground: &Ground,
        side: Side,
        beside: impl IntoIterator<Item = Point>,
    ) -> Vec<Point> {
        let proposed = self.accepted(board, ground, side).into_iter().map(|proposed| proposed.point);
        let mut met = PointSet::EMPTY;
        proposed.chain(beside).filter(|&point| met.insert(point)).collect()
    }

    /// Calls a function with what constraints of the databases of life and death are judged by, before anybody has moved: the
    /// board, which must be given back as it was, who reads captures for them within the budget of one constraint, the stones that
    /// live or die together, and what is known of their eyes and their way out. For tools that tell what becomes of matches.
    pub fn asked_by_patterns<T>(
        &mut self,
        board: &mut Board,
        ground: &Ground,
        f: impl FnOnce(&mut Board, &mut Reader, &PointSet, Known<'_>) -> T,
    ) -> T {
        let judged = judge(board, ground, &ground.left(board));
        let Self { evaluator, patterns, .. } = self;
        patterns.ask(&mut Position { board, evaluator, ground, judged: &judged }, f)
    }

    /// How many readings were those of an earlier question, and so were not made once more.
    #[must_use]
    pub fn recalled(&self) -> u64 {
        self.memory.pockets.recalled() + self.memory.games.recalled()
    }

    /// How many positions have been looked at so far, those of readings that are remembered counted again.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// What tells positions in which Black is to move.
const BLACK_TO_MOVE: Hash = 0x5bd1_e995_9e37_79b9;

/// What tells a position, with a player to move, from others.
fn key(board: &Board, to_move: Color) -> Hash {
    board.hash() ^ if to_move == Color::Black { BLACK_TO_MOVE } else { 0 }
}
