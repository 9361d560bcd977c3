//! Playing a stone, and taking it back.

use super::around::Beside;
use super::record::{StringId, StringInfo};
use super::undo::{Ko, Undo};
use super::{Board, Cell, Color, Point, PointSet, zobrist};
use thiserror::Error;

/// Whether a move may take the mover's own stones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Suicide {
    /// As in Japanese and Chinese rules, and in all reading.
    #[default]
    Forbidden,
    /// As in New Zealand rules: of more than one stone. A single stone's suicide changes nothing, and is forbidden.
    Allowed,
}

/// Why a move is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// The point is not on the board.
    #[error("the point is not on the board")]
    OffBoard,
    /// A stone stands there.
    #[error("the point is occupied")]
    Occupied,
    /// The stone, or its string, would have no liberty.
    #[error("the move is suicide")]
    Suicide,
    /// It would retake a ko at once.
    #[error("the move retakes a ko")]
    Ko,
    /// It would bring back an earlier position of the game.
    #[error("the move repeats an earlier position")]
    Superko,
}

/// The numbers of strings next to a stone: four at most.
#[derive(Clone, Copy, Debug, Default)]
struct Ids {
    ids: [StringId; 4],
    count: u8,
}

impl Ids {
    #[inline]
    fn push(&mut self, id: StringId) {
        self.ids[usize::from(self.count & 3)] = id;
        self.count += 1;
    }

    #[inline]
    fn as_slice(&self) -> &[StringId] {
        &self.ids[..usize::from(self.count).min(4)]
    }
}

impl Board {
    /// Whether `color` may play at `point`; suicide is forbidden and a ko may not be retaken.
    ///
    /// # Errors
    /// The rule that forbids the move.
    #[inline]
    pub fn check_legal(&self, point: Point, color: Color, suicide: Suicide) -> Result<(), Illegal> {
        match self.at(point) {
            Cell::Off => return Err(Illegal::OffBoard),
            Cell::Black | Cell::White => return Err(Illegal::Occupied),
            Cell::Empty => {}
        }
        if self.ko == Some(Ko { point, color }) {
            return Err(Illegal::Ko);
        }
        if self.is_suicide(point, color) {
            let alone = !point.neighbors().into_iter().any(|n| self.at(n).is(color));
            if suicide == Suicide::Forbidden || alone {
                return Err(Illegal::Suicide);
            }
        }
        Ok(())
    }

    /// Whether `color` may play at `point`; suicide is forbidden and a ko may not be retaken.
    #[inline]
    #[must_use]
    pub fn is_legal(&self, point: Point, color: Color) -> bool {
        self.is_empty(point) && self.ko != Some(Ko { point, color }) && !self.is_suicide(point, color)
    }

    /// Whether a stone of `color` at the empty `point` would have no liberty, after captures.
    #[inline]
    #[must_use]
    pub fn is_suicide(&self, point: Point, color: Color) -> bool {
        self.looks.beside(point);
        self.around.empty(point).is_empty() && self.is_filled_by(point, color)
    }

    /// Whether a stone of `color` at a `point` without empty neighbours would have no liberty, after captures.
    fn is_filled_by(&self, point: Point, color: Color) -> bool {
        !self.would_capture(point, color) && self.beside(point, color).all(|(_, string)| string.liberty_count == 1)
    }

    /// Whether a stone of `color` at the empty `point` would take a ko: a single stone, standing alone in the
    /// mover's mouth, so that the opponent could take back.
    #[inline]
    #[must_use]
    pub fn is_ko_capture(&self, point: Point, color: Color) -> Option<Point> {
        self.looks.beside(point);
        let mouth = self.around.empty(point).is_empty() && self.around.stones(point, color).is_empty();
        if mouth { self.single_taken(point, color) } else { None }
    }

    /// The stone that a stone of `color` at the empty `point` would capture, if it is one and no more.
    fn single_taken(&self, point: Point, color: Color) -> Option<Point> {
        let mut taken = self.taken(point, color);
        let (stone, string) = taken.next()?;
        (string.size == 1 && taken.next().is_none()).then_some(stone)
    }

    /// Plays a stone if the move is legal, suicide forbidden. [`undo`](Self::undo) takes it back.
    #[inline]
    pub fn try_play(&mut self, point: Point, color: Color) -> bool {
        let legal = self.is_legal(point, color);
        if legal {
            self.make(point, color);
        }
        legal
    }

    /// What `look` finds once a stone has been played, which is then taken back. `None` if the move is illegal.
    #[inline]
    pub fn after<T>(&mut self, point: Point, color: Color, look: impl FnOnce(&mut Self) -> T) -> Option<T> {
        if !self.try_play(point, color) {
            return None;
        }
        let found = look(self);
        self.undo();
        Some(found)
    }

    /// Plays a stone, by a game's rule about suicide. [`undo`](Self::undo) takes it back.
    ///
    /// # Errors
    /// Nothing is changed if the move is illegal.
    pub fn play(&mut self, point: Point, color: Color, suicide: Suicide) -> Result<(), Illegal> {
        self.check_legal(point, color, suicide)?;
        self.make(point, color);
        Ok(())
    }

    /// Plays a stone although the ko rule forbids it, as reading does on the assumption that a ko threat was played
    /// and answered in between. `false`, and nothing changed, if the move is illegal for another reason.
    #[inline]
    pub fn try_play_ignoring_ko(&mut self, point: Point, color: Color) -> bool {
        let legal = self.is_empty(point) && !self.is_suicide(point, color);
        if legal {
            self.make(point, color);
        }
        legal
    }

    /// Passes: no stone, and a ko may be retaken. [`undo`](Self::undo) takes it back.
    pub fn pass(&mut self) {
        self.log.push(Undo { ko: self.ko, prisoners: self.prisoners, ..Undo::default() });
        self.ko = None;
    }

    /// Plays a stone on an empty point whatever the rules say: for moves that were legal once.
    pub(crate) fn replay(&mut self, point: Point, color: Color) {
        if self.is_empty(point) {
            self.make(point, color);
        }
    }

    /// Plays a stone on an empty point whatever the rules say.
    fn make(&mut self, point: Point, color: Color) {
        self.moves_made += 1;
        self.looks.strings_beside(point);
        let mut entry = Undo { ko: self.ko.take(), prisoners: self.prisoners, ..Undo::default() };
        let takes = self.add_stone(point, color, &mut entry);
        if takes {
            self.remove_taken(point, color.opponent(), &mut entry);
        }
        let own = self.string_at(point);
        if own.liberty_count == 0 {
            self.capture(self.string_ids[point.index()], &mut entry);
        } else if own.size == 1
            && own.liberty_count == 1
            && entry.captured == 1
            && let Some(taken) = self.gone.last()
        {
            let taken = &self.strings[taken.index()];
            self.ko = (taken.size == 1).then(|| Ko { point: taken.origin(), color: color.opponent() });
        }
        self.log.push(entry);
    }

    /// Takes the strings of `color` next to a point off the board that have no liberty left.
    fn remove_taken(&mut self, point: Point, color: Color, entry: &mut Undo) {
        for n in self.around.stones(point, color).points(point) {
            // A string that was taken at another of its stones is no longer there.
            if self.at(n).is(color) && self.string_at(n).liberty_count == 0 {
                self.capture(self.string_ids[n.index()], entry);
            }
        }
    }

    /// Takes a string off the board, and logs it.
    fn capture(&mut self, id: StringId, entry: &mut Undo) {
        entry.captured += 1;
        self.gone.push(id);
        self.remove_string(id);
    }

    /// Puts a stone on an empty point and joins it to its string, without captures. Logs what it did to the strings.
    /// Whether an opposing string has lost its last liberty.
    pub(super) fn add_stone(&mut self, point: Point, color: Color, entry: &mut Undo) -> bool {
        let mut takes = false;
        for n in self.around.opponents(point, color).points(point) {
            let string = &mut self.strings[self.string_ids[n.index()].index()];
            string.remove_liberty(point);
            takes |= string.liberty_count == 0;
        }
        let mut own = Ids::default();
        for n in self.around.stones(point, color).points(point) {
            let id = self.string_ids[n.index()];
            if !own.as_slice().contains(&id) {
                own.push(id);
            }
        }
        let free = self.around.empty(point);
        self.cells[point.index()] = color.into();
        self.stones[color.index()].insert(point);
        self.empty.remove(point);
        self.around.toggle(point, color);
        self.hash ^= zobrist::stone(point, color);
        entry.stone = Some((point, color));
        // The largest string keeps its number, so that the fewest stones get a new one.
        match *own.as_slice() {
            [] => self.start_string(point, color, free),
            [main] => self.join(point, main, &[], free, entry),
            [first, ..] => {
                let largest = own.as_slice().iter().copied().max_by_key(|id| self.strings[id.index()].size);
                self.join(point, largest.unwrap_or(first), own.as_slice(), free, entry);
            }
        }
        takes
    }

    /// Makes the new stone a string of its own.
    fn start_string(&mut self, point: Point, color: Color, free: Beside) {
        self.string_ids[point.index()] = StringId(self.strings.len() as u32);
        let mut reach = PointSet::EMPTY;
        reach.insert_neighbors(point);
        let liberties = reach.intersection(&self.empty);
        let liberty_count = free.len() as u16;
        self.strings.push(StringInfo {
            stones: PointSet::single(point),
            liberties,
            reach,
            color,
            size: 1,
            liberty_count,
        });
    }

    /// Makes the new stone and the strings `own` next to it one string, `main`.
    fn join(&mut self, point: Point, main: StringId, own: &[StringId], free: Beside, entry: &mut Undo) {
        entry.joined = Some(main);
        self.string_ids[point.index()] = main;
        let string = &mut self.strings[main.index()];
        // A push would copy it twice.
        self.saved.extend_from_slice(std::slice::from_ref(string));
        string.stones.insert(point);
        string.reach.insert_neighbors(point);
        string.size += 1;
        string.remove_liberty(point);
        free.points(point).for_each(|liberty| string.add_liberty(liberty));
        for &id in own.iter().filter(|&&id| id != main) {
            if let Ok([string, other]) = self.strings.get_disjoint_mut([main.index(), id.index()]) {
                string.absorb(other, point);
                for stone in &other.stones {
                    self.string_ids[stone.index()] = main;
                }
            }
            entry.absorbed += 1;
            self.gone.push(id);
        }
    }

    /// Takes a string off the board; its neighbours gain the liberties. Its record stays as it is.
    fn remove_string(&mut self, id: StringId) {
        let StringInfo { stones, color, size, .. } = self.strings[id.index()];
        self.prisoners[color.opponent().index()] += u32::from(size);
        self.stones[color.index()] = self.stones[color.index()].difference(&stones);
        self.empty = self.empty.union(&stones);
        for stone in &stones {
            self.cells[stone.index()] = Cell::Empty;
            self.around.toggle(stone, color);
            self.hash ^= zobrist::stone(stone, color);
            for n in self.around.opponents(stone, color).points(stone) {
                self.strings[self.string_ids[n.index()].index()].add_liberty(stone);
            }
        }
    }

    /// Puts a captured string back: the inverse of [`remove_string`](Self::remove_string).
    fn restore_string(&mut self, id: StringId) {
        let StringInfo { stones, color, .. } = self.strings[id.index()];
        self.stones[color.index()] = self.stones[color.index()].union(&stones);
        self.empty = self.empty.difference(&stones);
        for stone in &stones {
            self.cells[stone.index()] = color.into();
            self.around.toggle(stone, color);
            self.hash ^= zobrist::stone(stone, color);
            self.string_ids[stone.index()] = id;
            for n in self.around.opponents(stone, color).points(stone) {
                self.strings[self.string_ids[n.index()].index()].remove_liberty(stone);
            }
        }
    }

    /// Takes the last move back. `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(entry) = self.log.pop() else { return false };
        self.ko = entry.ko;
        self.prisoners = entry.prisoners;
        let Some((point, color)) = entry.stone else { return true };
        for _ in 0..entry.captured {
            if let Some(id) = self.gone.pop() {
                self.restore_string(id);
            }
        }
        self.cells[point.index()] = Cell::Empty;
        self.stones[color.index()].remove(point);
        self.empty.insert(point);
        self.around.toggle(point, color);
        self.hash ^= zobrist::stone(point, color);
        for n in self.around.opponents(point, color).points(point) {
            self.strings[self.string_ids[n.index()].index()].add_liberty(point);
        }
        match entry.joined {
            None => drop(self.strings.pop()),
            Some(id) => {
                if let Some((before, others)) = self.saved.split_last() {
                    self.strings[id.index()] = *before;
                    let count = others.len();
                    self.saved.truncate(count);
                }
            }
        }
        for _ in 0..entry.absorbed {
            if let Some(id) = self.gone.pop() {
                for stone in &self.strings[id.index()].stones {
                    self.string_ids[stone.index()] = id;
                }
            }
        }
        true
    }

    /// The last move that can be undone: its point, or `None` for a pass, and in the outer option whether there is one.
    #[must_use]
    pub fn last_move(&self) -> Option<Option<(Point, Color)>> {
        self.log.last().map(|entry| entry.stone)
    }
}
