//! A database of patterns: all of one type, matched together.

use super::goal::{GoalRows, GoalTable};
use super::matching::{Tables, Tracked};
use super::{Diagram, Goal, Kind, Meanings, Pattern, RawMatch, Stones};
use crate::board::{Board, Color, Orientation, Point, PointSet};
use once_cell::sync::OnceCell;

/// A database: what `patterns! { pub static NAME: Kind; … }` declares.
pub struct Database<K: Kind> {
    name: &'static str,
    patterns: &'static [Pattern<K>],
    tables: OnceCell<Tables>,
    goals: OnceCell<GoalTable>,
}

impl<K: Kind> Database<K> {
    /// A database of these patterns.
    #[must_use]
    pub const fn new(name: &'static str, patterns: &'static [Pattern<K>]) -> Self {
        Self { name, patterns, tables: OnceCell::new(), goals: OnceCell::new() }
    }

    /// The name of the static.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Its patterns, as written.
    #[must_use]
    pub fn patterns(&self) -> &'static [Pattern<K>] {
        self.patterns
    }

    /// The tables that find the matches; built when they are first asked for.
    fn tables(&self) -> &Tables {
        self.tables.get_or_init(|| {
            let diagrams: Vec<&Diagram> = self.patterns.iter().map(|pattern| &pattern.diagram).collect();
            Tables::new(K::EXTENT, &diagrams)
        })
    }

    /// Where the diagrams match for `color` to move, whatever classes and constraints say: by the places of their
    /// anchors in reading order.
    #[must_use]
    pub fn matches(&self, board: &Board, color: Color) -> Vec<Match<K>> {
        let mut found = Vec::new();
        self.tables().find(board, color, &mut found);
        found.into_iter().filter_map(|raw| self.resolve(raw)).collect()
    }

    /// Replaces `found` by the moves that the patterns propose in any position of stones, each by the number of the pattern. Those of
    /// corners and whole boards are not found.
    pub(crate) fn moves_in(&self, position: &impl Stones, color: Color, found: &mut Vec<RawMatch>) {
        found.clear();
        if let Tables::Anywhere(matcher) = self.tables() {
            matcher.find_by_tables(position, color, found);
            let proposes = |raw: &RawMatch| self.patterns.get(raw.pattern as usize)?.diagram.move_cell();
            found.retain(|raw| proposes(raw).is_some());
        }
    }

    /// Those of the [matches](Self::matches) in which a stone of the goal is at one of the points that the type of database
    /// names ([`Kind::GOAL`]). A match costs some nanoseconds more than without a goal.
    #[must_use]
    pub fn matches_of_goal(&self, board: &Board, color: Color, goal: &PointSet) -> Vec<Match<K>> {
        let table = self.goals.get_or_init(|| {
            let diagrams: Vec<&Diagram> = self.patterns.iter().map(|pattern| &pattern.diagram).collect();
            GoalTable::new(&diagrams, K::GOAL)
        });
        let (mut found, rows) = (Vec::new(), GoalRows::new(goal, board.size()));
        self.tables().find(board, color, &mut found);
        let touching = found.into_iter().filter(|&raw| K::GOAL == Goal::None || table.touches(raw, &rows));
        touching.filter_map(|raw| self.resolve(raw)).collect()
    }

    /// The matches of a position, to be brought up to date when it changes.
    #[must_use]
    pub fn live(&self, board: &Board, color: Color) -> Live<'_, K> {
        Live { database: self, matches: self.tables().track(board, color) }
    }

    fn resolve(&self, raw: RawMatch) -> Option<Match<K>> {
        let pattern = self.patterns.get(raw.pattern as usize)?;
        Some(Match { pattern, anchor: raw.anchor, orientation: raw.orientation })
    }
}

impl<K: Kind> std::fmt::Debug for Database<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} database {} of {} patterns", K::NAME, self.name, self.patterns.len())
    }
}

/// The matches of a database in a position that changes.
#[derive(Debug)]
pub struct Live<'d, K: Kind> {
    database: &'d Database<K>,
    matches: Tracked<'d>,
}

impl<K: Kind> Live<'_, K> {
    /// Brings the matches up to date with the board, at the price of what changed since the last time.
    pub fn update(&mut self, board: &Board) {
        self.matches.update(board);
    }

    /// The matches, in no particular order.
    pub fn iter(&self) -> impl Iterator<Item = Match<K>> + '_ {
        self.matches.all().into_iter().filter_map(|raw| self.database.resolve(raw))
    }
}

/// A place where a pattern's diagram matches.
#[derive(Debug)]
pub struct Match<K: Kind> {
    /// The pattern.
    pub pattern: &'static Pattern<K>,
    /// Where its anchor lies: the move, or for a pattern without a move a stone ([`Diagram::anchor`](super::Diagram::anchor)).
    pub anchor: Point,
    /// How it lies on the board.
    pub orientation: Orientation,
}

impl<K: Kind> Clone for Match<K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K: Kind> Copy for Match<K> {}

impl<K: Kind> PartialEq for Match<K> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.pattern, other.pattern)
            && self.anchor == other.anchor
            && self.orientation == other.orientation
    }
}

impl<K: Kind> Eq for Match<K> {}

impl<K: Kind> Match<K> {
    /// The move that the pattern proposes, if it has one.
    #[must_use]
    pub fn move_point(&self) -> Option<Point> {
        self.pattern.diagram.move_cell().map(|_| self.anchor)
    }

    /// Where the point lies that is drawn at this row and column of the diagram, from 0 at its top left.
    #[must_use]
    pub fn point(&self, row: usize, column: usize) -> Point {
        self.placing()(row, column)
    }

    /// The same for all rows and columns, for who asks about many points.
    pub fn placing(&self) -> impl Fn(usize, usize) -> Point + use<K> {
        let ((r, c), orientation, anchor) = (self.pattern.diagram.anchor(), self.orientation, self.anchor);
        move |row, column| {
            let (rows, columns) = orientation.apply((row as i32 - r as i32, column as i32 - c as i32));
            anchor.long_step(rows, columns)
        }
    }

    /// What its classes say, if it is accepted.
    #[must_use]
    pub fn meanings(&self) -> Meanings {
        K::meanings(self.pattern.classes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns;
    use crate::playout::Random;

    patterns! {
        /// Drawings that are no squares, placed by moves and stones that are not in their corners.
        static DRAWINGS: Barrier;

        /// In the open.
        pattern! < Open1
            x.?.
            .O!x

            : 8, D
        >

        /// On the edge.
        pattern! < Edge1
            ?.o
            x*.
            ?.O
            ---

            : 8, B
        >

        /// In the corner.
        pattern! < Corner1
            |.,x
            |oOx
            +---

            : 8, D
        >

        /// A long one, with an axis.
        pattern! < Long1
            .,O,.

            : +, D
        >
    }

    /// On a board that is turned until the pattern lies on it as it is drawn, a point lies as many rows and columns from the anchor as
    /// in the drawing.
    #[test]
    fn a_point_of_a_match_lies_where_it_is_drawn() {
        let mut random = Random::new(10);
        let mut met = std::collections::BTreeMap::new();
        for n in 0..160 {
            let size = [5, 9, 13, 19][n % 4];
            let mut board = Board::new(size).expect("a size");
            for n in 0..random.below(size * size) {
                board.try_play(Point::new(random.below(size), random.below(size)), Color::BOTH[n % 2]);
            }
            for color in Color::BOTH {
                for found in DRAWINGS.matches(&board, color) {
                    let Match { pattern, anchor, orientation } = found;
                    let turned = board.oriented(orientation.inverse());
                    let (anchor, (r, c)) = (orientation.inverse().on_board(anchor, size), pattern.diagram.anchor());
                    let (top, left) = (anchor.row() - r, anchor.column() - c);
                    let place = found.placing();
                    for (row, column, symbol) in pattern.diagram.symbols() {
                        let drawn = Point::new(top + row, left + column);
                        assert!(symbol.accepts(turned.at(drawn), color));
                        let point = orientation.on_board(drawn, size);
                        assert_eq!(place(row, column), point, "{found:?}, row {row}, column {column}\n{board}");
                        assert_eq!(found.point(row, column), point);
                    }
                    *met.entry((pattern.name, orientation)).or_insert(0) += 1;
                }
            }
        }
        let all = |name, orientations| met.keys().filter(|met| met.0 == name).count() == orientations;
        assert!(all("Open1", 8) && all("Edge1", 8) && all("Corner1", 8) && all("Long1", 2), "{met:?}");
    }
}
