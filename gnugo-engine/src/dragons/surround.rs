//! Is a dragon surrounded?
//!
//! It is, if the opponent's stones near it reach all around it (GNU Go's manual, "Surrounded Dragons"): if all of its
//! stones lie inside the convex hull of those stones, the board's edge closing the side where they are near it. If they
//! do only once that hull is made larger by a point on each side, the dragon is weakly surrounded; if friends that are
//! not part of it are inside too, it is not surrounded. This sees positions, not moves: whether the ring can be broken
//! is for reading to say. A microsecond or two a dragon.

use crate::board::{Board, Color, Point, PointSet};
use crate::pattern::facts::Surrounded;

/// Stones that the dragon does not reach by so many steps over empty points, and one more, do not surround it.
const NEAR: usize = 3;
/// A stone on one of so many lines closes the side to the edge.
const EDGE: usize = 3;

/// What surrounds a dragon.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Surround {
    /// How far.
    pub status: Surrounded,
    /// The points inside the hull of the surrounding stones.
    pub area: PointSet,
    /// The points that are inside only once the hull is made larger by a point on each side.
    pub fringe: PointSet,
}

/// Where a point lies, seen from what surrounds a dragon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Enclosed {
    /// Inside the hull of the surrounding stones.
    Inside,
    /// On its fringe.
    Fringe,
    /// Outside.
    Outside,
}

impl Enclosed {
    /// The number that GTP answers give it.
    #[must_use]
    pub const fn code(self) -> i8 {
        match self {
            Self::Outside => 0,
            Self::Inside => 1,
            Self::Fringe => 2,
        }
    }
}

impl Surround {
    /// Where a point lies; `None` if the dragon is not surrounded.
    #[must_use]
    pub fn at(&self, point: Point) -> Option<Enclosed> {
        (self.status != Surrounded::No).then(|| match (self.area.contains(point), self.fringe.contains(point)) {
            (true, _) => Enclosed::Inside,
            (false, true) => Enclosed::Fringe,
            (false, false) => Enclosed::Outside,
        })
    }
}

/// A place in the plane: row and column, which may lie beside the board.
type Place = (i32, i32);

/// Looks around the stones of `color`. Of the opponent's stones only `enemies` count, and of others of the own colour
/// only `friends`.
#[must_use]
pub fn surround(board: &Board, stones: &PointSet, enemies: &PointSet, friends: &PointSet) -> Surround {
    let near = reach(board, stones).intersection(enemies);
    let size = board.size() as i32;
    let mut places: Vec<Place> = Vec::new();
    for stone in &near {
        let (row, column) = place(stone);
        places.push((row, column));
        // The way to the edge is closed only where nothing of the dragon's own side stands on it.
        let beside = [
            (row, (-1, column), (-1, 0)),
            (size - 1 - row, (size, column), (1, 0)),
            (column, (row, -1), (0, -1)),
            (size - 1 - column, (row, size), (0, 1)),
        ];
        let closed = beside.into_iter().filter(|&(distance, _, (down, right))| {
            let mut way = (1..=distance as i16).map(|steps| stone.step(down * steps, right * steps));
            (distance as usize) < EDGE && !way.any(|at| stones.contains(at) || friends.contains(at))
        });
        places.extend(closed.map(|(_, at, _)| at));
    }
    close_corners(&mut places, size);
    let hull = convex_hull(places);
    let inside = |margin: i32, point: Point| is_inside(&hull, place(point), margin);
    let area: PointSet = board.points().iter().filter(|&point| inside(0, point)).collect();
    let wider: PointSet = board.points().iter().filter(|&point| inside(1, point)).collect();
    let fringe = wider.difference(&area);
    let status = if hull.len() < 3 || area.intersects(friends) {
        Surrounded::No
    } else if stones.is_subset(&area) {
        Surrounded::Fully
    } else if stones.is_subset(&wider) {
        Surrounded::Weakly
    } else {
        Surrounded::No
    };
    Surround { status, area, fringe }
}

/// What surrounds the stones of a dragon once its opponent has played at `made`. Strings that reading finds captured
/// (`lost`, by colour) count for neither side.
#[must_use]
pub fn surround_after(board: &Board, lost: &[PointSet; 2], stones: &PointSet, color: Color, made: Point) -> Surround {
    let mut enemies = unfriendly(board, color, &lost[color.opponent().index()]);
    if board.is_empty(made) {
        enemies.insert(made);
    }
    let friends = board.stones(color).difference(stones).difference(&lost[color.index()]);
    surround(board, stones, &enemies, &friends)
}

/// The stones of the opponent's of `color` that are not known to be captured.
#[must_use]
pub fn unfriendly(board: &Board, color: Color, lost: &PointSet) -> PointSet {
    board.stones(color.opponent()).difference(lost)
}

fn place(point: Point) -> Place {
    (point.row() as i32, point.column() as i32)
}

/// The points next to those that the dragon reaches over points where no other stone stands.
fn reach(board: &Board, stones: &PointSet) -> PointSet {
    let free = board.empty_points();
    let mut reached = *stones;
    for _ in 0..NEAR {
        reached = reached.union(&reached.neighbors().intersection(&free));
    }
    reached.neighbors()
}

/// Where two neighbouring edges are closed, so is the corner between them.
fn close_corners(places: &mut Vec<Place>, size: i32) {
    let closed = |edge: fn(Place, i32) -> bool| places.iter().any(|&at| edge(at, size));
    let north = closed(|(row, _), _| row == -1);
    let south = closed(|(row, _), size| row == size);
    let west = closed(|(_, column), _| column == -1);
    let east = closed(|(_, column), size| column == size);
    let corners = [
        (north && west, (-1, -1)),
        (north && east, (-1, size)),
        (south && west, (size, -1)),
        (south && east, (size, size)),
    ];
    places.extend(corners.into_iter().filter(|(is_closed, _)| *is_closed).map(|(_, at)| at));
}

/// Twice the area of a triangle, positive if it turns left.
fn turn(a: Place, b: Place, c: Place) -> i32 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

/// The corners of the convex hull, in order (Andrew's monotone chain).
fn convex_hull(mut places: Vec<Place>) -> Vec<Place> {
    places.sort_unstable();
    places.dedup();
    if places.len() < 3 {
        return places;
    }
    let half = |places: &mut dyn Iterator<Item = Place>| {
        let mut chain: Vec<Place> = Vec::new();
        for at in places {
            while let [.., a, b] = chain[..] {
                if turn(a, b, at) > 0 {
                    break;
                }
                chain.pop();
            }
            chain.push(at);
        }
        chain.pop();
        chain
    };
    let mut hull = half(&mut places.iter().copied());
    hull.extend(half(&mut places.iter().rev().copied()));
    hull
}

/// Whether a place is inside the hull, or at most `margin` outside each of its sides.
fn is_inside(hull: &[Place], at: Place, margin: i32) -> bool {
    hull.len() >= 3
        && (0..hull.len()).all(|i| {
            let (a, b) = (hull[i], hull[(i + 1) % hull.len()]);
            // Moving the place towards a side by `margin` in each direction changes its turn by at most this.
            turn(a, b, at) + margin * ((b.0 - a.0).abs() + (b.1 - a.1).abs()) >= 0
        })
}
