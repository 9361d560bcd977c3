//! Where do the patterns of a corner match? All of them at once, by a walk down a tree of stones.
//!
//! (spec/patterns.texi, "Corner Matcher".) A node of the tree, a *variation*, is one more stone: where it stands as seen
//! from the corner, whether it has the colour of the first stone of its branch, and how many stones there are in its
//! *area*, the rectangle between it and the corner. A branch ends where the board has another stone or another number
//! of stones. A pattern hangs on the variation that is its move; it matches if all stones above it are there and its
//! rectangle has no others, so that every point that it draws empty is empty without being looked at.
//!
//! Patterns qualify that lie in a corner, show nothing vague and have one move. Whatever else it is given is matched
//! plainly. 1,600 patterns cost 14 µs a board (`cargo bench --bench corner`).

mod build;
mod drawing;

use super::{Diagram, RawMatch, plain_matches};
use crate::board::{Board, Color, MAX_SIZE, Orientation, Point};
use build::Tree;
use drawing::Drawing;

/// Finds the matches of a list of drawings in corners.
#[derive(Clone, Debug)]
pub struct CornerMatcher {
    /// In the order of a walk: the variations below one follow it.
    variations: Vec<Variation>,
    patterns: Vec<Attached>,
    /// How many lines from its edges anything asks about.
    reach: usize,
    /// What does not qualify, with its number.
    plain: Vec<(u32, Diagram)>,
}

/// A stone, or a move, below the stones that stand before it in its branch.
#[derive(Clone, Debug)]
struct Variation {
    /// Lines from the two edges of the corner, from 0.
    place: (u8, u8),
    /// Whether the stone has the colour of the first one.
    same: bool,
    /// The number of stones in the area of the place, this one counted.
    stones: u16,
    /// Where the variations end that are below this one.
    end: u32,
    /// Which patterns have their move here: from and to.
    patterns: (u32, u32),
}

/// A pattern whose move is a variation.
#[derive(Clone, Debug)]
struct Attached {
    number: u32,
    height: u8,
    width: u8,
    stones: u16,
    /// For each view of the board the orientation of the pattern as it is drawn; none where its symmetry says that
    /// another one stands for it.
    orientations: [Option<Orientation>; 8],
}

/// The ways to look at a corner, in pairs: one corner each, seen along one edge and along the other.
const VIEWS: [[Orientation; 2]; 4] = [
    [Orientation::Identity, Orientation::Backslash],
    [Orientation::Vertical, Orientation::Right],
    [Orientation::Half, Orientation::Slash],
    [Orientation::Horizontal, Orientation::Left],
];

impl CornerMatcher {
    /// Builds the tree.
    #[must_use]
    pub fn new(diagrams: &[&Diagram]) -> Self {
        let (mut drawings, mut plain) = (Vec::new(), Vec::new());
        for (number, &diagram) in (0..).zip(diagrams) {
            match Drawing::new(diagram) {
                Some(drawing) => drawings.push((number, drawing)),
                None => plain.push((number, *diagram)),
            }
        }
        // Patterns with few stones first: those with more go on where they end.
        drawings.sort_by_key(|(number, drawing)| (drawing.stones.len(), *number));
        let mut tree = Tree::default();
        for (index, (_, drawing)) in drawings.iter().enumerate() {
            tree.add(index, drawing);
        }
        let reach = drawings.iter().map(|(_, drawing)| usize::from(drawing.height.max(drawing.width))).max();
        let (variations, patterns) = (Vec::new(), Vec::new());
        let mut matcher = Self { variations, patterns, reach: reach.unwrap_or(0).min(MAX_SIZE), plain };
        tree.lay_out(&mut |place, same, stones, patterns: &[usize]| {
            let begin = matcher.patterns.len() as u32;
            let attached = patterns.iter().filter_map(|&index| drawings.get(index)).map(attach);
            matcher.patterns.extend(attached);
            let end = matcher.patterns.len() as u32;
            matcher.variations.push(Variation { place, same, stones, end: 0, patterns: (begin, end) });
            matcher.variations.len() - 1
        })
        .into_iter()
        .for_each(|(index, end)| matcher.variations[index].end = end as u32);
        matcher
    }

    /// Replaces `found` by the matches for `color` to move: in reading order of their moves.
    pub fn find(&self, board: &Board, color: Color, found: &mut Vec<RawMatch>) {
        found.clear();
        for views in VIEWS {
            let counts = Counts::new(board, views[0], self.reach.min(board.size()));
            for (view, turned) in views.into_iter().zip([false, true]) {
                let mut walk = Walk { matcher: self, board, color, view, turned, counts: &counts, found };
                walk.below(0, self.variations.len(), None);
            }
        }
        for (number, diagram) in &self.plain {
            let matches = plain_matches(diagram, board, color).into_iter();
            found.extend(matches.map(|(anchor, orientation)| RawMatch { anchor, orientation, pattern: *number }));
        }
        found.sort_unstable();
    }

    /// The number of variations.
    #[must_use]
    pub fn len(&self) -> usize {
        self.variations.len()
    }

    /// Whether there is no variation.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.variations.is_empty()
    }
}

fn attach((number, drawing): &(u32, Drawing)) -> Attached {
    Attached {
        number: *number,
        height: drawing.height,
        width: drawing.width,
        stones: drawing.stones.len() as u16,
        orientations: Orientation::ALL.map(|view| drawing.orientation_in(view)),
    }
}

/// How many stones there are in the area of each point, for one corner.
struct Counts([[u16; MAX_SIZE + 1]; MAX_SIZE + 1]);

impl Counts {
    /// Counts the stones in so many lines from the corner at which a view that exchanges no rows and columns begins.
    fn new(board: &Board, view: Orientation, lines: usize) -> Self {
        let mut counts = [[0; MAX_SIZE + 1]; MAX_SIZE + 1];
        let from_south = matches!(view, Orientation::Half | Orientation::Horizontal);
        let from_east = matches!(view, Orientation::Half | Orientation::Vertical);
        for row in 0..lines {
            let n = if from_south { board.size() - 1 - row } else { row };
            let stones = board.stones(Color::Black).row(n) | board.stones(Color::White).row(n);
            let stones = if from_east { stones.reverse_bits() >> (u32::BITS as usize - board.size()) } else { stones };
            let mut in_row = 0;
            for column in 0..lines {
                in_row += (stones >> column & 1) as u16;
                counts[row + 1][column + 1] = counts[row][column + 1] + in_row;
            }
        }
        Self(counts)
    }
}

/// A walk through the tree in one view of the board.
struct Walk<'a> {
    matcher: &'a CornerMatcher,
    board: &'a Board,
    color: Color,
    view: Orientation,
    /// Whether rows and columns are exchanged against the counts.
    turned: bool,
    counts: &'a Counts,
    found: &'a mut Vec<RawMatch>,
}

impl Walk<'_> {
    /// Looks at the variations of a range that are not below another one of it. `first` is the colour of the first
    /// stone of the branch.
    fn below(&mut self, begin: usize, end: usize, first: Option<Color>) {
        let mut next = begin;
        while next < end {
            let Some(variation) = self.matcher.variations.get(next) else { return };
            let below = next + 1;
            next = variation.end as usize;
            let (row, column) = (usize::from(variation.place.0), usize::from(variation.place.1));
            if row.max(column) >= self.board.size() {
                continue;
            }
            let point = self.view.on_board(Point::new(row, column), self.board.size());
            self.suggest(variation, point, first);
            if next > below
                && let Some(stone) = self.board.color_at(point)
                && first.is_none_or(|first| (stone == first) == variation.same)
                && self.count(row + 1, column + 1) == variation.stones
            {
                self.below(below, next, first.or(Some(stone)));
            }
        }
    }

    /// Adds the patterns whose move is here, if nothing else stands where they lie.
    fn suggest(&mut self, variation: &Variation, anchor: Point, first: Option<Color>) {
        let (begin, end) = variation.patterns;
        if begin == end || first.is_some_and(|first| (first == self.color) != variation.same) {
            return;
        }
        for pattern in &self.matcher.patterns[begin as usize..end as usize] {
            let (height, width) = (usize::from(pattern.height), usize::from(pattern.width));
            if height.max(width) > self.board.size() || self.count(height, width) != pattern.stones {
                continue;
            }
            if let Some(orientation) = pattern.orientations[self.view as usize] {
                self.found.push(RawMatch { anchor, orientation, pattern: pattern.number });
            }
        }
    }

    /// The number of stones in so many rows and columns of the corner.
    fn count(&self, rows: usize, columns: usize) -> u16 {
        let (rows, columns) = if self.turned { (columns, rows) } else { (rows, columns) };
        self.counts.0[rows][columns]
    }
}
