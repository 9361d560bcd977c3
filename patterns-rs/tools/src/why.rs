//! Why does a pattern not match here, or is not accepted where it does?
//!
//! For every orientation in which it is tried: the first point of the drawing, in its reading order, that differs from
//! the board, or the side that should be the board's edge; or the verdict on the match, with the part of the constraint
//! that is false.

use crate::catalog::{Base, Entry, Found};
use crate::cli::color_name;
use crate::failure::Failure;
use crate::scene::Scene;
use crate::{table, verdict};
use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::game::Game;
use gnugo_engine::pattern::{Diagram, Symbol, Verdict};
use serde::Serialize;
use std::io::Write;

/// What keeps a drawing from matching.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Difference {
    /// A point of the drawing lies beyond the edge.
    Outside { row: usize, column: usize },
    /// Something else stands at a point.
    Other { row: usize, column: usize, wanted: Symbol, at: Point },
    /// The board goes on where the drawing has its edge.
    NoEdge { side: &'static str, at: Point },
}

/// What became of one orientation, as `--json` writes it.
#[derive(Serialize)]
struct Line {
    pattern: &'static str,
    color: &'static str,
    at: String,
    orientation: &'static str,
    matches: bool,
    accepted: bool,
    /// Where the first difference is, if there is one on the board.
    point: Option<String>,
    text: String,
}

pub(crate) fn run(
    base: &dyn Base,
    entry: &Entry,
    game: &Game,
    mut scene: Scene,
    (color, at): (Color, Point),
    json: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let lines = explain(base, entry, &mut scene, color, at);
    if json {
        for line in &lines {
            serde_json::to_writer(&mut *out, line)?;
            writeln!(out)?;
        }
        return Ok(());
    }
    let (number, place) = (game.next_move_number() - 1, at.to_text(game.size()));
    let (row, column) = entry.diagram.anchor();
    let anchor = match entry.diagram.move_cell() {
        Some(_) => "its move".to_owned(),
        None => format!("row {}, column {} of its drawing", row + 1, column + 1),
    };
    let player = color_name(color);
    writeln!(out, "{} with {anchor} at {place}, after {number} moves, {player} to move (`O`):", entry.name)?;
    let rows: Vec<_> = lines.iter().map(|line| vec![line.orientation.to_owned(), line.text.clone()]).collect();
    table::write(out, "    ", &rows)?;
    Ok(())
}

fn explain(base: &dyn Base, entry: &Entry, scene: &mut Scene, color: Color, at: Point) -> Vec<Line> {
    let size = scene.board().size();
    let number = base.entries().iter().position(|other| other.name == entry.name).unwrap_or(usize::MAX);
    let mut lines = Vec::new();
    for &orientation in entry.diagram.symmetry.orientations() {
        let difference = first_difference(&entry.diagram, scene.board(), color, at, orientation);
        let mut line = Line {
            pattern: entry.name,
            color: color_name(color),
            at: at.to_text(size),
            orientation: orientation.name(),
            matches: difference.is_none(),
            accepted: false,
            point: difference.and_then(Difference::point).map(|point| point.to_text(size)),
            text: String::new(),
        };
        line.text = match difference {
            Some(difference) => difference.text(scene.board(), color),
            None => {
                let found = Found { number, entry: *entry, anchor: at, orientation };
                let judged = scene.judge(base, &found, color, true);
                line.accepted = judged.as_ref().is_some_and(|judged| matches!(judged.verdict, Verdict::Accepted(_)));
                judged.map_or_else(String::new, |judged| {
                    verdict::sentence(&judged.verdict, &found, &judged.answers, size)
                })
            }
        };
        lines.push(line);
    }
    lines
}

/// The first point of the drawing, in its reading order, that is not as drawn; or else the first side that is no edge.
pub(crate) fn first_difference(
    diagram: &Diagram,
    board: &Board,
    color: Color,
    anchor: Point,
    orientation: Orientation,
) -> Option<Difference> {
    let (anchor_row, anchor_column) = diagram.anchor();
    let place = |row: i32, column: i32| {
        let (rows, columns) = orientation.apply((row - anchor_row as i32, column - anchor_column as i32));
        anchor.offset(rows, columns, board.size())
    };
    for (row, column, wanted) in diagram.symbols() {
        match place(row as i32, column as i32) {
            None => return Some(Difference::Outside { row, column }),
            Some(at) if !wanted.accepts(board.at(at), color) => {
                return Some(Difference::Other { row, column, wanted, at });
            }
            Some(_) => {}
        }
    }
    let (row, column) = (anchor_row as i32, anchor_column as i32);
    let (height, width) = (diagram.height() as i32, diagram.width() as i32);
    let sides = [
        (diagram.edges.north, "upper", -1, column),
        (diagram.edges.south, "lower", height, column),
        (diagram.edges.west, "left", row, -1),
        (diagram.edges.east, "right", row, width),
    ];
    let beyond = |&(is_edge, side, row, column): &(bool, &'static str, i32, i32)| {
        place(row, column).filter(|_| is_edge).map(|at| Difference::NoEdge { side, at })
    };
    sides.iter().find_map(beyond)
}

impl Difference {
    fn point(self) -> Option<Point> {
        match self {
            Self::Outside { .. } => None,
            Self::Other { at, .. } | Self::NoEdge { at, .. } => Some(at),
        }
    }

    /// As a sentence. Rows and columns are those of the drawing as it is written, from 1.
    fn text(self, board: &Board, color: Color) -> String {
        match self {
            Self::Outside { row, column } => {
                format!("row {}, column {} of the drawing would lie off the board", row + 1, column + 1)
            }
            Self::Other { row, column, wanted, at } => {
                let there = board.color_at(at).map_or("empty", color_name);
                let (wanted, place) = (meaning(wanted, color), at.to_text(board.size()));
                format!("row {}, column {} wants {wanted}, but {place} is {there}", row + 1, column + 1)
            }
            Self::NoEdge { side, at } => {
                let place = at.to_text(board.size());
                format!("the {side} side of the drawing is the board's edge, but {place} lies beyond it")
            }
        }
    }
}

/// What a symbol wants, for this player to move.
fn meaning(symbol: Symbol, color: Color) -> String {
    let (own, enemy) = (color_name(color), color_name(color.opponent()));
    match symbol {
        Symbol::OwnAnchor => format!("`Q` ({own})"),
        Symbol::EnemyAnchor => format!("`Y` ({enemy})"),
        Symbol::Stop => "`,` (empty)".to_owned(),
        Symbol::Own => format!("`O` ({own})"),
        Symbol::Enemy => format!("`X` ({enemy})"),
        Symbol::Empty => "`.` (empty)".to_owned(),
        Symbol::OwnOrEmpty => format!("`o` ({own} or empty)"),
        Symbol::EnemyOrEmpty => format!("`x` ({enemy} or empty)"),
        Symbol::Any => "`?` (anything)".to_owned(),
        Symbol::Move => "`*` (the move, empty)".to_owned(),
        Symbol::Inhibited => "`!` (empty)".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gnugo_engine::pattern::{Edges, Symmetry, plain_matches};
    use std::collections::HashSet;

    const NO_EDGES: Edges = Edges { north: false, south: false, west: false, east: false };

    const DIAGRAMS: [Diagram; 4] = [
        Diagram { rows: &["OX", "?*"], edges: NO_EDGES, symmetry: Symmetry::None },
        Diagram { rows: &["xO.", "?*o"], edges: Edges { south: true, ..NO_EDGES }, symmetry: Symmetry::None },
        Diagram { rows: &["OX?"], edges: Edges { west: true, ..NO_EDGES }, symmetry: Symmetry::Horizontal },
        Diagram { rows: &["*.", "XO"], edges: Edges { north: true, east: true, ..NO_EDGES }, symmetry: Symmetry::None },
    ];

    /// No difference is found exactly where the plain matcher finds a match.
    #[test]
    fn no_difference_is_a_match() {
        let mut state = 1_u64;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        let mut matches = 0;
        for size in [1, 3, 5, 9] {
            for _ in 0..40 {
                let mut board = Board::new(size).unwrap();
                for _ in 0..size * size {
                    board.try_play(Point::new(random(size), random(size)), Color::BOTH[random(2)]);
                }
                matches += DIAGRAMS.iter().map(|diagram| compare(diagram, &board)).sum::<usize>();
            }
        }
        assert!(matches > 100, "only {matches} matches: the test has lost its positions");
    }

    fn compare(diagram: &Diagram, board: &Board) -> usize {
        let matches: HashSet<_> = plain_matches(diagram, board, Color::White).into_iter().collect();
        for at in board.points() {
            for &orientation in diagram.symmetry.orientations() {
                let difference = first_difference(diagram, board, Color::White, at, orientation);
                let is_match = matches.contains(&(at, orientation));
                assert_eq!(difference.is_none(), is_match, "{at:?} {orientation:?} {difference:?}\n{board}");
            }
        }
        matches.len()
    }

    #[test]
    fn the_first_difference_is_told() {
        let board = Board::new(9).unwrap();
        let told = |diagram, at: &str, orientation| {
            let at = Point::from_text(at, 9).unwrap();
            first_difference(diagram, &board, Color::Black, at, orientation).unwrap().text(&board, Color::Black)
        };
        let differs = "row 1, column 1 wants `O` (black), but D5 is empty";
        assert_eq!(told(&DIAGRAMS[0], "E4", Orientation::Identity), differs);
        let outside = "row 1, column 1 of the drawing would lie off the board";
        assert_eq!(told(&DIAGRAMS[0], "A9", Orientation::Identity), outside);
        let edge = Diagram { rows: &["*."], edges: Edges { south: true, ..NO_EDGES }, symmetry: Symmetry::None };
        let goes_on = "the lower side of the drawing is the board's edge, but E3 lies beyond it";
        assert_eq!(told(&edge, "E4", Orientation::Identity), goes_on);
    }
}
