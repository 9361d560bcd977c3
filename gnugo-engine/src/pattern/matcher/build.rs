//! How is the decision graph built?
//!
//! For each way that the neighbours of a point can look, the drawings that it leaves are listed; and each list is split
//! further where that is worth it, by the places that are expected to leave the fewest drawings to compare, weighed
//! against the memory that it takes, since tables that leave the cache cost more than they save. What is hardly ever
//! seen is not told apart at all: it shares a longer list.
//!
//! What is to be expected is the business of the [prior](super::prior). Costs are in comparisons a board. It takes some
//! 100 ms for 1,200 patterns.

use super::neighbours::{self, FIRST, KINDS};
use super::prior::Glimpse;
use super::record::{Shape, state};
use super::tree::{NOTHING, READ, Tree};
use super::window::{CENTRE, PLACES};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// What a step down the graph costs, in comparisons.
const STEP_COST: f32 = 1.5;
/// What a byte of the tables costs, in comparisons a board. This decides how large they become.
const BYTE_COST: f32 = 0.0018;
/// How many drawings of a list are looked at to choose the places that split it.
const SAMPLE: usize = (1 << SAMPLE_BITS) - 1;
const SAMPLE_BITS: usize = 6;
/// The states that neighbours can have, once it is known which of them are on the board.
const ON_BOARD: usize = 3;

/// Builds the decision graph for these drawings, whose anchors have some of these states.
pub(super) fn build(shapes: &[Shape], anchors: [bool; 3]) -> Tree {
    let mut builder = Builder {
        excludes: shapes.iter().map(|shape| shape.excludes).collect(),
        ids: Vec::new(),
        tree: Tree::new(anchors),
        links: FxHashMap::default(),
    };
    builder.links.insert(Box::default(), NOTHING);
    for state in [state::EMPTY, state::OWN, state::ENEMY] {
        if let Some(table) = builder.tree.table(state) {
            builder.build_table(table, state);
        }
    }
    builder.tree
}

/// Something that a window may show, as far as it has been read: which drawings are left (a range of
/// [`Builder::ids`]), what is known, and how often it is seen on a board.
#[derive(Clone)]
struct Case {
    list: Range<usize>,
    known: Glimpse,
    weight: f32,
}

/// How the cases of a node or a root are told apart: not at all, or by the next place.
enum Plan {
    Whole(Case),
    Divided(Vec<Self>),
}

impl Plan {
    /// The cases, each with the first of the branches that lead to it and how many there are.
    fn cases(self, first: usize, span: usize, cases: &mut Vec<(usize, usize, Case)>) {
        match self {
            Self::Whole(case) => cases.push((first, span, case)),
            Self::Divided(parts) => {
                let span = span / parts.len();
                for (n, part) in parts.into_iter().enumerate() {
                    part.cases(first + n * span, span, cases);
                }
            }
        }
    }
}

struct Builder {
    /// For each drawing: where which state cannot be.
    excludes: Vec<[u64; 4]>,
    /// A stack of lists.
    ids: Vec<u16>,
    tree: Tree,
    /// The lists and nodes so far, by the drawings that are left there.
    links: FxHashMap<Box<[u16]>, u32>,
}

impl Builder {
    /// Builds the graph for one state of the point itself.
    fn build_table(&mut self, table: u32, state: usize) {
        self.ids.clear();
        self.ids.extend(0..self.excludes.len() as u16);
        let all = Case { list: 0..self.ids.len(), known: Glimpse::rooms([(0, None); 4]), weight: 1.0 };
        let all = self.narrow(&all, CENTRE, state);
        let mut cases = Vec::new();
        for kind in 0..KINDS {
            self.plan_kind(&all, kind).cases(FIRST[kind], FIRST[kind + 1] - FIRST[kind], &mut cases);
        }
        // Often seen ones first, so that lists that several cases share are split as they deserve. Cases are too large to be moved about.
        let mut order: Vec<usize> = (0..cases.len()).collect();
        order.sort_by(|&a, &b| cases[b].2.weight.total_cmp(&cases[a].2.weight));
        for (first, span, case) in order.into_iter().map(|n| &cases[n]) {
            let link = self.link(case);
            self.tree.set_roots(table, *first, *span, link);
        }
    }

    /// How the neighbours are told apart at one kind of place.
    fn plan_kind(&mut self, all: &Case, kind: usize) -> Plan {
        let known = Glimpse::rooms(neighbours::rooms(kind));
        // The state of the point itself comes from what `all` was narrowed to; its likelihood hardly matters.
        let mut case = Case { known, weight: neighbours::points(kind) as f32 / 2.0, ..all.clone() };
        for (place, _) in neighbours::places(kind).filter(|(_, on_board)| !on_board) {
            case = Case { weight: case.weight, ..self.narrow(&case, place, state::OFF) };
        }
        let places: Vec<usize> = neighbours::places(kind).filter(|place| place.1).map(|place| place.0).collect();
        self.plan(case, &places, ON_BOARD).0
    }

    /// The case that a place has this state.
    fn narrow(&mut self, case: &Case, place: usize, state: usize) -> Case {
        self.narrow_by(case, (place, state), case.known.odds(place)[state])
    }

    /// The same, where the likelihood of the state is known.
    fn narrow_by(&mut self, case: &Case, (place, state): (usize, usize), likelihood: f32) -> Case {
        let start = self.ids.len();
        self.ids.resize(start + case.list.len(), 0);
        let (lists, narrowed) = self.ids.split_at_mut(start);
        let mut count = 0;
        for &id in &lists[case.list.clone()] {
            // Each is noted, and overwritten by the next if it is excluded: no branch to mispredict.
            narrowed[count] = id;
            count += usize::from(self.excludes[usize::from(id)][state] >> place & 1 == 0);
        }
        self.ids.truncate(start + count);
        let weight = case.weight * likelihood;
        Case { list: start..self.ids.len(), known: case.known.with(place, state), weight }
    }

    /// How a case is best told apart by these places, and what that costs if nothing is split further.
    fn plan(&mut self, case: Case, places: &[usize], states: usize) -> (Plan, f32) {
        let count = case.list.len() as f32;
        let whole = case.weight * count + BYTE_COST * (2.0 * count + 2.0);
        let Some((&place, rest)) = places.split_first() else { return (Plan::Whole(case), whole) };
        if case.list.is_empty() {
            return (Plan::Whole(case), 0.0);
        }
        let mut parts = Vec::with_capacity(states);
        let mut divided = 0.0;
        let odds = case.known.odds(place);
        for (state, &likelihood) in odds.iter().enumerate().take(states) {
            let part = self.narrow_by(&case, (place, state), likelihood);
            let (part, cost) = self.plan(part, rest, states);
            parts.push(part);
            divided += cost;
        }
        if divided < whole { (Plan::Divided(parts), divided) } else { (Plan::Whole(case), whole) }
    }

    /// The list or node for a case.
    fn link(&mut self, case: &Case) -> u32 {
        if let Some(&link) = self.links.get(&self.ids[case.list.clone()]) {
            return link;
        }
        let top = self.ids.len();
        let link = match self.split(case) {
            None => self.tree.add_list(&self.ids[case.list.clone()]),
            Some((places, plan)) => {
                let node = self.tree.add_node(&places);
                let mut cases = Vec::new();
                plan.cases(0, 1 << (2 * places.len()), &mut cases);
                for (first, span, case) in cases {
                    let link = self.link(&case);
                    self.tree.set_branches(node, first, span, link);
                }
                node
            }
        };
        self.ids.truncate(top);
        self.links.insert(Box::from(&self.ids[case.list.clone()]), link);
        link
    }

    /// The places by which a node should tell a case apart, if it is worth one.
    fn split(&mut self, case: &Case) -> Option<(Vec<usize>, Plan)> {
        let count = case.list.len() as f32;
        let whole = case.weight * count + BYTE_COST * (2.0 * count + 2.0);
        let mut best: Option<(f32, Vec<usize>, Plan)> = None;
        let mut places = Vec::with_capacity(READ);
        // The next place is chosen for the likeliest case, that all before it are empty.
        let mut likely = case.clone();
        for read in 1..=READ {
            let table = BYTE_COST * (4 + (4 << (2 * read))) as f32;
            // Even if nothing were left to compare, and nothing listed twice.
            if case.weight * (count - STEP_COST) < table {
                break;
            }
            let Some(place) = self.telling_place(&likely) else { break };
            places.push(place);
            likely = self.narrow(&likely, place, state::EMPTY);
            let (plan, cost) = self.plan(case.clone(), &places, 4);
            let cost = cost + case.weight * STEP_COST + table;
            if cost >= best.as_ref().map_or(whole, |best| best.0) {
                break;
            }
            best = Some((cost, places.clone(), plan));
        }
        best.map(|(_, places, plan)| (places, plan))
    }

    /// The place that is expected to exclude the most drawings.
    fn telling_place(&self, case: &Case) -> Option<usize> {
        let counts = self.count_excluded(&self.ids[case.list.clone()]);
        let excluded = |place: usize| -> f32 {
            let odds = case.known.odds(place);
            (0..4).map(|state| odds[state] * f32::from(counts[state][place])).sum()
        };
        let tells = |&place: &usize| !case.known.has(place) && counts.iter().any(|counts| counts[place] > 0);
        let places = (0..PLACES).filter(tells).map(|place| (excluded(place), place));
        places.filter(|&(excluded, _)| excluded > 0.0).max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, place)| place)
    }

    /// For each state and place how many drawings of a list, or of a sample of it, it excludes.
    fn count_excluded(&self, list: &[u16]) -> [[u16; PLACES]; 4] {
        // Counters for all places at once: the bits of one worth are in one word.
        let mut counters = [[0_u64; SAMPLE_BITS]; 4];
        for &id in list.iter().step_by(list.len().div_ceil(SAMPLE).max(1)) {
            for (bits, excluded) in counters.iter_mut().zip(self.excludes[usize::from(id)]) {
                let mut carry = excluded;
                for bit in bits {
                    (*bit, carry) = (*bit ^ carry, *bit & carry);
                }
            }
        }
        let mut counts = [[0; PLACES]; 4];
        for (counts, bits) in counts.iter_mut().zip(counters) {
            for (place, count) in counts.iter_mut().enumerate() {
                *count = (0..SAMPLE_BITS).map(|worth| ((bits[worth] >> place & 1) as u16) << worth).sum();
            }
        }
        counts
    }
}
