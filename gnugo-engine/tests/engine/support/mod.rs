//! Random numbers and positions that are the same in every run: a failure is a failure for everybody. Tests and benches
//! share them.

// The benches have copies of this module and use a part of it.
#![allow(dead_code)]

pub(crate) mod exceptions;

use gnugo_engine::board::{Board, Color, Point};

/// A small generator; a seed means the same numbers everywhere.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// The next number, of which the upper half is random.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() >> 33) as usize % n.max(1)
    }

    /// A point of a board of `size`.
    pub(crate) fn point(&mut self, size: usize) -> Point {
        Point::new(self.below(size), self.below(size))
    }

    /// A player.
    pub(crate) fn color(&mut self) -> Color {
        Color::BOTH[self.below(2)]
    }

    /// A position by so many random moves of random players, with no ko that may not be retaken.
    pub(crate) fn board(&mut self, size: usize, moves: usize) -> Board {
        let mut board = Board::new(size).expect("a size that boards have");
        for _ in 0..moves {
            let color = self.color();
            board.try_play(self.point(size), color);
        }
        board.settle();
        board
    }

    /// The same with so many empty points at most.
    pub(crate) fn crowded_board(&mut self, size: usize, empty: usize) -> Board {
        loop {
            let mut board = Board::new(size).expect("a size that boards have");
            for _ in 0..200 {
                if board.empty_points().len() <= empty {
                    break;
                }
                let color = self.color();
                board.try_play(self.point(size), color);
            }
            board.settle();
            if board.empty_points().len() <= empty {
                return board;
            }
        }
    }

    /// A position in which two players who are no good have taken turns so often.
    pub(crate) fn game(&mut self, size: usize, moves: usize) -> Board {
        let mut board = Board::new(size).expect("a size that boards have");
        let mut color = Color::Black;
        for _ in 0..moves {
            let cell = self.below(size * size);
            board.try_play(Point::new(cell % size, cell / size), color);
            color = color.opponent();
        }
        board
    }

    /// A move as in a fight: next to the stones on the board, or one line away from them, where it has liberties.
    pub(crate) fn move_near(&mut self, board: &mut Board, color: Color) -> Option<Point> {
        let size = board.size();
        let stones: Vec<Point> = board.occupied().iter().collect();
        for _ in 0..200 {
            let point = if stones.is_empty() || self.below(8) == 0 {
                self.point(size)
            } else {
                let from = stones[self.below(stones.len())];
                let step = |random: &mut Self| random.below(5) as i32 - 2;
                match from.offset(step(self), step(self), size) {
                    Some(point) => point,
                    None => continue,
                }
            };
            if board.is_empty(point) && board.liberty_count_after(point, color) >= 2 && board.try_play(point, color) {
                return Some(point);
            }
        }
        None
    }
}

/// Points as GTP names them.
pub(crate) fn named(board: &Board, points: &[Point]) -> String {
    points.iter().map(|point| point.to_text(board.size())).collect::<Vec<_>>().join(" ")
}

/// The strings of a position, each by its first stone.
pub(crate) fn strings(board: &Board) -> Vec<(Point, Color)> {
    board.origins().filter_map(|origin| Some((origin, board.color_at(origin)?))).collect()
}

/// The pairs of strings of one colour.
pub(crate) fn pairs(board: &Board) -> Vec<(Point, Point, Color)> {
    let mut all = Vec::new();
    for color in Color::BOTH {
        let strings = board.strings_in(board.points(), color);
        for (i, &a) in strings.iter().enumerate() {
            all.extend(strings.iter().skip(i + 1).map(|&b| (a, b, color)));
        }
    }
    all
}
