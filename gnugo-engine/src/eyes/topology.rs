//! Is this point an eye, a half eye or a false eye?
//!
//! Whoever holds the diagonals decides (GNU Go's manual, "Eye Topology" and "Eye Topology with Ko"; spec/worms-and-dragons.texi,
//! "Half Eyes and False Eyes"): each is worth 0 if the owner of the eye has it, 2 if the opponent has it, 1 if it
//! goes to whoever moves first, and something in between for a ko. Two are needed to break an eye in the open, and
//! the board's edge is worth one each. Reading decides whose a diagonal is: a fraction of a millisecond.

use crate::board::{Board, Color, Point, PointSet};
use crate::pattern::facts::Diagonals;
use crate::reading::{Outcome, Reader};
use crate::worms::Worms;

/// What a diagonal, or all four of them, are worth to the opponent.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug, Default)]
pub struct DiagonalSum(pub f32);

/// A ko for the diagonal that is in favour of the eye's owner.
const KO_FOR_OWNER: f32 = 0.875;
/// A ko for the diagonal that is in favour of the opponent.
const KO_FOR_OPPONENT: f32 = 1.125;

/// A stone with so many liberties needs no reading: it is hardly ever captured right away.
const ENOUGH_LIBERTIES: usize = 4;

/// What the diagonals make of a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EyeKind {
    /// An eye.
    Proper,
    /// An eye, unless the opponent wins a ko.
    ProperByKo,
    /// An eye if the owner moves first.
    Half,
    /// An eye if the owner moves first and wins a ko.
    HalfByKo,
    /// No eye.
    False,
}

impl EyeKind {
    /// Whether a ko is part of it.
    #[must_use]
    pub const fn has_ko(self) -> bool {
        matches!(self, Self::ProperByKo | Self::HalfByKo)
    }

    /// What it is if a player wins all kos.
    #[must_use]
    pub const fn when_kos_go_to(self, winner: KoWinner) -> Self {
        match (self, winner) {
            (Self::ProperByKo, KoWinner::Owner) => Self::Proper,
            (Self::ProperByKo, KoWinner::Opponent) | (Self::HalfByKo, KoWinner::Owner) => Self::Half,
            (Self::HalfByKo, KoWinner::Opponent) => Self::False,
            (other, _) => other,
        }
    }
}

/// Who wins the kos about an eye.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KoWinner {
    /// The owner of the eye.
    Owner,
    /// The opponent.
    Opponent,
}

impl DiagonalSum {
    /// What a point is whose diagonals are worth so much.
    #[must_use]
    pub fn kind(self) -> EyeKind {
        match self.0 {
            sum if sum >= 4.0 => EyeKind::False,
            sum if sum > 3.0 => EyeKind::HalfByKo,
            sum if sum >= 3.0 => EyeKind::Half,
            sum if sum > 2.0 => EyeKind::ProperByKo,
            _ => EyeKind::Proper,
        }
    }
}

/// A point with its diagonals judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Topology {
    /// The sum over the diagonals.
    pub sum: DiagonalSum,
    /// Moves by which the opponent gets another diagonal.
    pub attacks: PointSet,
    /// Moves by which the owner gets another diagonal.
    pub defenses: PointSet,
}

impl Topology {
    /// What the point is.
    #[must_use]
    pub fn kind(&self) -> EyeKind {
        self.sum.kind()
    }
}

/// What diagonals are judged by.
#[derive(Debug)]
pub struct Judge<'a> {
    /// The position; it is given back as it was.
    pub board: &'a mut Board,
    /// Who reads.
    pub reader: &'a mut Reader,
    /// What was read of the strings.
    pub worms: &'a Worms,
}

impl Judge<'_> {
    /// Judges the diagonals of a point for `color`, who holds `held`, and `inside` of it beyond doubt.
    pub fn topology(&mut self, point: Point, color: Color, held: &PointSet, inside: &PointSet) -> Topology {
        let mut found = Topology { sum: DiagonalSum(0.0), attacks: PointSet::EMPTY, defenses: PointSet::EMPTY };
        let mut sum = 0.0;
        for (diagonal, beside) in diagonals(point) {
            sum += if self.board.is_on_board(diagonal) {
                if inside.contains(diagonal) || self.is_wall(diagonal, color, held) {
                    0.0
                } else {
                    self.diagonal(diagonal, color, &mut found)
                }
            } else if beside.into_iter().any(|n| self.board.is_on_board(n)) {
                1.0
            } else {
                0.0
            };
        }
        found.sum = DiagonalSum(sum);
        found
    }

    /// Whether the owner's stone at a diagonal is next to the eye space: if it can be captured, then for want of eyes.
    fn is_wall(&self, diagonal: Point, color: Color, held: &PointSet) -> bool {
        self.worms.at(diagonal).is_some_and(|worm| worm.color == color && worm.liberties.intersects(held))
    }

    /// What a diagonal on the board is worth.
    fn diagonal(&mut self, diagonal: Point, color: Color, found: &mut Topology) -> f32 {
        match self.worms.at(diagonal) {
            None => self.empty_diagonal(diagonal, color, found),
            Some(worm) if worm.color == color => match (worm.attack(), worm.defense()) {
                (Outcome::Lost, _) => 0.0,
                (_, Outcome::Lost) => 2.0,
                _ => {
                    found.attacks.extend_with(worm.attacks.iter().map(|attempt| attempt.point));
                    found.defenses.extend_with(worm.defenses.iter().map(|attempt| attempt.point));
                    1.0
                }
            },
            Some(worm) => match (worm.attack(), worm.defense()) {
                (Outcome::Lost, _) => 2.0,
                (Outcome::Win, Outcome::Lost) => 0.0,
                (attack, defense) => {
                    found.attacks.extend_with(worm.defenses.iter().map(|attempt| attempt.point));
                    found.defenses.extend_with(worm.attacks.iter().map(|attempt| attempt.point));
                    by_ko(attack, defense)
                }
            },
        }
    }

    /// Whether a player is safe from capture where he plays.
    pub fn safety(&mut self, point: Point, player: Color) -> Outcome {
        if self.board.liberties_after(point, player).len() >= ENOUGH_LIBERTIES {
            return if self.board.is_legal(point, player) { Outcome::Win } else { Outcome::Lost };
        }
        self.reader.safe_move(self.board, point, player)
    }

    /// An empty diagonal is the opponent's if he can safely play there.
    fn empty_diagonal(&mut self, diagonal: Point, color: Color, found: &mut Topology) -> f32 {
        let safe = self.safety(diagonal, color.opponent());
        if safe == Outcome::Lost {
            return 0.0;
        }
        found.attacks.insert(diagonal);
        found.defenses.insert(diagonal);
        if safe == Outcome::Win { 1.0 } else { KO_FOR_OWNER }
    }
}

/// Patterns ask for the diagonals of points that need not belong to an eye space yet; the strings around are known by then.
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

/// An opposing stone that can be attacked and defended, or either of them only by ko.
fn by_ko(attack: Outcome, defense: Outcome) -> f32 {
    match (attack, defense) {
        (Outcome::Win, Outcome::Win) => 1.0,
        (Outcome::Win, _) => KO_FOR_OWNER,
        _ => KO_FOR_OPPONENT,
    }
}

/// The four diagonals of a point, each with the two points between.
fn diagonals(point: Point) -> [(Point, [Point; 2]); 4] {
    [(1, -1), (-1, -1), (-1, 1), (1, 1)]
        .map(|(down, right)| (point.step(down, right), [point.step(down, 0), point.step(0, right)]))
}

/// Adding several points at once.
trait ExtendWith {
    fn extend_with(&mut self, points: impl Iterator<Item = Point>);
}

impl ExtendWith for PointSet {
    fn extend_with(&mut self, points: impl Iterator<Item = Point>) {
        for point in points {
            self.insert(point);
        }
    }
}
