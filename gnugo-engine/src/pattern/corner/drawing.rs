//! What does a pattern show, as seen from its corner?

use crate::board::Orientation;
use crate::pattern::{Diagram, Symbol};

/// Lines from the two edges of a corner, from 0.
pub(super) type Place = (u8, u8);

/// A drawing turned so that its corner is at the top left.
#[derive(Clone, Debug)]
pub(super) struct Drawing {
    pub(super) height: u8,
    pub(super) width: u8,
    /// Its stones, and whether they are of the player to move.
    pub(super) stones: Vec<(Place, bool)>,
    /// Its move.
    pub(super) point: Place,
    /// The orientations of the drawing that are tried, each as the one of what is stored here.
    views: [Option<Orientation>; 8],
}

impl Drawing {
    /// Turns a drawing into the top left corner. None if it does not qualify: it does not lie in a corner, shows
    /// something vague, or has not one move.
    pub(super) fn new(diagram: &Diagram) -> Option<Self> {
        let turn = turn_of(diagram)?;
        let (height, width) = (diagram.height(), diagram.width());
        let swapped = matches!(turn, Orientation::Left | Orientation::Right);
        let place = |row: usize, column: usize| {
            let (row, column) = turn.apply((row as i32, column as i32));
            let last = turn.apply((height as i32 - 1, width as i32 - 1));
            (u8::try_from(row - last.0.min(0)).ok()).zip(u8::try_from(column - last.1.min(0)).ok())
        };
        let (mut stones, mut point) = (Vec::new(), None);
        for (row, column, symbol) in diagram.symbols() {
            match symbol {
                Symbol::Own | Symbol::Enemy => stones.push((place(row, column)?, symbol == Symbol::Own)),
                Symbol::Move if point.is_none() => point = place(row, column),
                Symbol::Empty => {}
                _ => return None,
            }
        }
        let (height, width) = (u8::try_from(height).ok()?, u8::try_from(width).ok()?);
        let mut views = [None; 8];
        for &orientation in diagram.symmetry.orientations() {
            views[turn.inverse().then(orientation) as usize] = Some(orientation);
        }
        let (height, width) = if swapped { (width, height) } else { (height, width) };
        Some(Self { height, width, stones, point: point?, views })
    }

    /// The orientation in which the drawing as it is written lies, if what is stored here lies in `view`.
    pub(super) fn orientation_in(&self, view: Orientation) -> Option<Orientation> {
        self.views[view as usize]
    }

    /// The number of stones between a place and the corner, its own counted.
    pub(super) fn stones_within(&self, (row, column): Place) -> u16 {
        self.stones.iter().filter(|((r, c), _)| *r <= row && *c <= column).count() as u16
    }
}

/// The turn that brings the corner of a drawing to the top left; none if it does not lie in one corner.
fn turn_of(diagram: &Diagram) -> Option<Orientation> {
    let edges = diagram.edges;
    match (edges.north, edges.south, edges.west, edges.east) {
        (true, false, true, false) => Some(Orientation::Identity),
        (true, false, false, true) => Some(Orientation::Left),
        (false, true, false, true) => Some(Orientation::Half),
        (false, true, true, false) => Some(Orientation::Right),
        _ => None,
    }
}
