//! What does a drawing, laid in one orientation, ask of the window around its anchor?
//!
//! A [`Record`] is the whole drawing as one masked comparison of a window. What lies beyond the window, in drawings
//! that are wider, is kept as a list of [`Far`] conditions, to be looked at on the board when the rest has matched.

use super::comparison::Test;
use super::window::{NEVER_SET, PLACES, Side, Window, offset, place_bit};
use crate::board::{Color, Orientation, Point};
use crate::pattern::stones::Stones;
use crate::pattern::{Diagram, Symbol};

/// The comparison: a window matches if it has these values where the mask is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Record {
    mask: Window,
    value: Window,
}

impl Record {
    /// The comparison in the form that is quick to make.
    pub(super) fn test(&self) -> Test {
        Test::new(self.mask, self.value)
    }

    fn ask(&mut self, plane: usize, bit: usize, set: bool) {
        let contradicts = self.mask[plane] >> bit & 1 == 1 && (self.value[plane] >> bit & 1 == 1) != set;
        self.mask[plane] |= 1 << bit | u64::from(contradicts) << NEVER_SET;
        self.value[plane] |= u64::from(set) << bit | u64::from(contradicts) << NEVER_SET;
    }
}

/// A condition on a place that the window does not show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Far {
    rows: i32,
    columns: i32,
    /// What must be there; `None` if the place must be off the board.
    symbol: Option<Symbol>,
}

impl Far {
    /// Whether the condition holds for a drawing anchored at `anchor`.
    pub(super) fn holds(&self, position: &impl Stones, color: Color, anchor: Point) -> bool {
        match (anchor.offset(self.rows, self.columns, position.size()), self.symbol) {
            (Some(point), Some(symbol)) => symbol.accepts(position.at(point), color),
            (None, None) => true,
            _ => false,
        }
    }
}

/// A drawing in one orientation.
#[derive(Clone, Default, Debug)]
pub(super) struct Shape {
    pub(super) record: Record,
    pub(super) far: Vec<Far>,
    /// For each state of a place (empty, own, the opponent's, off the board): where it cannot be, as bits of a window.
    ///
    /// This says more than the record, which leaves what follows from the edges to the bits for their distance.
    pub(super) excludes: [u64; 4],
}

/// The states of a place, as the two bits that a window has for it.
pub(super) mod state {
    pub(in crate::pattern::matcher) const EMPTY: usize = 0;
    pub(in crate::pattern::matcher) const OWN: usize = 1;
    pub(in crate::pattern::matcher) const ENEMY: usize = 2;
    pub(in crate::pattern::matcher) const OFF: usize = 3;
}

impl Shape {
    /// Lays a drawing in an orientation.
    pub(super) fn new(diagram: &Diagram, orientation: Orientation) -> Self {
        let mut shape = Self { record: Record::default(), far: Vec::new(), excludes: [0; 4] };
        let mut extent = [0_i32; 4];
        for element in diagram.elements() {
            let (rows, columns) = orientation.apply((element.rows, element.columns));
            for (most, n) in extent.iter_mut().zip([-rows, rows, -columns, columns]) {
                *most = (*most).max(n);
            }
            shape.add(rows, columns, element.symbol);
        }
        for (side, lines) in [Side::North, Side::South, Side::West, Side::East].into_iter().zip(extent) {
            shape.needs_room(side, lines);
        }
        for place in edges(diagram) {
            shape.needs_edge(orientation.apply(place));
        }
        shape
    }

    /// What it says of the places around its anchor, the nearest first: for each which states it cannot have.
    pub(super) fn around_anchor(&self) -> Vec<u8> {
        let mut places: Vec<usize> = (0..PLACES).filter(|&place| distance(place) <= 5).collect();
        places.sort_by_key(|&place| distance(place));
        let excluded = |place: usize| (0..4).map(|state| (self.excludes[state] >> place & 1) << state).sum::<u64>();
        places.into_iter().map(|place| excluded(place) as u8).collect()
    }

    /// A point of the drawing.
    fn add(&mut self, rows: i32, columns: i32, symbol: Symbol) {
        let Some(bit) = place_bit(rows, columns) else {
            // That the point is on the board follows from the room that the drawing needs.
            if symbol != Symbol::Any {
                self.far.push(Far { rows, columns, symbol: Some(symbol) });
            }
            return;
        };
        let (own, enemy) = match symbol {
            Symbol::Own | Symbol::OwnAnchor => (Some(true), Some(false)),
            Symbol::Enemy | Symbol::EnemyAnchor => (Some(false), Some(true)),
            Symbol::Empty | Symbol::Move | Symbol::Inhibited | Symbol::Stop => (Some(false), Some(false)),
            Symbol::OwnOrEmpty => (None, Some(false)),
            Symbol::EnemyOrEmpty => (Some(false), None),
            Symbol::Any => (None, None),
        };
        for (plane, wanted) in [own, enemy].into_iter().enumerate() {
            if let Some(set) = wanted {
                self.record.ask(plane, bit, set);
            }
        }
        for (state, excluded) in self.excludes.iter_mut().enumerate() {
            let wrong = |plane: usize, wanted: Option<bool>| wanted.is_some_and(|set| set != (state >> plane & 1 == 1));
            if state == state::OFF || wrong(0, own) || wrong(1, enemy) {
                *excluded |= 1 << bit;
            }
        }
    }

    /// The drawing has points as many lines away on this side: the board must have them.
    fn needs_room(&mut self, side: Side, lines: i32) {
        if lines == 0 {
            return;
        }
        match side.more_than(lines as usize - 1) {
            Some((plane, bit)) => self.record.ask(plane, bit, true),
            None => {
                let (rows, columns) = match side {
                    Side::North => (-lines, 0),
                    Side::South => (lines, 0),
                    Side::West => (0, -lines),
                    Side::East => (0, lines),
                };
                self.far.push(Far { rows, columns, symbol: Some(Symbol::Any) });
            }
        }
    }

    /// This place must be off the board; it lies straight to one side of the anchor.
    fn needs_edge(&mut self, (rows, columns): (i32, i32)) {
        let (side, lines) = match (rows, columns) {
            (rows, _) if rows < 0 => (Side::North, -rows),
            (rows, _) if rows > 0 => (Side::South, rows),
            (_, columns) if columns < 0 => (Side::West, -columns),
            (_, columns) => (Side::East, columns),
        };
        // No more lines than up to just before that place.
        match (lines as usize).checked_sub(1).and_then(|lines| side.more_than(lines)) {
            Some((plane, bit)) => self.record.ask(plane, bit, false),
            None => self.far.push(Far { rows, columns, symbol: None }),
        }
        let beyond = |r: i32, c: i32| match side {
            Side::North => r <= rows,
            Side::South => r >= rows,
            Side::West => c <= columns,
            Side::East => c >= columns,
        };
        let places = (0..PLACES).filter(|&bit| {
            let (r, c) = offset(bit);
            beyond(r, c)
        });
        let off: u64 = places.map(|bit| 1 << bit).sum();
        for state in [state::EMPTY, state::OWN, state::ENEMY] {
            self.excludes[state] |= off;
        }
    }
}

/// The square of the distance of a place from the anchor.
fn distance(place: usize) -> i32 {
    let (rows, columns) = offset(place);
    rows * rows + columns * columns
}

/// For each side that is drawn as the edge: the nearest place straight beyond it, as seen from the anchor.
fn edges(diagram: &Diagram) -> impl Iterator<Item = (i32, i32)> {
    let (row, column) = diagram.anchor();
    let (row, column) = (row as i32, column as i32);
    let (below, right) = (diagram.height() as i32 - row, diagram.width() as i32 - column);
    let edges = diagram.edges;
    let sides = [
        (edges.north, (-row - 1, 0)),
        (edges.south, (below, 0)),
        (edges.west, (0, -column - 1)),
        (edges.east, (0, right)),
    ];
    sides.into_iter().filter(|(drawn, _)| *drawn).map(|(_, place)| place)
}
