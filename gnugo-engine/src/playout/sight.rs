//! What is to be seen at a glance of a move: the priors of a tree search are made of it.

use super::field::{Field, Room};
use super::shapes::Shapes;
use crate::board::{Color, Point};

/// What a move does to the strings next to it, and its shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sight {
    /// The stones that it takes.
    pub(crate) taken: u16,
    /// The stones in atari that it gives at least two liberties.
    pub(crate) saved: u16,
    /// The stones of its own string if it puts that into atari, or leaves it there.
    pub(crate) endangered: u16,
    /// Whether it puts its own string into atari, or leaves it there.
    pub(crate) self_atari: bool,
    /// Whether it puts a string of the opponent's into atari.
    pub(crate) gives_atari: bool,
    /// Whether the points around it are a good shape for a move.
    pub(crate) shape: bool,
}

impl Field {
    /// Looks at a legal move.
    pub(crate) fn sight(&self, point: Point, color: Color) -> Sight {
        let room = self.room(point, color);
        let endangered = if let Room::One { size, .. } = room { size } else { 0 };
        let mut sight = Sight { endangered, self_atari: room != Room::More, ..Sight::default() };
        let neighbors = point.neighbors();
        for (i, &n) in neighbors.iter().enumerate() {
            let again = || neighbors[..i].iter().any(|&m| self.same_string(m, n));
            if self.at(n).color().is_none() || self.atari(n).is_none() || again() {
                continue;
            }
            if self.at(n).is(color) {
                sight.saved += self.string_size(n);
            } else {
                sight.taken += self.string_size(n);
            }
        }
        if sight.self_atari {
            sight.saved = 0;
        }
        sight.gives_atari = self.gives_atari(point, color, |_| true);
        sight.shape = Shapes::new().is_good(self, point);
        sight
    }
}
