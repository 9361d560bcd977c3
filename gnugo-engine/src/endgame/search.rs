//! The whole game in an area, by both players' moves in any order.

use super::area::Area;
use super::count;
use super::thermograph::{Options, Thermograph};
use crate::board::{Board, Color, Hash, Point, ko_hash};
use rustc_hash::FxHashMap;

/// A string with so many liberties is in no need of a connection.
const ENOUGH: usize = 3;

/// A search of one area.
pub(super) struct Search<'a> {
    board: Board,
    area: &'a Area,
    known: FxHashMap<Hash, Thermograph>,
    /// The positions on the way to this one.
    path: Vec<Hash>,
    /// For each move on the way to it the ko that it took: where it could be taken back, and by whom. It never is.
    lost: Vec<Option<(Point, Color)>>,
    /// How many more positions may be looked at.
    left: usize,
}

/// A move, and what it leads to.
pub(super) struct After {
    pub(super) point: Point,
    pub(super) color: Color,
    /// What it captures, in points for Black.
    pub(super) captured: f32,
    /// Whether it takes a ko.
    pub(super) takes_ko: bool,
    pub(super) game: Thermograph,
}

impl<'a> Search<'a> {
    pub(super) fn new(area: &'a Area, positions: usize) -> Self {
        Self {
            board: area.board.clone(),
            area,
            known: FxHashMap::default(),
            path: Vec::new(),
            lost: Vec::new(),
            left: positions,
        }
    }

    /// The positions that were not needed.
    pub(super) fn left(&self) -> usize {
        self.left
    }

    /// What the moves of both players lead to.
    pub(super) fn moves(&mut self) -> Option<Vec<After>> {
        let mut moves = Vec::new();
        for color in Color::BOTH {
            for point in self.playable(color) {
                let Some(captured) = self.play(point, color) else { continue };
                let takes_ko = self.board.ko().is_some();
                let game = self.game();
                self.undo();
                moves.push(After { point, color, captured, takes_ko, game: game? });
            }
        }
        Some(moves)
    }

    /// What the game is worth, unless it takes more positions than there are.
    pub(super) fn game(&mut self) -> Option<Thermograph> {
        let hash = self.hash();
        if let Some(game) = self.known.get(&hash) {
            return Some(*game);
        }
        self.left = self.left.checked_sub(1)?;
        self.path.push(hash);
        let options = self.options();
        self.path.pop();
        let game = Thermograph::new(count::score(&self.board, self.area), &options?);
        self.known.insert(hash, game);
        Some(game)
    }

    fn options(&mut self) -> Option<Options> {
        let mut options = Options::default();
        for color in Color::BOTH {
            for point in self.playable(color) {
                let Some(captured) = self.play(point, color) else { continue };
                // Kos are not taken back; nor are longer repetitions made.
                let repeats = self.path.contains(&self.hash());
                let after = if repeats { None } else { self.game() };
                self.undo();
                match after {
                    Some(after) => options.add(color, captured, &after),
                    None if repeats => {}
                    None => return None,
                }
            }
        }
        Some(options)
    }

    /// Plays a move, and says what it captures, in points for Black.
    fn play(&mut self, point: Point, color: Color) -> Option<f32> {
        let before = self.board.captures(color);
        if self.lost.contains(&Some((point, color))) || !self.board.try_play_ignoring_ko(point, color) {
            return None;
        }
        self.lost.push(self.board.ko().map(|ko| (ko.point, ko.color)));
        let captured = (self.board.captures(color) - before) as f32;
        Some(if color == Color::Black { captured } else { -captured })
    }

    fn undo(&mut self) {
        self.lost.pop();
        self.board.undo();
    }

    /// The position, with the kos that are lost.
    fn hash(&self) -> Hash {
        let lost = self.lost.iter().flatten().filter(|(point, _)| self.board.is_empty(*point));
        lost.fold(self.board.stones_hash(), |hash, &(point, color)| {
            hash ^ ko_hash(point).rotate_left(color.index() as u32)
        })
    }

    /// The points where a player's move may be good for something.
    fn playable(&self, color: Color) -> Vec<Point> {
        let empty = self.board.empty_points().intersection(&self.area.playable);
        let is_own = |next: Point| {
            !self.board.is_on_board(next)
                || self.board.color_at(next) == Some(color) && self.board.liberties(next) >= ENOUGH
        };
        empty.iter().filter(|point| !point.neighbors().into_iter().all(is_own)).collect()
    }
}
