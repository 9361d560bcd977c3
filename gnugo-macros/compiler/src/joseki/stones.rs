//! Which stones are on the board after the moves of a line?
//!
//! A small board for trees of moves: stones and captures, no ko. Columns and rows are SGF's, from 0 at the top left.

use std::fmt;

/// A point, by its column and its row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct At {
    pub(super) x: usize,
    pub(super) y: usize,
}

/// Whose stone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stone {
    Black,
    White,
}

impl fmt::Display for Stone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Black => "B",
            Self::White => "W",
        })
    }
}

/// Why a stone cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Illegal {
    OffBoard,
    Occupied,
    Suicide,
}

/// A position.
#[derive(Clone, Debug)]
pub(super) struct Stones {
    size: usize,
    cells: Vec<Option<Stone>>,
}

impl Stones {
    /// An empty board.
    pub(super) fn new(size: usize) -> Self {
        Self { size, cells: vec![None; size * size] }
    }

    pub(super) fn size(&self) -> usize {
        self.size
    }

    pub(super) fn is_on_board(&self, at: At) -> bool {
        at.x < self.size && at.y < self.size
    }

    /// What stands at a point; nothing beyond the board.
    pub(super) fn at(&self, at: At) -> Option<Stone> {
        if self.is_on_board(at) { self.cells[at.y * self.size + at.x] } else { None }
    }

    /// Puts a stone down or takes one away, without any rule.
    pub(super) fn set(&mut self, at: At, stone: Option<Stone>) {
        if self.is_on_board(at) {
            self.cells[at.y * self.size + at.x] = stone;
        }
    }

    /// Plays a stone and takes what it captures.
    pub(super) fn play(&mut self, at: At, stone: Stone) -> Result<(), Illegal> {
        if !self.is_on_board(at) {
            return Err(Illegal::OffBoard);
        }
        if self.at(at).is_some() {
            return Err(Illegal::Occupied);
        }
        self.set(at, Some(stone));
        for next in
            self.neighbours(at).filter(|&next| self.at(next).is_some_and(|other| other != stone)).collect::<Vec<_>>()
        {
            self.take_without_liberties(next);
        }
        if self.take_without_liberties(at) { Err(Illegal::Suicide) } else { Ok(()) }
    }

    /// A point as players write it.
    pub(super) fn name(&self, At { x, y }: At) -> String {
        let letter = (b'A'..=b'Z').filter(|&letter| letter != b'I').nth(x).map_or('?', char::from);
        format!("{letter}{}", self.size.saturating_sub(y))
    }

    fn neighbours(&self, At { x, y }: At) -> impl Iterator<Item = At> + use<> {
        let size = self.size;
        let all = [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)];
        all.into_iter().filter(move |&(x, y)| x < size && y < size).map(|(x, y)| At { x, y })
    }

    /// Takes the string at a point off the board if it has no liberty. Whether it did.
    fn take_without_liberties(&mut self, at: At) -> bool {
        let Some(stone) = self.at(at) else { return false };
        let mut string = vec![at];
        let mut next = 0;
        while let Some(&here) = string.get(next) {
            next += 1;
            for other in self.neighbours(here) {
                match self.at(other) {
                    None => return false,
                    Some(color) if color == stone && !string.contains(&other) => string.push(other),
                    Some(_) => {}
                }
            }
        }
        string.into_iter().for_each(|at| self.set(at, None));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: usize, y: usize) -> At {
        At { x, y }
    }

    #[test]
    fn strings_are_captured_and_suicide_is_not_played() {
        let mut stones = Stones::new(3);
        for (x, y, stone) in [(0, 0, Stone::White), (1, 0, Stone::White), (0, 1, Stone::Black), (1, 1, Stone::Black)] {
            assert_eq!(stones.play(at(x, y), stone), Ok(()));
        }
        assert_eq!(stones.play(at(2, 0), Stone::Black), Ok(()));
        assert_eq!((stones.at(at(0, 0)), stones.at(at(1, 0))), (None, None));
        assert_eq!(stones.play(at(2, 0), Stone::White), Err(Illegal::Occupied));
        assert_eq!(stones.play(at(3, 0), Stone::White), Err(Illegal::OffBoard));
        stones.set(at(1, 0), Some(Stone::Black));
        assert_eq!(stones.clone().play(at(0, 0), Stone::White), Err(Illegal::Suicide));
    }

    #[test]
    fn points_are_named_without_the_letter_i() {
        let stones = Stones::new(19);
        assert_eq!(
            (stones.name(at(15, 3)), stones.name(at(8, 0)), stones.name(at(7, 18))),
            ("Q16".into(), "J19".into(), "H1".into())
        );
    }
}
