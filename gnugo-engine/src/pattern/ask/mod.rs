//! What a constraint may ask: the helper functions of the pattern language (spec/patterns.texi, "Autohelper Functions").
//!
//! `o` is the player to move, `x` the opponent. Functions that read cost what reading costs, from a microsecond to
//! milliseconds; those that only look at the board cost a few nanoseconds. Every answer is about the board as it is,
//! and leaves it so.

mod connect;
mod dragons;
mod eyes;
mod owl;
mod purpose;
mod sight;
mod strings;

pub use connect::BreakThrough;

use super::facts::{Asked, Known, Missing};
use super::step::Step;
use super::{Diagram, Kind, OnBoard, OnEmpty, OnStone};
use crate::board::{Board, Color, Orientation, Point, PointSet};
use crate::reading::{Outcome, Reader};
use std::marker::PhantomData;

/// Everything besides the pattern that a constraint or a helper function looks at.
#[derive(Debug)]
pub struct Surroundings<'a> {
    /// The position. Reading plays on it and takes back what it played.
    pub board: &'a mut Board,
    /// Who reads.
    pub reader: &'a mut Reader,
    /// The player to move: `O` in patterns.
    pub color: Color,
    /// What the reader is about, for types of databases with a [goal](super::Goal): the stones of a dragon.
    pub goal: Option<&'a PointSet>,
    /// The handicap that is being placed.
    pub handicap: Placement,
    pub(super) known: Known<'a>,
    /// What the match that was judged last has asked for in vain.
    missing: Option<Missing>,
    /// The moves that are known to be safe, whatever is read (`known_safe_move`).
    pub known_safe: PointSet,
    /// Where the answers of the calls in constraints are noted, if somebody wants to know them.
    pub answers: Option<&'a mut Vec<CallAnswer>>,
}

/// What a call in a constraint has answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallAnswer {
    /// The number of the call among those of the constraint, from 0, in the order in which their names stand in its text.
    pub call: u32,
    /// The answer: `true`, `3`, `KoA`.
    pub text: String,
}

/// How far the placing of handicap stones has come, as whoever matches says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Placement {
    /// The stones of the handicap; 0 in an even game.
    pub total: u32,
    /// Those that are still to be placed.
    pub remaining: u32,
}

impl<'a> Surroundings<'a> {
    /// A position, without a goal and in an even game.
    #[must_use]
    pub fn new(board: &'a mut Board, reader: &'a mut Reader, color: Color) -> Self {
        let (goal, handicap, known) = (None, Placement::default(), Known::default());
        Self { board, reader, color, goal, handicap, known, missing: None, known_safe: PointSet::EMPTY, answers: None }
    }

    /// The same position, for reading about these stones.
    #[must_use]
    pub fn of_goal(self, goal: &'a PointSet) -> Self {
        Self { goal: Some(goal), ..self }
    }

    /// The same position, while handicap stones are being placed.
    #[must_use]
    pub fn of_handicap(self, handicap: Placement) -> Self {
        Self { handicap, ..self }
    }

    /// The same position, with what is known of it.
    #[must_use]
    pub fn knowing(self, known: Known<'a>) -> Self {
        Self { known, ..self }
    }

    /// The same position, where these moves are known to be safe.
    #[must_use]
    pub fn with_safe(self, known_safe: PointSet) -> Self {
        Self { known_safe, ..self }
    }

    /// The same position, with the answers of all calls noted. That costs more than most calls.
    #[must_use]
    pub fn noting(self, answers: &'a mut Vec<CallAnswer>) -> Self {
        Self { answers: Some(answers), ..self }
    }
}

/// A match whose constraint is being asked: where the pattern lies, and who answers.
pub struct Ask<'a, K: Kind> {
    board: &'a mut Board,
    reader: &'a mut Reader,
    color: Color,
    goal: Option<&'a PointSet>,
    handicap: Placement,
    asked: Asked<'a>,
    answers: Option<&'a mut Vec<CallAnswer>>,
    anchor_cell: (usize, usize),
    anchor: Point,
    orientation: Orientation,
    kind: PhantomData<K>,
}

impl<'a, K: Kind> Ask<'a, K> {
    /// For a pattern with this diagram, whose anchor lies at `anchor` in this orientation.
    pub(super) fn new(
        around: &'a mut Surroundings<'_>,
        diagram: &Diagram,
        anchor: Point,
        orientation: Orientation,
    ) -> Self {
        Self {
            board: around.board,
            reader: around.reader,
            color: around.color,
            goal: around.goal,
            handicap: around.handicap,
            asked: Asked { known: around.known, missing: &mut around.missing },
            answers: around.answers.as_deref_mut(),
            anchor_cell: diagram.anchor(),
            anchor,
            orientation,
            kind: PhantomData,
        }
    }

    /// The first part of what can be known of a position that was asked for and is not known.
    pub(super) fn missing(&self) -> Option<Missing> {
        *self.asked.missing
    }

    /// Begins anew with what is asked for in vain.
    pub(super) fn forget_missing(&mut self) {
        *self.asked.missing = None;
    }

    /// Where answers are noted.
    #[inline]
    pub(super) fn answers(&mut self) -> Option<&mut Vec<CallAnswer>> {
        self.answers.as_deref_mut()
    }

    /// The board.
    #[inline]
    #[must_use]
    pub fn board(&self) -> &Board {
        self.board
    }

    /// The board and the reader, for helper functions that read variations of their own. Whatever is played must be
    /// taken back.
    #[inline]
    #[must_use]
    pub fn reading(&mut self) -> (&mut Board, &mut Reader) {
        (self.board, self.reader)
    }

    /// The player to move: `O` in the pattern.
    #[inline]
    #[must_use]
    pub fn color(&self) -> Color {
        self.color
    }

    /// How the pattern lies on the board.
    #[inline]
    #[must_use]
    pub fn orientation(&self) -> Orientation {
        self.orientation
    }

    /// Where `*` lies on the board; for a pattern without a move, its anchor.
    #[inline]
    #[must_use]
    pub fn anchor(&self) -> Point {
        self.anchor
    }

    /// Where the point lies that is drawn `rows` below and `columns` to the right of the move; a place off the board if
    /// that lies beyond the edge.
    #[inline]
    #[must_use]
    pub fn offset(&self, rows: i32, columns: i32) -> Point {
        let (rows, columns) = self.orientation.apply((rows, columns));
        self.anchor.long_step(rows, columns)
    }

    /// Where the point lies that is drawn at this row and column of the diagram, from 0 at its top left.
    #[inline]
    #[must_use]
    pub fn cell(&self, row: i32, column: i32) -> Point {
        self.offset(row.saturating_sub(self.anchor_cell.0 as i32), column.saturating_sub(self.anchor_cell.1 as i32))
    }

    // Liberties and stones.

    /// The number of liberties of the string at `stone`; 0 if no stone stands there.
    pub fn lib(&mut self, stone: impl OnStone) -> i32 {
        self.board.liberties(stone.point()) as i32
    }

    /// The number of liberties that a stone of ours would have at the empty `point`, captures counted.
    pub fn olib(&mut self, point: impl OnEmpty) -> i32 {
        self.board.liberties_after(point.point(), self.color).len() as i32
    }

    /// The number of liberties that a stone of the opponent's would have at the empty `point`, captures counted.
    pub fn xlib(&mut self, point: impl OnEmpty) -> i32 {
        self.board.liberties_after(point.point(), self.color.opponent()).len() as i32
    }

    /// The number of stones of the string at `stone`; 0 if no stone stands there.
    pub fn wormsize(&mut self, stone: impl OnStone) -> i32 {
        self.board.string(stone.point()).map_or(0, |string| string.size() as i32)
    }

    /// Whether both stones belong to one string.
    pub fn same_string(&mut self, a: impl OnStone, b: impl OnStone) -> bool {
        self.board.same_string(a.point(), b.point())
    }

    /// Whether both stones belong to one string: the spec's name for [`same_string`](Self::same_string).
    pub fn same_worm(&mut self, a: impl OnStone, b: impl OnStone) -> bool {
        self.same_string(a, b)
    }

    /// Whether one of the points has a stone of ours.
    pub fn o_somewhere(&mut self, points: &[Point]) -> bool {
        points.iter().any(|&point| self.board.at(point).is(self.color))
    }

    /// Whether one of the points has a stone of the opponent's.
    pub fn x_somewhere(&mut self, points: &[Point]) -> bool {
        points.iter().any(|&point| self.board.at(point).is(self.color.opponent()))
    }

    // Moves.

    /// Whether we may play at `point`.
    pub fn legal_omove(&mut self, point: impl OnEmpty) -> bool {
        self.board.is_legal(point.point(), self.color)
    }

    /// Whether the opponent may play at `point`.
    pub fn legal_xmove(&mut self, point: impl OnEmpty) -> bool {
        self.board.is_legal(point.point(), self.color.opponent())
    }

    /// Whether we can play at `point` without being captured right away; by ko if the capture is one.
    pub fn safe_omove(&mut self, point: impl OnEmpty) -> Outcome {
        self.reader.safe_move(self.board, point.point(), self.color)
    }

    /// Whether the opponent can play at `point` without being captured right away; by ko if the capture is one.
    pub fn safe_xmove(&mut self, point: impl OnEmpty) -> Outcome {
        self.reader.safe_move(self.board, point.point(), self.color.opponent())
    }

    /// Whether a ko is fought at `point`, be it empty or a stone that can be taken in a ko.
    pub fn ko(&mut self, point: impl OnBoard) -> bool {
        is_ko(self.board, point.point())
    }

    /// Whether a stone of ours at `x` would stop the opponent from playing safely at `y`.
    pub fn odefend_against(&mut self, x: impl OnEmpty, y: impl OnEmpty) -> bool {
        self.stops(self.color, x.point(), y.point())
    }

    /// Whether a stone of the opponent's at `x` would stop us from playing safely at `y`.
    pub fn xdefend_against(&mut self, x: impl OnEmpty, y: impl OnEmpty) -> bool {
        self.stops(self.color.opponent(), x.point(), y.point())
    }

    fn stops(&mut self, defender: Color, x: Point, y: Point) -> bool {
        let Self { board, reader, .. } = self;
        let stops = board.after(x, defender, |board| {
            !board.is_legal(y, defender.opponent()) || reader.safe_move(board, y, defender.opponent()) == Outcome::Lost
        });
        stops == Some(true)
    }

    // Reading.

    /// Whether a string of the other colour next to the string at `stone` has one liberty, and can be saved.
    pub fn adjacent_to_defendable_stone_in_atari(&mut self, stone: impl OnStone) -> bool {
        let (board, reader) = (&mut *self.board, &mut *self.reader);
        let neighbors = board.adjacent_opponents(stone.point());
        neighbors
            .into_iter()
            .any(|other| board.liberties(other) == 1 && reader.find_defense(board, other).outcome != Outcome::Lost)
    }

    /// Whether the string at `stone` can be captured, its opponent moving first.
    pub fn attack(&mut self, stone: impl OnStone) -> Outcome {
        self.reader.attack(self.board, stone.point()).outcome
    }

    /// Whether the string at `stone` can be captured and also saved. False where there is no attack.
    pub fn defend(&mut self, stone: impl OnStone) -> Outcome {
        if self.reader.attack(self.board, stone.point()).outcome == Outcome::Lost {
            return Outcome::Lost;
        }
        self.reader.find_defense(self.board, stone.point()).outcome
    }

    /// Whether a move at `point` captures the string at `stone`, be it by a ko.
    pub fn does_attack(&mut self, point: impl OnBoard, stone: impl OnStone) -> bool {
        self.reader.does_attack(self.board, point.point(), stone.point()) != Outcome::Lost
    }

    /// Whether a move at `point` saves the string at `stone`.
    pub fn does_defend(&mut self, point: impl OnBoard, stone: impl OnStone) -> bool {
        self.reader.does_defend(self.board, point.point(), stone.point()) != Outcome::Lost
    }

    /// We play the moves in turn with the opponent, ours first: can the string at the target be captured then?
    pub fn oplay_attack(&mut self, moves: &[Step], target: impl OnBoard) -> Outcome {
        self.after(self.color, moves, |ask| ask.attack_now(target.point()))
    }

    /// The opponent plays the moves in turn with us, theirs first: can the string at the target be captured then?
    pub fn xplay_attack(&mut self, moves: &[Step], target: impl OnBoard) -> Outcome {
        self.after(self.color.opponent(), moves, |ask| ask.attack_now(target.point()))
    }

    /// After the moves, ours first: is the string at the target safe, or can it be saved?
    pub fn oplay_defend(&mut self, moves: &[Step], target: impl OnBoard) -> Outcome {
        self.after(self.color, moves, |ask| ask.defend_now(target.point()))
    }

    /// After the moves, the opponent's first: is the string at the target safe, or can it be saved?
    pub fn xplay_defend(&mut self, moves: &[Step], target: impl OnBoard) -> Outcome {
        self.after(self.color.opponent(), moves, |ask| ask.defend_now(target.point()))
    }

    /// After the moves, ours first: can at least one of two strings of one colour be captured?
    pub fn oplay_attack_either(&mut self, moves: &[Step], a: impl OnBoard, b: impl OnBoard) -> Outcome {
        self.after(self.color, moves, |ask| ask.attack_either_now(a.point(), b.point()))
    }

    /// After the moves, the opponent's first: can at least one of two strings of one colour be captured?
    pub fn xplay_attack_either(&mut self, moves: &[Step], a: impl OnBoard, b: impl OnBoard) -> Outcome {
        self.after(self.color.opponent(), moves, |ask| ask.attack_either_now(a.point(), b.point()))
    }

    /// After the moves, ours first: can two strings of one colour both be saved?
    pub fn oplay_defend_both(&mut self, moves: &[Step], a: impl OnBoard, b: impl OnBoard) -> Outcome {
        self.after(self.color, moves, |ask| ask.defend_both_now(a.point(), b.point()))
    }

    /// After the moves, the opponent's first: can two strings of one colour both be saved?
    pub fn xplay_defend_both(&mut self, moves: &[Step], a: impl OnBoard, b: impl OnBoard) -> Outcome {
        self.after(self.color.opponent(), moves, |ask| ask.defend_both_now(a.point(), b.point()))
    }

    /// Plays the moves with alternating colours, asks, and takes them back. Illegal moves are left out, the turn
    /// changes all the same (spec/patterns.texi, `xplay_defend` and its kin).
    fn after<T>(&mut self, first: Color, moves: &[Step], question: impl FnOnce(&mut Self) -> T) -> T {
        let (mut color, mut played) = (first, 0);
        for step in moves {
            if let Step::Play(point) = *step {
                played += usize::from(self.board.try_play(point, color));
            }
            color = color.opponent();
        }
        let answer = question(self);
        for _ in 0..played {
            self.board.undo();
        }
        answer
    }

    /// An attack on what is gone has succeeded.
    fn attack_now(&mut self, target: Point) -> Outcome {
        if self.board.is_empty(target) { Outcome::Win } else { self.reader.attack(self.board, target).outcome }
    }

    /// A defence of what is gone has failed; one that is not needed succeeds.
    fn defend_now(&mut self, target: Point) -> Outcome {
        if self.board.is_empty(target) {
            return Outcome::Lost;
        }
        if self.reader.attack(self.board, target).outcome == Outcome::Lost {
            return Outcome::Win;
        }
        self.reader.find_defense(self.board, target).outcome
    }

    fn attack_either_now(&mut self, a: Point, b: Point) -> Outcome {
        if self.board.is_empty(a) || self.board.is_empty(b) {
            return Outcome::Win;
        }
        self.reader.attack_either(self.board, a, b)
    }

    fn defend_both_now(&mut self, a: Point, b: Point) -> Outcome {
        if self.board.is_empty(a) || self.board.is_empty(b) {
            return Outcome::Lost;
        }
        self.reader.defend_both(self.board, a, b)
    }
}

/// Whether a ko is fought at a point: a stone that could be taken in a ko, or the empty point of one.
fn is_ko(board: &Board, point: Point) -> bool {
    match board.string(point) {
        None => Color::BOTH.into_iter().any(|color| board.is_ko_capture(point, color).is_some()),
        Some(string) if string.size() == 1 && string.liberty_count() == 1 => string
            .liberties()
            .first()
            .is_some_and(|liberty| board.is_ko_capture(liberty, string.color().opponent()) == Some(point)),
        Some(_) => false,
    }
}
