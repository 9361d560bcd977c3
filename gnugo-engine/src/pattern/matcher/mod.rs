//! Where do all drawings of a database match, at once?
//!
//! A look at each point's eight neighbours leads through a small decision graph to the drawings that may lie there, and
//! each of these is compared with the point's whole surroundings in one step. Some 50,000 cycles for a thousand patterns
//! on a full board; the tables are built in about a tenth of a second. Nothing is kept up to date while stones are played
//! and taken back; [`LiveMatches`] brings the matches of a position up to date when they are asked for.
//!
//! It gives exactly the matches of [`plain_matches`], which is the definition of a match.

mod build;
mod comparison;
mod live;
mod neighbours;
mod prior;
mod record;
mod scan;
mod tree;
mod window;

pub use live::LiveMatches;

use super::stones::Stones;
use super::{Diagram, plain_matches};
use crate::board::{Board, Color, Orientation, Point};
use record::{Far, Shape, state};
use scan::{Scratch, Tables};
use window::{CENTRE, Rows};

/// A place where a drawing matches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RawMatch {
    /// Where the anchor of the drawing lies ([`Diagram::anchor`]).
    pub anchor: Point,
    /// How it lies on the board.
    pub orientation: Orientation,
    /// Its number in the list that the matcher was made for.
    pub pattern: u32,
}

/// The smallest board that the tables are made for.
const SMALLEST: usize = 3;
/// The most drawings, each orientation counted, that the tables can number.
const MOST: usize = u16::MAX as usize;

/// Finds the matches of a list of drawings.
#[derive(Clone, Debug)]
pub struct Matcher {
    diagrams: Vec<Diagram>,
    /// The number of drawings from which on they are matched plainly, because the tables are full.
    plain: usize,
    tables: Tables,
    laid: Vec<Laid>,
    far: Vec<Vec<Far>>,
}

/// A drawing laid in an orientation.
#[derive(Clone, Copy, Debug)]
struct Laid {
    pattern: u32,
    /// The number of its conditions in [`Matcher::far`], from 1; 0 if it has none.
    far: u16,
    orientation: Orientation,
}

impl Matcher {
    /// Builds the tables.
    #[must_use]
    pub fn new(diagrams: &[&Diagram]) -> Self {
        Self::with_room_for(MOST, diagrams)
    }

    fn with_room_for(most: usize, diagrams: &[&Diagram]) -> Self {
        let (mut shapes, mut laid, mut far, mut plain) = (Vec::new(), Vec::new(), Vec::new(), 0);
        for (pattern, diagram) in diagrams.iter().enumerate() {
            let orientations = diagram.symmetry.orientations();
            if shapes.len() + orientations.len() > most {
                break;
            }
            plain = pattern + 1;
            for &orientation in orientations {
                let mut shape = Shape::new(diagram, orientation);
                let beyond = std::mem::take(&mut shape.far);
                let number = if beyond.is_empty() { 0 } else { far.len() as u16 + 1 };
                far.extend((number > 0).then_some(beyond));
                laid.push(Laid { pattern: pattern as u32, far: number, orientation });
                shapes.push(shape);
            }
        }
        group(&mut shapes, &mut laid);
        let anchored = |state: usize| shapes.iter().any(|shape: &Shape| shape.excludes[state] >> CENTRE & 1 == 0);
        let anchors = [state::EMPTY, state::OWN, state::ENEMY].map(anchored);
        let tree = build::build(&shapes, anchors);
        let tables = Tables { tree, tests: shapes.iter().map(|shape| shape.record.test()).collect() };
        Self { diagrams: diagrams.iter().map(|&&diagram| diagram).collect(), plain, tables, laid, far }
    }

    /// Replaces `found` by the matches for `color` to move: point by point in reading order of their anchors, and at
    /// a point in an order that is always the same.
    pub fn find(&self, board: &Board, color: Color, found: &mut Vec<RawMatch>) {
        self.find_by_tables(board, color, found);
        self.find_plainly(board, color, found);
    }

    /// The same in any position of stones, but for the matches that the tables do not know of.
    pub(crate) fn find_by_tables(&self, position: &impl Stones, color: Color, found: &mut Vec<RawMatch>) {
        found.clear();
        let size = position.size();
        if size >= SMALLEST {
            let rows = Rows::new(position, color);
            self.tables.scan(&rows, &scan::all(size), &mut Scratch::new(), |anchor, id| {
                let laid = self.laid[usize::from(id)];
                if self.holds_far(laid, position, color, anchor) {
                    found.push(RawMatch { anchor, orientation: laid.orientation, pattern: laid.pattern });
                }
            });
        }
    }

    /// Adds the matches that the tables do not know of: all of them on the smallest boards, and those of the drawings
    /// for which the tables have no room.
    fn find_plainly(&self, board: &Board, color: Color, found: &mut Vec<RawMatch>) {
        let first = if board.size() < SMALLEST { 0 } else { self.plain };
        let (before, diagrams) = (found.len(), self.diagrams.iter().enumerate().skip(first));
        for (pattern, diagram) in diagrams {
            let matches = plain_matches(diagram, board, color).into_iter();
            found.extend(matches.map(|(anchor, orientation)| RawMatch {
                anchor,
                orientation,
                pattern: pattern as u32,
            }));
        }
        if found.len() > before {
            found.sort_by_key(|found| found.anchor);
        }
    }

    #[inline]
    fn holds_far(&self, laid: Laid, position: &impl Stones, color: Color, anchor: Point) -> bool {
        laid.far == 0 || self.far[usize::from(laid.far) - 1].iter().all(|far| far.holds(position, color, anchor))
    }

    /// The size of the tables in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.tables.tree.bytes() + size_of_val(&self.tables.tests[..]) + size_of_val(&self.laid[..])
    }
}

/// Brings drawings that look alike next to each other, so that those that are compared at a point lie close together in
/// memory.
fn group(shapes: &mut Vec<Shape>, laid: &mut Vec<Laid>) {
    let mut order: Vec<usize> = (0..shapes.len()).collect();
    order.sort_by_cached_key(|&n| shapes[n].around_anchor());
    *laid = order.iter().map(|&n| laid[n]).collect();
    *shapes = order.into_iter().map(|n| std::mem::take(&mut shapes[n])).collect();
}
