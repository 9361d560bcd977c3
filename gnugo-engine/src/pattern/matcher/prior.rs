//! How likely is what, at a place of a window of which other places are known?
//!
//! The decision graph is cheap where positions of games are, without having seen any: a place is the emptier, the
//! emptier its surroundings are; stones are either player's; and all distances from the edge are equally likely. It is a
//! matter of speed only. Whatever this says, the matches are the same.

use super::record::state;
use super::window::{PLACES, RADIUS, offset};
use crate::board::MAX_SIZE;

/// How many stones and empty points are assumed around a place before any is known.
const ASSUMED: (f32, f32) = (2.8, 1.7);
/// How much a place counts that is next to the one in question, and one that is two lines away.
const WEIGHT: (f32, f32) = (1.0, 0.6);

/// What is known of a window.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glimpse {
    empty: u64,
    stones: u64,
    off: u64,
    /// For north, south, west and east: the lines that there are at least, and if that is known what they are less than.
    rooms: [(usize, Option<usize>); 4],
}

/// For each place the places around it: those next to it, and those that are two lines away.
static AROUND: [(u64, u64); PLACES] = {
    let mut around = [(0, 0); PLACES];
    let mut place = 0;
    while place < PLACES {
        let (row, column) = offset(place);
        let mut other = 0;
        while other < PLACES {
            let (r, c) = offset(other);
            let (rows, columns) = ((r - row).abs(), (c - column).abs());
            match if rows > columns { rows } else { columns } {
                1 => around[place].0 |= 1 << other,
                2 => around[place].1 |= 1 << other,
                _ => {}
            }
            other += 1;
        }
        place += 1;
    }
    around
};

/// How many lines each place lies to the north, south, west and east.
static LINES: [[u8; 4]; PLACES] = {
    let mut lines = [[0; 4]; PLACES];
    let mut place = 0;
    while place < PLACES {
        let (rows, columns) = offset(place);
        let sides = [-rows, rows, -columns, columns];
        let mut side = 0;
        while side < 4 {
            lines[place][side] = if sides[side] > 0 { sides[side] as u8 } else { 0 };
            side += 1;
        }
        place += 1;
    }
    lines
};

/// How likely there are so many lines on a side (the second index) on which there are at least so many (the first), if
/// all distances are equally likely.
static LIKELY: [[f32; RADIUS + 1]; RADIUS + 1] = {
    let mut likely = [[1.0; RADIUS + 1]; RADIUS + 1];
    let mut room = 0;
    while room <= RADIUS {
        let mut lines = room + 1;
        while lines <= RADIUS {
            likely[room][lines] = (MAX_SIZE - 1 - lines) as f32 / (MAX_SIZE - 1 - room) as f32;
            lines += 1;
        }
        room += 1;
    }
    likely
};

impl Glimpse {
    /// Only how many lines there are on the four sides, at least and less than.
    pub(super) fn rooms(rooms: [(usize, Option<usize>); 4]) -> Self {
        Self { empty: 0, stones: 0, off: 0, rooms }
    }

    /// Notes the state of a place.
    pub(super) fn with(mut self, place: usize, state: usize) -> Self {
        let set = match state {
            state::EMPTY => &mut self.empty,
            state::OFF => &mut self.off,
            _ => &mut self.stones,
        };
        *set |= 1 << place;
        let lines = LINES[place].map(usize::from);
        let sides = lines.iter().filter(|&&lines| lines > 0).count();
        for (room, lines) in self.rooms.iter_mut().zip(lines) {
            if state != state::OFF {
                room.0 = room.0.max(lines);
            } else if sides == 1 && lines > 0 {
                room.1 = Some(room.1.map_or(lines, |end| end.min(lines)));
            }
        }
        self
    }

    /// Whether the state of the place is known.
    pub(super) fn has(&self, place: usize) -> bool {
        (self.empty | self.stones | self.off) >> place & 1 == 1
    }

    /// The probability that a place is on the board, if all distances from the edges are equally likely.
    fn on_board(&self, place: usize) -> f32 {
        let mut probability = 1.0;
        for ((room, end), lines) in self.rooms.into_iter().zip(LINES[place].map(usize::from)) {
            if end.is_some_and(|end| lines >= end) {
                return 0.0;
            }
            probability *= LIKELY[room.min(RADIUS)][lines];
        }
        probability
    }

    /// The probability of each state of a place: empty, own, the opponent's, off the board.
    pub(super) fn odds(&self, place: usize) -> [f32; 4] {
        let on = self.on_board(place);
        let (next, second) = AROUND[place];
        let count =
            |set: u64| WEIGHT.0 * (set & next).count_ones() as f32 + WEIGHT.1 * (set & second).count_ones() as f32;
        let (empty, stones) = (ASSUMED.0 + count(self.empty), ASSUMED.1 + count(self.stones));
        let (empty, stone) = (on * empty / (empty + stones), on * stones / (empty + stones) / 2.0);
        [empty, stone, stone, 1.0 - on]
    }
}
