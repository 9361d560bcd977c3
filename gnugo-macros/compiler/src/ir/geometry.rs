//! The eight ways to lay a diagram on a board, and which of them a symmetry code calls the same.
//!
//! (spec/patterns.texi, "Symmetry and transformations".)

use super::grid::{Edges, Grid};

/// One of the eight rotations and reflections.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Element {
    /// Row and column of the image of one step down, and of one step to the right.
    down: (i32, i32),
    right: (i32, i32),
}

impl Element {
    /// As drawn.
    pub(crate) const IDENTITY: Self = Self { down: (1, 0), right: (0, 1) };
    /// Mirrored at the vertical axis, `|`.
    pub(crate) const VERTICAL: Self = Self { down: (1, 0), right: (0, -1) };
    /// Mirrored at the horizontal axis, `-`.
    pub(crate) const HORIZONTAL: Self = Self { down: (-1, 0), right: (0, 1) };
    /// Turned by half.
    pub(crate) const HALF: Self = Self { down: (-1, 0), right: (0, -1) };
    /// Mirrored at the diagonal `\`.
    pub(crate) const BACKSLASH: Self = Self { down: (0, 1), right: (1, 0) };
    /// Mirrored at the diagonal `/`.
    pub(crate) const SLASH: Self = Self { down: (0, -1), right: (-1, 0) };
    /// Turned by a quarter to the right.
    pub(crate) const QUARTER: Self = Self { down: (0, -1), right: (1, 0) };
    /// Turned by a quarter to the left.
    pub(crate) const THREE_QUARTERS: Self = Self { down: (0, 1), right: (-1, 0) };

    /// All of them; the position of one is its bit in a set of them.
    pub(crate) const ALL: [Self; 8] = [
        Self::IDENTITY,
        Self::VERTICAL,
        Self::HORIZONTAL,
        Self::HALF,
        Self::BACKSLASH,
        Self::SLASH,
        Self::QUARTER,
        Self::THREE_QUARTERS,
    ];

    /// The image of a step of so many rows and columns.
    pub(crate) fn turn(self, (rows, columns): (i32, i32)) -> (i32, i32) {
        (self.down.0 * rows + self.right.0 * columns, self.down.1 * rows + self.right.1 * columns)
    }

    /// The image of a place in a diagram of this height and width, whose top left corner is again at row and column 0.
    pub(crate) fn place(self, (height, width): (usize, usize), place: (i32, i32)) -> (i32, i32) {
        let far = self.turn((height as i32 - 1, width as i32 - 1));
        let (row, column) = self.turn(place);
        (row - far.0.min(0), column - far.1.min(0))
    }

    /// The image of a diagram.
    pub(crate) fn grid(self, grid: &Grid) -> Grid {
        let size = (grid.height, grid.width);
        let (height, width) = if self.down.0 == 0 { (grid.width, grid.height) } else { size };
        let mut cells: Vec<_> = grid.cells.iter().copied().zip(0..).collect();
        cells.sort_by_cached_key(|&(_, index)| {
            let columns = grid.width.max(1) as i32;
            self.place(size, (index / columns, index % columns))
        });
        let cells = cells.into_iter().map(|(symbol, _)| symbol).collect();
        Grid { width, height, cells, edges: self.edges(grid.edges) }
    }

    fn edges(self, edges: Edges) -> Edges {
        let sides = [(edges.north, (-1, 0)), (edges.south, (1, 0)), (edges.west, (0, -1)), (edges.east, (0, 1))];
        let mut turned = Edges::default();
        for (_, side) in sides.into_iter().filter(|(on_edge, _)| *on_edge) {
            match self.turn(side) {
                (-1, _) => turned.north = true,
                (1, _) => turned.south = true,
                (_, -1) => turned.west = true,
                _ => turned.east = true,
            }
        }
        turned
    }
}

/// Which orientations are the same: the codes of the class line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Symmetry {
    None,
    Vertical,
    Horizontal,
    Slash,
    Backslash,
    Half,
    Plus,
    Cross,
    All,
}

impl Symmetry {
    /// All of them, those that call the most orientations the same first.
    const ALL: [Self; 9] = [
        Self::All,
        Self::Plus,
        Self::Cross,
        Self::Half,
        Self::Vertical,
        Self::Horizontal,
        Self::Slash,
        Self::Backslash,
        Self::None,
    ];

    /// The symmetry of a code of the class line.
    pub(crate) fn from_code(code: char) -> Self {
        match code {
            '|' => Self::Vertical,
            '-' => Self::Horizontal,
            '/' => Self::Slash,
            '\\' => Self::Backslash,
            '+' => Self::Plus,
            'X' => Self::Cross,
            'O' => Self::Half,
            _ => Self::None,
        }
    }

    /// How it is written on a class line. The symmetry of all eight has no code of its own.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::None => "8",
            Self::Vertical => "|",
            Self::Horizontal => "-",
            Self::Slash => "/",
            Self::Backslash => "'\\\\'",
            Self::Plus => "+",
            Self::Cross => "X",
            Self::Half => "O",
            Self::All => "_",
        }
    }

    /// The engine's name for it.
    pub(crate) fn variant(self) -> &'static str {
        match self {
            Self::None => "None",
            Self::Vertical => "Vertical",
            Self::Horizontal => "Horizontal",
            Self::Slash => "Slash",
            Self::Backslash => "Backslash",
            Self::Plus => "Plus",
            Self::Cross => "Cross",
            Self::Half => "Half",
            Self::All => "All",
        }
    }

    /// How it reads in a message.
    pub(crate) fn description(self) -> &'static str {
        match self {
            Self::None => "symmetric in no way",
            Self::Vertical => "symmetric about the vertical axis",
            Self::Horizontal => "symmetric about the horizontal axis",
            Self::Slash => "symmetric about the diagonal `/`",
            Self::Backslash => "symmetric about the diagonal `\\`",
            Self::Plus => "symmetric about both axes",
            Self::Cross => "symmetric about both diagonals",
            Self::Half => "the same after half a turn",
            Self::All => "the same in all eight orientations",
        }
    }

    /// The elements that it calls the same as the identity, as a set of bits.
    pub(crate) fn elements(self) -> u8 {
        match self {
            Self::None => 0b0000_0001,
            Self::Vertical => 0b0000_0011,
            Self::Horizontal => 0b0000_0101,
            Self::Half => 0b0000_1001,
            Self::Backslash => 0b0001_0001,
            Self::Slash => 0b0010_0001,
            Self::Plus => 0b0000_1111,
            Self::Cross => 0b0011_1001,
            Self::All => 0b1111_1111,
        }
    }

    /// The largest symmetry whose elements are all in the set. A diagram that only quarter turns leave unchanged has no
    /// code: half a turn is the best that can be said of it.
    pub(crate) fn largest_within(elements: u8) -> Self {
        let within = |symmetry: &Self| symmetry.elements() & !elements == 0;
        Self::ALL.into_iter().find(within).unwrap_or(Self::None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The eight images of ABC/DEF/GHI in the spec's table, by the name of the transformation.
    #[test]
    fn elements_are_those_of_the_spec() {
        let image = |element: Element| {
            let mut letters = [' '; 9];
            for (index, letter) in ('A'..='I').enumerate() {
                let (row, column) = element.place((3, 3), (index as i32 / 3, index as i32 % 3));
                letters[(row * 3 + column) as usize] = letter;
            }
            letters.iter().collect::<String>()
        };
        assert_eq!(image(Element::IDENTITY), "ABCDEFGHI");
        assert_eq!(image(Element::HORIZONTAL), "GHIDEFABC");
        assert_eq!(image(Element::VERTICAL), "CBAFEDIHG");
        assert_eq!(image(Element::HALF), "IHGFEDCBA");
        assert_eq!(image(Element::BACKSLASH), "ADGBEHCFI");
        assert_eq!(image(Element::THREE_QUARTERS), "CFIBEHADG");
        assert_eq!(image(Element::QUARTER), "GDAHEBIFC");
        assert_eq!(image(Element::SLASH), "IFCHEBGDA");
    }

    #[test]
    fn the_elements_of_a_symmetry_are_a_group() {
        for symmetry in Symmetry::ALL {
            let members: Vec<Element> =
                (0..8).filter(|bit| symmetry.elements() >> bit & 1 == 1).map(|bit| Element::ALL[bit]).collect();
            for (a, b) in members.iter().flat_map(|a| members.iter().map(move |b| (a, b))) {
                let product = Element { down: a.turn(b.down), right: a.turn(b.right) };
                assert!(members.contains(&product), "{symmetry:?} lacks the product of {a:?} and {b:?}");
            }
            assert_eq!(Symmetry::largest_within(symmetry.elements()), symmetry);
        }
    }
}
