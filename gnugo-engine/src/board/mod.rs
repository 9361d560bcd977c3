//! What is on the board, and what happens when a stone is played?
//!
//! A [`Board`] is a value: it keeps its strings and their liberties as stones come and go, and every move can be
//! undone. Reading plays its hypothetical moves on it and takes them back, at some 60 ns for both.
//! It knows captures, suicide and simple ko; what was played in which order, whose turn it is, superko and the result
//! are the business of [`game`](crate::game).

mod around;
mod color;
mod drawing;
mod looks;
mod marks;
mod moves;
mod orientation;
mod point;
mod point_set;
mod record;
mod strings;
mod undo;
mod validate;
mod zobrist;

#[cfg(test)]
pub(crate) mod tests;

pub use color::{Cell, Color};
pub use drawing::{DrawingError, FromDrawing};
pub use moves::{Illegal, Suicide};
pub use orientation::Orientation;
pub use point::{CELLS, MAX_SIZE, Point, STRIDE, column_letter};
pub use point_set::PointSet;
pub use record::{StringId, StringInfo};
pub use undo::Ko;
pub use validate::Inconsistency;
pub(crate) use zobrist::ko as ko_hash;
pub use zobrist::{Hash, scattered};

use around::Around;
use marks::Looks;
use thiserror::Error;
use undo::Undo;

/// A size that no board here has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a board has 1 to {MAX_SIZE} lines, not {0}")]
pub struct BadSize(pub usize);

/// A stone that cannot be set up where it is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum BadSetup {
    /// The point is not on this board.
    #[error("there is no such point on this board")]
    OffBoard(Point),
    /// A stone stands there already.
    #[error("{0:?} is occupied")]
    Occupied(Point),
    /// A string would stand there without a liberty.
    #[error("the stones at {0:?} have no liberty")]
    NoLiberty(Point),
}

impl BadSetup {
    /// What is wrong, with the point named as it is on a board of `size` lines. Without a size it is that of a board of 19.
    #[must_use]
    pub fn to_text(self, size: usize) -> String {
        match self {
            Self::OffBoard(_) => self.to_string(),
            Self::Occupied(point) => format!("{} is occupied", point.to_text(size)),
            Self::NoLiberty(point) => format!("the stones at {} have no liberty", point.to_text(size)),
        }
    }
}

/// A position: stones, strings with their liberties, ko and prisoners, and how to take moves back.
#[derive(Clone, Debug)]
pub struct Board {
    size: usize,
    cells: [Cell; CELLS],
    around: Around,
    string_ids: [StringId; CELLS],
    strings: Vec<StringInfo>,
    all: PointSet,
    stones: [PointSet; 2],
    empty: PointSet,
    ko: Option<Ko>,
    hash: Hash,
    prisoners: [u32; 2],
    log: Vec<Undo>,
    /// Records of strings before a stone joined them, for the moves in `log`.
    saved: Vec<StringInfo>,
    /// Strings that were joined to another one or captured, by the moves in `log`.
    gone: Vec<StringId>,
    moves_made: u64,
    /// Where it has been looked at.
    looks: Looks,
}

impl Board {
    /// An empty board of `size` lines.
    ///
    /// # Errors
    /// If `size` is not 1 to 19.
    pub fn new(size: usize) -> Result<Self, BadSize> {
        if !(1..=MAX_SIZE).contains(&size) {
            return Err(BadSize(size));
        }
        let all = PointSet::board(size);
        let mut cells = [Cell::Off; CELLS];
        for point in &all {
            cells[point.index()] = Cell::Empty;
        }
        Ok(Self {
            size,
            around: Around::of_empty(&cells, size),
            cells,
            string_ids: [StringId::default(); CELLS],
            strings: Vec::with_capacity(256),
            all,
            empty: all,
            stones: [PointSet::EMPTY; 2],
            ko: None,
            hash: 0,
            prisoners: [0; 2],
            log: Vec::with_capacity(64),
            saved: Vec::with_capacity(64),
            gone: Vec::with_capacity(64),
            moves_made: 0,
            looks: Looks::default(),
        })
    }

    /// A board of `size` with these stones on it, none of them captured.
    ///
    /// # Errors
    /// If the size is none, a point is off the board or named twice, or a string would have no liberty.
    pub fn with_stones(size: usize, stones: &[(Point, Color)]) -> Result<Self, SetupError> {
        let mut board = Self::new(size)?;
        board.set_up(stones)?;
        Ok(board)
    }

    /// Sets stones up without any capture, as for a handicap or a problem. What was played before cannot be undone.
    ///
    /// # Errors
    /// Nothing is changed if a point is off the board or not empty, or a string would have no liberty.
    pub fn set_up(&mut self, stones: &[(Point, Color)]) -> Result<(), BadSetup> {
        let mut cells = self.cells;
        for &(point, color) in stones {
            match cells[point.index()] {
                Cell::Empty => cells[point.index()] = color.into(),
                Cell::Off => return Err(BadSetup::OffBoard(point)),
                Cell::Black | Cell::White => return Err(BadSetup::Occupied(point)),
            }
        }
        self.rebuild(&cells)
    }

    /// Takes stones off the board, those at empty points silently not. What was played before cannot be undone.
    pub fn take_off(&mut self, points: &PointSet) {
        let mut cells = self.cells;
        for point in &points.intersection(&self.all) {
            cells[point.index()] = Cell::Empty;
        }
        // Fewer stones never take a liberty away.
        let _ = self.rebuild(&cells);
    }

    /// The same position with nothing outside of these points. Its moves cannot be undone.
    #[must_use]
    pub(crate) fn part(&self, points: &PointSet) -> Self {
        let mut part = self.clone();
        part.take_off(&self.occupied().difference(points));
        part.ko = self.ko.filter(|ko| points.contains(ko.point));
        part
    }

    /// Makes this the position of `cells`; prisoners stay, ko and the moves to undo are forgotten.
    fn rebuild(&mut self, cells: &[Cell; CELLS]) -> Result<(), BadSetup> {
        let mut fresh = Self {
            prisoners: self.prisoners,
            moves_made: self.moves_made,
            ..Self::new(self.size).map_err(|_| BadSetup::OffBoard(Point::new(0, 0)))?
        };
        for point in &fresh.all.clone() {
            if let Some(color) = cells[point.index()].color() {
                fresh.add_stone(point, color, &mut Undo::default());
            }
        }
        fresh.saved.clear();
        fresh.gone.clear();
        for point in &fresh.occupied() {
            if fresh.liberties(point) == 0 {
                return Err(BadSetup::NoLiberty(point));
            }
        }
        *self = fresh;
        Ok(())
    }

    /// Forgets how to undo the moves made so far, and nothing else. It frees what they keep.
    pub fn settle(&mut self) {
        let ko = self.ko;
        // Every string on the board has a liberty.
        let _ = self.rebuild(&self.cells.clone());
        self.ko = ko;
    }

    /// The number of lines.
    #[inline]
    #[must_use]
    pub fn size(&self) -> usize {
        self.size
    }

    /// What is at a point. Places in the margin are [`Cell::Off`].
    #[inline]
    #[must_use]
    pub fn at(&self, point: Point) -> Cell {
        self.looks.at(point);
        self.cells[point.index()]
    }

    /// The colour of the stone at a point, if there is one.
    #[inline]
    #[must_use]
    pub fn color_at(&self, point: Point) -> Option<Color> {
        self.at(point).color()
    }

    /// Whether the point is on the board and empty.
    #[inline]
    #[must_use]
    pub fn is_empty(&self, point: Point) -> bool {
        self.at(point).is_empty()
    }

    /// Whether the point is on the board.
    #[inline]
    #[must_use]
    pub fn is_on_board(&self, point: Point) -> bool {
        self.at(point) != Cell::Off
    }

    /// All points of the board.
    #[inline]
    #[must_use]
    pub fn points(&self) -> &PointSet {
        &self.all
    }

    /// The stones of one colour.
    #[inline]
    #[must_use]
    pub fn stones(&self, color: Color) -> &PointSet {
        &self.stones[color.index()]
    }

    /// The stones of both colours.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> PointSet {
        self.stones[0].union(&self.stones[1])
    }

    /// The empty points.
    #[inline]
    #[must_use]
    pub fn empty_points(&self) -> PointSet {
        self.empty
    }

    /// Where a ko may not be retaken now, and by whom.
    #[inline]
    #[must_use]
    pub fn ko(&self) -> Option<Ko> {
        self.ko
    }

    /// The number of stones that `color` has captured from the opponent (or the opponent by suicide).
    #[inline]
    #[must_use]
    pub fn captures(&self, color: Color) -> u32 {
        self.prisoners[color.index()]
    }

    /// The hash of the stones alone: what positional superko compares.
    #[inline]
    #[must_use]
    pub fn stones_hash(&self) -> Hash {
        self.hash
    }

    /// What [`stones_hash`](Self::stones_hash) would be after `color` played at the empty `point`, suicide included.
    #[must_use]
    pub fn stones_hash_after(&self, point: Point, color: Color) -> Hash {
        let mut hash = self.hash ^ zobrist::stone(point, color);
        let mut taken = PointSet::EMPTY;
        for n in point.neighbors() {
            if let Some(string) = self.string(n).filter(|s| s.color != color && s.liberty_count == 1) {
                taken = taken.union(&string.stones);
            }
        }
        let mut taken_color = color.opponent();
        if self.is_suicide(point, color) {
            hash ^= zobrist::stone(point, color);
            taken_color = color;
            for n in point.neighbors().into_iter().filter(|&n| self.at(n).is(color)) {
                taken = taken.union(&self.string_stones(n));
            }
        }
        taken.iter().fold(hash, |hash, stone| hash ^ zobrist::stone(stone, taken_color))
    }

    /// The hash of the stones and of the ko.
    #[inline]
    #[must_use]
    pub fn hash(&self) -> Hash {
        match self.ko {
            Some(ko) => self.hash ^ zobrist::ko(ko.point),
            None => self.hash,
        }
    }

    /// The hash of the same position without the stone of `color` at `point`, which captured nothing.
    #[inline]
    #[must_use]
    pub fn hash_without(&self, point: Point, color: Color) -> Hash {
        self.hash() ^ zobrist::stone(point, color)
    }

    /// How many moves can be undone.
    #[inline]
    #[must_use]
    pub fn depth(&self) -> usize {
        self.log.len()
    }

    /// How many moves were ever made on this board, undone ones included: the measure of work in reading.
    #[inline]
    #[must_use]
    pub fn moves_made(&self) -> u64 {
        self.moves_made
    }

    /// The same position laid in another orientation. Its moves cannot be undone.
    #[must_use]
    pub fn oriented(&self, orientation: Orientation) -> Self {
        self.mapped(|point| orientation.on_board(point, self.size), |color| color)
    }

    /// The same position with the colours exchanged. Its moves cannot be undone.
    #[must_use]
    pub fn color_swapped(&self) -> Self {
        self.mapped(|point| point, Color::opponent)
    }

    fn mapped(&self, place: impl Fn(Point) -> Point, recolor: impl Fn(Color) -> Color) -> Self {
        let mut cells = self.cells;
        for point in &self.all {
            cells[place(point).index()] = self.color_at(point).map_or(Cell::Empty, |color| recolor(color).into());
        }
        let mut image = self.clone();
        // A symmetric image of a position has all its liberties.
        let _ = image.rebuild(&cells);
        image.ko = self.ko.map(|ko| Ko { point: place(ko.point), color: recolor(ko.color) });
        for color in Color::BOTH {
            image.prisoners[recolor(color).index()] = self.prisoners[color.index()];
        }
        image
    }
}

/// Why a position could not be set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// No such size.
    #[error(transparent)]
    Size(#[from] BadSize),
    /// A stone cannot stand where it is asked for.
    #[error(transparent)]
    Stone(#[from] BadSetup),
}

impl PartialEq for Board {
    /// Whether the stones, the ko and the prisoners are the same; not whether the same moves can be undone.
    fn eq(&self, other: &Self) -> bool {
        self.size == other.size
            && self.stones == other.stones
            && self.ko == other.ko
            && self.prisoners == other.prisoners
    }
}

impl Eq for Board {}
