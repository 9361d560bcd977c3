//! Are strings connected without reading, or by one move?
//!
//! Strings of one [superstring](crate::reading::superstring) hold together whoever moves, as far as the points on which
//! that depends are left alone.

use super::link::{End, Link};
use super::link_search::LinkSearch;
use super::superstrings::{Reached, Superstrings};
use crate::board::{Point, PointSet};
use crate::reading::{Finding, Outcome, Reading, linked_strings};
use std::rc::Rc;

/// A stone that connects has at least so many liberties.
const SAFE: usize = 3;

impl LinkSearch<'_, '_> {
    /// The ends are one string: what that depends on.
    pub(super) fn joined(&mut self, link: &Link) -> Finding {
        let mut zone = PointSet::EMPTY;
        self.search.support(link.a, &mut zone);
        if link.must_live && self.search.board.liberties(link.a) <= 3 {
            let attack = self.attack_end(link.a, link);
            if attack.reading.outcome == Outcome::Win {
                return Finding { zone: PointSet::EMPTY, ..attack };
            }
        }
        Finding { reading: Reading::LOST, zone }
    }

    /// Whether the ends belong to one superstring, and what that depends on.
    pub(super) fn holds_together(&mut self, link: &Link) -> Option<PointSet> {
        let all = self.reached(link.a);
        let reaches = |&&(string, _): &&Reached| match link.end {
            End::String(b) => self.search.board.same_string(string, b),
            End::Area(area) => self.search.board.string_stones(string).intersects(&area),
        };
        all.iter().find(reaches).map(|&(_, zone)| zone)
    }

    /// The string itself, and those that hold together with it.
    fn reached(&mut self, string: Point) -> Rc<[Reached]> {
        let key = Superstrings::key(self.search.board, string);
        if let Some(known) = self.superstrings.get(key) {
            return known;
        }
        let others = linked_strings(self.search.board, string, self.search.frame);
        for other in &others {
            self.search.looks = self.search.looks.union(&self.search.board.string_stones(other.string));
        }
        let own = std::iter::once((string, PointSet::EMPTY));
        let found = own.chain(others.iter().map(|other| (other.string, other.carrier))).collect();
        self.superstrings.put(key, &found);
        found
    }

    /// A point that makes the ends one string right away.
    pub(super) fn joins_at_once(&mut self, link: &Link) -> Option<Finding> {
        let own = self.search.board.liberty_set(link.a);
        let common = match link.end {
            End::String(b) => own.intersection(&self.search.board.liberty_set(b)),
            End::Area(area) => own.intersection(&area),
        };
        let point =
            common.iter().filter(|&point| self.search.board.is_legal(point, link.color)).max_by_key(|&point| {
                (self.search.board.liberty_count_after(point, link.color), -self.search.frame.rank(point))
            })?;
        let liberties = self.search.board.liberties_after(point, link.color);
        if liberties.len() < 2 {
            return None;
        }
        let mut zone = self.search.stakes(point, link.color);
        zone.insert(point);
        if liberties.len() <= 3 {
            zone = zone.union(&liberties);
        }
        Some(Finding { reading: Reading::win(point), zone })
    }

    /// A point that makes one superstring of both ends.
    pub(super) fn joins_superstrings(&mut self, link: &Link) -> Option<Finding> {
        let from_b = match link.end {
            End::String(b) => self.reached(b),
            End::Area(_) => Rc::default(),
        };
        for (string, zone) in self.reached(link.a).iter() {
            let own = self.search.board.liberty_set(*string).difference(zone);
            if let End::Area(area) = link.end {
                if let Some(found) = self.joining(link, &own.intersection(&area), zone) {
                    return Some(found);
                }
                continue;
            }
            let apart =
                |&&(other, also): &&Reached| !also.intersects(zone) && !self.search.board.same_string(other, *string);
            for (other, also) in from_b.iter().filter(apart) {
                let common = own.intersection(&self.search.board.liberty_set(*other)).difference(also);
                if let Some(found) = self.joining(link, &common, &zone.union(also)) {
                    return Some(found);
                }
            }
        }
        None
    }

    /// One of the points where a safe stone can be played; `zone` is what its connections depend on.
    fn joining(&self, link: &Link, points: &PointSet, zone: &PointSet) -> Option<Finding> {
        let is_safe = |point: &Point| {
            self.search.board.is_legal(*point, link.color)
                && self.search.board.liberty_count_after(*point, link.color) >= SAFE
        };
        let point = points.iter().filter(is_safe).min_by_key(|&point| self.search.frame.rank(point))?;
        let mut zone = zone.union(&self.search.stakes(point, link.color));
        zone.insert(point);
        Some(Finding { reading: Reading::win(point), zone })
    }
}
