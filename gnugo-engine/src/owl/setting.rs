//! Where are games about a dragon played, and how do they begin? A part of the board, as an image, and all that is asked of it.
//!
//! Nobody plays outside of the zone. So the strings that reach it are left, and those that touch these, with what is next to them;
//! all else is taken off: what games say depends on what a setting holds, and on nothing else.

use super::ground::Ground;
use super::patterns::{PatternMove, Proposed};
use crate::board::{Board, Color, Ko, Orientation, Point, PointSet};
use smallvec::SmallVec;

/// What is played for, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Game {
    /// The stones that one player wants to take and the other to keep.
    pub(super) stones: PointSet,
    /// Where both play.
    pub(super) zone: PointSet,
    /// Who moves first.
    pub(super) player: Color,
    /// Who wins kos.
    pub(super) rich: Option<Color>,
    /// The first moves that are considered.
    pub(super) moves: PointSet,
    /// How many games are played at most.
    pub(super) most: u64,
}

/// What is played for in an image of a part of the board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Setting {
    size: usize,
    stones: [PointSet; 2],
    ko: Option<Ko>,
    pub(super) game: Game,
    /// What patterns propose, with the bits of each value.
    proposed: SmallVec<[(Point, u32); 8]>,
}

/// What games say there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Told {
    /// The part that whoever moves first has won by his best move.
    pub(super) share: f32,
    pub(super) games: u32,
    pub(super) point: Option<Point>,
    pub(super) met_ko: bool,
}

impl Setting {
    /// That of a game in an image of the part in which it is played.
    pub(super) fn new(image: &Image, game: &Game, proposed: &Proposed) -> Self {
        let places = |points: &PointSet| points.iter().map(|point| image.place(point)).collect();
        Self {
            size: image.board.size(),
            stones: Color::BOTH.map(|color| *image.board.stones(color)),
            ko: image.board.ko(),
            game: Game {
                stones: places(&game.stones),
                zone: places(&game.zone),
                player: image.color(game.player),
                rich: game.rich.map(|rich| image.color(rich)),
                moves: places(&game.moves),
                most: game.most,
            },
            proposed: proposed
                .iter()
                .map(|said: &PatternMove| (image.place(said.point), said.value.to_bits()))
                .collect(),
        }
    }

    /// What patterns propose, with the value of each.
    pub(super) fn proposed(&self) -> impl Iterator<Item = (Point, f32)> + '_ {
        self.proposed.iter().map(|&(point, value)| (point, f32::from_bits(value)))
    }
}

/// The image of a position in which games are played: Black owns the dragon, which lies where the frame of the question has its
/// first row, and nobody has just moved.
pub(super) struct Image {
    pub(super) board: Board,
    orientation: Orientation,
    is_swapped: bool,
}

impl Image {
    /// That of the part in which games of a zone are played.
    pub(super) fn of(board: &Board, ground: &Ground, zone: &PointSet) -> Self {
        let orientation = ground.frame.orientation();
        let is_swapped = ground.color == Color::White;
        let oriented = board.part(&part(board, zone)).oriented(orientation);
        Self { board: if is_swapped { oriented.color_swapped() } else { oriented }, orientation, is_swapped }
    }

    fn place(&self, point: Point) -> Point {
        self.orientation.on_board(point, self.board.size())
    }

    pub(super) fn place_back(&self, point: Point) -> Point {
        self.orientation.inverse().on_board(point, self.board.size())
    }

    /// The colour of a player there, and back.
    fn color(&self, color: Color) -> Color {
        if self.is_swapped { color.opponent() } else { color }
    }
}

/// How far from the zone strings are left: those that reach it, and those that touch these.
const LAYERS: usize = 2;

/// The zone, the strings near it, and what is next to these. Without the strings that touch those in the zone it is easier to
/// break out there than it is: six of 385 questions came wrong.
fn part(board: &Board, zone: &PointSet) -> PointSet {
    let corners: PointSet = zone.iter().flat_map(Point::diagonals).collect();
    let near = zone.union(&zone.neighbors()).union(&corners).intersection(board.points());
    (0..LAYERS).fold(near, |part, _| {
        let strings = Color::BOTH.into_iter().flat_map(|color| board.strings_in(&part, color));
        let part = strings.fold(part, |all, string| all.union(&board.string_stones(string)));
        part.union(&part.neighbors()).intersection(board.points())
    })
}
