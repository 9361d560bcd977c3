//! Which strings are one group, because the opponent cannot cut them?
//!
//! The Connection databases say so (spec/patterns.texi, "The Connections Database"): patterns of class `B` mark cutting
//! points first, then those of class `C` join the strings that they show. Without such databases every string stands
//! alone. A cut that needs more reading than a pattern does is not seen.

use crate::board::{Board, CELLS, Color, Point, PointSet};
use crate::pattern::{Connection, Database, Match, Surroundings, Symbol};
use crate::reading::{Outcome, Reader};
use crate::worms::Worms;

/// The strings of a position, joined to groups.
#[derive(Clone, Debug)]
pub(super) struct Groups {
    /// For each string's first stone the first stone of another one of its group, or itself at the end of the chain.
    joined: [Point; CELLS],
    origins: Vec<(Point, Point, usize)>,
}

impl Groups {
    /// Joins what the databases say is connected.
    pub(super) fn new(
        board: &mut Board,
        reader: &mut Reader,
        worms: &Worms,
        databases: &[&'static Database<Connection>],
    ) -> Self {
        let joined = std::array::from_fn(Point::from_index);
        let mut groups = Self { joined, origins: Vec::new() };
        for color in Color::BOTH {
            groups.join_all(board, reader, worms, databases, color);
        }
        let sizes: Vec<_> = worms.iter().map(|worm| (worm.origin, groups.root(worm.origin), worm.size())).collect();
        groups.origins = sizes;
        groups
    }

    fn join_all(
        &mut self,
        board: &mut Board,
        reader: &mut Reader,
        worms: &Worms,
        databases: &[&'static Database<Connection>],
        color: Color,
    ) {
        let mut matches = Vec::new();
        for database in databases {
            matches.extend(database.accepted(&mut Surroundings::new(board, reader, color)));
        }
        let cuts: PointSet = matches
            .iter()
            .filter(|(found, _)| found.pattern.classes.has('B'))
            .flat_map(|(found, _)| points(found, Symbol::Inhibited))
            .collect();
        for (found, _) in matches.iter().filter(|(found, _)| found.pattern.classes.has('C')) {
            let open: PointSet = points(found, Symbol::Empty).chain(points(found, Symbol::Move)).collect();
            if open.intersects(&cuts) {
                continue;
            }
            let strings = worms.among(points(found, Symbol::Own), color);
            let safe = strings.iter().filter(|worm| worm.attack() == Outcome::Lost).map(|worm| worm.origin);
            let mut safe = safe.peekable();
            while let Some(origin) = safe.next() {
                if let Some(&next) = safe.peek() {
                    self.join(origin, next);
                }
            }
        }
    }

    fn join(&mut self, a: Point, b: Point) {
        let (a, b) = (self.root(a), self.root(b));
        self.joined[a.index()] = b;
    }

    fn root(&self, mut point: Point) -> Point {
        while self.joined[point.index()] != point {
            point = self.joined[point.index()];
        }
        point
    }

    /// Whether two strings, by their first stones, are one group.
    pub(super) fn are_one(&self, a: Point, b: Point) -> bool {
        self.root(a) == self.root(b)
    }

    /// The number of stones of a string's group.
    pub(super) fn stones(&self, origin: Point) -> usize {
        let root = self.root(origin);
        self.origins.iter().filter(|(_, other, _)| *other == root).map(|(_, _, size)| size).sum()
    }
}

/// Where a match has this symbol.
fn points(found: &Match<Connection>, symbol: Symbol) -> impl Iterator<Item = Point> + '_ {
    let cells = found.pattern.diagram.symbols().filter(move |&(_, _, drawn)| drawn == symbol);
    cells.map(|(row, column, _)| found.point(row, column))
}
