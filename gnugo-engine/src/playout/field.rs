//! A board for playing at random: what is the least state that tells captures, ataris and eyes?
//!
//! Millions of moves go by in a second of playouts, and none of them is taken back. So a [`Field`] keeps no liberty
//! sets, but a few numbers for each string, and captures and ataris cost a multiplication. It knows the simple ko, and
//! neither undo, superko nor prisoners.

use super::empties::Empties;
use super::liberties::Liberties;
use super::picture::{Picture, Window};
use crate::board::{Board, CELLS, Cell, Color, Point, PointSet};

/// How many of the four neighbours are black, white and empty: four bits each. Places off the board count as stones of
/// both colours, so that an eye is a count of four.
#[derive(Clone, Copy, Debug, Default)]
struct Around(u16);

impl Around {
    const EMPTY: u16 = 1 << 8;

    #[inline]
    fn unit(color: Color) -> u16 {
        1 << (4 * color.index())
    }

    #[inline]
    fn stones(self, color: Color) -> u16 {
        self.0 >> (4 * color.index()) & 15
    }

    #[inline]
    fn empty(self) -> u16 {
        self.0 >> 8
    }
}

/// What a stone's liberties would be, as far as playouts ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Room {
    /// None: suicide.
    None,
    /// One: the string would be in atari.
    One {
        /// The number of its stones.
        size: u16,
        /// Its last liberty.
        liberty: Point,
    },
    /// Two or more, or it captures something.
    More,
}

/// Where places without a stone have the numbers of their string, which mean nothing.
const NO_STRING: Point = Point::from_index(0);

/// A position for playouts.
#[derive(Clone, Debug)]
pub struct Field {
    cells: [Cell; CELLS],
    /// The same in rows.
    picture: Picture,
    /// The first stone of the string at each point, where the string's numbers are; [`NO_STRING`] where no stone is.
    heads: [Point; CELLS],
    /// The next stone of the same string, in a ring.
    ring: [Point; CELLS],
    liberties: [Liberties; CELLS],
    sizes: [u16; CELLS],
    around: [Around; CELLS],
    empty: Empties,
    stones: [u32; 2],
    ko: Option<Point>,
    last: Option<Point>,
    /// How many stones the last move took.
    taken: u16,
    /// How many kos each player may still retake at once.
    threats: [u8; 2],
    size: usize,
}

impl Field {
    /// The position of a board. A ko that may not be retaken by `to_move` is kept.
    #[must_use]
    pub fn new(board: &Board, to_move: Color) -> Self {
        let mut field = Self {
            cells: [Cell::Off; CELLS],
            picture: Picture::OFF,
            heads: [NO_STRING; CELLS],
            ring: [NO_STRING; CELLS],
            liberties: [Liberties::NONE; CELLS],
            sizes: [0; CELLS],
            around: [Around::default(); CELLS],
            empty: Empties::NONE,
            stones: [0; 2],
            ko: None,
            last: None,
            taken: 0,
            threats: [0; 2],
            size: board.size(),
        };
        for point in board.points() {
            field.set(point, Cell::Empty);
            field.empty.add(point);
        }
        for point in board.points() {
            let inside = point.neighbors().into_iter().filter(|n| board.is_on_board(*n)).count() as u16;
            let off = (4 - inside) * (Around::unit(Color::Black) + Around::unit(Color::White));
            field.around[point.index()] = Around(off + inside * Around::EMPTY);
        }
        for color in Color::BOTH {
            for point in board.stones(color) {
                field.put(point, color);
            }
        }
        field.ko = board.ko().filter(|ko| ko.color == to_move).map(|ko| ko.point);
        field.last = board.last_move().flatten().map(|(point, _)| point).filter(|&p| !board.is_empty(p));
        field
    }

    /// Leaves the empty points of a zone to play at, and those where something is captured later.
    pub(crate) fn restrict(&mut self, zone: &PointSet) {
        self.empty.restrict(zone);
    }

    /// Lets a player retake so many kos at once, as if he had made a threat that was answered.
    pub(crate) fn give_threats(&mut self, color: Color, count: u8) {
        self.threats[color.index()] = count;
    }

    /// How many kos a player may still retake at once.
    pub(crate) fn threats(&self, color: Color) -> u8 {
        self.threats[color.index()]
    }

    /// What is at a point.
    #[inline]
    #[must_use]
    pub fn at(&self, point: Point) -> Cell {
        self.cells[point.index()]
    }

    #[inline]
    fn set(&mut self, point: Point, cell: Cell) {
        self.cells[point.index()] = cell;
        self.picture.set(point, cell);
    }

    /// What is at the eight places around a point, row by row without the middle: two bits each, as the cells are numbered.
    #[inline]
    pub(crate) fn around(&self, point: Point) -> u16 {
        self.picture.around(point)
    }

    /// Whether no stone is within three steps of an empty point.
    #[inline]
    pub(crate) fn is_lonely(&self, point: Point) -> bool {
        self.picture.is_lonely(point)
    }

    /// What is around a point.
    #[inline]
    pub(super) fn window(&self, point: Point) -> Window {
        self.picture.window(point)
    }

    /// The number of lines.
    #[inline]
    #[must_use]
    pub fn size(&self) -> usize {
        self.size
    }

    /// The empty points, in no order.
    #[inline]
    #[must_use]
    pub fn empty_points(&self) -> &[Point] {
        self.empty.as_slice()
    }

    /// The point of the last move, if it was no pass and its stone is there.
    #[inline]
    #[must_use]
    pub fn last(&self) -> Option<Point> {
        self.last
    }

    /// How many stones the last move took.
    #[inline]
    pub(crate) fn taken(&self) -> u16 {
        self.taken
    }

    /// Whether `color` may play at the empty `point`: no suicide, no retaking of a ko without a threat.
    #[inline]
    #[must_use]
    pub fn is_legal(&self, point: Point, color: Color) -> bool {
        self.at(point).is_empty() && !self.is_barred(point, color) && !self.is_suicide(point, color)
    }

    /// Whether `color` may not play at the empty `point` though it would be no suicide: outside the zone, or a ko that may
    /// not be retaken.
    #[inline]
    pub(super) fn is_barred(&self, point: Point, color: Color) -> bool {
        !self.empty.contains(point) || self.ko == Some(point) && self.threats(color) == 0
    }

    #[inline]
    fn is_suicide(&self, point: Point, color: Color) -> bool {
        self.around[point.index()].empty() == 0
            && point.neighbors().into_iter().all(|n| match self.at(n) {
                Cell::Empty => false,
                Cell::Off => true,
                cell => cell.is(color) == self.liberties(n).is_atari(),
            })
    }

    /// Whether the empty `point` is an eye of `color` that must not be filled: own stones on all sides, and not false
    /// by its corners (two of the opponent's, one at the edge).
    #[inline]
    #[must_use]
    pub fn is_eye(&self, point: Point, color: Color) -> bool {
        if self.around[point.index()].stones(color) != 4 {
            return false;
        }
        let (mut enemies, mut off) = (0, 0);
        for n in point.diagonals() {
            enemies += u32::from(self.at(n).is(color.opponent()));
            off |= u32::from(self.at(n) == Cell::Off);
        }
        enemies + off < 2
    }

    /// The liberties of the string at a point.
    #[inline]
    fn liberties(&self, point: Point) -> Liberties {
        self.liberties[self.heads[point.index()].index()]
    }

    /// The liberty of the string at a point, if it has one only.
    #[inline]
    #[must_use]
    pub fn atari(&self, point: Point) -> Option<Point> {
        let liberties = self.liberties(point);
        liberties.is_atari().then(|| liberties.only())
    }

    /// Whether one of the strings of `color` next to a point has one liberty only.
    #[inline]
    pub(super) fn is_atari_next_to(&self, point: Point, color: Color) -> bool {
        point
            .neighbors()
            .into_iter()
            .fold(false, |found, n| found | (self.at(n).is(color) & self.liberties(n).is_atari()))
    }

    /// The number of stones of the string at a point.
    #[inline]
    #[must_use]
    pub fn string_size(&self, point: Point) -> u16 {
        self.sizes[self.heads[point.index()].index()]
    }

    /// Whether two points with stones belong to one string.
    #[inline]
    pub(super) fn same_string(&self, a: Point, b: Point) -> bool {
        self.at(a) == self.at(b) && self.at(a).color().is_some() && self.heads[a.index()] == self.heads[b.index()]
    }

    /// The stones of the string at a point.
    pub(super) fn string_stones(&self, point: Point) -> impl Iterator<Item = Point> + '_ {
        let mut next = Some(point);
        std::iter::from_fn(move || {
            let stone = next?;
            let following = self.ring[stone.index()];
            next = (following != point).then_some(following);
            Some(stone)
        })
    }

    /// Whether a stone of `color` at the empty `point` would leave a string of the opponent with one liberty, and that
    /// liberty is as it is asked for.
    pub(super) fn gives_atari(&self, point: Point, color: Color, asked: impl Fn(Point) -> bool) -> bool {
        let neighbors = point.neighbors();
        neighbors.iter().any(|&n| {
            self.at(n).is(color.opponent()) && {
                let head = self.heads[n.index()];
                let mut rest = self.liberties[head.index()];
                for m in neighbors {
                    if self.heads[m.index()] == head {
                        rest = rest.without(Liberties::at(point));
                    }
                }
                rest.is_atari() && asked(rest.only())
            }
        })
    }

    /// How many empty points are next to a point.
    #[inline]
    pub(super) fn empty_around(&self, point: Point) -> u16 {
        self.around[point.index()].empty()
    }

    /// What liberties a stone of `color` at the empty `point` would have.
    #[inline]
    pub(super) fn room(&self, point: Point, color: Color) -> Room {
        if self.empty_around(point) >= 2 {
            return Room::More;
        }
        if self.around[point.index()].stones(color.opponent()) == 4 {
            return if self.is_atari_next_to(point, color.opponent()) { Room::More } else { Room::None };
        }
        // The string that the stone would make. Nobody can foresee what is next to a point, so there are no branches.
        let (neighbors, opponent) = (point.neighbors(), color.opponent());
        let heads = neighbors.map(|n| self.heads[n.index()]);
        let (mut joined, mut size, mut captures) = (Liberties::NONE, 1, false);
        for i in 0..4 {
            let (n, head, cell) = (neighbors[i], heads[i], self.at(neighbors[i]));
            let liberties = self.liberties[head.index()];
            let is_new = cell.is(color) & (0..i).fold(true, |is_new, j| is_new & (heads[j] != head));
            joined = joined
                .with(Liberties::at(n).only_if(cell.is_empty()))
                .with(liberties.only_if(is_new))
                .without(Liberties::at(point).only_if(cell.is(color)));
            size += u16::from(is_new) * self.sizes[head.index()];
            captures |= cell.is(opponent) & liberties.is_atari();
        }
        match joined {
            _ if captures => Room::More,
            Liberties::NONE => Room::None,
            _ if joined.is_atari() => Room::One { size, liberty: joined.only() },
            _ => Room::More,
        }
    }

    /// Plays a stone on an empty point; the move must be legal. A player's ko is over after it.
    pub fn play(&mut self, point: Point, color: Color) {
        let mouth = self.around[point.index()].stones(color.opponent()) == 4;
        if self.ko.take() == Some(point) {
            self.threats[color.index()] -= 1;
        }
        self.last = Some(point);
        self.taken = self.put(point, color);
        if mouth && self.taken == 1 {
            // The stone stands alone among the opponent's with the liberty that it made.
            self.ko = self.atari(point);
        }
    }

    /// Passes: a ko is over.
    pub fn pass(&mut self) {
        (self.ko, self.last, self.taken) = (None, None, 0);
    }

    /// Puts a stone down, joins it to its string and takes captured strings off. The number of stones taken.
    fn put(&mut self, point: Point, color: Color) -> u16 {
        self.empty.remove(point);
        self.stones[color.index()] += 1;
        self.set(point, color.into());
        self.heads[point.index()] = point;
        self.ring[point.index()] = point;
        let change = Around::unit(color).wrapping_sub(Around::EMPTY);
        let neighbors = point.neighbors();
        // Nobody can foresee what is next to a point, so there are no branches; where no stone is, a place off the board
        // has the numbers.
        let (mut liberties, mut captured, mut has_friends) = (Liberties::NONE, 0_u32, false);
        for (i, n) in neighbors.into_iter().enumerate() {
            let around = &mut self.around[n.index()].0;
            *around = around.wrapping_add(change);
            let cell = self.at(n);
            liberties = liberties.with(Liberties::at(n).only_if(cell.is_empty()));
            has_friends |= cell.is(color);
            let other = &mut self.liberties[self.heads[n.index()].index()];
            *other = other.without(Liberties::at(point));
            captured |= u32::from(cell.is(color.opponent()) & (*other == Liberties::NONE)) << i;
        }
        self.liberties[point.index()] = liberties;
        self.sizes[point.index()] = 1;
        if has_friends {
            for n in neighbors {
                if self.at(n).is(color) {
                    self.merge(point, n);
                }
            }
        }
        let mut taken = 0;
        while captured != 0 {
            taken += self.capture(neighbors[captured.trailing_zeros() as usize % 4], color.opponent());
            captured &= captured - 1;
        }
        taken
    }

    /// Makes the strings at `a` and `b` one.
    #[inline]
    fn merge(&mut self, a: Point, b: Point) {
        let (mut main, mut other) = (self.heads[a.index()], self.heads[b.index()]);
        if main == other {
            return;
        }
        if self.sizes[main.index()] < self.sizes[other.index()] {
            (main, other) = (other, main);
        }
        self.liberties[main.index()] = self.liberties[main.index()].with(self.liberties[other.index()]);
        self.sizes[main.index()] += self.sizes[other.index()];
        let mut stone = other;
        loop {
            self.heads[stone.index()] = main;
            stone = self.ring[stone.index()];
            if stone == other {
                break;
            }
        }
        self.ring.swap(main.index(), other.index());
    }

    /// Takes the string at `point` off. The number of its stones.
    fn capture(&mut self, point: Point, color: Color) -> u16 {
        let mut stone = point;
        let mut taken = 0;
        loop {
            let next = self.ring[stone.index()];
            self.set(stone, Cell::Empty);
            self.heads[stone.index()] = NO_STRING;
            self.empty.add(stone);
            for n in stone.neighbors() {
                let around = &mut self.around[n.index()].0;
                *around = around.wrapping_sub(Around::unit(color)).wrapping_add(Around::EMPTY);
                if self.at(n).is(color.opponent()) {
                    let other = &mut self.liberties[self.heads[n.index()].index()];
                    *other = other.with(Liberties::at(stone));
                }
            }
            taken += 1;
            stone = next;
            if stone == point {
                break;
            }
        }
        self.stones[color.index()] -= u32::from(taken);
        taken
    }

    /// Whose point it is when nothing is left to play: a stone's colour, or that of all stones around an empty point.
    #[inline]
    #[must_use]
    pub fn owner(&self, point: Point) -> Option<Color> {
        match self.at(point) {
            Cell::Black => Some(Color::Black),
            Cell::White => Some(Color::White),
            Cell::Off => None,
            Cell::Empty => {
                let around = self.around[point.index()];
                match (around.stones(Color::Black) == 4, around.stones(Color::White) == 4) {
                    (true, false) => Some(Color::Black),
                    (false, true) => Some(Color::White),
                    // Both can only be on a board of one point.
                    _ => None,
                }
            }
        }
    }

    /// Black's area less White's, when nothing is left to play.
    #[must_use]
    pub fn area(&self) -> i32 {
        let eyes = self.empty_points().iter().map(|&point| match self.owner(point) {
            Some(Color::Black) => 1,
            Some(Color::White) => -1,
            None => 0,
        });
        self.stones[0] as i32 - self.stones[1] as i32 + eyes.sum::<i32>()
    }
}
