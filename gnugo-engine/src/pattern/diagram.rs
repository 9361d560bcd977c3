//! What a pattern's drawing says, point by point.

use crate::board::{Cell, Color, Orientation};

/// A drawing: rows of symbols, the sides that are the board's edge, and its symmetry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// The symbols without the edges; all rows are equally long.
    pub rows: &'static [&'static str],
    /// The sides that lie on the board's edge.
    pub edges: Edges,
    /// The orientations that are the same.
    pub symmetry: Symmetry,
}

/// Which sides of a drawing are the board's edge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Edges {
    /// A row of `-` above.
    pub north: bool,
    /// A row of `-` below.
    pub south: bool,
    /// `|` on the left.
    pub west: bool,
    /// `|` on the right.
    pub east: bool,
}

/// Which orientations of a drawing are the same, by the code of its class line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symmetry {
    /// `8`: none is the same as another.
    None,
    /// `|`: mirrored at the vertical axis.
    Vertical,
    /// `-`: mirrored at the horizontal axis.
    Horizontal,
    /// `/`: mirrored at that diagonal.
    Slash,
    /// `\`: mirrored at that diagonal.
    Backslash,
    /// `+`: mirrored at both axes.
    Plus,
    /// `X`: mirrored at both diagonals.
    Cross,
    /// `O`: turned by half.
    Half,
    /// All eight are the same.
    All,
}

impl Symmetry {
    /// The orientations to try: the fewest that cover all eight (spec/patterns.texi, "Symmetry and transformations").
    #[must_use]
    pub fn orientations(self) -> &'static [Orientation] {
        match self {
            Self::None => &Orientation::ALL,
            Self::Vertical | Self::Horizontal | Self::Slash | Self::Backslash => &Orientation::ALL[..4],
            Self::Half => &Orientation::ALL[2..6],
            Self::Plus | Self::Cross => &Orientation::ALL[..2],
            Self::All => &Orientation::ALL[..1],
        }
    }
}

/// What a pattern wants at a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symbol {
    /// `O`: a stone of ours.
    Own,
    /// `X`: a stone of the opponent's.
    Enemy,
    /// `.`: empty.
    Empty,
    /// `o`: ours or empty.
    OwnOrEmpty,
    /// `x`: the opponent's or empty.
    EnemyOrEmpty,
    /// `?`: anything on the board.
    Any,
    /// `*`: the move; empty.
    Move,
    /// `!`: empty, with a meaning of its own by the type of database. In connection patterns the connection is
    /// inhibited here; in barriers influence is weakened, or it is where an intruder goes; in vital patterns the defence
    /// is here; in handicap patterns a further stone goes here.
    Inhibited,
    /// `,` in barriers: empty, and influence stops here.
    Stop,
    /// `Q`: a stone of ours, by which the pattern is placed.
    OwnAnchor,
    /// `Y`: a stone of the opponent's, by which the pattern is placed.
    EnemyAnchor,
}

impl Symbol {
    /// The symbol for a character of a drawing.
    #[must_use]
    pub const fn from_char(symbol: char) -> Option<Self> {
        Some(match symbol {
            'O' => Self::Own,
            'X' => Self::Enemy,
            '.' => Self::Empty,
            'o' => Self::OwnOrEmpty,
            'x' => Self::EnemyOrEmpty,
            '?' => Self::Any,
            '*' => Self::Move,
            '!' => Self::Inhibited,
            ',' => Self::Stop,
            'Q' => Self::OwnAnchor,
            'Y' => Self::EnemyAnchor,
            _ => return None,
        })
    }

    /// Which of the symbols of a drawing places it on the board: the one with the least number.
    const fn anchor_rank(self) -> Option<u8> {
        Some(match self {
            Self::Move => 0,
            Self::OwnAnchor => 1,
            Self::EnemyAnchor => 2,
            Self::Own => 3,
            Self::Enemy => 4,
            Self::Empty => 5,
            Self::Stop => 6,
            Self::Inhibited => 7,
            Self::OwnOrEmpty | Self::EnemyOrEmpty | Self::Any => return None,
        })
    }

    /// Whether a place of the board is what the symbol wants, for a pattern of `own` to move.
    #[must_use]
    pub fn accepts(self, cell: Cell, own: Color) -> bool {
        match self {
            Self::Own | Self::OwnAnchor => cell.is(own),
            Self::Enemy | Self::EnemyAnchor => cell.is(own.opponent()),
            Self::Empty | Self::Move | Self::Inhibited | Self::Stop => cell.is_empty(),
            Self::OwnOrEmpty => cell.is_empty() || cell.is(own),
            Self::EnemyOrEmpty => cell.is_empty() || cell.is(own.opponent()),
            Self::Any => cell != Cell::Off,
        }
    }
}

/// A point of a drawing: how far from its anchor, and what it wants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Element {
    /// Rows down from the anchor.
    pub rows: i32,
    /// Columns to the right of the anchor.
    pub columns: i32,
    /// What must be there.
    pub symbol: Symbol,
}

impl Diagram {
    /// The number of rows.
    #[must_use]
    pub fn height(&self) -> usize {
        self.rows.len()
    }

    /// The number of columns.
    #[must_use]
    pub fn width(&self) -> usize {
        self.rows.first().map_or(0, |row| row.len())
    }

    /// The symbols with their rows and columns, from the top left. A character that is no symbol counts as `?`.
    pub fn symbols(&self) -> impl Iterator<Item = (usize, usize, Symbol)> + '_ {
        self.rows.iter().enumerate().flat_map(|(r, row)| {
            row.bytes()
                .enumerate()
                .map(move |(c, symbol)| (r, c, Symbol::from_char(symbol.into()).unwrap_or(Symbol::Any)))
        })
    }

    /// The row and column of the move, if the pattern has one.
    #[must_use]
    pub fn move_cell(&self) -> Option<(usize, usize)> {
        self.find(Symbol::Move)
    }

    /// The row and column of the point that places the drawing on the board: the move, or else the stone that is drawn
    /// as the anchor, or else the first stone of ours, or of the opponent's, in reading order; or else the first empty
    /// point.
    #[must_use]
    pub fn anchor(&self) -> (usize, usize) {
        let places = self.symbols().filter_map(|(row, column, symbol)| Some((symbol.anchor_rank()?, row, column)));
        places.min().map_or((0, 0), |(_, row, column)| (row, column))
    }

    /// The rows and columns with one of these symbols, in reading order.
    pub fn places(&self, wanted: &[Symbol]) -> impl Iterator<Item = (usize, usize)> {
        let is_wanted = move |&(_, _, symbol): &(usize, usize, Symbol)| wanted.contains(&symbol);
        self.symbols().filter(is_wanted).map(|(row, column, _)| (row, column))
    }

    fn find(&self, wanted: Symbol) -> Option<(usize, usize)> {
        self.symbols().find(|&(_, _, symbol)| symbol == wanted).map(|(row, column, _)| (row, column))
    }

    /// The points as seen from the anchor, as drawn.
    pub fn elements(&self) -> impl Iterator<Item = Element> + '_ {
        let (row, column) = self.anchor();
        self.symbols().map(move |(r, c, symbol)| Element {
            rows: r as i32 - row as i32,
            columns: c as i32 - column as i32,
            symbol,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playout::Random;

    const SYMBOLS: [u8; 11] = *b"OX.ox?*!,QY";

    fn diagram(rows: Vec<String>) -> Diagram {
        let rows: Vec<&'static str> = rows.into_iter().map(|row| &*row.leak()).collect();
        Diagram { rows: rows.leak(), edges: Edges::default(), symmetry: Symmetry::None }
    }

    /// The point that places a drawing: whatever is looked for first, and of that the first in reading order. Of empty points those
    /// come first that mean nothing else, then where influence stops, and then where something is inhibited.
    fn anchor_by_rule(diagram: &Diagram) -> (usize, usize) {
        for wanted in "*QYOX.,!".chars() {
            for (r, row) in diagram.rows.iter().enumerate() {
                for (c, symbol) in row.chars().enumerate() {
                    if symbol == wanted {
                        return (r, c);
                    }
                }
            }
        }
        (0, 0)
    }

    /// All drawings of two by two points, with symbols that no compiler lets stand together too.
    #[test]
    fn a_drawing_is_placed_by_its_move_or_its_anchor_or_its_first_stone_or_its_first_empty_point() {
        let pairs = || SYMBOLS.into_iter().flat_map(|a| SYMBOLS.map(|b| String::from_utf8_lossy(&[a, b]).into_owned()));
        let mut met = std::collections::BTreeSet::new();
        for upper in pairs() {
            for lower in pairs() {
                let drawing = diagram(vec![upper.clone(), lower]);
                assert_eq!(drawing.anchor(), anchor_by_rule(&drawing), "{:?}", drawing.rows);
                met.insert(drawing.anchor());
            }
        }
        assert_eq!(met.len(), 4);
    }

    /// Drawings of all shapes, most with a few symbols only, so that each is the anchor now and then.
    #[test]
    fn a_drawing_is_placed_by_the_same_point_as_all_its_elements() {
        let (mut random, mut met) = (Random::new(1), std::collections::BTreeMap::new());
        for _ in 0..2_000 {
            let (height, width) = (1 + random.below(6), 1 + random.below(6));
            let few: [u8; 3] = std::array::from_fn(|_| SYMBOLS[random.below(SYMBOLS.len())]);
            let mut row = || (0..width).map(|_| char::from(few[random.below(few.len())])).collect();
            let drawing = diagram((0..height).map(|_| row()).collect());
            let (row, column) = anchor_by_rule(&drawing);
            assert_eq!(drawing.anchor(), (row, column), "{:?}", drawing.rows);
            let symbol = drawing.rows[row].as_bytes()[column];
            *met.entry(symbol).or_insert(0) += 1;
            for (place, element) in drawing.elements().enumerate() {
                let at = ((row as i32 + element.rows) as usize, (column as i32 + element.columns) as usize);
                assert_eq!(at, (place / width, place % width), "{:?}", drawing.rows);
                assert_eq!(Symbol::from_char(drawing.rows[at.0].as_bytes()[at.1].into()), Some(element.symbol));
            }
        }
        assert!(b"*QYOX.,!".iter().all(|symbol| met.get(symbol).is_some_and(|&count| count > 50)), "{met:?}");
    }
}
