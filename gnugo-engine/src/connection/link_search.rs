//! What is kept in mind while a question about a connection is read?
//!
//! A connection is read by the same search as captures are: it plays the moves, looks after kos and limits, and knows what
//! was read before. What only connections need is kept beside it.

use super::capture::Captures;
use super::care::Care;
use super::gap::{Gap, Gaps};
use super::link::Link;
use super::successes::Successes;
use super::superstrings::Superstrings;
use crate::reading::{Search, Searcher};
use std::rc::Rc;

/// A question about a connection being read.
#[derive(Debug)]
pub(super) struct LinkSearch<'s, 'a> {
    pub(super) search: &'s mut Search<'a>,
    /// Whether the question is read thoroughly, or looked at quickly.
    pub(super) care: Care,
    /// The moves that have succeeded.
    pub(super) successes: Successes,
    /// The distances that were measured.
    gaps: Gaps,
    /// The superstrings that were found.
    pub(super) superstrings: Superstrings,
    /// The captures on the way.
    pub(super) captures: Captures,
}

impl<'s, 'a> LinkSearch<'s, 'a> {
    /// Nothing has been read yet.
    pub(super) fn new(search: &'s mut Search<'a>, care: Care) -> Self {
        Self {
            search,
            care,
            successes: Successes::default(),
            gaps: Gaps::default(),
            superstrings: Superstrings::default(),
            captures: Captures::default(),
        }
    }

    /// Whether this is a quick look.
    pub(super) fn is_quick(&self) -> bool {
        self.care == Care::Quick
    }

    /// Measures what is between the ends of a link, as far as `most` and some more.
    pub(super) fn gap(&mut self, link: &Link, most: i32) -> Rc<Gap> {
        let gap = self.gaps.measure(self.search.board, link, most);
        self.search.looks = self.search.looks.union(&gap.from_a.reached).union(&gap.from_b.reached);
        gap
    }
}

impl<'a> Searcher<'a> for LinkSearch<'_, 'a> {
    fn search(&mut self) -> &mut Search<'a> {
        self.search
    }
}
