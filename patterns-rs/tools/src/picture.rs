//! What does a drawing look like, with its edges, in any orientation?

use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::pattern::{Diagram, Edges, Label, Position};

/// A drawing as characters, each on its row and column, and the sides that are the board's edge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Picture {
    rows: Vec<Vec<char>>,
    edges: Edges,
}

impl Picture {
    /// The drawing of the pattern.
    pub(crate) fn new(diagram: &Diagram) -> Self {
        Self { rows: diagram.rows.iter().map(|row| row.chars().collect()).collect(), edges: diagram.edges }
    }

    /// The same with the labels in their places.
    pub(crate) fn labelled(diagram: &Diagram, labels: &[Label]) -> Self {
        let mut picture = Self::new(diagram);
        for label in labels {
            for &(row, column) in label.points {
                if let Some(cell) = picture.rows.get_mut(row).and_then(|row| row.get_mut(column)) {
                    *cell = label.letter;
                }
            }
        }
        picture
    }

    /// The drawing of a position beside a pattern.
    pub(crate) fn of_position(position: &Position) -> Self {
        Self { rows: position.rows.iter().map(|row| row.chars().collect()).collect(), edges: position.edges }
    }

    /// The drawing turned or mirrored.
    pub(crate) fn oriented(&self, orientation: Orientation) -> Self {
        let size = (self.rows.len() as i32, self.rows.first().map_or(0, Vec::len) as i32);
        let (height, width) = match orientation.apply((0, 1)) {
            (0, _) => size,
            _ => (size.1, size.0),
        };
        // The other way round, for each place of the new picture: from the middle, doubled so that it is whole.
        let back = orientation.inverse();
        let cell = |row: i32, column: i32| {
            let (rows, columns) = back.apply((2 * row - height + 1, 2 * column - width + 1));
            let (row, column) = ((rows + size.0 - 1) / 2, (columns + size.1 - 1) / 2);
            self.rows.get(row as usize).and_then(|row| row.get(column as usize)).copied().unwrap_or('?')
        };
        let rows = (0..height).map(|row| (0..width).map(|column| cell(row, column)).collect()).collect();
        let is_edge = |direction| match back.apply(direction) {
            (-1, _) => self.edges.north,
            (1, _) => self.edges.south,
            (_, -1) => self.edges.west,
            _ => self.edges.east,
        };
        let (north, south) = (is_edge((-1, 0)), is_edge((1, 0)));
        let (west, east) = (is_edge((0, -1)), is_edge((0, 1)));
        Self { rows, edges: Edges { north, south, west, east } }
    }

    /// Its rows without the edges.
    pub(crate) fn rows(&self) -> Vec<String> {
        self.rows.iter().map(|row| row.iter().collect()).collect()
    }

    /// Its lines, edges drawn, as in a pattern's source.
    pub(crate) fn lines(&self) -> Vec<String> {
        let framed = |inside: String, side| {
            let at = |is_edge| if is_edge { side } else { "" };
            format!("{}{inside}{}", at(self.edges.west), at(self.edges.east))
        };
        let width = self.rows.first().map_or(0, Vec::len);
        let edge = |is_edge: bool| is_edge.then(|| framed("-".repeat(width), "+"));
        let rows = self.rows.iter().map(|row| framed(row.iter().collect(), "|"));
        edge(self.edges.north).into_iter().chain(rows).chain(edge(self.edges.south)).collect()
    }
}

/// A board as positions beside patterns are drawn: `O` is to move, and `*` marks an empty point.
pub(crate) fn board(board: &Board, to_move: Color, at: Option<Point>) -> Vec<String> {
    let symbol = |point: Point| match board.color_at(point) {
        Some(color) if color == to_move => 'O',
        Some(_) => 'X',
        None if at == Some(point) => '*',
        None => '.',
    };
    let size = board.size();
    let rows = (0..size).map(|row| (0..size).map(|column| symbol(Point::new(row, column))).collect()).collect();
    Picture { rows, edges: Edges { north: true, south: true, west: true, east: true } }.lines()
}

/// Puts drawings side by side, a title over each.
pub(crate) fn side_by_side(pictures: &[(&str, Picture)]) -> Vec<String> {
    let columns: Vec<Vec<String>> =
        pictures.iter().map(|(title, picture)| [vec![(*title).to_owned()], picture.lines()].concat()).collect();
    let height = columns.iter().map(Vec::len).max().unwrap_or(0);
    let line = |index: usize| {
        let cells = columns.iter().map(|column| {
            let width = column.iter().map(String::len).max().unwrap_or(0);
            format!("{:<width$}", column.get(index).map_or("", String::as_str))
        });
        cells.collect::<Vec<_>>().join("   ").trim_end().to_owned()
    };
    (0..height).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gnugo_engine::pattern::Symmetry;

    const DIAGRAM: Diagram = Diagram {
        rows: &["OX*", "o.?"],
        edges: Edges { north: false, south: true, west: true, east: false },
        symmetry: Symmetry::None,
    };

    #[test]
    fn turned_with_its_edges() {
        let drawn = |orientation| Picture::new(&DIAGRAM).oriented(orientation).lines().join("\n");
        assert_eq!(drawn(Orientation::Identity), "|OX*\n|o.?\n+---");
        assert_eq!(drawn(Orientation::Right), "+--\n|oO\n|.X\n|?*");
        assert_eq!(drawn(Orientation::Half), "---+\n?.o|\n*XO|");
        assert_eq!(drawn(Orientation::Vertical), "*XO|\n?.o|\n---+");
        assert_eq!(drawn(Orientation::Backslash), "--+\nOo|\nX.|\n*?|");
    }

    #[test]
    fn labels_and_neighbours() {
        let labels = [Label { letter: 'b', points: &[(1, 1)] }];
        let picture = Picture::labelled(&DIAGRAM, &labels);
        assert_eq!(picture.lines(), ["|OX*", "|ob?", "+---"]);
        assert_eq!(
            side_by_side(&[("one", picture.clone()), ("two", picture)]),
            ["one    two", "|OX*   |OX*", "|ob?   |ob?", "+---   +---"]
        );
    }
}
