//! Can two strings be kept apart?
//!
//! A small search of its own: the opponent plays where the strings might be joined, the owner joins them or captures
//! what cuts, and so on for a few moves. It is asked of strings that at most two stones would join, some 20 µs each, and
//! looks [`DEPTH`] moves ahead; a cut that takes more preparation is not seen, nor a ladder between the moves beyond what
//! tactical reading sees. What it cannot decide counts as cut. Kos count as if the opponent won them.

use crate::board::{Board, Color, Point, PointSet};
use crate::reading::{Outcome, Reader};
use smallvec::SmallVec;

/// How many moves ahead the search looks.
const DEPTH: usize = 5;
/// More moves than this are not tried for one question: it counts as cut then.
const MOST_MOVES: u32 = 150;
/// A string that cuts, or that has just been joined, is read for capture only if it has no more liberties than
/// this: of larger ones it is hardly ever found with so little reading.
const FEW_LIBERTIES: usize = 3;
/// Strings are asked whether they are captured even if they move first, if they have no more liberties than this.
const FEWER_LIBERTIES: usize = 2;
/// Strings that would need more stones to be joined are not looked at.
pub(super) const FARTHEST: usize = 2;

/// The search about one pair of strings of a colour.
pub(super) struct Cutting<'a> {
    pub(super) board: &'a mut Board,
    pub(super) reader: &'a mut Reader,
    pub(super) color: Color,
    /// A stone of each string.
    pub(super) a: Point,
    pub(super) b: Point,
    /// Whether strings that are joined, and can then be captured, count as cut all the same.
    must_live: bool,
    moves: u32,
}

/// The owner's answers to a move that threatens to cut.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Answers {
    /// Those that were found to keep the strings together.
    pub(super) keeping: PointSet,
    /// Others that might.
    pub(super) untried: PointSet,
}

/// A few moves.
type Moves = SmallVec<[Point; 12]>;

impl<'a> Cutting<'a> {
    pub(super) fn new(board: &'a mut Board, reader: &'a mut Reader, color: Color, a: Point, b: Point) -> Self {
        Self { board, reader, color, a, b, must_live: true, moves: 0 }
    }

    /// The same question about strings that are in danger already: whether they can be captured apart from each other.
    pub(super) fn in_danger(self) -> Self {
        Self { must_live: false, ..self }
    }

    /// Whether the opponent cuts, moving first.
    pub(super) fn succeeds(&mut self) -> bool {
        self.moves = 0;
        self.cuts(DEPTH, None)
    }

    /// Where the opponent might begin to cut.
    pub(super) fn beginnings(&self) -> PointSet {
        self.zone()
    }

    /// The owner's answers to a move of the opponent's that keep the strings together; `None` if the move threatens
    /// nothing, or is illegal. One answer is enough to know that they hold together. Once it is found, an answer at one of
    /// the points `looked_at`, where a move of the opponent's is examined as well, is put down as untried to save time.
    pub(super) fn answers_to(&mut self, point: Point, looked_at: &PointSet) -> Option<Answers> {
        self.moves = 0;
        if !self.board.try_play_ignoring_ko(point, self.color.opponent()) {
            return None;
        }
        let mut answers = None;
        if self.are_standing() && self.cuts(DEPTH - 2, None) {
            let mut found = Answers::default();
            for answer in self.joins(point) {
                if !found.keeping.is_empty() && looked_at.contains(answer) {
                    found.untried.insert(answer);
                } else if self.after(answer, self.color, |search| !search.cuts(DEPTH - 2, None)) == Some(true) {
                    found.keeping.insert(answer);
                }
            }
            answers = Some(found);
        }
        self.board.undo();
        answers
    }

    /// Those of some answers to a move of the opponent's that keep the strings together.
    pub(super) fn answers_among(&mut self, point: Point, answers: &PointSet) -> PointSet {
        let mut keeping = PointSet::EMPTY;
        if answers.is_empty() || !self.board.try_play_ignoring_ko(point, self.color.opponent()) {
            return keeping;
        }
        for answer in answers {
            self.moves = 0;
            if self.after(answer, self.color, |search| !search.cuts(DEPTH - 2, None)) == Some(true) {
                keeping.insert(answer);
            }
        }
        self.board.undo();
        keeping
    }

    /// Plays a move, asks, and takes it back; `None` if it is illegal.
    fn after<T>(&mut self, point: Point, color: Color, ask: impl FnOnce(&mut Self) -> T) -> Option<T> {
        self.moves += 1;
        let legal = if color == self.color {
            self.board.try_play(point, color)
        } else {
            self.board.try_play_ignoring_ko(point, color)
        };
        legal.then(|| {
            let answer = ask(self);
            self.board.undo();
            answer
        })
    }

    /// Whether neither string has been captured.
    fn are_standing(&self) -> bool {
        self.board.at(self.a).is(self.color) && self.board.at(self.b).is(self.color)
    }

    /// Whether the opponent cuts, moving first. `answered` is the owner's last move.
    fn cuts(&mut self, depth: usize, answered: Option<Point>) -> bool {
        if !self.are_standing() {
            return true;
        }
        if self.board.same_string(self.a, self.b) {
            return self.is_in_danger(self.a);
        }
        if depth == 0 || self.moves > MOST_MOVES {
            return self.common().len() < 2;
        }
        if depth == 1 && !self.cuts_at_once() {
            return false;
        }
        if self.is_joined_by_captives() {
            return self.is_in_danger(self.a) || self.is_in_danger(self.b);
        }
        if depth == 1 {
            return true;
        }
        let zone = self.zone();
        if zone.is_empty() {
            return true;
        }
        for point in self.cutting_moves(answered, &zone) {
            let cut = self.after(point, self.color.opponent(), |search| !search.joins_after(depth - 1, point));
            if cut == Some(true) {
                return true;
            }
        }
        false
    }

    /// Whether a single move leaves no common liberty.
    fn cuts_at_once(&mut self) -> bool {
        let common = self.common();
        match common.len_up_to(1) {
            0 => true,
            1 => common.first().is_some_and(|point| self.after(point, self.color.opponent(), |_| ()).is_some()),
            _ => false,
        }
    }

    /// Whether the owner keeps the strings together after the opponent's move.
    fn joins_after(&mut self, depth: usize, cut: Point) -> bool {
        if !self.are_standing() {
            return false;
        }
        if depth == 0 || self.moves > MOST_MOVES {
            return !self.common().is_empty();
        }
        // What follows a plain move is seen at once near the end, but whether the cutting stones can be captured takes
        // some reading.
        let keeps = |search: &mut Self, point: Point| {
            search.after(point, search.color, |search| !search.cuts(depth - 1, Some(point))) == Some(true)
        };
        let common = self.common();
        if common.iter().any(|point| keeps(self, point)) {
            return true;
        }
        let ways = self.zone().difference(&common);
        if depth <= 2 && ways.iter().any(|point| keeps(self, point)) {
            return true;
        }
        let (captures, tried) = (self.captures(cut), if depth <= 2 { ways.union(&common) } else { common });
        unique(captures.into_iter().chain(&ways).collect(), tried).into_iter().any(|point| keeps(self, point))
    }

    fn is_in_danger(&mut self, string: Point) -> bool {
        self.must_live
            && self.board.liberties(string) <= FEW_LIBERTIES
            && self.reader.attack(self.board, string).outcome != Outcome::Lost
    }

    /// The opponent's strings that touch both, and have few liberties: capturing one joins the two.
    fn between(&self) -> SmallVec<[Point; 4]> {
        let [a, b] = [self.a, self.b].map(|string| self.board.adjacent_opponents(string));
        let touching = a.into_iter().filter(|enemy| b.contains(enemy));
        touching.filter(|&enemy| self.board.liberties(enemy) <= FEWER_LIBERTIES).collect()
    }

    /// Whether a string that touches both is captured though the opponent moves first.
    fn is_joined_by_captives(&mut self) -> bool {
        self.between().into_iter().any(|enemy| {
            self.reader.attack(self.board, enemy).outcome == Outcome::Win
                && self.reader.find_defense(self.board, enemy).outcome == Outcome::Lost
                && !self.reader.was_cut_short()
        })
    }

    /// How the owner captures what has just cut, moving first.
    fn capture(&mut self, cut: Point) -> Option<Point> {
        if !self.board.at(cut).is(self.color.opponent()) || self.board.liberties(cut) > FEW_LIBERTIES {
            return None;
        }
        let capture = self.reader.attack(self.board, cut);
        capture.point.filter(|_| capture.outcome == Outcome::Win)
    }

    /// The common liberties.
    fn common(&self) -> PointSet {
        self.board.liberty_set(self.a).intersection(&self.board.liberty_set(self.b))
    }

    /// The empty points on the shortest ways from one string to the other, and on those that take a stone more.
    fn zone(&self) -> PointSet {
        let (from_a, from_b) = (self.ways(self.a), self.ways(self.b));
        // A point that is reached with i + 1 stones from one side and j + 1 from the other joins with i + j + 1.
        let mut zone = PointSet::EMPTY;
        for (i, near) in from_a.iter().enumerate() {
            for far in from_b.iter().take(FARTHEST - i) {
                zone = zone.union(&near.intersection(far));
            }
        }
        zone
    }

    /// The empty points that one, two … stones join to a string; strings of the same colour on the way are part of it.
    fn ways(&self, string: Point) -> [PointSet; FARTHEST] {
        let mut ways = [PointSet::EMPTY; FARTHEST];
        ways[0] = self.board.liberty_set(string);
        for i in 1..FARTHEST {
            let mut from = ways[i - 1];
            for friend in self.board.strings_in(&from.neighbors(), self.color) {
                from = from.union(&self.board.string_stones(friend));
            }
            ways[i] = self.board.empty_among(&from.neighbors()).union(&ways[i - 1]);
        }
        ways
    }

    /// The opponent's moves: common liberties first, then others where the strings might be joined; the last liberty of
    /// either string, and of the own stones that the owner has just put into atari.
    fn cutting_moves(&mut self, answered: Option<Point>, zone: &PointSet) -> Moves {
        let mut moves = Moves::new();
        let common = self.common();
        for string in [self.a, self.b] {
            if self.board.liberties(string) == 1 {
                moves.extend(&self.board.liberty_set(string));
            } else if !self.must_live && self.board.liberties(string) <= FEW_LIBERTIES {
                moves.extend(self.reader.attack(self.board, string).point);
            }
        }
        if let Some(answered) = answered {
            for enemy in self.board.strings_in(&PointSet::single(answered).neighbors(), self.color.opponent()) {
                if self.board.liberties(enemy) == 1 {
                    moves.extend(&self.board.liberty_set(enemy));
                }
            }
        }
        moves.extend(&common);
        moves.extend(&zone.difference(&common));
        unique(moves, PointSet::EMPTY)
    }

    /// The owner's moves after a cut: joining the strings, capturing what has just cut them, then what might join them.
    fn joins(&mut self, cut: Point) -> Moves {
        let mut moves: Moves = self.common().iter().collect();
        moves.extend(self.captures(cut));
        moves.extend(&self.zone());
        unique(moves, PointSet::EMPTY)
    }

    /// The owner's moves that capture what has just cut, or what touches both strings.
    fn captures(&mut self, cut: Point) -> Moves {
        let mut moves = Moves::new();
        if let Some(capture) = self.capture(cut) {
            moves.push(capture);
            if self.board.liberties(cut) <= 2 {
                moves.extend(&self.board.liberty_set(cut));
            }
        }
        for enemy in self.between().into_iter().filter(|&enemy| self.board.liberties(enemy) == 1) {
            moves.extend(&self.board.liberty_set(enemy));
        }
        moves
    }
}

/// The moves in their order, each once, without those that have been seen before.
fn unique(mut moves: Moves, mut seen: PointSet) -> Moves {
    moves.retain(|&mut point| seen.insert(point));
    moves
}
