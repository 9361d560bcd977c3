//! What patterns ask of eyes, answered by the eye spaces and by what was read of the strings.

use super::topology::{Judge, Topology};
use super::{EyeKind, EyeSpaces};
use crate::board::{Board, Color, Point, PointSet};
use crate::pattern::facts::{Diagonals, EyeFact, EyeFacts};
use crate::reading::Reader;
use crate::worms::Worms;

impl EyeFacts for EyeSpaces {
    fn space(&self, point: Point, color: Color) -> Option<EyeFact> {
        let space = self.at(point, color)?;
        Some(EyeFact { points: space.points, marginal: space.marginal, most: space.value.max() })
    }

    fn is_half_eye(&self, point: Point, color: Color) -> bool {
        matches!(self.kind(point, color), Some(EyeKind::Half | EyeKind::HalfByKo))
    }

    fn is_false_eye(&self, point: Point, color: Color) -> bool {
        self.topology(point, color).map(Topology::kind) == Some(EyeKind::False)
    }
}

impl Diagonals for Worms {
    fn sum(
        &self,
        board: &mut Board,
        reader: &mut Reader,
        point: Point,
        color: Color,
        held: &PointSet,
        inside: &PointSet,
    ) -> f32 {
        Judge { board, reader, worms: self }.topology(point, color, held, inside).sum.0
    }
}
