//! Sets of points as bits: union, difference, growth and counting in a few instructions.

use super::point::{CELLS, MAX_SIZE, Point, STRIDE};

/// The index of the first point of any board.
const FIRST: usize = STRIDE + 1;
const WORDS: usize = 6;

/// The four places next to a point, as bits of a word that begins with the one in the north.
const CROSS: u64 = 1 | 1 << (STRIDE - 1) | 1 << (STRIDE + 1) | 1 << (2 * STRIDE);

/// A set of points of the board. It is a value of 48 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PointSet([u64; WORDS]);

impl PointSet {
    /// How many words it is made of.
    pub(super) const WORDS: usize = WORDS;

    /// No point.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// All points of a board of `size`.
    #[must_use]
    pub fn board(size: usize) -> Self {
        let (mut set, size) = (Self::EMPTY, size.min(MAX_SIZE));
        for row in 0..size {
            let (bit, points) = (row * STRIDE, (1 << size) - 1);
            set.0[bit >> 6] |= points << (bit & 63);
            if let Some(next) = set.0.get_mut((bit >> 6) + 1) {
                *next |= points >> 1 >> (63 - (bit & 63));
            }
        }
        set
    }

    /// Its points as the bits of words.
    #[inline]
    pub(super) const fn words(&self) -> &[u64; WORDS] {
        &self.0
    }

    /// The points that are the bits of these words.
    pub(super) const fn of_words(words: [u64; WORDS]) -> Self {
        Self(words)
    }

    /// The points whose place in an array of [`CELLS`] has a 1 and not a 0.
    pub(super) fn of_marks(marks: &[u8; CELLS]) -> Self {
        let mut set = Self::EMPTY;
        for (word, marks) in set.0.iter_mut().zip(marks[FIRST..].chunks_exact(u64::BITS as usize)) {
            for (i, eight) in marks.as_chunks::<8>().0.iter().enumerate() {
                // The product moves the lowest bit of each byte into the highest byte.
                let bits = u64::from_le_bytes(*eight).wrapping_mul(0x0102_0408_1020_4080) >> 56;
                *word |= bits << (8 * i);
            }
        }
        set
    }

    /// One point.
    #[inline]
    #[must_use]
    pub fn single(point: Point) -> Self {
        let mut set = Self::EMPTY;
        set.insert(point);
        set
    }

    /// Where a [`CROSS`] around a point begins: a word, counted from 1, and a bit of it.
    #[inline]
    const fn cross_at(point: Point) -> (usize, usize) {
        // In the first row, it begins before the first word.
        let bit = point.index() + 64 - STRIDE - FIRST;
        (bit >> 6, bit & 63)
    }

    /// Adds the places next to a point. Of those in the margin, some are left out.
    #[inline]
    pub(super) fn insert_neighbors(&mut self, point: Point) {
        let (word, shift) = Self::cross_at(point);
        if let Some(low) = self.0.get_mut(word.wrapping_sub(1)) {
            *low |= CROSS << shift;
        }
        if let Some(high) = self.0.get_mut(word) {
            *high |= CROSS >> 1 >> (63 - shift);
        }
    }

    /// How many of the four places next to a point are in the set.
    #[inline]
    #[must_use]
    pub fn touching(&self, point: Point) -> usize {
        let (word, shift) = Self::cross_at(point);
        let at = |word: usize| self.0.get(word).copied().unwrap_or(0);
        let cross = (at(word.wrapping_sub(1)) >> shift | at(word) << 1 << (63 - shift)) & CROSS;
        if cross == CROSS {
            return 4;
        }
        // The product of a bit and of the one opposite is bit 2 * STRIDE, so up to three add up there. Two further on is
        // the square of the bit in the east.
        (cross.wrapping_mul(CROSS) >> (2 * STRIDE) & 3) as usize
    }

    /// Whether `point` is in the set.
    #[inline]
    #[must_use]
    pub fn contains(&self, point: Point) -> bool {
        let bit = point.index().wrapping_sub(FIRST);
        self.0.get(bit >> 6).is_some_and(|word| word >> (bit & 63) & 1 != 0)
    }

    /// Adds `point`; `true` if it was not in the set before.
    #[inline]
    pub fn insert(&mut self, point: Point) -> bool {
        let bit = point.index().wrapping_sub(FIRST);
        let Some(word) = self.0.get_mut(bit >> 6) else { return false };
        let mask = 1 << (bit & 63);
        let new = *word & mask == 0;
        *word |= mask;
        new
    }

    /// Takes `point` away; `true` if it was in the set.
    #[inline]
    pub fn remove(&mut self, point: Point) -> bool {
        let bit = point.index().wrapping_sub(FIRST);
        let Some(word) = self.0.get_mut(bit >> 6) else { return false };
        let mask = 1 << (bit & 63);
        let had = *word & mask != 0;
        *word &= !mask;
        had
    }

    /// The points of one row, a bit for each column.
    #[inline]
    #[must_use]
    pub(crate) fn row(&self, row: usize) -> u32 {
        let bit = row * STRIDE;
        let word = |i: usize| self.0.get(i).copied().unwrap_or(0);
        let (low, shift) = (word(bit >> 6) >> (bit & 63), 63 - (bit & 63));
        // The margin is no column: a set never has it on a board, but `neighbors` may put it there.
        (low | word((bit >> 6) + 1) << 1 << shift) as u32 & ((1 << (STRIDE - 1)) - 1)
    }

    /// The number of points.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        // Most sets are small: most words are empty, and counting bits is slow without an instruction for it.
        self.0.iter().map(|&word| if word == 0 { 0 } else { word.count_ones() as usize }).sum()
    }

    /// Whether there is no point in it.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// The number of points, if it is at most `most`; otherwise a larger number than that.
    #[inline]
    #[must_use]
    pub fn len_up_to(&self, most: usize) -> usize {
        let mut count = 0;
        for mut word in self.0 {
            while word != 0 {
                count += 1;
                if count > most {
                    return count;
                }
                word &= word - 1;
            }
        }
        count
    }

    /// The number of points in both sets; for sets that have few points in common.
    #[inline]
    #[must_use]
    pub(super) fn common_len(&self, other: &Self) -> usize {
        self.intersection(other).len_up_to(usize::MAX)
    }

    /// The first point in reading order (top left to bottom right).
    #[inline]
    #[must_use]
    pub fn first(&self) -> Option<Point> {
        let (i, word) = self.0.iter().enumerate().find(|&(_, &word)| word != 0)?;
        Some(Point::from_index(i * 64 + word.trailing_zeros() as usize + FIRST))
    }

    /// The points in either set.
    #[inline]
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// The points in both sets.
    #[inline]
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// The points in this set and not in `other`.
    #[inline]
    #[must_use]
    pub fn difference(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Whether the sets have a point in common.
    #[inline]
    #[must_use]
    pub fn intersects(&self, other: &Self) -> bool {
        !self.intersection(other).is_empty()
    }

    /// Whether every point of this set is in `other`.
    #[inline]
    #[must_use]
    pub fn is_subset(&self, other: &Self) -> bool {
        self.difference(other).is_empty()
    }

    /// The neighbours of the set's points, those of the set included where they have a neighbour in it.
    ///
    /// Places in the margin may be among them: intersect with what is wanted (the empty points, the board …).
    #[inline]
    #[must_use]
    pub fn neighbors(&self) -> Self {
        let (w, mut out) = (&self.0, [0; WORDS]);
        for i in 0..WORDS {
            let below = if i > 0 { w[i - 1] } else { 0 };
            let above = if i + 1 < WORDS { w[i + 1] } else { 0 };
            if w[i] | below | above == 0 {
                continue;
            }
            out[i] = w[i] << 1
                | below >> 63
                | w[i] >> 1
                | above << 63
                | w[i] << STRIDE
                | below >> (64 - STRIDE)
                | w[i] >> STRIDE
                | above << (64 - STRIDE);
        }
        Self(out)
    }

    /// The points in reading order.
    #[inline]
    pub fn iter(&self) -> Iter {
        Iter { words: self.0, word: 0 }
    }
}

/// The points of a set, in reading order.
#[derive(Clone, Debug)]
pub struct Iter {
    words: [u64; WORDS],
    word: usize,
}

impl Iterator for Iter {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        while let Some(bits) = self.words.get_mut(self.word) {
            if *bits != 0 {
                let bit = bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(Point::from_index(self.word * 64 + bit + FIRST));
            }
            self.word += 1;
        }
        None
    }
}

impl IntoIterator for &PointSet {
    type Item = Point;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        let mut set = Self::EMPTY;
        for point in points {
            set.insert(point);
        }
        set
    }
}

impl std::fmt::Debug for PointSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbors_are_those_of_the_points() {
        for size in [1, 2, 9, 19] {
            let board = PointSet::board(size);
            assert_eq!(board.len(), size * size);
            for point in &board {
                let expected: PointSet = point.neighbors().into_iter().filter(|n| board.contains(*n)).collect();
                assert_eq!(PointSet::single(point).neighbors().intersection(&board), expected);
                let mut added = PointSet::EMPTY;
                added.insert_neighbors(point);
                assert_eq!(added.intersection(&board), expected);
                assert_eq!(board.touching(point), expected.len());
                let far = board.difference(&expected);
                assert_eq!(far.touching(point), 0);
                for some in 0..16 {
                    let places = point.neighbors().into_iter().enumerate();
                    let some = places.filter(|(i, n)| some >> i & 1 != 0 && board.contains(*n)).map(|(_, n)| n);
                    let some = some.collect::<PointSet>();
                    assert_eq!(some.union(&far).touching(point), some.len());
                }
            }
        }
    }

    #[test]
    fn set_operations() {
        let (a, b, c) = (Point::new(0, 0), Point::new(3, 9), Point::new(18, 18));
        let ab: PointSet = [b, a].into_iter().collect();
        let bc: PointSet = [b, c].into_iter().collect();
        assert_eq!(ab.iter().collect::<Vec<_>>(), [a, b]);
        assert_eq!(ab.union(&bc).len(), 3);
        assert_eq!(ab.intersection(&bc), PointSet::single(b));
        assert_eq!(ab.difference(&bc), PointSet::single(a));
        assert!(ab.intersects(&bc) && !ab.is_subset(&bc) && PointSet::single(c).is_subset(&bc));
        let mut set = ab;
        assert!(set.remove(a) && !set.remove(a) && set.insert(c) && !set.insert(c));
        assert_eq!(set, bc);
        assert_eq!(PointSet::EMPTY.first(), None);
    }
}
