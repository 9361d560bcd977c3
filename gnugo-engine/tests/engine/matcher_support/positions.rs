//! Positions that look like a game's: stones near each other and near the last move, few on the first lines,
//! captures and rescues, nobody's own eyes filled.

use super::Random;
use gnugo_engine::board::{Board, Color, Point};

/// Plays both sides of a game by rules of thumb.
pub(crate) struct Player {
    pub(crate) board: Board,
    pub(crate) to_move: Color,
    random: Random,
    last: Vec<Point>,
}

/// A position on a board of `size` after some 2 in 5 points were played on.
pub(crate) fn middle_game(seed: u64, size: usize) -> Board {
    let mut player = Player::new(seed, size);
    let moves = size * size * 2 / 5;
    let more = player.random.below(moves / 2 + 1);
    player.play_on(moves * 3 / 4 + more);
    player.board
}

impl Player {
    pub(crate) fn new(seed: u64, size: usize) -> Self {
        let board = Board::new(size).expect("a size that boards have");
        Self { board, to_move: Color::Black, random: Random::new(seed), last: Vec::new() }
    }

    /// Plays this many moves, fewer if nothing is left.
    pub(crate) fn play_on(&mut self, moves: usize) {
        for _ in 0..moves {
            if self.play().is_none() {
                break;
            }
        }
    }

    /// The next move, played; `None` for a pass.
    pub(crate) fn play(&mut self) -> Option<Point> {
        let empty: Vec<Point> = self.board.empty_points().iter().collect();
        let mut best: Option<(f64, Point)> = None;
        for _ in 0..60 {
            let point = self.random.pick(&empty[..]);
            let worth = self.worth(point);
            if let Some(worth) = worth
                && best.is_none_or(|(most, _)| worth > most)
            {
                best = Some((worth, point));
            }
        }
        let (_, point) = best?;
        let played = self.board.try_play(point, self.to_move);
        assert!(played, "only legal moves are weighed");
        self.last.push(point);
        self.to_move = self.to_move.opponent();
        Some(point)
    }

    /// How good a move looks; `None` if it is illegal, suicidal or fills an eye.
    fn worth(&mut self, point: Point) -> Option<f64> {
        let (board, color) = (&self.board, self.to_move);
        let neighbors = point.neighbors();
        let liberties = board.liberties_after(point, color).len();
        let fills_eye = neighbors.into_iter().all(|n| !board.is_on_board(n) || board.at(n).is(color));
        if !board.is_legal(point, color) || fills_eye {
            return None;
        }
        let atari = |whose: Color| neighbors.into_iter().any(|n| board.at(n).is(whose) && board.liberties(n) == 1);
        let mut worth = 3.0 * self.random.unit();
        worth += if atari(color.opponent()) { 4.0 } else { 0.0 };
        worth += if atari(color) && liberties > 1 { 2.0 } else { 0.0 };
        worth -= if liberties <= 1 { 4.0 } else { 0.0 };
        worth += self.nearness(point) + self.line(point);
        Some(worth)
    }

    /// Most moves are answers near the last ones; few are played into crowds, and few into the wide open.
    fn nearness(&mut self, point: Point) -> f64 {
        let distance = |other: Point| point.row().abs_diff(other.row()) + point.column().abs_diff(other.column());
        let nearest = self.last.iter().rev().take(3).map(|&last| distance(last)).min();
        let answer = match nearest {
            Some(0..=1) => 1.8,
            Some(2) => 2.4,
            Some(3) => 1.8,
            Some(4) => 1.0,
            _ => 0.0,
        };
        let around = point.neighbors().into_iter().chain(point.diagonals());
        let crowd = around.filter(|&n| self.board.color_at(n).is_some()).count();
        answer + [-1.0, 0.3, 0.5, 0.4, 0.2, -0.3, -0.6, -0.6, -0.6][crowd]
    }

    /// The third and fourth lines come first, the first line last.
    fn line(&self, point: Point) -> f64 {
        let size = self.board.size();
        let early = self.last.len() * 6 < size * size;
        match point.edge_distance(size) {
            0 if size > 5 => {
                if early {
                    -5.0
                } else {
                    -1.8
                }
            }
            1 if size > 7 => {
                if early {
                    -2.0
                } else {
                    -0.4
                }
            }
            2 | 3 if early => 1.0,
            _ => 0.0,
        }
    }
}
