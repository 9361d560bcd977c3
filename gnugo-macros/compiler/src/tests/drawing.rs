//! Drawings as lists of characters, turned and mirrored without the compiler's geometry: the oracle of the tests.

/// Numbers that look random, the same in every run.
pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `limit`.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }

    pub(super) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// Rows of characters, and the sides on the edge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Drawing {
    pub(super) rows: Vec<Vec<char>>,
    pub(super) north: bool,
    pub(super) south: bool,
    pub(super) west: bool,
    pub(super) east: bool,
}

impl Drawing {
    /// Symbols at random, with one move, and at most one edge in each direction.
    pub(super) fn random(random: &mut Random, height: usize, width: usize, symbols: &[char]) -> Self {
        let mut rows: Vec<Vec<char>> =
            (0..height).map(|_| (0..width).map(|_| random.pick(symbols)).collect()).collect();
        let (row, column) = (random.below(height), random.below(width));
        rows[row][column] = '*';
        let (vertical, horizontal) = (random.below(6), random.below(6));
        Self { rows, north: vertical == 0, south: vertical == 1, west: horizontal == 0, east: horizontal == 1 }
    }

    /// Mirrored at the vertical axis.
    pub(super) fn mirrored(&self) -> Self {
        let rows = self.rows.iter().map(|row| row.iter().rev().copied().collect()).collect();
        Self { rows, west: self.east, east: self.west, ..*self }
    }

    /// Turned to the right by a quarter.
    pub(super) fn turned(&self) -> Self {
        let width = self.rows[0].len();
        let rows = (0..width).map(|column| self.rows.iter().rev().map(|row| row[column]).collect()).collect();
        Self { rows, north: self.west, east: self.north, south: self.east, west: self.south }
    }

    /// All eight: four turns, and four turns of the mirror image.
    pub(super) fn images(&self) -> Vec<Self> {
        let mut images = Vec::new();
        for mut image in [self.clone(), self.mirrored()] {
            for _ in 0..4 {
                images.push(image.clone());
                image = image.turned();
            }
        }
        images
    }

    /// More like one of its images, if that has the same size: where they differ, the same is drawn in both.
    pub(super) fn more_alike(&self, image: usize) -> Self {
        let image = self.images().swap_remove(image);
        if image.rows.len() != self.rows.len() {
            return self.clone();
        }
        let pairs = |(a, b): (&Vec<char>, &Vec<char>)| a.iter().zip(b).map(|(a, b)| *a.min(b)).collect();
        let mut rows: Vec<Vec<char>> = self.rows.iter().zip(&image.rows).map(pairs).collect();
        // `*` is the least of the symbols, so now there may be two.
        let moves = rows.iter().flatten().filter(|&&cell| cell == '*').count();
        if moves > 1 {
            rows.clone_from(&self.rows);
        }
        Self { rows, north: false, south: false, west: false, east: false }
    }

    /// With the edges, as a pattern's diagram is written.
    pub(super) fn text(&self) -> String {
        let bar = |on_edge: bool| if on_edge { "|" } else { "" };
        let corner = |on_edge: bool| if on_edge { "+" } else { "" };
        let (west, east) = (self.west, self.east);
        let edge = format!("{}{}{}\n", corner(west), "-".repeat(self.rows[0].len()), corner(east));
        let rows =
            self.rows.iter().map(|row| format!("{}{}{}\n", bar(west), row.iter().collect::<String>(), bar(east)));
        let rows: String = rows.collect();
        let (above, below) = (if self.north { edge.as_str() } else { "" }, if self.south { edge.as_str() } else { "" });
        format!("{above}{rows}{below}")
    }
}
