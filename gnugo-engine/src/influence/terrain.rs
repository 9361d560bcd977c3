//! From where does influence radiate, how far, and what stops it?
//!
//! A [`Terrain`] is what influence is computed from: for each colour the sources with their strength and attenuation,
//! and how well each point lets the colour's influence through (its permeability). [`Terrain::of_stones`] makes the one that
//! the stones alone give; whatever else is known (walls, invasions, connections and points where no territory can be) is
//! added to it before radiating.

use crate::board::{Board, CELLS, Color, Point, PointSet};

/// The strength of a stone that is alive beyond doubt.
pub const FULL_STRENGTH: f32 = 100.0;
/// How much influence loses at each step (GNU Go's manual, "The Influence Algorithm"; a little less, so that
/// territory reaches as far as it does in play).
pub const ATTENUATION: f32 = 2.4;

/// How much of the opponent's influence passes over a point beside a living stone,
const BESIDE: f32 = 0.25;
/// and over one diagonally from it.
const ACROSS: f32 = 0.65;

/// What influence is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// How strong groups are, and where they get to.
    Strength,
    /// What becomes territory.
    Territory,
}

/// What influence is computed from.
#[derive(Clone, Debug)]
pub struct Terrain {
    /// The strength of the source at a point, 0 for none; by colour.
    strength: [[f32; CELLS]; 2],
    /// The attenuation of the source at a point; by colour.
    attenuation: [[f32; CELLS]; 2],
    /// How much of the influence that arrives at a point goes on from there, from 0 to 1; by colour.
    permeability: [[f32; CELLS]; 2],
    /// Stones that stop influence.
    solid: PointSet,
    /// Points where a colour can't get territory; by colour.
    no_territory: [PointSet; 2],
    /// The player who is assumed to move next everywhere.
    to_move: Color,
    purpose: Purpose,
}

impl Terrain {
    /// The bare terrain of stones of the given strength, if `to_move` moves next everywhere. Stones of strength 0 are not
    /// there.
    #[must_use]
    pub(super) fn of_stones(
        board: &Board,
        strength_of: impl Fn(Point) -> f32,
        to_move: Color,
        purpose: Purpose,
    ) -> Self {
        let mut terrain = Self {
            strength: [[0.0; CELLS]; 2],
            attenuation: [[ATTENUATION; CELLS]; 2],
            permeability: [[1.0; CELLS]; 2],
            solid: PointSet::EMPTY,
            no_territory: [PointSet::EMPTY; 2],
            to_move,
            purpose,
        };
        for color in Color::BOTH {
            for stone in board.stones(color) {
                let strength = strength_of(stone);
                if strength > 0.0 {
                    terrain.strength[color.index()][stone.index()] = strength;
                    terrain.solid.insert(stone);
                }
            }
        }
        terrain
    }

    /// Where a stone stands, little of the opponent's influence gets past.
    pub(super) fn resist(&mut self, board: &Board) {
        for color in Color::BOTH {
            for stone in &self.solid.intersection(board.stones(color)) {
                let permeability = &mut self.permeability[color.opponent().index()];
                stone.neighbors().into_iter().for_each(|at| permeability[at.index()] *= BESIDE);
                stone.diagonals().into_iter().for_each(|at| permeability[at.index()] *= ACROSS);
            }
        }
    }

    /// The player who is assumed to move next everywhere.
    #[must_use]
    pub fn to_move(&self) -> Color {
        self.to_move
    }

    /// What the influence over it is asked for.
    #[must_use]
    pub fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// The stones that stop influence.
    #[must_use]
    pub fn solid(&self) -> &PointSet {
        &self.solid
    }

    /// The strength of a colour's source at a point; 0 if there is none.
    #[must_use]
    pub fn strength(&self, point: Point, color: Color) -> f32 {
        self.strength[color.index()][point.index()]
    }

    /// The attenuation of a colour's source at a point.
    #[must_use]
    pub fn attenuation(&self, point: Point, color: Color) -> f32 {
        self.attenuation[color.index()][point.index()]
    }

    /// How much of a colour's influence goes on from a point.
    #[must_use]
    pub fn permeability(&self, point: Point, color: Color) -> f32 {
        self.permeability[color.index()][point.index()]
    }

    /// The points where a colour can't get territory.
    #[must_use]
    pub fn no_territory(&self, color: Color) -> &PointSet {
        &self.no_territory[color.index()]
    }

    /// Adds a source, as at a point where one can invade. The stronger of two sources at a point counts.
    pub fn add_source(&mut self, point: Point, color: Color, strength: f32, attenuation: f32) {
        let here = &mut self.strength[color.index()][point.index()];
        if strength > *here {
            *here = strength;
            self.attenuation[color.index()][point.index()] = attenuation;
        }
    }

    /// Lets no more than this part of a colour's influence through a point.
    pub fn limit(&mut self, point: Point, color: Color, permeability: f32) {
        let here = &mut self.permeability[color.index()][point.index()];
        *here = here.min(permeability.clamp(0.0, 1.0));
    }

    /// Says that a colour can't get territory at a point, as at a false eye that will be filled.
    pub fn forbid_territory(&mut self, point: Point, color: Color) {
        self.no_territory[color.index()].insert(point);
    }
}
