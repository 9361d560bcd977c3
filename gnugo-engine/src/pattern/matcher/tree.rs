//! Which drawings may match, seen from a few places of a window?
//!
//! A decision graph: the root reads the eight [neighbours](super::neighbours) of the point, each node up to three more
//! places at once, and a leaf is the list of the drawings that are left. A list may have more than can match, never
//! fewer: every one is compared in full afterwards. So equal lists share a leaf, whatever was read on the way to it, and
//! what is hardly ever seen needs no leaf of its own.
//!
//! Everything is in three arrays of numbers. A link is the place of a node, or of a list with [`LEAF`] set.

use super::neighbours::NUMBERS;
use super::window::{NEVER_SET, Window};

/// Set in links to lists.
pub(super) const LEAF: u32 = 1 << 31;
/// The link to the empty list.
pub(super) const NOTHING: u32 = LEAF;
/// The most places that a node reads.
pub(super) const READ: usize = 3;

/// Three places that are none, as a node has them packed.
const UNREAD: u32 = (NEVER_SET | NEVER_SET << 8 | NEVER_SET << 16) as u32;

/// The decision graph.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    /// A link for each way that the neighbours can look; one such table after the other for the states of the point
    /// itself that drawings are anchored at.
    roots: Vec<u32>,
    /// For each state of the point where its table begins.
    tables: [Option<u32>; 3],
    /// Nodes: the places to read, then a link for each way that they can look.
    nodes: Vec<u32>,
    /// Lists: their length, then the numbers of the drawings, ascending.
    lists: Vec<u16>,
}

impl Tree {
    /// The decision graph without any drawing, for drawings that are anchored at these states.
    pub(super) fn new(anchors: [bool; 3]) -> Self {
        let mut tree = Self { roots: Vec::new(), tables: [None; 3], nodes: Vec::new(), lists: vec![0] };
        for (table, _) in tree.tables.iter_mut().zip(anchors).filter(|(_, used)| *used) {
            *table = Some(tree.roots.len() as u32);
            tree.roots.resize(tree.roots.len() + NUMBERS, NOTHING);
        }
        tree
    }

    /// Lets a span of the numbers of neighbours lead to a link.
    pub(super) fn set_roots(&mut self, table: u32, first: usize, span: usize, link: u32) {
        let first = table as usize + first;
        self.roots[first..first + span].fill(link);
    }

    /// Adds a list of drawings.
    pub(super) fn add_list(&mut self, list: &[u16]) -> u32 {
        let start = self.lists.len() as u32;
        self.lists.push(list.len() as u16);
        self.lists.extend(list);
        start | LEAF
    }

    /// Adds a node that reads these places, the first of which counts most in the number of its branches.
    pub(super) fn add_node(&mut self, places: &[usize]) -> u32 {
        let node = self.nodes.len();
        self.nodes.push(places.iter().fold(UNREAD, |packed, &place| packed << 8 | place as u32));
        self.nodes.resize(node + 1 + (1 << (2 * places.len())), NOTHING);
        node as u32
    }

    /// Lets a span of the branches of a node lead to a link.
    pub(super) fn set_branches(&mut self, node: u32, first: usize, span: usize, link: u32) {
        let first = node as usize + 1 + first;
        self.nodes[first..first + span].fill(link);
    }

    /// Where the table for a state of the point begins, if any drawing is anchored at it.
    #[inline(always)]
    pub(super) fn table(&self, state: usize) -> Option<u32> {
        self.tables.get(state).copied().flatten()
    }

    /// The first link for neighbours of this number.
    #[inline(always)]
    pub(super) fn root(&self, table: u32, number: usize) -> u32 {
        self.roots[table as usize + number]
    }

    /// Follows a link to a node by one step.
    #[inline(always)]
    pub(super) fn step(&self, node: u32, window: Window) -> u32 {
        let node = node as usize;
        let places = self.nodes[node];
        let read = |place: u32| (window[0] >> (place & 63) & 1 | (window[1] >> (place & 63) & 1) << 1) as usize;
        let branch = read(places >> 16) << 4 | read(places >> 8) << 2 | read(places);
        self.nodes[node + 1 + branch]
    }

    /// The list of a link to a leaf.
    #[inline(always)]
    pub(super) fn list(&self, leaf: u32) -> &[u16] {
        let start = (leaf & !LEAF) as usize;
        let length = usize::from(self.lists[start]);
        &self.lists[start + 1..start + 1 + length]
    }

    /// How many bytes the tables take.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&self.roots[..]) + size_of_val(&self.nodes[..]) + size_of_val(&self.lists[..])
    }
}
