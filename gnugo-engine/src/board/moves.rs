//! Playing a stone, and taking it back.

use super::strings::{StringId, StringInfo};
use super::{Board, Cell, Color, Ko, Point, PointSet, zobrist};
use smallvec::SmallVec;
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

/// What a move changed, so that it can be taken back.
#[derive(Clone, Debug, Default)]
pub(super) struct Undo {
    /// Where a stone was played; a pass has none.
    stone: Option<(Point, Color)>,
    ko: Option<Ko>,
    prisoners: [u32; 2],
    /// The string that the stone joined; its record before is the last one in [`Board::saved`].
    joined: Option<StringId>,
    /// Further strings that became one with it. Their records are as they were.
    absorbed: SmallVec<[StringId; 3]>,
    /// Strings that were taken off the board: the opponent's, or the mover's own in a suicide.
    captured: SmallVec<[StringId; 4]>,
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
        point.neighbors().into_iter().all(|n| match self.at(n) {
            Cell::Empty => false,
            Cell::Off => true,
            cell => {
                let one_liberty = self.liberties(n) == 1;
                if cell.is(color) { one_liberty } else { !one_liberty }
            }
        })
    }

    /// Whether a stone of `color` at the empty `point` would take a ko: a single stone, standing alone in the
    /// mover's mouth, so that the opponent could take back.
    #[must_use]
    pub fn is_ko_capture(&self, point: Point, color: Color) -> Option<Point> {
        let mut taken = None;
        for n in point.neighbors() {
            match self.at(n) {
                Cell::Off => {}
                cell if cell.is(color.opponent()) => {
                    let string = self.string(n)?;
                    if string.liberty_count == 1 {
                        if string.size > 1 || taken.is_some() {
                            return None;
                        }
                        taken = Some(n);
                    }
                }
                _ => return None,
            }
        }
        taken
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
        let mut entry = Undo { ko: self.ko.take(), prisoners: self.prisoners, ..Undo::default() };
        self.add_stone(point, color, &mut entry);
        for n in point.neighbors() {
            if self.at(n).is(color.opponent()) && self.liberties(n) == 0 {
                entry.captured.push(self.string_id(n));
                self.remove_string(self.string_id(n));
            }
        }
        let own = self.string_id(point);
        if let Some(string) = self.strings.get(own.index()) {
            if string.liberty_count == 0 {
                entry.captured.push(own);
                self.remove_string(own);
            } else if string.size == 1 && string.liberty_count == 1 && entry.captured.len() == 1 {
                self.ko = self.single_stone(entry.captured[0]).map(|point| Ko { point, color: color.opponent() });
            }
        }
        self.log.push(entry);
    }

    fn single_stone(&self, id: StringId) -> Option<Point> {
        self.strings.get(id.index()).filter(|s| s.size == 1).map(StringInfo::origin)
    }

    /// Puts a stone on an empty point and joins it to its string, without captures. Logs what it did to the strings.
    pub(super) fn add_stone(&mut self, point: Point, color: Color, entry: &mut Undo) {
        let (mut free, mut free_count) = ([point; 4], 0);
        let (mut own, mut own_count) = ([StringId::default(); 4], 0);
        for n in point.neighbors() {
            match self.at(n) {
                Cell::Empty => {
                    free[free_count & 3] = n;
                    free_count += 1;
                }
                Cell::Off => {}
                cell => {
                    let id = self.string_id(n);
                    if !cell.is(color) {
                        self.strings[id.index()].remove_liberty(point);
                    } else if !own[..own_count].contains(&id) {
                        own[own_count & 3] = id;
                        own_count += 1;
                    }
                }
            }
        }
        let (free, own) = (&free[..free_count], &own[..own_count]);
        self.cells[point.index()] = color.into();
        self.stones[color.index()].insert(point);
        self.hash ^= zobrist::stone(point, color);
        entry.stone = Some((point, color));
        // The largest string keeps its number, so that the fewest stones get a new one.
        match own.iter().copied().max_by_key(|id| self.strings[id.index()].size) {
            None => self.start_string(point, color, free),
            Some(main) => self.join(point, main, own, free, entry),
        }
    }

    /// Makes the new stone a string of its own.
    fn start_string(&mut self, point: Point, color: Color, free: &[Point]) {
        self.string_ids[point.index()] = StringId(self.strings.len() as u32);
        let liberties = free.iter().copied().collect();
        let liberty_count = free.len() as u16;
        self.strings.push(StringInfo { stones: PointSet::single(point), liberties, color, size: 1, liberty_count });
    }

    /// Makes the new stone and the strings `own` next to it one string, `main`.
    fn join(&mut self, point: Point, main: StringId, own: &[StringId], free: &[Point], entry: &mut Undo) {
        entry.joined = Some(main);
        self.saved.push(self.strings[main.index()].clone());
        self.string_ids[point.index()] = main;
        let string = &mut self.strings[main.index()];
        string.stones.insert(point);
        string.size += 1;
        string.remove_liberty(point);
        free.iter().for_each(|&liberty| string.add_liberty(liberty));
        for &id in own.iter().filter(|&&id| id != main) {
            let other = self.strings[id.index()].clone();
            for stone in &other.stones {
                self.string_ids[stone.index()] = main;
            }
            self.strings[main.index()].absorb(&other, point);
            entry.absorbed.push(id);
        }
    }

    /// Takes a string off the board; its neighbours gain the liberties. Its record stays as it is.
    fn remove_string(&mut self, id: StringId) {
        let StringInfo { stones, color, size, .. } = self.strings[id.index()];
        self.prisoners[color.opponent().index()] += u32::from(size);
        self.stones[color.index()] = self.stones[color.index()].difference(&stones);
        for stone in &stones {
            self.cells[stone.index()] = Cell::Empty;
            self.hash ^= zobrist::stone(stone, color);
            for n in stone.neighbors() {
                if self.at(n).is(color.opponent()) {
                    self.strings[self.string_ids[n.index()].index()].add_liberty(stone);
                }
            }
        }
    }

    /// Puts a captured string back: the inverse of [`remove_string`](Self::remove_string).
    fn restore_string(&mut self, id: StringId) {
        let StringInfo { stones, color, .. } = self.strings[id.index()];
        self.stones[color.index()] = self.stones[color.index()].union(&stones);
        for stone in &stones {
            self.cells[stone.index()] = color.into();
            self.hash ^= zobrist::stone(stone, color);
            self.string_ids[stone.index()] = id;
            for n in stone.neighbors() {
                if self.at(n).is(color.opponent()) {
                    self.strings[self.string_ids[n.index()].index()].remove_liberty(stone);
                }
            }
        }
    }

    /// Takes the last move back. `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(entry) = self.log.pop() else { return false };
        self.ko = entry.ko;
        self.prisoners = entry.prisoners;
        let Some((point, color)) = entry.stone else { return true };
        for &id in entry.captured.iter().rev() {
            self.restore_string(id);
        }
        self.cells[point.index()] = Cell::Empty;
        self.stones[color.index()].remove(point);
        self.hash ^= zobrist::stone(point, color);
        for n in point.neighbors() {
            if self.at(n).is(color.opponent()) {
                self.strings[self.string_ids[n.index()].index()].add_liberty(point);
            }
        }
        match entry.joined {
            None => drop(self.strings.pop()),
            Some(id) => {
                if let Some(before) = self.saved.pop() {
                    self.strings[id.index()] = before;
                }
            }
        }
        for id in entry.absorbed {
            for stone in &self.strings[id.index()].stones {
                self.string_ids[stone.index()] = id;
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
