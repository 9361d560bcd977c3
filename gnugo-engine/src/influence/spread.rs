//! What changes in the influence, if little changes in what it comes from?
//!
//! A [`Spread`] is what each source radiates over a terrain, with the points where that was decided. Over a terrain that differs
//! from it at none of these, the source radiates the same. Sums are whole numbers, so what other sources gave before is taken off and
//! what they give now is added, and the result is that of radiating everything anew, to the bit.
//!
//! To make one costs as much as the influence, some hundreds of microseconds on 19×19; a stone more on the board a fifth of
//! that.

use super::radiate::{Walk, in_units};
use super::terrain::Terrain;
use super::{Influence, territory};
use crate::board::{Board, CELLS, Color, Point, PointSet};
use crate::sum::Fractions;

/// What each source radiates over a terrain.
pub(crate) struct Spread {
    stones: [PointSet; 2],
    terrain: Terrain,
    /// By colour.
    radiated: [Radiated; 2],
}

/// What the sources of a colour radiate.
struct Radiated {
    total: Box<[u64; CELLS]>,
    sources: Vec<Source>,
}

struct Source {
    at: Point,
    /// What arrives where.
    arriving: Vec<(Point, u64)>,
    /// The points on which that depends: those that are reached, and all around them.
    seen: PointSet,
}

impl Spread {
    /// That of an influence.
    pub(crate) fn of(board: &Board, influence: &Influence) -> Self {
        let terrain = influence.terrain.clone();
        let radiated = Color::BOTH.map(|color| {
            let (mut total, mut walk) = (Box::new([0; CELLS]), Walk::new(board, &terrain, color));
            let sources = board.points().iter().filter(|&at| terrain.strength(at, color) > 0.0);
            let sources = sources.map(|at| {
                let mut arriving = Vec::new();
                walk.from(at, |point, amount| {
                    total[point.index()] += amount;
                    arriving.push((point, amount));
                });
                let around =
                    |&(point, _): &(Point, u64)| point.diagonals().into_iter().chain(point.neighbors()).chain([point]);
                Source { at, seen: arriving.iter().flat_map(around).collect(), arriving }
            });
            let sources = sources.collect();
            Radiated { total, sources }
        });
        Self { stones: Color::BOTH.map(|color| *board.stones(color)), terrain, radiated }
    }

    /// What [`Influence::balance`] says of the influence over another terrain, with other stones perhaps.
    pub(crate) fn balance(&self, board: &Board, terrain: &Terrain) -> f32 {
        let values = Color::BOTH.map(|color| self.values(board, terrain, color));
        let territory = territory::values(board, terrain, &values);
        board.points().iter().map(|point| territory[point.index()]).sum::<Fractions>().value()
    }

    /// The influence of a colour over another terrain.
    fn values(&self, board: &Board, terrain: &Terrain, color: Color) -> Box<[f32; CELLS]> {
        let before = &self.terrain;
        let solid = |terrain: &Terrain, stones: &PointSet| {
            (terrain.solid().intersection(stones), terrain.solid().difference(stones))
        };
        let (own_before, others_before) = solid(before, &self.stones[color.index()]);
        let (own, others) = solid(terrain, board.stones(color));
        let mut changed = symmetric_difference(&own_before, &own).union(&symmetric_difference(&others_before, &others));
        for point in board.points() {
            if before.permeability(point, color) != terrain.permeability(point, color) {
                changed.insert(point);
            }
        }
        let Radiated { total, sources } = &self.radiated[color.index()];
        let (mut total, mut walk) = (total.clone(), Walk::new(board, terrain, color));
        let mut kept = PointSet::EMPTY;
        for Source { at, arriving, seen } in sources {
            let is_same = before.strength(*at, color) == terrain.strength(*at, color)
                && before.attenuation(*at, color) == terrain.attenuation(*at, color);
            if is_same && !seen.intersects(&changed) {
                kept.insert(*at);
            } else {
                arriving.iter().for_each(|&(point, amount)| total[point.index()] -= amount);
            }
        }
        for source in board.points().difference(&kept).iter().filter(|&at| terrain.strength(at, color) > 0.0) {
            walk.from(source, |point, amount| total[point.index()] += amount);
        }
        in_units(board, &total)
    }
}

fn symmetric_difference(a: &PointSet, b: &PointSet) -> PointSet {
    a.difference(b).union(&b.difference(a))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::influence::{ATTENUATION, FULL_STRENGTH, Purpose};

    /// Numbers without order, always the same.
    fn numbers() -> impl FnMut(usize) -> usize {
        let mut state = 1_u64;
        move |below| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        }
    }

    /// A terrain with some sources and hindrances, which change a little where `change` says so.
    fn terrain(board: &Board, change: Option<Point>) -> Terrain {
        let strength = |point: Point| match (point.row() + 2 * point.column()) % 5 {
            _ if change == Some(point) => FULL_STRENGTH / 2.0,
            0 => 0.0,
            1 => 60.0,
            _ => FULL_STRENGTH,
        };
        let mut terrain = Terrain::of_stones(board, strength, Color::Black, Purpose::Territory);
        for (n, point) in board.empty_points().iter().enumerate() {
            let color = if n % 2 == 0 { Color::Black } else { Color::White };
            if n % 7 == 0 {
                terrain.limit(point, color, 0.3);
            }
            if n % 23 == 0 {
                terrain.add_source(point, color, 30.0, ATTENUATION + 1.0);
            }
        }
        if let Some(point) = change.filter(|&point| board.is_empty(point)) {
            terrain.limit(point, Color::White, 0.0);
            terrain.add_source(point, Color::Black, 20.0, ATTENUATION);
        }
        terrain
    }

    #[test]
    fn a_changed_terrain_has_the_influence_that_it_has_anew() -> Result<(), Box<dyn std::error::Error>> {
        let mut number = numbers();
        for size in [5, 9, 19] {
            let mut board = Board::new(size)?;
            for n in 0..size * size / 3 {
                let point = Point::new(number(size), number(size));
                board.try_play(point, if n % 2 == 0 { Color::Black } else { Color::White });
            }
            let spread = Spread::of(&board, &Influence::new(&board, terrain(&board, None)));
            for point in &board.points().clone() {
                for color in Color::BOTH {
                    let plays = board.try_play(point, color);
                    let now = terrain(&board, (number(2) == 0).then_some(point));
                    let anew = Influence::new(&board, now.clone());
                    assert_eq!(spread.balance(&board, &now), anew.balance(&board), "{point:?} on {size}×{size}");
                    for color in Color::BOTH {
                        let values = spread.values(&board, &now, color);
                        assert!(board.points().iter().all(|at| values[at.index()] == anew.of(at, color)), "{point:?}");
                    }
                    if plays {
                        board.undo();
                    }
                }
            }
        }
        Ok(())
    }
}
