//! Life and death where nobody gets out: all of the game in a small part of the board.
//!
//! A dragon that is shut in lives or dies by what happens in a *pocket*: its own points, those that it reaches over empty
//! points and past stones that may be captured, with no more than [`TOO_MANY`] empty ones. What stands around stays. There
//! the whole game is read ([`proof`]), with bits for stones ([`field`]), some microseconds a position, until bounds on the
//! eyes that may be made decide ([`bounds`], [`shapes`]). It does not see what happens outside: a wall that is cut off there,
//! and, where the pocket was cut short, the way on, which is [one player's](Beyond).

mod bounds;
mod field;
mod proof;
mod shapes;
#[cfg(test)]
mod tests;
mod traced;
mod waiting;
mod wins;
mod worth;

use super::case::Case;
use super::ground::Ground;
use super::judge::{linked, walls};
use super::patterns::{PatternMove, SCALE};
use crate::board::{Board, Color, Point, PointSet};
use crate::fight::{Numbers, stands, with_what_is_behind};
use crate::limit::Limit;
use field::{ATTACKER, Area, Cells, Field, OWNER, Position, each};
use proof::Search;
pub(in crate::owl) use shapes::Shapes;

/// What lies behind a pocket and has no more empty points belongs to it.
const SMALL: usize = 10;
/// No pocket has more empty points.
const TOO_MANY: usize = 40;

/// One step further over the open board; strings are passed in one.
fn further(board: &Board, reached: &PointSet, open: &PointSet, owner: Color) -> PointSet {
    let mut fresh = reached.neighbors().intersection(open);
    for string in board.strings_in(&fresh, owner) {
        fresh = fresh.union(&board.string_stones(string));
    }
    for string in board.strings_in(&fresh, owner.opponent()) {
        fresh = fresh.union(&board.string_stones(string)).union(&board.liberty_set(string));
    }
    reached.union(&fresh)
}

/// With the owner's strings in it, and where it ends, that may be captured: only friends that live stay. Each of them has a liberty in it
/// where the attacker can take it.
fn with_strings_in_danger(board: &Board, mut reached: PointSet, open: &PointSet, ground: &Ground) -> PointSet {
    loop {
        let mut grown = reached;
        for string in board.strings_in(&reached.union(&reached.neighbors()), ground.color) {
            let stones = board.string_stones(string);
            if stones.intersects(&ground.friends) {
                continue;
            }
            grown = grown.union(&stones);
            let liberties = board.liberty_set(string);
            if !liberties.intersects(&reached) {
                grown = grown.union(&liberties.intersection(open));
            }
        }
        if grown == reached {
            return reached;
        }
        reached = grown;
    }
}

/// Whose is what lies beyond a pocket that nothing closes?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Beyond {
    /// The attacker's, so that who lives in the pocket lives.
    Attacker,
    /// The owner's, who is safe there, so that who dies in the pocket dies.
    Owner,
}

/// A part of the board in which a dragon lives or dies.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Pocket {
    field: Field,
    start: Position,
    goal: Cells,
    /// The point of each cell.
    points: Vec<Option<Point>>,
    /// In which order equally good moves come, by the number of the cell.
    order: Vec<i32>,
    pub(super) owner: Color,
}

/// What is asked of a pocket: whether the goal is killed if `player` moves first and `rich` wins all kos.
#[derive(Clone, Copy, Debug)]
pub(super) struct Question<'a> {
    pub(super) player: Color,
    pub(super) rich: Option<Color>,
    /// Whether the owner has to get two eyes, or lives in seki as well.
    pub(super) wants_eyes: bool,
    /// What patterns propose to him.
    pub(super) hints: &'a [PatternMove],
    /// The positions that are looked at where a proof is [neither near nor far](crate::fight::Proofs::within).
    pub(super) most: u64,
}

impl<'a> Question<'a> {
    /// What is asked of a dragon, asked of a pocket of it.
    pub(super) fn of(Case { player, rich, .. }: Case<'_>, hints: &'a [PatternMove], most: u64) -> Self {
        Self { player, rich, wants_eyes: false, hints, most }
    }
}

/// A question with its pocket: all that the answer depends on, unless time ends the reading.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Asked {
    pocket: Pocket,
    player: Color,
    rich: Option<Color>,
    wants_eyes: bool,
    hints: Vec<(Cells, i32)>,
    most: u64,
}

/// What was found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Read {
    pub(super) numbers: Numbers,
    pub(super) point: Option<Point>,
    pub(super) nodes: u64,
    pub(super) met_ko: bool,
    /// Whether it is so by the rules, if nothing outside changes it.
    pub(super) certain: bool,
}

/// How far a pocket reaches, before it is said whose is what lies beyond.
#[derive(Debug)]
pub(super) struct Outline<'a> {
    board: &'a Board,
    ground: &'a Ground,
    /// What is left of the goal.
    left: PointSet,
    /// The points of the pocket.
    reached: PointSet,
    /// The attacker's stones that stay.
    walls: PointSet,
}

impl<'a> Outline<'a> {
    /// That of a pocket that reaches so many steps from the stones that are left of a dragon.
    pub(super) fn of(board: &'a Board, ground: &'a Ground, left: &PointSet, steps: usize) -> Self {
        let owner = ground.color;
        let walls = walls(board, ground, &linked(board, left, owner));
        let open = board.points().difference(&walls).difference(&ground.friends);
        let mut reached = *left;
        for _ in 0..steps {
            reached = further(board, &reached, &open, owner);
        }
        let reached = with_what_is_behind(board, &reached, &open, SMALL);
        let reached = with_strings_in_danger(board, reached, &open, ground);
        Self { board, ground, left: *left, reached, walls }
    }

    /// The pocket. `None` if it is too large, or if its owner is to have what lies beyond and there is nothing that he could reach
    /// and nobody captures.
    pub(super) fn pocket(&self, beyond: Beyond) -> Option<Pocket> {
        let Self { board, ground, reached, walls, .. } = self;
        let around = reached.neighbors().difference(reached).intersection(board.points());
        let (ends, stands) = (around.is_subset(walls), stands(board, &around, ground.color.opponent(), reached));
        match beyond {
            Beyond::Attacker => self.cut_out(&PointSet::EMPTY, ends && stands),
            Beyond::Owner if ends || !stands => None,
            Beyond::Owner => self.cut_out(&board.points().difference(reached).difference(walls), true),
        }
    }

    /// The part of the board, with what stands around it. Beyond it these points are the owner's.
    fn cut_out(&self, beyond: &PointSet, is_closed: bool) -> Option<Pocket> {
        let &Self { board, ground: Ground { color: owner, frame, .. }, ref left, ref reached, .. } = self;
        if reached.intersection(&board.empty_points()).len() > TOO_MANY {
            return None;
        }
        let around = reached.neighbors().intersection(board.points());
        let layout = Layout::of(&reached.union(&around))?;
        let (arena, on_board) = (layout.cells(reached), layout.cells(board.points()));
        let own = layout.cells(board.stones(*owner));
        let stones = [own & arena, layout.cells(board.stones(owner.opponent())) & arena];
        let living = (own | layout.cells(beyond)) & !arena;
        let stay = [living, on_board & !arena & !living];
        let field = Field { stride: layout.stride, on_board, arena, stay, is_closed };
        let ko = board.ko().map_or(0, |ko| layout.cells(&PointSet::single(ko.point)) & arena);
        let points = layout.points();
        let order = points.iter().map(|point| point.map_or(0, |point| frame.rank(point))).collect();
        let start = field.set_up(stones, ko);
        Some(Pocket { start, goal: layout.cells(left), points, order, owner: *owner, field })
    }
}

impl Pocket {
    /// Whether it ends where nobody gets on, at stones that nothing inside can capture.
    pub(super) fn is_closed(&self) -> bool {
        self.field.is_closed
    }

    /// The search, who moves first, and who wins kos.
    fn search<'a>(
        &'a self,
        question: &Question<'_>,
        time: Option<&'a Limit>,
        shapes: &'a mut Shapes,
    ) -> (Search<'a>, usize, Option<usize>) {
        let &Question { player, rich, wants_eyes, hints, most } = question;
        let side = |color: Color| if color == self.owner { OWNER } else { ATTACKER };
        let mut search = Search::new(&self.field, self.goal, &self.order, shapes, most, time);
        search.wants_eyes = wants_eyes;
        search.hints = self.hints(hints);
        (search, side(player), rich.map(side))
    }

    /// The moves that patterns propose in it, and how much that speaks for each.
    fn hints(&self, proposed: &[PatternMove]) -> Vec<(Cells, i32)> {
        let cell = |point| self.points.iter().position(|&other| other == Some(point));
        let hint = |said: &PatternMove| cell(said.point).map(|n| (1 << n, (said.value * SCALE) as i32));
        proposed.iter().filter_map(hint).collect()
    }

    /// The point of a cell; none for a pass.
    fn point(&self, cell: Cells) -> Option<Point> {
        if cell == 0 { None } else { self.points.get(cell.trailing_zeros() as usize).copied().flatten() }
    }

    /// All that the answer to a question depends on.
    pub(super) fn asked(&self, question: &Question<'_>) -> Asked {
        let &Question { player, rich, wants_eyes, hints, most } = question;
        Asked { pocket: self.clone(), player, rich, wants_eyes, hints: self.hints(hints), most }
    }

    /// All moves by which whoever moves first gets what he wants, and the positions that were looked at. Some are missing if there
    /// is too much to read.
    pub(super) fn moves_that_succeed(
        &self,
        question: &Question<'_>,
        time: Option<&Limit>,
        shapes: &mut Shapes,
    ) -> (PointSet, u64) {
        let (mut search, side, rich) = self.search(question, time, shapes);
        search.prove(&self.start, side, rich);
        let cells = search.all_that_succeed(&self.start, side);
        (each(cells).filter_map(|cell| self.point(cell)).collect(), search.proofs.nodes)
    }

    /// Reads it: whether the goal is killed, and by which move it is killed or saved.
    pub(super) fn read(&self, question: &Question<'_>, time: Option<&Limit>, shapes: &mut Shapes) -> Read {
        let (mut search, side, rich) = self.search(question, time, shapes);
        self.read_by(&mut search, side, rich)
    }

    /// The same by a search that is about to begin.
    fn read_by(&self, search: &mut Search<'_>, side: usize, rich: Option<usize>) -> Read {
        let (numbers, cell) = search.prove(&self.start, side, rich);
        let mut nodes = search.proofs.nodes;
        let met_ko = search.kos.met;
        // A few ko threats must decide as much as any number of them.
        let mut certain = self.is_closed() && numbers.is_settled() && !search.proofs.was_too_long;
        if certain && rich.is_some() && (met_ko || search.kos.doubted) {
            search.kos.is_strict = true;
            certain = search.prove(&self.start, side, rich).0 == numbers && !search.proofs.was_too_long;
            nodes += search.proofs.nodes;
        }
        Read { numbers, point: self.point(cell), nodes, met_ko, certain }
    }
}

/// Which bit is which point.
struct Layout {
    /// The first row and column.
    corner: (usize, usize),
    rows: usize,
    columns: usize,
    stride: u32,
}

impl Layout {
    /// One that shows these points, if they fit into a word.
    fn of(shown: &PointSet) -> Option<Self> {
        let rows = || shown.iter().map(Point::row);
        let columns = || shown.iter().map(Point::column);
        let corner = (rows().min()?, columns().min()?);
        let (rows, columns) = (rows().max()? - corner.0 + 1, columns().max()? - corner.1 + 1);
        // One more column keeps the ends of rows apart.
        (rows * (columns + 1) <= Cells::BITS as usize).then_some(Self {
            corner,
            rows,
            columns,
            stride: columns as u32 + 1,
        })
    }

    fn cell(&self, point: Point) -> Option<Cells> {
        let row = point.row().checked_sub(self.corner.0).filter(|&row| row < self.rows)?;
        let column = point.column().checked_sub(self.corner.1).filter(|&column| column < self.columns)?;
        Some(1 << (row * self.stride as usize + column))
    }

    /// Those of some points that are shown.
    fn cells(&self, points: &PointSet) -> Cells {
        points.iter().filter_map(|point| self.cell(point)).fold(0, |all, cell| all | cell)
    }

    /// The point of each cell.
    fn points(&self) -> Vec<Option<Point>> {
        let point = |cell: usize| {
            let (row, column) = (cell / self.stride as usize, cell % self.stride as usize);
            (row < self.rows && column < self.columns).then(|| Point::new(self.corner.0 + row, self.corner.1 + column))
        };
        (0..Cells::BITS as usize).map(point).collect()
    }
}
