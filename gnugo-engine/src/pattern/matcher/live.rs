//! The matches of a position that changes, kept up to date at the price of what changed.
//!
//! After a move without a capture some 26 points have other surroundings than before; only those are looked at again.
//! It does not matter how the board came to its position: moves, undone moves and setting up are all the same.

use super::scan::{self, Scratch};
use super::window::Rows;
use super::{Matcher, RawMatch, SMALLEST};
use crate::board::{Board, Color, MAX_SIZE, Point};

/// The matches of a position for one colour.
#[derive(Clone, Debug)]
pub struct LiveMatches<'m> {
    matcher: &'m Matcher,
    color: Color,
    rows: Rows,
    scratch: Box<Scratch>,
    /// For each point, row by row, the drawings that match there.
    near: Vec<Vec<u16>>,
    /// Drawings that match as far as the windows show, and whether what lies beyond is right too.
    far: Vec<(Point, u16, bool)>,
    /// Matches that the tables do not know of.
    plain: Vec<RawMatch>,
}

impl Matcher {
    /// The matches of a position, to be brought up to date when it changes.
    #[must_use]
    pub fn live(&self, board: &Board, color: Color) -> LiveMatches<'_> {
        LiveMatches::new(self, board, color)
    }
}

impl<'m> LiveMatches<'m> {
    /// The matches of `board` for `color` to move.
    fn new(matcher: &'m Matcher, board: &Board, color: Color) -> Self {
        let mut live = Self {
            matcher,
            color,
            rows: Rows::new(board, color),
            scratch: Box::new(Scratch::new()),
            near: vec![Vec::new(); MAX_SIZE * MAX_SIZE],
            far: Vec::new(),
            plain: Vec::new(),
        };
        live.look_at(board, &scan::all(board.size()));
        live
    }

    /// Brings the matches up to date with the board.
    pub fn update(&mut self, board: &Board) {
        let rows = Rows::new(board, self.color);
        if rows.size() != self.rows.size() {
            *self = Self::new(self.matcher, board, self.color);
            return;
        }
        let changes = rows.changes(&self.rows);
        if changes.iter().any(|columns| *columns != 0) {
            self.rows = rows;
            self.look_at(board, &scan::around(&changes, board.size()));
        }
    }

    /// Looks at some points again, and at all that lies beyond windows.
    fn look_at(&mut self, board: &Board, points: &scan::Points) {
        let Self { matcher, color, rows, scratch, near, far, plain } = self;
        plain.clear();
        matcher.find_plainly(board, *color, plain);
        if board.size() < SMALLEST {
            return;
        }
        for (row, &columns) in points.iter().enumerate() {
            let mut left = columns;
            while left != 0 {
                near[row * MAX_SIZE + left.trailing_zeros() as usize].clear();
                left &= left - 1;
            }
        }
        far.retain(|(point, ..)| points[point.row()] >> point.column() & 1 == 0);
        matcher.tables.scan(rows, points, scratch, |anchor, id| {
            if matcher.laid[usize::from(id)].far == 0 {
                near[anchor.row() * MAX_SIZE + anchor.column()].push(id);
            } else {
                far.push((anchor, id, false));
            }
        });
        for (anchor, id, holds) in far {
            *holds = matcher.holds_far(matcher.laid[usize::from(*id)], board, *color, *anchor);
        }
    }

    /// The matches, in no particular order.
    pub fn iter(&self) -> impl Iterator<Item = RawMatch> + '_ {
        let raw = |anchor: Point, id: u16| {
            let laid = self.matcher.laid[usize::from(id)];
            RawMatch { anchor, orientation: laid.orientation, pattern: laid.pattern }
        };
        let at = |place: usize| Point::new(place / MAX_SIZE, place % MAX_SIZE);
        let near =
            self.near.iter().enumerate().flat_map(move |(place, ids)| ids.iter().map(move |&id| (at(place), id)));
        let far = self.far.iter().filter(|(.., holds)| *holds).map(|&(anchor, id, _)| (anchor, id));
        near.chain(far).map(move |(anchor, id)| raw(anchor, id)).chain(self.plain.iter().copied())
    }

    /// The number of matches.
    #[must_use]
    pub fn len(&self) -> usize {
        let near: usize = self.near.iter().map(Vec::len).sum();
        near + self.far.iter().filter(|(.., holds)| *holds).count() + self.plain.len()
    }

    /// Whether nothing matches.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
