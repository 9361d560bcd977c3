//! Which moves are worth trying, and in which order?
//!
//! The generators propose moves with a number that says how promising each is. The numbers depend on the shape only,
//! never on where on the board it lies, so that turned and mirrored positions are read alike.

mod attack;
mod defend;

use crate::board::{Color, Point, PointSet};
use crate::reading::frame::Frame;
use crate::reading::search::Search;
use smallvec::SmallVec;

/// Moves to try, the most promising first.
pub(super) type Sorted = SmallVec<[(i32, Point); 16]>;

/// The liberties of a string, each with how many the string would have if it were extended there.
pub(super) type Extensions = SmallVec<[(Point, usize); 4]>;

/// What a move at one of the string's own liberties promises at least, if nothing is wrong with it.
pub(super) const PLAIN: i32 = 100;

/// Moves to try, each once.
#[derive(Clone, Debug)]
pub(super) struct Candidates {
    moves: Sorted,
    seen: PointSet,
    frame: Frame,
    /// How many of them are from other generators than the latest.
    older: usize,
}

/// Makes room below a promise for the rank of a point, which decides between equals.
const RANKS: i32 = 1 << 12;

impl Candidates {
    /// None yet; equals will be tried in the order of the frame.
    #[inline]
    pub(super) fn new(frame: Frame) -> Self {
        Self { moves: Sorted::new(), seen: PointSet::EMPTY, frame, older: 0 }
    }

    /// Another generator begins: what it promises of moves that are there already does not count.
    #[inline]
    pub(super) fn begin(&mut self) {
        self.older = self.moves.len();
    }

    /// Adds all points of a set that are not there already.
    #[inline]
    pub(super) fn add_all(&mut self, points: &PointSet, promise: i32) {
        for point in points {
            self.add(point, promise);
        }
    }

    /// Adds a move, unless it is there already. Of what one generator promises of a move for several reasons, the most
    /// counts, in whatever order they come.
    #[inline]
    pub(super) fn add(&mut self, point: Point, promise: i32) {
        let promise = promise * RANKS - self.frame.rank(point);
        if self.seen.insert(point) {
            self.moves.push((promise, point));
        } else if let Some(entry) = self.moves.iter_mut().skip(self.older).find(|entry| entry.1 == point) {
            entry.0 = entry.0.max(promise);
        }
    }

    /// All of them.
    #[inline]
    pub(super) fn points(&self) -> PointSet {
        self.seen
    }

    /// Takes out the moves that promise at least so much, in the order in which to try them; `first` is known to be
    /// good.
    #[inline]
    pub(super) fn take_best(&mut self, least: i32, first: Option<Point>) -> Sorted {
        let (mut best, mut kept) = (Sorted::new(), 0);
        let moves = self.moves.as_mut_slice();
        for i in 0..moves.len() {
            let (promise, point) = moves[i];
            if promise >= least * RANKS - RANKS / 2 || first == Some(point) {
                best.push((promise, point));
            } else {
                moves[kept] = (promise, point);
                kept += 1;
            }
        }
        self.moves.truncate(kept);
        put_in_order(&mut best, first);
        best
    }

    /// The moves in the order in which to try them; `first` is known to be good.
    #[inline]
    pub(super) fn sorted(&mut self, first: Option<Point>) -> &mut Sorted {
        put_in_order(&mut self.moves, first);
        &mut self.moves
    }
}

/// The most promising first; but `first` before all others.
#[inline]
fn put_in_order(moves: &mut [(i32, Point)], first: Option<Point>) {
    if let Some(best) = first
        && let Some(entry) = moves.iter_mut().find(|entry| entry.1 == best)
    {
        entry.0 = i32::MAX;
    }
    // An insertion sort: the lists are short.
    for i in 1..moves.len() {
        let mut j = i;
        while j > 0 && moves[j - 1].0 < moves[j].0 {
            moves.swap(j - 1, j);
            j -= 1;
        }
    }
}

impl Search<'_> {
    /// The fewest liberties of a string of `color` next to a point, if there is one.
    fn weakest_next_to(&self, point: Point, color: Color) -> Option<usize> {
        self.board.beside(point, color).map(|(_, string)| string.liberty_count()).min()
    }

    /// The liberties of the surrounding strings that have one or two.
    fn liberties_of_weak_chains(&self, target: Point) -> PointSet {
        let Some(string) = self.board.string(target) else { return PointSet::EMPTY };
        let weak = self.board.chains(string).filter(|(_, chain)| chain.liberty_count() <= 2);
        weak.fold(PointSet::EMPTY, |weak, (_, chain)| weak.union(chain.liberties()))
    }
}
