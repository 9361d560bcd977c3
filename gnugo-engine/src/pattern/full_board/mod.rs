//! Where do patterns match that show a whole board?
//!
//! A drawing with all four edges is a board of exactly its size. If it shows nothing vague, its stones in each
//! orientation are a key in a table, and one look finds all that match; otherwise it is compared with the board, some
//! nanoseconds an orientation. Drawings of a part of the board are left to the [`Matcher`].

use super::{Diagram, Matcher, RawMatch, Symbol};
use crate::board::{Board, Color, Orientation, Point, PointSet};
use rustc_hash::FxHashMap;

/// Finds the matches of a list of drawings, of whole boards and of parts.
#[derive(Clone, Debug)]
pub struct FullBoardMatcher {
    /// Whole boards without anything vague: by the stones of the player and of the opponent.
    definite: FxHashMap<(usize, PointSet, PointSet), Vec<RawMatch>>,
    /// The others.
    vague: Vec<Whole>,
    /// Drawings of parts of the board, and their numbers.
    parts: Matcher,
    numbers: Vec<u32>,
}

/// A whole board in one orientation.
#[derive(Clone, Debug)]
struct Whole {
    size: usize,
    /// Where stones of the player must stand, and where none may.
    own: [PointSet; 2],
    /// The same for the opponent's.
    enemy: [PointSet; 2],
    found: RawMatch,
}

impl FullBoardMatcher {
    /// Builds the tables.
    #[must_use]
    pub fn new(diagrams: &[&Diagram]) -> Self {
        let mut definite: FxHashMap<_, Vec<RawMatch>> = FxHashMap::default();
        let (mut vague, mut parts, mut numbers) = (Vec::new(), Vec::new(), Vec::new());
        for (number, &diagram) in (0..).zip(diagrams) {
            if !is_whole(diagram) {
                parts.push(diagram);
                numbers.push(number);
                continue;
            }
            for &orientation in diagram.symmetry.orientations() {
                let Some(whole) = Whole::new(number, diagram, orientation) else { continue };
                if whole.is_definite() {
                    definite.entry((whole.size, whole.own[0], whole.enemy[0])).or_default().push(whole.found);
                } else {
                    vague.push(whole);
                }
            }
        }
        Self { definite, vague, parts: Matcher::new(&parts), numbers }
    }

    /// Replaces `found` by the matches for `color` to move: in reading order of their anchors.
    pub fn find(&self, board: &Board, color: Color, found: &mut Vec<RawMatch>) {
        found.clear();
        if !self.numbers.is_empty() {
            self.parts.find(board, color, found);
        }
        for part in &mut *found {
            part.pattern = self.numbers.get(part.pattern as usize).copied().unwrap_or(part.pattern);
        }
        let (own, enemy) = (board.stones(color), board.stones(color.opponent()));
        if let Some(matches) = self.definite.get(&(board.size(), *own, *enemy)) {
            found.extend(matches);
        }
        let matching = self.vague.iter().filter(|whole| whole.size == board.size() && whole.matches(own, enemy));
        found.extend(matching.map(|whole| whole.found));
        found.sort_unstable();
    }
}

/// Whether a drawing shows a board with all its edges.
fn is_whole(diagram: &Diagram) -> bool {
    let edges = diagram.edges;
    edges.north && edges.south && edges.west && edges.east
}

impl Whole {
    /// Lays a drawing on the board. None if no board has its shape.
    fn new(number: u32, diagram: &Diagram, orientation: Orientation) -> Option<Self> {
        let size = diagram.height();
        if size != diagram.width() || Board::new(size).is_err() {
            return None;
        }
        let at = |row, column| orientation.on_board(Point::new(row, column), size);
        let (row, column) = diagram.anchor();
        let found = RawMatch { anchor: at(row, column), orientation, pattern: number };
        let mut whole = Self { size, own: Default::default(), enemy: Default::default(), found };
        for (row, column, symbol) in diagram.symbols() {
            let point = at(row, column);
            let (own, enemy) = match symbol {
                Symbol::Own | Symbol::OwnAnchor => (Some(0), Some(1)),
                Symbol::Enemy | Symbol::EnemyAnchor => (Some(1), Some(0)),
                Symbol::OwnOrEmpty => (None, Some(1)),
                Symbol::EnemyOrEmpty => (Some(1), None),
                Symbol::Any => (None, None),
                Symbol::Empty | Symbol::Move | Symbol::Inhibited | Symbol::Stop => (Some(1), Some(1)),
            };
            for (sets, which) in [(&mut whole.own, own), (&mut whole.enemy, enemy)] {
                if let Some(set) = which.and_then(|which: usize| sets.get_mut(which)) {
                    set.insert(point);
                }
            }
        }
        Some(whole)
    }

    /// Whether one thing only may be at each point.
    fn is_definite(&self) -> bool {
        let all = PointSet::board(self.size);
        [&self.own, &self.enemy].into_iter().all(|[there, not]| there.union(not) == all)
    }

    fn matches(&self, own: &PointSet, enemy: &PointSet) -> bool {
        let fits = |[there, not]: &[PointSet; 2], stones: &PointSet| there.is_subset(stones) && !not.intersects(stones);
        fits(&self.own, own) && fits(&self.enemy, enemy)
    }
}
