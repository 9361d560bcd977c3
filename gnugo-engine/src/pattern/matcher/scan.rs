//! Where on the board do drawings match, as far as their windows show it?
//!
//! The work goes in passes over all points that are wanted, not point by point: windows, roots, nodes level by level,
//! comparisons. In each pass the points do not wait for each other, which is worth a factor of three.

use super::record::Record;
use super::region::{self, REGIONS};
use super::tree::{LEAF, Tree};
use super::window::{CENTRE, RADIUS, Rows, Window};
use crate::board::{MAX_SIZE, Point};

/// The most points of a board.
const POINTS: usize = MAX_SIZE * MAX_SIZE;
/// How many hits are gathered before they are handed on.
const HITS: usize = 1024;

/// Some points of a board: for each row its columns as bits.
pub(super) type Points = [u32; MAX_SIZE];

/// Where a scan keeps what it knows so far.
#[derive(Clone, Debug)]
pub(super) struct Scratch {
    /// The windows of all points, column by column.
    columns: [[Window; MAX_SIZE]; MAX_SIZE],
    /// The wanted points, in reading order, and their windows.
    points: [(Point, Window); POINTS],
    count: usize,
    /// For each of them and each region how far it has come in the decision graph.
    links: [[u32; REGIONS]; POINTS],
    /// Those that are not at a leaf, as the number of the point times [`REGIONS`] plus the region.
    open: [u16; POINTS * REGIONS],
    still_open: usize,
}

impl Scratch {
    pub(super) fn new() -> Self {
        Self {
            columns: [[[0; 2]; MAX_SIZE]; MAX_SIZE],
            points: [(Point::from_index(0), [0; 2]); POINTS],
            count: 0,
            links: [[0; REGIONS]; POINTS],
            open: [0; POINTS * REGIONS],
            still_open: 0,
        }
    }
}

/// The decision graph with the drawings that it leads to.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    pub(super) tree: Tree,
    pub(super) records: Vec<Record>,
}

impl Tables {
    /// Hands the number of each point and drawing to `sink` that match, as far as the window of the point shows.
    /// Point by point in reading order, and in a point in an order that is always the same.
    pub(super) fn scan(&self, rows: &Rows, among: &Points, scratch: &mut Scratch, sink: impl FnMut(Point, u16)) {
        let wanted = self.anchors(rows, among);
        look(rows, &wanted, scratch);
        self.enter(rows.size(), &wanted, scratch);
        self.descend(scratch);
        self.compare(scratch, sink);
    }

    /// The points among these that have the right state for the anchor of a drawing.
    fn anchors(&self, rows: &Rows, among: &Points) -> Points {
        let used = [0, 1, 2].map(|state| if self.tree.table(state).is_some() { u32::MAX } else { 0 });
        let mut wanted = [0; MAX_SIZE];
        for (row, wanted) in wanted.iter_mut().enumerate().take(rows.size()) {
            let states = rows.states(row);
            *wanted = (used[0] & states[0] | used[1] & states[1] | used[2] & states[2]) & among[row];
        }
        wanted
    }

    /// Finds the roots.
    #[inline(never)]
    fn enter(&self, size: usize, wanted: &Points, scratch: &mut Scratch) {
        let Scratch { columns, points, count, links, open, still_open } = scratch;
        (*count, *still_open) = (0, 0);
        let mut to = points.iter_mut().zip(links);
        for (row, &wanted) in wanted.iter().enumerate() {
            let mut left = wanted;
            while left != 0 {
                let column = left.trailing_zeros() as usize;
                left &= left - 1;
                let window = columns[column][row];
                let [own, enemy] = window.map(|plane| (plane >> CENTRE & 1) as usize);
                let Some(table) = self.tree.table(own | enemy << 1) else { continue };
                let Some((to_point, to_links)) = to.next() else { return };
                *to_point = (Point::new(row, column), window);
                let kinds = region::kinds(row, column, size - 1);
                for (region, link) in to_links.iter_mut().enumerate() {
                    *link = self.tree.root(table, region, region::number(region, kinds[region], window));
                    open[*still_open] = (*count * REGIONS + region) as u16;
                    *still_open += usize::from(*link & LEAF == 0);
                }
                *count += 1;
            }
        }
    }

    /// Follows the links until all are at their leaves.
    #[inline(never)]
    fn descend(&self, scratch: &mut Scratch) {
        let Scratch { points, links, open, still_open, .. } = scratch;
        while *still_open > 0 {
            let mut next = 0;
            for i in 0..*still_open {
                let item = open[i];
                let (point, region) = (usize::from(item) / REGIONS, usize::from(item) % REGIONS);
                let link = &mut links[point][region];
                *link = self.tree.step(*link, points[point].1);
                open[next] = item;
                next += usize::from(*link & LEAF == 0);
            }
            *still_open = next;
        }
    }

    /// Compares the drawings of the leaves with the windows.
    #[inline(never)]
    fn compare(&self, scratch: &Scratch, mut sink: impl FnMut(Point, u16)) {
        let mut hits = [(Point::from_index(0), 0); HITS];
        let mut count = 0;
        for (&(point, window), links) in scratch.points.iter().zip(&scratch.links).take(scratch.count) {
            for &link in links {
                let mut list = self.tree.list(link);
                while count + list.len() > HITS {
                    hand_on(&hits[..count], &mut sink);
                    let (now, later) = list.split_at(list.len().min(HITS));
                    count = self.compare_list(now, point, window, &mut hits, 0);
                    list = later;
                }
                count = self.compare_list(list, point, window, &mut hits, count);
            }
        }
        hand_on(&hits[..count], &mut sink);
    }

    /// Compares a list of drawings with a window. There must be room for as many hits.
    #[inline(always)]
    fn compare_list(
        &self,
        list: &[u16],
        point: Point,
        window: Window,
        hits: &mut [(Point, u16); HITS],
        mut count: usize,
    ) -> usize {
        for &id in list {
            // Every drawing is noted, and those that do not match are overwritten: no branch to mispredict.
            hits[count % HITS] = (point, id);
            count += usize::from(self.records[usize::from(id)].matches(window));
        }
        count
    }
}

#[inline(never)]
fn hand_on(hits: &[(Point, u16)], sink: &mut impl FnMut(Point, u16)) {
    for &(point, id) in hits {
        sink(point, id);
    }
}

/// Takes the windows of the points, and of others in their rows and columns.
#[inline(never)]
fn look(rows: &Rows, wanted: &Points, scratch: &mut Scratch) {
    let used = |row: &usize| wanted[*row] != 0;
    let (Some(from), Some(to)) = ((0..rows.size()).find(used), (0..rows.size()).rev().find(used)) else { return };
    let columns = wanted.iter().fold(0, |all, row| all | row);
    for (column, windows) in scratch.columns.iter_mut().enumerate() {
        if columns >> column & 1 == 1 {
            rows.sweep(column, from, &mut windows[from..=to]);
        }
    }
}

/// The points of a board.
pub(super) fn all(size: usize) -> Points {
    std::array::from_fn(|row| if row < size { (1 << size) - 1 } else { 0 })
}

/// The points of which a window shows one of these.
pub(super) fn around(points: &Points, size: usize) -> Points {
    let mut around = [0; MAX_SIZE];
    for (row, &columns) in points.iter().enumerate().take(size).filter(|(_, columns)| **columns != 0) {
        let spread = (0..=RADIUS).fold(0, |all, n| all | columns << n | columns >> n) & ((1 << size) - 1);
        for near in &mut around[row.saturating_sub(RADIUS)..(row + RADIUS + 1).min(size)] {
            *near |= spread;
        }
    }
    around
}
