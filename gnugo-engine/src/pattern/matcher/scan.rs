//! Where on the board do drawings match, as far as their windows show it?
//!
//! The work goes in passes over all points that are wanted, not point by point: windows, roots, nodes level by level,
//! comparisons. In each pass the points do not wait for each other, which is worth a factor of three.

use super::comparison::{Test, Wide};
use super::neighbours;
use super::tree::{LEAF, Tree};
use super::window::{CENTRE, RADIUS, Rows, Window};
use crate::board::{MAX_SIZE, Point};
use std::ops::Range;

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
    /// For each of them how far it has come in the decision graph.
    links: [u32; POINTS],
    /// The numbers of those that are not at a leaf.
    open: [u16; POINTS],
    still_open: usize,
    /// For each point the end of what matches there, in what is gathered.
    ends: [u16; POINTS],
}

impl Scratch {
    pub(super) fn new() -> Self {
        Self {
            columns: [[[0; 2]; MAX_SIZE]; MAX_SIZE],
            points: [(Point::from_index(0), [0; 2]); POINTS],
            count: 0,
            links: [0; POINTS],
            open: [0; POINTS],
            still_open: 0,
            ends: [0; POINTS],
        }
    }
}

/// The decision graph with the drawings that it leads to.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    pub(super) tree: Tree,
    pub(super) tests: Vec<Test>,
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
        let Scratch { columns, points, count, links, open, still_open, .. } = scratch;
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
                let Some((to_point, to_link)) = to.next() else { return };
                *to_point = (Point::new(row, column), window);
                let kind = neighbours::kind(row, column, size - 1);
                *to_link = self.tree.root(table, neighbours::number(kind, window));
                open[*still_open] = *count as u16;
                *still_open += usize::from(*to_link & LEAF == 0);
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
                let point = open[i];
                let link = &mut links[usize::from(point)];
                *link = self.tree.step(*link, points[usize::from(point)].1);
                open[next] = point;
                next += usize::from(*link & LEAF == 0);
            }
            *still_open = next;
        }
    }

    /// Compares the drawings of the leaves with the windows.
    #[inline(never)]
    fn compare(&self, scratch: &mut Scratch, mut sink: impl FnMut(Point, u16)) {
        let mut hits = [0; HITS];
        let (mut first, mut count) = (0, 0);
        for number in 0..scratch.count {
            let (point, window) = scratch.points[number];
            let list = self.tree.list(scratch.links[number]);
            if count + list.len() > HITS {
                hand_on(&hits, first..number, scratch, &mut sink);
                (first, count) = (number, 0);
            }
            let window = Wide::new(window);
            if list.len() <= HITS {
                count = self.compare_list(list, window, &mut hits, count);
            } else {
                list.iter().filter(|&&id| self.tests[usize::from(id)].matches(window)).for_each(|&id| sink(point, id));
            }
            scratch.ends[number] = count as u16;
        }
        hand_on(&hits, first..scratch.count, scratch, &mut sink);
    }

    /// Compares a list of drawings with a window. There must be room for as many hits.
    #[inline(always)]
    fn compare_list(&self, list: &[u16], window: Wide, hits: &mut [u16; HITS], mut count: usize) -> usize {
        let mut compare = |id: u16| {
            // Every drawing is noted, and those that do not match are overwritten: no branch to mispredict.
            hits[count % HITS] = id;
            count += usize::from(self.tests[usize::from(id)].matches(window));
        };
        let (pairs, last) = list.as_chunks();
        for &[a, b] in pairs {
            compare(a);
            compare(b);
        }
        last.iter().for_each(|&id| compare(id));
        count
    }
}

/// Hands on what was found at some points.
#[inline(never)]
fn hand_on(hits: &[u16; HITS], points: Range<usize>, scratch: &Scratch, sink: &mut impl FnMut(Point, u16)) {
    let mut start = 0;
    for number in points {
        let end = usize::from(scratch.ends[number]);
        hits[start..end].iter().for_each(|&id| sink(scratch.points[number].0, id));
        start = end;
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
