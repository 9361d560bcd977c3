//! What was read before: results by position, question and state of the kos.

use super::Outcome;
use super::ko::ThreatsOf;
use super::slack::Span;
use crate::board::{Point, PointSet};

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
    pub(crate) threats: ThreatsOf,
    /// The kos taken before in the variation, on which it may depend in this case.
    pub(crate) kos: u64,
    /// The question for which it was read.
    pub(crate) question: u32,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    bounds: Bounds,
}

const SIZE: usize = 1 << 15;

/// A table of fixed size; a newer result replaces an older one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Table {
    entries: Vec<Option<Entry>>,
}

impl Table {
    /// What is known about this question, whenever it was asked.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Bounds> {
        let entry = self.entries.get(key as usize & (SIZE - 1))?.as_ref()?;
        (entry.key == key).then_some(entry.bounds)
    }

    /// Keeps a result.
    #[inline]
    pub(crate) fn put(&mut self, key: u64, bounds: &Bounds) {
        if self.entries.is_empty() {
            self.entries = vec![None; SIZE];
        }
        if let Some(entry) = self.entries.get_mut(key as usize & (SIZE - 1)) {
            *entry = Some(Entry { key, bounds: *bounds });
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.entries.clear();
    }
}
