//! Small shapes that playouts know by heart: 3×3 patterns worth answering with, and eye spaces that one move kills.

use super::field::Field;
use super::picture::Window;
use crate::board::{Cell, Color, Point};
use smallvec::SmallVec;
use std::sync::LazyLock;

/// The 3×3 patterns of MoGo (Gelly, Wang, Munos and Teytaud, "Modification of UCT with patterns in Monte-Carlo Go",
/// 2006): the move is in the middle; `X` and `O` are stones of different colours, whoever moves, `x` is anything but
/// `X`, `o` anything but `O`, `-` is off the board.
const PATTERNS: [[&str; 3]; 13] = [
    // Hane: enclosing, without a cut, with a cut behind, thin.
    ["XOX", "...", "???"],
    ["XO.", "...", "?.?"],
    ["XO?", "X..", "x.?"],
    // A cut that a stone prevents or makes.
    ["XO?", "O.o", "?o?"],
    ["XO?", "O.X", "???"],
    ["?X?", "O.O", "xxx"],
    ["OX?", "x.O", "???"],
    // At the edge: chase, block, connect underneath, hane, sagari.
    ["X.?", "O.?", "---"],
    ["OX?", "X.O", "---"],
    ["?X?", "x.O", "---"],
    ["?XO", "x.x", "---"],
    ["?OX", "X.O", "---"],
    ["XO?", "x.o", "---"],
];

/// The eight places around a point: row by row, without the middle.
const AROUND: [(i16, i16); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

/// The steps to the points next to a move: first those beside it, as neighbours are counted, then those across.
pub(super) const NEXT_TO: [(i16, i16); 8] = [(1, 0), (0, -1), (-1, 0), (0, 1), (1, -1), (-1, -1), (-1, 1), (1, 1)];

/// For every code of the eight cells around a point, whether a pattern is there.
static TABLE: LazyLock<Vec<u64>> = LazyLock::new(|| {
    let mut table = vec![0; 1 << 10];
    for pattern in PATTERNS {
        for turned in orientations(pattern) {
            fill(&mut table, &turned, 0, 0, false);
            fill(&mut table, &turned, 0, 0, true);
        }
    }
    table
});

/// The symbols around the middle, in each of the eight orientations.
fn orientations(pattern: [&str; 3]) -> Vec<[u8; 8]> {
    crate::board::Orientation::ALL
        .into_iter()
        .map(|orientation| {
            AROUND.map(|(row, column)| {
                let (r, c) = orientation.apply((row.into(), column.into()));
                pattern
                    .get((r + 1) as usize)
                    .and_then(|line| line.as_bytes().get((c + 1) as usize))
                    .copied()
                    .unwrap_or(b'?')
            })
        })
        .collect()
}

/// Marks all codes that the symbols from `at` on agree with.
fn fill(table: &mut [u64], symbols: &[u8; 8], at: usize, code: usize, swapped: bool) {
    use Cell::{Black, Empty, Off, White};
    let Some(&symbol) = symbols.get(at) else {
        if let Some(word) = table.get_mut(code >> 6) {
            *word |= 1 << (code & 63);
        }
        return;
    };
    let (first, second) = if swapped { (White, Black) } else { (Black, White) };
    let cells: &[Cell] = match symbol {
        b'X' => &[first],
        b'O' => &[second],
        b'x' => &[second, Empty],
        b'o' => &[first, Empty],
        b'.' => &[Empty],
        b'-' => &[Off],
        _ => &[Black, White, Empty, Off],
    };
    for &cell in cells {
        fill(table, symbols, at + 1, code << 2 | cell as usize, swapped);
    }
}

/// The patterns, looked up once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shapes(&'static [u64]);

impl Shapes {
    pub(super) fn new() -> Self {
        Self(&TABLE)
    }

    /// Whether one of the 3×3 patterns is around an empty point.
    #[inline]
    pub(super) fn is_good(self, field: &Field, point: Point) -> bool {
        self.has(field.around(point))
    }

    /// The places [next to](NEXT_TO) a move that are empty and have a pattern around them, a bit for each.
    #[inline]
    pub(super) fn next_to(self, window: Window) -> u32 {
        let mut found = 0;
        // A loop would work each shift out again; so the steps are written one after the other.
        macro_rules! look {
            ($($i:literal)*) => {$({
                const STEP: (i16, i16) = NEXT_TO[$i];
                let is_good = window.is_empty(STEP.0, STEP.1) & self.has(window.around(STEP.0, STEP.1));
                found |= u32::from(is_good) << $i;
            })*};
        }
        look!(0 1 2 3 4 5 6 7);
        found
    }

    /// Whether one of the 3×3 patterns has this [code](Field::around).
    #[inline]
    pub(super) fn has(self, code: u16) -> bool {
        let code = usize::from(code);
        self.0.get(code >> 6).is_some_and(|word| word >> (code & 63) & 1 != 0)
    }
}

/// Whether stones or empty points of this shape make one eye only, if the opponent moves first in it: 2, any 3, the
/// square and the pyramid four, the bulky and the crossed five, the rabbity six.
///
/// The sum of the squares of the numbers of neighbours tells them from all other shapes of their size.
fn is_nakade(points: &[Point]) -> bool {
    let degree = |point: &Point| points.iter().filter(|other| other.is_next_to(*point)).count();
    let signature: usize = points.iter().map(|point| degree(point).pow(2)).sum();
    match points.len() {
        1..=3 => true,
        4 => matches!(signature, 12 | 16),
        5 => matches!(signature, 20 | 22),
        6 => signature == 30,
        _ => false,
    }
}

/// Whether the string that a stone of `color` at `point` would make, of `size` stones, is a nakade shape.
pub(super) fn makes_nakade(field: &Field, point: Point, color: Color, size: u16) -> bool {
    if size > 6 {
        return false;
    }
    let mut stones: SmallVec<[Point; 8]> = SmallVec::new();
    stones.push(point);
    for n in point.neighbors() {
        if field.at(n).is(color) && !stones.contains(&n) {
            stones.extend(field.string_stones(n));
        }
    }
    is_nakade(&stones)
}

/// Where to play in the small eye space next to `point`, if it has a shape that depends on who moves first.
pub(super) fn vital_point(field: &Field, point: Point) -> Option<Point> {
    let start = point.neighbors().into_iter().find(|&n| field.at(n).is_empty())?;
    let mut space: SmallVec<[Point; 8]> = SmallVec::new();
    space.push(start);
    let mut next = 0;
    while let Some(&open) = space.get(next) {
        for n in open.neighbors() {
            if field.at(n).is_empty() && !space.contains(&n) {
                if space.len() == 6 {
                    return None;
                }
                space.push(n);
            }
        }
        next += 1;
    }
    let degree = |at: &Point| space.iter().filter(|other| other.is_next_to(*at)).count();
    (space.len() >= 3 && is_nakade(&space)).then(|| space.iter().copied().max_by_key(degree))?
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, FromDrawing};

    #[test]
    fn nakade_shapes() {
        for (drawing, expected) in [
            (". . . .  . X X .  . . X .  . . . .", true),
            (". X . .  X X X .  . . . .  . . . .", true),
            ("X X . .  X X . .  . . . .  . . . .", true),
            ("X X . .  X X X .  . . . .  . . . .", true),
            (". X . .  X X X .  . X . .  . . . .", true),
            (". X X .  X X X .  . X . .  . . . .", true),
            ("X X X X  . . . .  . . . .  . . . .", false),
            ("X X . .  . X X .  . . . .  . . . .", false),
            ("X X X .  X . . .  X . . .  . . . .", false),
            ("X X X .  X X X .  . . . .  . . . .", false),
            ("X X . .  X X X X  . . . .  . . . .", false),
            ("X X X .  . X . .  . X . .  . . . .", false),
        ] {
            let board = Board::from_drawing(&drawing.replace("  ", "\n")).unwrap();
            let stones: Vec<_> = board.occupied().iter().collect();
            assert_eq!(is_nakade(&stones), expected, "{drawing}");
        }
    }

    #[test]
    fn patterns_in_every_orientation_and_color() {
        let shapes = Shapes::new();
        let position = |drawing: &str| Board::from_drawing(drawing).unwrap();
        // A hane around the head of a stone, at the centre of the board.
        let hane = position(". . . . .  . X O X .  . . . . .  . . . . .  . . . . .".replace("  ", "\n").as_str());
        // A stone far from everything is no pattern.
        let nothing = position(". . . . .  . . . . .  . . . . .  . . . . .  X . . . O".replace("  ", "\n").as_str());
        for orientation in crate::board::Orientation::ALL {
            for (board, expected) in [(&hane, true), (&nothing, false)] {
                for board in [board.oriented(orientation), board.oriented(orientation).color_swapped()] {
                    let field = Field::new(&board, Color::Black);
                    assert_eq!(shapes.is_good(&field, Point::new(2, 2)), expected);
                }
            }
        }
    }
}
