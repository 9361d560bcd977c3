//! Patterns that look like a database's: windows cut out of positions, with a part of their points made vague.

use super::{Player, Random};
use gnugo_engine::board::{Board, Cell, Color, Orientation, Point};
use gnugo_engine::pattern::{Diagram, Edges, Symmetry};

/// What kind of patterns to make.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    /// The share of patterns that have a move; the others are anchored at a stone.
    pub(crate) with_move: f64,
    /// The share of patterns at the edge.
    pub(crate) at_edge: f64,
    /// The share of patterns about a point in the open, as jumps, nets and extensions are.
    pub(crate) open: f64,
    /// The share of patterns that are symmetric.
    pub(crate) symmetric: f64,
    /// How much less a point matters for each step away from the move.
    pub(crate) fading: f64,
    /// How many bits of information a drawing has at least: a pattern of `n` matches at one in 2ⁿ places.
    pub(crate) information: f64,
}

impl Style {
    /// As in a database of shapes for 19×19: nearly all have a move, and each matches about once in a position.
    pub(crate) const SHAPE: Self =
        Self { with_move: 1.0, at_edge: 0.25, open: 0.4, symmetric: 0.05, fading: 0.6, information: 5.4 };
    /// As in a database of connections: most have no move.
    pub(crate) const CONNECTION: Self = Self { with_move: 0.3, symmetric: 0.2, ..Self::SHAPE };
}

/// `count` patterns of a style, cut from games on 19×19. They live as long as the program, as a database's do.
pub(crate) fn generate(seed: u64, count: usize, style: Style) -> Vec<Diagram> {
    let mut random = Random::new(seed);
    let mut made = Vec::with_capacity(count);
    while made.len() < count {
        let mut player = Player::new(random.next(), 19);
        player.play_on(random.between(10, 170));
        for _ in 0..8 {
            let (before, color) = (player.board.clone(), player.to_move);
            let Some(mut point) = player.play() else { break };
            if random.chance(style.open) {
                let open: Vec<Point> = before.empty_points().iter().filter(|&point| is_open(&before, point)).collect();
                if open.is_empty() {
                    continue;
                }
                point = random.pick(&open);
            }
            made.extend(cut(&mut random, &before, color, point, style));
            player.play_on(random.below(6));
        }
    }
    made.truncate(count);
    made
}

/// Whether a point is in the open: hardly a stone next to it, but some not far away.
fn is_open(board: &Board, point: Point) -> bool {
    let stones = |radius: i32| {
        let span = || -radius..=radius;
        let around = span().flat_map(|rows| span().map(move |columns| (rows, columns)));
        let around = around.filter_map(|(rows, columns)| point.offset(rows, columns, board.size()));
        around.filter(|&other| board.color_at(other).is_some()).count()
    };
    stones(1) <= 1 && stones(3) >= 3
}

/// Any drawing at all, sensible or not: every symbol, size, edge and symmetry code.
pub(crate) fn random_diagram(random: &mut Random) -> Diagram {
    let side = |random: &mut Random| if random.chance(0.1) { random.between(1, 12) } else { random.between(1, 4) };
    let (height, width) = (side(random), side(random));
    let symbols = random.pick(&[
        "??????ox.OX",
        "?????????ox.OX*!",
        "oxoxoxOX.",
        "xo",
        "?",
        "OX.*!ox?",
        "...........OX",
        "??Q,.x?",
        "??Yo.?",
    ]);
    let symbols: Vec<char> = symbols.chars().collect();
    let row = |random: &mut Random| (0..width).map(|_| random.pick(&symbols)).collect();
    let rows = (0..height).map(|_| row(random)).collect();
    let edge = |random: &mut Random| random.chance(0.12);
    let edges = Edges { north: edge(random), south: edge(random), west: edge(random), east: edge(random) };
    Drawing { rows, edges, anchor: (0, 0) }.into_diagram(random.pick(&SYMMETRIES).0)
}

/// The symmetries, each with mirrorings and turns that make a drawing symmetric that way.
const SYMMETRIES: [(Symmetry, &[Orientation]); 9] = {
    use Orientation::{Backslash, Half, Horizontal, Right, Slash, Vertical};
    [
        (Symmetry::Vertical, &[Vertical]),
        (Symmetry::Horizontal, &[Horizontal]),
        (Symmetry::Slash, &[Slash]),
        (Symmetry::Backslash, &[Backslash]),
        (Symmetry::Plus, &[Vertical, Horizontal]),
        (Symmetry::Cross, &[Slash, Backslash]),
        (Symmetry::Half, &[Half]),
        (Symmetry::All, &[Vertical, Horizontal, Half, Right, Slash]),
        (Symmetry::None, &[]),
    ]
};

/// A drawing while it is being made.
struct Drawing {
    rows: Vec<Vec<char>>,
    edges: Edges,
    /// The row and column of the point that it is about.
    anchor: (usize, usize),
}

/// A window of a position around a move, as a drawing; `None` if it says too little.
fn cut(random: &mut Random, board: &Board, color: Color, point: Point, style: Style) -> Option<Diagram> {
    let (rows, columns, edges) = window(random, point, board.size(), style);
    let generality = random.unit();
    let draw = |random: &mut Random, row: usize, column: usize| {
        let here = Point::new(row, column);
        if here == point {
            return '*';
        }
        let (across, down) = (column.abs_diff(point.column()), row.abs_diff(point.row()));
        let away = (across.max(down) + across + down) as f64 / 2.0;
        let matters = random.chance(if away < 2.0 {
            0.75 + 0.25 * generality
        } else {
            (0.2 + 0.8 * generality) * style.fading.powf(away - 2.0)
        });
        symbol(random, board.at(here), color, matters)
    };
    let anchor = (point.row() - rows.0, point.column() - columns.0);
    let row = |random: &mut Random, row| (columns.0..=columns.1).map(|column| draw(random, row, column)).collect();
    let rows = (rows.0..=rows.1).map(|r| row(random, r)).collect();
    let mut drawing = Drawing { rows, edges, anchor };
    let symmetric = random.chance(style.symmetric);
    let symmetry = if symmetric { drawing.make_symmetric(random) } else { Symmetry::None };
    if !random.chance(style.with_move) {
        drawing.rows[drawing.anchor.0][drawing.anchor.1] = '.';
    }
    (drawing.information() >= style.information && drawing.stones() >= 2).then(|| drawing.into_diagram(symmetry))
}

/// The rows and columns of a window around a point, from and to, and its sides that are the board's edge.
fn window(random: &mut Random, point: Point, size: usize, style: Style) -> ((usize, usize), (usize, usize), Edges) {
    let edge = |random: &mut Random, distance: usize| distance < 4 && random.chance(style.at_edge * 1.7);
    let edges = Edges {
        north: edge(random, point.row()),
        south: edge(random, size - 1 - point.row()),
        west: edge(random, point.column()),
        east: edge(random, size - 1 - point.column()),
    };
    // From the point one to three steps each way, seldom further.
    let extent = |random: &mut Random| {
        let far = if random.chance(0.07) { random.between(1, 3) } else { 0 };
        random.below(2) + random.below(2) + random.below(2) + far
    };
    let mut span = |at: usize, low: bool, high: bool| {
        let from = if low { 0 } else { at.saturating_sub(extent(random)) };
        let to = if high { size - 1 } else { (at + extent(random)).min(size - 1) };
        if from == to { (from.saturating_sub(1), (to + 1).min(size - 1)) } else { (from, to) }
    };
    (span(point.row(), edges.north, edges.south), span(point.column(), edges.west, edges.east), edges)
}

/// What a database would draw where a position has this.
fn symbol(random: &mut Random, cell: Cell, own: Color, matters: bool) -> char {
    let vague = random.chance(0.6);
    match cell.color() {
        _ if !matters && vague => '?',
        None if matters && random.chance(0.8) => '.',
        None => random.pick(&['o', 'x']),
        Some(color) if color == own => {
            if matters {
                'O'
            } else {
                'o'
            }
        }
        Some(_) => {
            if matters {
                'X'
            } else {
                'x'
            }
        }
    }
}

impl Drawing {
    /// Draws one half, quarter or eighth over the others, about the anchor, and says how it is symmetric now.
    fn make_symmetric(&mut self, random: &mut Random) -> Symmetry {
        let (symmetry, images) = random.pick(&SYMMETRIES);
        // Opposite sides must be equally far away, or the same point lies on either.
        self.crop(symmetry != Symmetry::Vertical, symmetry != Symmetry::Horizontal);
        let (r, c) = (self.anchor.0 as i32, self.anchor.1 as i32);
        for &image in images {
            for row in 0..self.rows.len() {
                for column in 0..self.rows[0].len() {
                    let (down, right) = image.apply((row as i32 - r, column as i32 - c));
                    let (to_row, to_column) = ((r + down) as usize, (c + right) as usize);
                    self.rows[to_row][to_column] = self.rows[row][column];
                }
            }
        }
        symmetry
    }

    /// Cuts rows, columns or both to be equally many on both sides of the anchor; the same number if both.
    fn crop(&mut self, rows: bool, columns: bool) {
        let (r, c) = self.anchor;
        let down = r.min(self.rows.len() - 1 - r);
        let right = c.min(self.rows[0].len() - 1 - c);
        let (down, right) = if rows && columns { (down.min(right), down.min(right)) } else { (down, right) };
        if rows {
            self.rows = self.rows[r - down..=r + down].to_vec();
            self.anchor.0 = down;
            (self.edges.north, self.edges.south) = (false, false);
        }
        if columns {
            self.rows = self.rows.iter().map(|row| row[c - right..=c + right].to_vec()).collect();
            self.anchor.1 = right;
            (self.edges.west, self.edges.east) = (false, false);
        }
    }

    fn symbols(&self) -> impl Iterator<Item = char> {
        self.rows.iter().flatten().copied()
    }

    fn stones(&self) -> usize {
        self.symbols().filter(|symbol| matches!(symbol, 'O' | 'X')).count()
    }

    /// About how many bits a drawing says about a position.
    fn information(&self) -> f64 {
        let points: f64 = self
            .symbols()
            .map(|symbol| match symbol {
                'O' | 'X' => 2.2,
                '.' | '!' => 0.6,
                'o' | 'x' => 0.3,
                _ => 0.0,
            })
            .sum();
        let Edges { north, south, west, east } = self.edges;
        points + [north, south, west, east].into_iter().filter(|&edge| edge).count() as f64 * 2.5
    }

    fn into_diagram(self, symmetry: Symmetry) -> Diagram {
        let leak = |row: Vec<char>| &*row.into_iter().collect::<String>().leak();
        let rows: Vec<&'static str> = self.rows.into_iter().map(leak).collect();
        Diagram { rows: Vec::leak(rows), edges: self.edges, symmetry }
    }
}
