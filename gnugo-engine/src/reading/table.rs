//! What was read for this question: results by position, goal and state of the kos.
//!
//! Each question begins with an empty table, so that no answer depends on what was asked before.
//!
//! Most looks find nothing: a position is new, and what is known without one of its stones aside is asked too. So the
//! keys are kept apart from the results, four in a *bucket*, which is half a line of the processor's cache: whatever is
//! known about a question, in all states of the kos, is in one bucket, and a look that finds nothing touches nothing
//! else. Results are kept in the order in which they came, and when there are too many, the oldest go. Which results share a
//! bucket depends on how the board lies; so what finds no more room in one is kept in a list beside it, and none goes
//! before its time: then the same question costs the same in all images of a position.

use super::Outcome;
use super::ko::KoState;
use super::players::Players;
use super::slack::Span;
use crate::board::{Point, PointSet};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Between which outcomes a result lies, and under which conditions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    pub(crate) low: Outcome,
    pub(crate) high: Outcome,
    pub(crate) point: Option<Point>,
    /// The depths at which that holds: no limit would have been met otherwise.
    pub(crate) span: Span,
    /// What the attacker's success depends on.
    pub(crate) zone: PointSet,
    /// On whose ko threats it depends.
    pub(crate) threats: Players,
    /// In whose favour it was decided for want of stones inside.
    pub(crate) doubts: Players,
    /// The kos taken before in the variation, on which it may depend in this case.
    pub(crate) kos: u64,
}

/// What a result rests on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grounds {
    /// The depths at which it holds.
    pub(crate) span: Span,
    /// On whose ko threats it depends.
    pub(crate) threats: Players,
    /// In whose favour it was decided for want of stones inside.
    pub(crate) doubts: Players,
}

impl Bounds {
    /// What it rests on.
    #[inline]
    pub(crate) fn grounds(&self) -> Grounds {
        Grounds { span: self.span, threats: self.threats, doubts: self.doubts }
    }
}

/// A result, and the whole of its key.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    code: u8,
    bounds: Bounds,
}

/// Parts of the keys of four results, the newest first, and where these are kept.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(32))]
struct Bucket {
    tags: [u32; 4],
    places: [u32; 4],
}

impl Bucket {
    /// Takes in the newest, for the oldest, whose part of the key and place are given back.
    #[inline]
    fn push(&mut self, tag: u32, place: u32) -> (u32, u32) {
        let ([a, b, c, oldest], [i, j, k, old]) = (self.tags, self.places);
        *self = Self { tags: [tag, a, b, c], places: [place, i, j, k] };
        (oldest, old)
    }
}

const BUCKETS: usize = 1 << 13;
const MOST: usize = 4 * BUCKETS;

/// A table of limited size; newer results replace older ones.
#[derive(Clone, Debug, Default)]
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    entries: Vec<Entry>,
    /// Where the results are kept that have been pushed out of their buckets, the newest last; by the buckets' numbers.
    beside: FxHashMap<usize, SmallVec<[u32; 4]>>,
    /// The entry that is replaced next, if there are so many.
    oldest: usize,
    /// Another number whenever everything was forgotten: a part of all keys, so that those of before are no longer found.
    generation: u64,
}

/// The key of a question in some state of the kos. A result that depends on the threats of some players only is the
/// same in all states that are the same for these.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Key {
    key: u64,
    /// The player who is rich in threats, if that is settled, as a bit.
    rich: u8,
}

impl Key {
    /// The key for a goal with this number.
    #[inline]
    pub(crate) fn new(question: u64, ko: KoState) -> Self {
        match ko.rich() {
            Some(rich) => Self { key: question, rich },
            None => Self { key: question ^ ko.code().wrapping_mul(0x9e37_79b9_7f4a_7c15), rich: 0 },
        }
    }

    /// The key for another question in the same state.
    #[inline]
    pub(crate) fn and(self, question: u64) -> Self {
        Self { key: self.key ^ question, ..self }
    }

    /// Tells results apart that depend on other players' threats, or are for other states.
    #[inline]
    fn code(self, threats: Players) -> u8 {
        threats.bits() << 2 | threats.bits() & self.rich
    }
}

impl Table {
    /// Whether something may be known about this question. It says hardly ever yes where nothing is.
    #[inline]
    pub(crate) fn may_know(&self, key: Key) -> bool {
        let whole = self.whole(key);
        let number = place_of(whole);
        self.buckets.get(number).is_some_and(|bucket| bucket.tags.contains(&tag_of(whole)))
            || !self.beside.is_empty() && self.beside.contains_key(&number)
    }

    /// What is known about this question, whenever it was asked; the newest first.
    pub(crate) fn get(&self, key: Key) -> impl Iterator<Item = &Bounds> {
        let whole = self.whole(key);
        let bucket = self.buckets.get(place_of(whole)).copied().unwrap_or_default();
        let tag = tag_of(whole);
        let in_bucket = (0..4).filter(move |&i| bucket.tags[i] == tag).map(move |i| bucket.places[i]);
        in_bucket.chain(self.places_beside(place_of(whole)).iter().rev().copied()).filter_map(move |place| {
            let entry = self.entries.get(place as usize)?;
            (entry.key == whole && entry.code == key.code(entry.bounds.threats)).then_some(&entry.bounds)
        })
    }

    /// Keeps a result.
    pub(crate) fn put(&mut self, key: Key, bounds: &Bounds) {
        if self.buckets.is_empty() {
            self.buckets = vec![Bucket::default(); BUCKETS];
        }
        let whole = self.whole(key);
        let entry = Entry { key: whole, code: key.code(bounds.threats), bounds: *bounds };
        let Some(bucket) = self.buckets.get_mut(place_of(whole)) else { return };
        let tag = tag_of(whole);
        let number = place_of(whole);
        let in_bucket = bucket.tags.iter().zip(&bucket.places).filter(|&(&other, _)| other == tag);
        let pushed_out = if self.beside.is_empty() { None } else { self.beside.get(&number) };
        for &place in in_bucket.map(|(_, place)| place).chain(pushed_out.into_iter().flatten()) {
            if let Some(old) = self.entries.get_mut(place as usize)
                && (old.key, old.code) == (entry.key, entry.code)
            {
                *old = entry;
                return;
            }
        }
        let place = if self.entries.len() < MOST { self.entries.len() } else { self.oldest };
        let (oldest, old_place) = bucket.push(tag, place as u32);
        // What was pushed out is a result that can still be found, or belongs to a question of before.
        let is_old = |old: &Entry| place_of(old.key) == number && tag_of(old.key) == oldest;
        if self.entries.get(old_place as usize).is_some_and(is_old) && old_place as usize != place {
            self.beside.entry(number).or_default().push(old_place);
        }
        match self.entries.get_mut(place) {
            Some(old) => {
                let number = place_of(old.key);
                *old = entry;
                self.oldest = (place + 1) % MOST;
                self.forget_beside(number, place as u32);
            }
            None => self.entries.push(entry),
        }
    }

    /// The results that have been pushed out of this bucket.
    #[inline]
    fn places_beside(&self, number: usize) -> &[u32] {
        if self.beside.is_empty() { &[] } else { self.beside.get(&number).map_or(&[], SmallVec::as_slice) }
    }

    /// Forgets that a result is kept at this place which had been pushed out of its bucket.
    fn forget_beside(&mut self, number: usize, place: u32) {
        if let Some(places) = self.beside.get_mut(&number) {
            places.retain(|other| *other != place);
            if places.is_empty() {
                self.beside.remove(&number);
            }
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.generation = self.generation.wrapping_add(0x9e37_79b9_7f4a_7c15);
        self.entries.clear();
        self.beside.clear();
        self.oldest = 0;
    }

    #[inline]
    fn whole(&self, key: Key) -> u64 {
        key.key ^ self.generation
    }
}

#[inline]
fn place_of(key: u64) -> usize {
    key as usize % BUCKETS
}

/// Never 0, which is the tag of an empty place.
#[inline]
fn tag_of(key: u64) -> u32 {
    (key >> 32) as u32 | 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Color;
    use crate::reading::slack::Slack;

    /// A result that depends on the threats of these players, with a number by which it is known.
    fn bounds(number: u64, threats: Players) -> Bounds {
        Bounds {
            low: Outcome::Win,
            high: Outcome::Win,
            point: None,
            span: Slack::ANY.around(0),
            zone: PointSet::EMPTY,
            threats,
            doubts: Players::NOBODY,
            kos: number,
        }
    }

    fn numbers(table: &Table, key: u64, ko: KoState) -> Vec<u64> {
        let key = Key::new(key, ko);
        let found = table.get(key).map(|known| known.kos).collect::<Vec<_>>();
        assert!(found.is_empty() || table.may_know(key));
        found
    }

    #[test]
    fn what_depends_on_nobodys_threats_is_known_in_all_states() {
        let [poor, black, white] = [None, Some(Color::Black), Some(Color::White)].map(KoState::with_threats);
        let mut of_black = Players::NOBODY;
        of_black.include(Color::Black);
        let mut table = Table::default();
        table.put(Key::new(7, poor), &bounds(1, Players::NOBODY));
        for ko in [poor, black, white] {
            assert_eq!(numbers(&table, 7, ko), [1]);
            assert_eq!(numbers(&table, 8, ko), []);
        }
        // Where black has no threats, it is the same for poor players and a rich white.
        table.put(Key::new(7, poor), &bounds(2, of_black));
        assert_eq!(numbers(&table, 7, poor), [2, 1]);
        assert_eq!(numbers(&table, 7, white), [2, 1]);
        assert_eq!(numbers(&table, 7, black), [1]);
        table.put(Key::new(7, black), &bounds(3, of_black));
        assert_eq!(numbers(&table, 7, black), [3, 1]);
        assert_eq!(numbers(&table, 7, poor), [2, 1]);
        // A newer result takes the place of the same one.
        table.put(Key::new(7, white), &bounds(4, of_black));
        assert_eq!(numbers(&table, 7, poor), [4, 1]);
        table.clear();
        assert_eq!(numbers(&table, 7, poor), []);
    }

    #[test]
    fn the_oldest_go_first() {
        let (mut table, ko) = (Table::default(), KoState::with_threats(None));
        // Scattered as the keys of positions are: some buckets get more than they have room for.
        let key = |i: u32| {
            let number = u64::from(i + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            (number ^ number >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ number >> 32
        };
        let all = 2 * MOST as u32;
        for i in 0..all {
            table.put(Key::new(key(i), ko), &bounds(u64::from(i), Players::NOBODY));
            assert_eq!(numbers(&table, key(i), ko), [u64::from(i)]);
        }
        assert_eq!(table.entries.len(), MOST);
        for i in 0..all {
            let expected = if i < all - MOST as u32 { vec![] } else { vec![u64::from(i)] };
            assert_eq!(numbers(&table, key(i), ko), expected);
        }
        assert!(!table.beside.is_empty());
        // A newer result takes the place of the same one, wherever that is kept.
        let pushed_out = *table.beside.values().next().unwrap().first().unwrap() as usize;
        let number = table.entries[pushed_out].bounds.kos;
        let before = table.entries.len();
        table.put(Key::new(key(number as u32), ko), &bounds(number, Players::NOBODY));
        assert_eq!((numbers(&table, key(number as u32), ko), table.entries.len()), (vec![number], before));
    }
}
