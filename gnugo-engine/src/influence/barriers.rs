//! Where do connections between stones stop the influence of the opponent?
//!
//! Two stones that cannot be kept apart are a wall even where no stone stands. What counts as such depends on who moves
//! first: the player who is to move next everywhere also relies on looser connections (GNU Go's manual, "Influence and
//! Territory"). Connections are judged by their shape alone, without reading; a database of barriers, which may read,
//! takes their place.

use super::terrain::Terrain;
use crate::board::{Board, Color, Orientation, Point, PointSet};
use crate::eyes::domain::{Lively, domains};

/// A connection of two stones, or of a stone with the edge.
struct Spacing {
    /// The step from one stone to the other.
    other: (i32, i32),
    /// The points that must be empty or the owner's.
    gap: &'static [(i32, i32)],
    /// Whether it holds even if the opponent moves first.
    tight: bool,
}

/// The shapes, in one of their orientations.
const SHAPES: [Spacing; 5] = [
    // Diagonal.
    Spacing { other: (1, 1), gap: &[(0, 1), (1, 0)], tight: true },
    // One-point jump.
    Spacing { other: (0, 2), gap: &[(0, 1)], tight: true },
    // Knight's move.
    Spacing { other: (1, 2), gap: &[(0, 1), (1, 1)], tight: false },
    // Two-point jump.
    Spacing { other: (0, 3), gap: &[(0, 1), (0, 2)], tight: false },
    // Large knight's move.
    Spacing { other: (1, 3), gap: &[(0, 1), (0, 2), (1, 1), (1, 2)], tight: false },
];

/// Lowers the permeability for the opponent where the living stones hold the points inside.
pub(super) fn close_domains(terrain: &mut Terrain, board: &Board, alive: &[PointSet; 2]) {
    let lively = Lively { stones: *alive, solid: *alive };
    for (color, domain) in Color::BOTH.into_iter().zip(domains(board, &lively)) {
        for point in &domain.held.difference(&domain.marginal) {
            terrain.limit(point, color.opponent(), 0.0);
        }
    }
}

/// Lowers the permeability where connections of the living stones stop the opponent.
pub(super) fn raise(terrain: &mut Terrain, board: &Board, alive: &[PointSet; 2]) {
    for color in Color::BOTH {
        let (own, enemy) = (&alive[color.index()], color.opponent());
        let relies_on_loose = terrain.to_move() == color;
        for stone in own {
            for shape in SHAPES.iter().filter(|shape| shape.tight || relies_on_loose) {
                for point in linked(board, alive, color, stone, shape) {
                    terrain.limit(point, enemy, 0.0);
                }
            }
            to_the_edge(terrain, board, alive, color, stone);
        }
    }
}

/// The points between a stone and those it is linked to by a shape.
fn linked(board: &Board, alive: &[PointSet; 2], color: Color, stone: Point, shape: &Spacing) -> Vec<Point> {
    let (own, enemy) = (&alive[color.index()], &alive[color.opponent().index()]);
    let mut between = Vec::new();
    for orientation in Orientation::ALL {
        let at = |step| {
            let (rows, columns) = orientation.apply(step);
            stone.offset(rows, columns, board.size())
        };
        let gap: Option<Vec<Point>> = shape.gap.iter().map(|&step| at(step)).collect();
        if let (Some(other), Some(gap)) = (at(shape.other), gap)
            && own.contains(other)
            && !gap.iter().any(|&point| enemy.contains(point))
        {
            between.extend(gap);
        }
    }
    between
}

/// A stone on the second line shuts the first line below it; one on the third line both lines, if its owner moves first.
fn to_the_edge(terrain: &mut Terrain, board: &Board, alive: &[PointSet; 2], color: Color, stone: Point) {
    let reach = if terrain.to_move() == color { 2 } else { 1 };
    let enemy = &alive[color.opponent().index()];
    for (rows, columns) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        let step = |n: i32| stone.offset(n * rows, n * columns, board.size());
        let below: Vec<Point> = (1..=3).map_while(step).collect();
        if below.len() <= reach && !below.iter().any(|&point| enemy.contains(point)) {
            for point in below {
                terrain.limit(point, color.opponent(), 0.0);
            }
        }
    }
}
