//! What can be said of a string without reading: how much it is worth, what it cuts, whether it can be of use.
//!
//! The fields are those of spec/worms-and-dragons.texi, "Worms". A position costs some tens of microseconds. The size
//! of what is captured says nothing about whether it can be captured: for that see [`Worm`].

use super::{Worm, Worms};
use crate::board::{Board, CELLS, Point, PointSet};
use crate::pattern::facts::ShapeFacts;
use crate::reach::{ORDERS, connected, effective_sizes, liberties_by_order, parts};
use crate::reading::Outcome;
use smallvec::SmallVec;

/// Whether a string keeps two strings of the opponent apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Cutstone {
    /// It touches at most one string of the opponent's.
    #[default]
    None,
    /// It touches two that have a liberty in common.
    Potential,
    /// It touches two that have no liberty in common.
    Cutting,
}

/// The shape of a string.
#[derive(Clone, PartialEq, Debug)]
pub struct WormShape {
    /// How much is taken with it, in points: its stones, and the empty points that are nearer to it than to any other
    /// string. A point that is as near to several strings counts for each with its share.
    pub effective_size: f32,
    /// Its liberties, from the first to the fourth order.
    pub liberties: [PointSet; ORDERS],
    /// A string of the opponent's next to it that can be captured (though maybe also saved).
    pub lunch: Option<Point>,
    /// Whether it cuts.
    pub cutstone: Cutstone,
    /// The number of pieces that it divides the rest of the board into, minus one.
    pub genus: usize,
    /// Whether it can't have eyes unless a string around it is captured.
    pub inessential: bool,
}

/// The shapes of all strings, in the order of the worms.
#[derive(Clone, Debug)]
pub struct WormShapes {
    shapes: Vec<WormShape>,
    numbers: [u16; CELLS],
}

impl WormShapes {
    /// Looks at all strings.
    #[must_use]
    pub fn new(board: &Board, worms: &Worms) -> Self {
        let mut all = Self { shapes: Vec::new(), numbers: [0; CELLS] };
        let strings: Vec<_> = worms.iter().map(|worm| (worm.size(), worm.liberties)).collect();
        let sizes = effective_sizes(board, &strings);
        for (worm, effective_size) in worms.iter().zip(sizes) {
            let liberties = liberties_by_order(board, worm.origin);
            let genus = genus(board, worm);
            let lunch = lunch(board, worms, worm);
            let inessential = is_inessential(board, worm, &liberties, genus, lunch);
            let cutstone = cutstone(board, worms, worm);
            all.shapes.push(WormShape { effective_size, liberties, lunch, cutstone, genus, inessential });
            for stone in &worm.stones {
                all.numbers[stone.index()] = all.shapes.len() as u16;
            }
        }
        all
    }

    /// The shape of the string at a point, if a stone stands there.
    #[must_use]
    pub fn at(&self, point: Point) -> Option<&WormShape> {
        self.shapes.get(usize::from(self.numbers[point.index()]).checked_sub(1)?)
    }
}

impl ShapeFacts for WormShapes {
    fn liberties(&self, string: Point, order: usize) -> Option<usize> {
        let shape = self.at(string)?;
        shape.liberties.get(order.checked_sub(1)?).map(PointSet::len)
    }

    fn effective_size(&self, string: Point) -> Option<f32> {
        self.at(string).map(|shape| shape.effective_size)
    }
}

/// The string of the opponent's next to this one that is best to capture. Only a capture without a ko counts; a string
/// that cannot be saved comes before one that can, a larger one before a smaller one, and the first on the board before others.
fn lunch(board: &Board, worms: &Worms, worm: &Worm) -> Option<Point> {
    let neighbors = board.adjacent_opponents(worm.origin).into_iter().filter_map(|origin| worms.at(origin));
    let edible = neighbors.filter(|enemy| enemy.attack() == Outcome::Win);
    let best =
        edible.max_by_key(|enemy| (enemy.defense() == Outcome::Lost, enemy.size(), std::cmp::Reverse(enemy.origin)));
    best.map(|enemy| enemy.origin)
}

fn cutstone(board: &Board, worms: &Worms, worm: &Worm) -> Cutstone {
    let neighbors = board.adjacent_opponents(worm.origin);
    let enemies: SmallVec<[&Worm; 8]> = neighbors.iter().filter_map(|&origin| worms.at(origin)).collect();
    let mut found = Cutstone::None;
    for (i, a) in enemies.iter().enumerate() {
        for b in &enemies[i + 1..] {
            let kind = if a.liberties.intersects(&b.liberties) { Cutstone::Potential } else { Cutstone::Cutting };
            found = found.max(kind);
        }
    }
    found
}

/// Into how many pieces the string divides the rest of the board, minus one.
fn genus(board: &Board, worm: &Worm) -> usize {
    parts(&board.points().difference(&worm.stones)).len().saturating_sub(1)
}

/// Whether the string can have no eyes of its own unless something around it is captured: no room, no edge, nothing to
/// capture, and enclosed by stones of the opponent only.
fn is_inessential(
    board: &Board,
    worm: &Worm,
    liberties: &[PointSet; ORDERS],
    genus: usize,
    lunch: Option<Point>,
) -> bool {
    let on_edge = |point: Point| point.edge_distance(board.size()) == 0;
    genus == 0
        && lunch.is_none()
        && liberties[1].is_empty()
        && !liberties[0].iter().any(on_edge)
        && !cavity(board, worm).neighbors().intersects(&board.stones(worm.color).difference(&worm.stones))
}

/// What is empty when the string is taken off, in one piece with it.
fn cavity(board: &Board, worm: &Worm) -> PointSet {
    connected(&worm.stones, &board.empty_points().union(&worm.stones))
}
