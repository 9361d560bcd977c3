//! A board for playing at random: what is the least state that tells captures, ataris and eyes?
//!
//! Half a million moves go by in a second of playouts, and none of them is taken back. So a [`Field`] keeps no liberty
//! sets: for each string it keeps the number of *pseudo-liberties* (a liberty counts once for each stone next to it),
//! the sum of their indices and the sum of the squares. All of a string's pseudo-liberties are the same point exactly
//! if number × squares = sum × sum (Cauchy and Schwarz), and that point is sum / number. So captures and ataris cost a
//! multiplication. It knows the simple ko, and neither undo, superko nor prisoners.

use crate::board::{Board, CELLS, Cell, Color, Point, PointSet};

/// What a string is made of: the numbers that tell an atari.
#[derive(Clone, Copy, Debug, Default)]
struct Chain {
    /// The number of pseudo-liberties.
    count: u32,
    /// The sum of their indices.
    sum: u32,
    /// The sum of the squares of their indices.
    squares: u32,
    /// The number of stones.
    size: u16,
}

impl Chain {
    #[inline]
    fn add(&mut self, point: Point) {
        let index = point.index() as u32;
        self.count += 1;
        self.sum += index;
        self.squares += index * index;
    }

    #[inline]
    fn remove(&mut self, point: Point) {
        let index = point.index() as u32;
        self.count -= 1;
        self.sum -= index;
        self.squares -= index * index;
    }

    #[inline]
    fn join(&mut self, other: Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.size += other.size;
    }

    #[inline]
    fn in_atari(self) -> bool {
        u64::from(self.count) * u64::from(self.squares) == u64::from(self.sum) * u64::from(self.sum)
    }

    /// The single liberty of a string in atari.
    #[inline]
    fn liberty(self) -> Point {
        Point::from_index(self.sum.checked_div(self.count).unwrap_or(0) as usize)
    }
}

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

/// The place of an empty point at which nobody plays.
const NOWHERE: u16 = u16::MAX;

/// A position for playouts.
#[derive(Clone, Debug)]
pub struct Field {
    cells: [Cell; CELLS],
    /// The first stone of the string at each point, where the string's numbers are.
    heads: [Point; CELLS],
    /// The next stone of the same string, in a ring.
    ring: [Point; CELLS],
    chains: [Chain; CELLS],
    around: [Around; CELLS],
    empty: Vec<Point>,
    place: [u16; CELLS],
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
        let nowhere = Point::from_index(0);
        let mut field = Self {
            cells: [Cell::Off; CELLS],
            heads: [nowhere; CELLS],
            ring: [nowhere; CELLS],
            chains: [Chain::default(); CELLS],
            around: [Around::default(); CELLS],
            empty: Vec::with_capacity(board.points().len()),
            place: [0; CELLS],
            stones: [0; 2],
            ko: None,
            last: None,
            taken: 0,
            threats: [0; 2],
            size: board.size(),
        };
        for point in board.points() {
            field.cells[point.index()] = Cell::Empty;
            field.add_empty(point);
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
        for point in std::mem::take(&mut self.empty) {
            if zone.contains(point) {
                self.add_empty(point);
            } else {
                self.place[point.index()] = NOWHERE;
            }
        }
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
        &self.empty
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
        self.at(point).is_empty()
            && self.place[point.index()] != NOWHERE
            && (self.ko != Some(point) || self.threats(color) > 0)
            && !self.is_suicide(point, color)
    }

    #[inline]
    fn is_suicide(&self, point: Point, color: Color) -> bool {
        self.around[point.index()].empty() == 0
            && point.neighbors().into_iter().all(|n| match self.at(n) {
                Cell::Empty => false,
                Cell::Off => true,
                cell => cell.is(color) == self.chain(n).in_atari(),
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
            match self.at(n) {
                Cell::Off => off = 1,
                cell => enemies += u32::from(cell.is(color.opponent())),
            }
        }
        enemies + off < 2
    }

    #[inline]
    fn chain(&self, point: Point) -> Chain {
        self.chains[self.heads[point.index()].index()]
    }

    /// The liberty of the string at a point, if it has one only.
    #[inline]
    #[must_use]
    pub fn atari(&self, point: Point) -> Option<Point> {
        let chain = self.chain(point);
        chain.in_atari().then(|| chain.liberty())
    }

    /// The number of stones of the string at a point.
    #[inline]
    #[must_use]
    pub fn string_size(&self, point: Point) -> u16 {
        self.chain(point).size
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
                let mut rest = self.chains[head.index()];
                for m in neighbors {
                    if self.at(m).is(color.opponent()) && self.heads[m.index()] == head {
                        rest.remove(point);
                    }
                }
                rest.in_atari() && asked(rest.liberty())
            }
        })
    }

    /// How many empty points are next to a point.
    #[inline]
    pub(super) fn empty_around(&self, point: Point) -> u16 {
        self.around[point.index()].empty()
    }

    /// What liberties a stone of `color` at the empty `point` would have.
    pub(super) fn room(&self, point: Point, color: Color) -> Room {
        if self.empty_around(point) >= 2 {
            return Room::More;
        }
        let mut found: Option<Point> = None;
        let mut size = 1;
        let neighbors = point.neighbors();
        for (i, &n) in neighbors.iter().enumerate() {
            match self.at(n) {
                Cell::Off => {}
                Cell::Empty => {
                    if found.is_some_and(|other| other != n) {
                        return Room::More;
                    }
                    found = Some(n);
                }
                cell if cell.is(color) => {
                    let head = self.heads[n.index()];
                    let same = |m: &&Point| self.at(**m).is(color) && self.heads[m.index()] == head;
                    if neighbors[..i].iter().any(|m| same(&m)) {
                        continue;
                    }
                    let mut rest = self.chains[head.index()];
                    size += rest.size;
                    neighbors[i..].iter().filter(same).for_each(|_| rest.remove(point));
                    if rest.count == 0 {
                        continue;
                    }
                    if !rest.in_atari() || found.is_some_and(|other| other != rest.liberty()) {
                        return Room::More;
                    }
                    found = Some(rest.liberty());
                }
                _ if self.chain(n).in_atari() => return Room::More,
                _ => {}
            }
        }
        found.map_or(Room::None, |liberty| Room::One { size, liberty })
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
        self.remove_empty(point);
        self.stones[color.index()] += 1;
        self.cells[point.index()] = color.into();
        self.heads[point.index()] = point;
        self.ring[point.index()] = point;
        self.chains[point.index()] = Chain { size: 1, ..Chain::default() };
        let mut taken = 0;
        for n in point.neighbors() {
            let around = &mut self.around[n.index()].0;
            *around = around.wrapping_add(Around::unit(color)).wrapping_sub(Around::EMPTY);
            let head = self.heads[n.index()];
            match self.at(n) {
                Cell::Off => {}
                Cell::Empty => self.chains[self.heads[point.index()].index()].add(n),
                cell if cell.is(color) => {
                    self.chains[head.index()].remove(point);
                    self.merge(point, n);
                }
                _ => {
                    self.chains[head.index()].remove(point);
                    if self.chains[head.index()].count == 0 {
                        taken += self.capture(n, color.opponent());
                    }
                }
            }
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
        if self.chains[main.index()].size < self.chains[other.index()].size {
            (main, other) = (other, main);
        }
        let joining = self.chains[other.index()];
        self.chains[main.index()].join(joining);
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
            self.cells[stone.index()] = Cell::Empty;
            self.add_empty(stone);
            for n in stone.neighbors() {
                let around = &mut self.around[n.index()].0;
                *around = around.wrapping_sub(Around::unit(color)).wrapping_add(Around::EMPTY);
                if self.at(n).is(color.opponent()) {
                    self.chains[self.heads[n.index()].index()].add(stone);
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

    #[inline]
    fn add_empty(&mut self, point: Point) {
        self.place[point.index()] = self.empty.len() as u16;
        self.empty.push(point);
    }

    #[inline]
    fn remove_empty(&mut self, point: Point) {
        let place = usize::from(self.place[point.index()]);
        self.empty.swap_remove(place);
        if let Some(&moved) = self.empty.get(place) {
            self.place[moved.index()] = place as u16;
        }
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
        let eyes = self.empty.iter().map(|&point| match self.owner(point) {
            Some(Color::Black) => 1,
            Some(Color::White) => -1,
            None => 0,
        });
        self.stones[0] as i32 - self.stones[1] as i32 + eyes.sum::<i32>()
    }
}
