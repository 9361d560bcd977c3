//! Whose is the empty board: territory, moyo, area?
//!
//! Living stones radiate influence (GNU Go's manual, "Influence Function"). Comparing both colours' at a point gives what
//! is likely to become territory there, from −1 (white) to +1 (black), and three kinds of regions: *area*, where one player
//! is stronger; *moyo*, what becomes territory if the opponent neglects it; *territory*, what is expected to remain.
//! A full board costs about a millisecond. It does not read: what is dead must be known beforehand, and a wall that can
//! be broken through is taken for a wall.

mod barriers;
mod facts;
mod patterns;
mod radiate;
mod shaped;
mod spread;
mod terrain;
mod territory;

#[cfg(test)]
mod tests;

pub use patterns::Landscape;
pub use shaped::shaped;
pub(crate) use spread::Spread;
pub use terrain::{ATTENUATION, FULL_STRENGTH, Purpose, Terrain};

pub use crate::pattern::facts::Hold;

use crate::board::{Board, CELLS, Color, Point, PointSet};
use crate::reading::Outcome;
use crate::sum::Fractions;
use crate::worms::{Worm, Worms};

/// The influence of both players on all points.
#[derive(Clone, Debug)]
pub struct Influence {
    terrain: Terrain,
    /// By colour.
    values: [Box<[f32; CELLS]>; 2],
    territory: Box<[f32; CELLS]>,
    /// What each player holds at least: area, moyo, territory.
    held: [[PointSet; 3]; 2],
}

impl Influence {
    /// The influence that radiates over a terrain. Stones that are not solid there count as captured.
    #[must_use]
    pub fn new(board: &Board, terrain: Terrain) -> Self {
        let values = Color::BOTH.map(|color| radiate::radiate(board, &terrain, color));
        let territory = territory::values(board, &terrain, &values);
        let mut influence = Self { terrain, values, territory, held: Default::default() };
        for point in board.points() {
            if let Some((color, hold)) = influence.judge(point) {
                for lower in 0..=hold as usize {
                    influence.held[color.index()][lower].insert(point);
                }
            }
        }
        influence
    }

    /// The first influence: what reading says of the strings is all that is known. Who moves next saves what is critical.
    #[must_use]
    pub fn first(board: &Board, worms: &Worms, landscape: &Landscape) -> Self {
        let to_move = landscape.to_move();
        let strength =
            |point| worms.at(point).map_or(0.0, |worm| if is_lively(worm, to_move) { FULL_STRENGTH } else { 0.0 });
        Self::new(board, shaped(board, strength, landscape, Purpose::Strength))
    }

    /// The second influence: by what is known of the strength of the strings once it is known what they belong to. Stones
    /// of strength 0 are not there, and neither are those that reading finds captured; who moves next saves what is
    /// critical. The purpose is territory, or where a dragon may run to.
    #[must_use]
    pub fn second(
        board: &Board,
        worms: &Worms,
        strength_of: impl Fn(Point) -> f32,
        landscape: &Landscape,
        purpose: Purpose,
    ) -> Self {
        let to_move = landscape.to_move();
        let strength = |point| match worms.at(point) {
            Some(worm) if is_lively(worm, to_move) => strength_of(point),
            _ => 0.0,
        };
        Self::new(board, shaped(board, strength, landscape, purpose))
    }

    /// What it was computed from.
    #[must_use]
    pub fn terrain(&self) -> &Terrain {
        &self.terrain
    }

    /// The influence of a colour on a point.
    #[must_use]
    pub fn of(&self, point: Point, color: Color) -> f32 {
        self.values[color.index()][point.index()]
    }

    /// How likely the point becomes Black's territory, up to 1, or White's, down to −1. A captured stone counts twice; a
    /// stone that stays, not at all.
    #[must_use]
    pub fn territory_value(&self, point: Point) -> f32 {
        self.territory[point.index()]
    }

    /// The expected difference in territory and prisoners on the board, in points for Black, prisoners taken before
    /// and komi left aside.
    #[must_use]
    pub fn balance(&self, board: &Board) -> f32 {
        board.points().iter().map(|point| self.territory_value(point)).sum::<Fractions>().value()
    }

    /// Who holds a point, and how well. For living stones nobody.
    #[must_use]
    pub fn hold(&self, point: Point) -> Option<(Color, Hold)> {
        [Hold::Territory, Hold::Moyo, Hold::Area].into_iter().find_map(|hold| {
            let color = Color::BOTH.into_iter().find(|&color| self.holds(color, hold).contains(point))?;
            Some((color, hold))
        })
    }

    /// The points that a player holds at least so well, without living stones.
    #[must_use]
    pub fn holds(&self, color: Color, hold: Hold) -> &PointSet {
        &self.held[color.index()][hold as usize]
    }

    /// Who territory, moyo and area thresholds give a point to.
    fn judge(&self, point: Point) -> Option<(Color, Hold)> {
        if self.terrain.solid().contains(point) {
            return None;
        }
        let (black, white) = (self.of(point, Color::Black), self.of(point, Color::White));
        let (color, strong, weak) =
            if black >= white { (Color::Black, black, white) } else { (Color::White, white, black) };
        let value = self.territory_value(point).abs();
        if value >= territory::SURE {
            Some((color, Hold::Territory))
        } else if strong > territory::MOYO_RATIO * weak && strong > territory::MOYO_LEAST {
            Some((color, Hold::Moyo))
        } else if strong > territory::AREA_RATIO * weak && strong > territory::AREA_LEAST {
            Some((color, Hold::Area))
        } else {
            None
        }
    }
}

/// Whether a string counts as living before anything is known of its eyes: it can't be captured, or `to_move` saves it.
#[must_use]
pub fn is_lively(worm: &Worm, to_move: Color) -> bool {
    worm.attack() == Outcome::Lost || worm.defense() != Outcome::Lost && worm.color == to_move
}
