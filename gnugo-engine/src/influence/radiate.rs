//! How much influence arrives at each point?
//!
//! As in GNU Go's manual, "The Influence Algorithm": from each source it spreads outwards in all eight directions, point
//! by point, weaker at each step, weaker still diagonally and away from the straight line, not through stones and no
//! more than the permeability lets through. What comes from different sources is added up.
//!
//! Every step leads farther away, so points are dealt with by their distance from the source: then all that arrives at a
//! point is there before it is passed on. Sums are kept in whole numbers, which do not depend on the order of adding: the
//! same position gives the same influence however the board lies. It costs some 2 µs a source.

use super::terrain::Terrain;
use crate::board::{Board, CELLS, Color, MAX_SIZE, Point, PointSet};

/// The unit of the sums: so many of them make an influence of 1.
const UNIT: f64 = 65_536.0;
/// Influence that is weaker than this is not followed further.
const FAINT: f64 = 0.02 * UNIT;
/// The steps in which influence spreads.
const STEPS: [(i16, i16); 8] = [(1, 0), (0, -1), (-1, 0), (0, 1), (1, -1), (-1, -1), (-1, 1), (1, 1)];

/// The influence of one colour on all points.
pub(super) fn radiate(board: &Board, terrain: &Terrain, color: Color) -> Box<[f32; CELLS]> {
    let mut total = Box::new([0_u64; CELLS]);
    let mut walk = Walk::new(board, terrain, color);
    for source in board.points() {
        if terrain.strength(source, color) > 0.0 {
            walk.from(source, |point, amount| total[point.index()] += amount);
        }
    }
    in_units(board, &total)
}

/// The influence for these sums.
pub(super) fn in_units(board: &Board, total: &[u64; CELLS]) -> Box<[f32; CELLS]> {
    let mut influence = Box::new([0.0; CELLS]);
    for point in board.points() {
        influence[point.index()] = (total[point.index()] as f64 / UNIT) as f32;
    }
    influence
}

/// The influence of one source after the other.
pub(super) struct Walk<'a> {
    terrain: &'a Terrain,
    color: Color,
    /// The points of the board that influence gets to.
    open: PointSet,
    /// How much gets past each point diagonally.
    past: [f32; CELLS],
    /// What has arrived so far from the source at hand.
    arriving: [u64; CELLS],
    waiting: Rings,
    reached: Vec<Point>,
}

/// One more than the greatest square of a distance on the board.
const RINGS: usize = 2 * (MAX_SIZE - 1) * (MAX_SIZE - 1) + 1;

/// The points still to be dealt with, by the square of their distance from the source.
struct Rings {
    /// The first point of each ring,
    first: [Option<Point>; RINGS],
    /// and the point that comes after each point.
    next: [Option<Point>; CELLS],
    /// A bit for each ring that has a point.
    some: [u64; RINGS.div_ceil(64)],
}

impl Rings {
    const NONE: Self = Self { first: [None; RINGS], next: [None; CELLS], some: [0; RINGS.div_ceil(64)] };

    fn add(&mut self, point: Point, ring: usize) {
        self.next[point.index()] = self.first[ring].replace(point);
        self.some[ring / 64] |= 1 << (ring % 64);
    }

    /// Empties the nearest ring, and tells its first point.
    fn take_nearest(&mut self) -> Option<Point> {
        let (n, some) = self.some.iter_mut().enumerate().find(|(_, some)| **some != 0)?;
        let ring = 64 * n + some.trailing_zeros() as usize;
        *some &= *some - 1;
        self.first[ring].take()
    }
}

impl<'a> Walk<'a> {
    pub(super) fn new(board: &Board, terrain: &'a Terrain, color: Color) -> Self {
        let mut past = [0.0; CELLS];
        let others = terrain.solid().difference(board.stones(color));
        for point in &board.points().difference(&others) {
            past[point.index()] = terrain.permeability(point, color);
        }
        let open = board.points().difference(terrain.solid());
        Self { terrain, color, open, past, arriving: [0; CELLS], waiting: Rings::NONE, reached: Vec::new() }
    }

    /// Spreads the influence of one source, and tells what arrives where.
    pub(super) fn from(&mut self, source: Point, mut tell: impl FnMut(Point, u64)) {
        let full = (f64::from(self.terrain.strength(source, self.color)) * UNIT) as u64;
        self.arrive(source, 0, full);
        while let Some(first) = self.waiting.take_nearest() {
            // Nothing that is passed on arrives in the same ring.
            let mut next = Some(first);
            while let Some(point) = next {
                next = self.waiting.next[point.index()];
                self.pass_on(source, point);
            }
        }
        for point in self.reached.drain(..) {
            tell(point, self.arriving[point.index()]);
            self.arriving[point.index()] = 0;
        }
    }

    /// Adds what arrives at a point; `ring` is the square of its distance from the source.
    fn arrive(&mut self, point: Point, ring: usize, amount: u64) {
        if amount == 0 {
            return;
        }
        if self.arriving[point.index()] == 0 {
            self.waiting.add(point, ring);
            self.reached.push(point);
        }
        self.arriving[point.index()] += amount;
    }

    /// Passes on what has arrived at a point, away from the source.
    fn pass_on(&mut self, source: Point, point: Point) {
        let permeability = if point == source { 1.0 } else { self.terrain.permeability(point, self.color) };
        let here = self.arriving[point.index()] as f64;
        let through = here * f64::from(permeability) / f64::from(self.terrain.attenuation(source, self.color));
        if through < FAINT {
            return;
        }
        // Steps are counted away from the source, so that one table holds for all four quadrants.
        let (down, right) = (point.row() as i16 - source.row() as i16, point.column() as i16 - source.column() as i16);
        let sign = |away: i16| if away < 0 { -1 } else { 1 };
        let (away, signs) = ((down.abs(), right.abs()), (sign(down), sign(right)));
        let leading_away = &LEADING_AWAY[away.0 as usize][away.1 as usize];
        for &Step { rows, columns, straight } in leading_away.iter().take_while(|step| step.straight > 0.0) {
            let step = (rows * signs.0, columns * signs.1);
            let to = point.short_step(step.0, step.1);
            if !self.open.contains(to) {
                continue;
            }
            let is_diagonal = rows != 0 && columns != 0;
            let squeeze = if is_diagonal { 0.5 * f64::from(self.squeeze(point, step)) } else { 1.0 };
            let (rows, columns) = (away.0 + rows, away.1 + columns);
            self.arrive(to, (rows * rows + columns * columns) as usize, (through * straight * squeeze) as u64);
        }
    }

    /// Diagonally, influence squeezes between two points, and passes if either lets it.
    fn squeeze(&self, point: Point, (rows, columns): (i16, i16)) -> f32 {
        let past = |beside: Point| self.past[beside.index()];
        past(point.short_step(rows, 0)).max(past(point.short_step(0, columns)))
    }
}

/// A step, and how straight on it leads.
#[derive(Clone, Copy)]
struct Step {
    rows: i16,
    columns: i16,
    straight: f64,
}

/// The steps that lead away from the source, by the rows and columns that it is away; then none.
static LEADING_AWAY: [[[Step; STEPS.len()]; MAX_SIZE]; MAX_SIZE] = {
    let none = Step { rows: 0, columns: 0, straight: 0.0 };
    let mut table = [[[none; STEPS.len()]; MAX_SIZE]; MAX_SIZE];
    let (mut rows, mut columns, mut step, mut found) = (0, 0, 0, 0);
    while rows < MAX_SIZE {
        let straight = straight((rows as i16, columns as i16), STEPS[step]);
        if straight > 0.0 {
            table[rows][columns][found] = Step { rows: STEPS[step].0, columns: STEPS[step].1, straight };
            found += 1;
        }
        step += 1;
        if step == STEPS.len() {
            (columns, step, found) = (columns + 1, 0, 0);
        }
        if columns == MAX_SIZE {
            (rows, columns) = (rows + 1, 0);
        }
    }
    table
};

/// The squared cosine of the angle between a step and the way from the source; 0 if it does not lead away.
const fn straight(away: (i16, i16), step: (i16, i16)) -> f64 {
    if away.0 == 0 && away.1 == 0 {
        return 1.0;
    }
    let product = away.0 * step.0 + away.1 * step.1;
    if product <= 0 {
        return 0.0;
    }
    let lengths = (away.0 * away.0 + away.1 * away.1) * (step.0 * step.0 + step.1 * step.1);
    (product * product) as f64 / lengths as f64
}
