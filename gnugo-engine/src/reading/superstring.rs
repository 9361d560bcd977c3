//! Which strings belong together whoever moves?
//!
//! A *superstring* (spec/reading.texi, "Superstrings") is a string extended through connections that an opponent can't
//! cut by a single move: a point where a cutting stone would be taken at once, two points of which one is left after a
//! cut (a bamboo joint, a diagonal with both ways open), and, for those who know them, stones of the opponent that are
//! captured already. What takes more than one look is not seen: that is connection reading's business.
//!
//! A bond costs some hundred nanoseconds.

use super::frame::Frame;
use crate::board::{Board, Color, Point, PointSet};
use smallvec::SmallVec;

/// How two strings of one colour hold together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bond {
    /// Through a point where an opposing stone would have one liberty at most: a diagonal or a jump through it.
    Guarded,
    /// Through two points, of which the opponent can take one: a bamboo joint, or a diagonal with both ways open.
    Miai,
    /// Through stones of the opponent that are captured: next to them or diagonal to them.
    Captive,
}

/// A string with which another one holds together.
#[derive(Clone, Copy, Debug)]
pub struct Bonded {
    /// Its first stone.
    pub string: Point,
    /// How it is bound to the string before it.
    pub bond: Bond,
    /// The empty points on which all of the way to it depends.
    pub carrier: PointSet,
}

/// The stones of the superstring of the string at `point`; none where no stone stands.
///
/// `captured` are the stones that are known to be captured: none in tactical reading, which can't know them, while life
/// and death is read with them.
#[must_use]
pub fn superstring(board: &Board, point: Point, captured: &PointSet) -> PointSet {
    let stones = |all: PointSet, other: &Bonded| all.union(&board.string_stones(other.string));
    bonded(board, point, captured, None).iter().fold(board.string_stones(point), stones)
}

/// The empty points next to a superstring.
#[must_use]
pub fn superstring_liberties(board: &Board, point: Point, captured: &PointSet) -> PointSet {
    let liberties = |all: PointSet, other: &Bonded| all.union(&board.liberty_set(other.string));
    bonded(board, point, captured, None).iter().fold(board.liberty_set(point), liberties)
}

/// The strings that hold together with the one at `point`, by ways that don't depend on each other's points, so that one
/// move can't break two bonds of a way. A string in the middle of such a way must not be in danger itself.
pub(crate) fn linked_strings(board: &Board, point: Point, frame: Frame) -> SmallVec<[Bonded; 8]> {
    bonded(board, point, &PointSet::EMPTY, Some(frame))
}

/// The strings bound to the one at `point`, nearest first; with a frame, those in its order that are bound by ways whose
/// bonds share no point.
fn bonded(board: &Board, point: Point, captured: &PointSet, apart: Option<Frame>) -> SmallVec<[Bonded; 8]> {
    let mut found: SmallVec<[Bonded; 8]> = SmallVec::new();
    let Some(color) = board.color_at(point) else { return found };
    let mut reached = board.string_stones(point);
    let mut next = Some((board.origin(point), PointSet::EMPTY));
    let mut i = 0;
    while let Some((from, used)) = next {
        let mut others = near(board, from, color, captured);
        others.retain(|other| !reached.contains(*other));
        if let Some(frame) = apart {
            frame.sort_strings(board, &mut others);
        }
        for other in others {
            let taken = if apart.is_some() { used } else { PointSet::EMPTY };
            let Some((bond, carrier)) = bond(board, from, other, &taken, captured, apart) else { continue };
            reached = reached.union(&board.string_stones(other));
            found.push(Bonded { string: other, bond, carrier: used.union(&carrier) });
        }
        // What has hardly a liberty leads nowhere: it could be captured before it helps.
        while apart.is_some() && found.get(i).is_some_and(|bonded| board.liberties(bonded.string) < 3) {
            i += 1;
        }
        next = found.get(i).map(|bonded| (bonded.string, bonded.carrier));
        i += 1;
    }
    found
}

/// The strings of `color` that have a liberty in common with the string at `from`, or touch captured stones near it.
fn near(board: &Board, from: Point, color: Color, captured: &PointSet) -> SmallVec<[Point; 8]> {
    let around = board.string_stones(from).neighbors();
    let mut between = board.liberty_set(from);
    if !captured.is_empty() {
        let diagonal = board.string_stones(from).iter().flat_map(Point::diagonals).collect();
        for chain in board.strings_in(&around.union(&diagonal).intersection(captured), color.opponent()) {
            between = between.union(&board.string_stones(chain));
        }
    }
    board.strings_in(&between.neighbors(), color)
}

/// How two strings hold together, and on which points that depends: none of those that are `taken`.
fn bond(
    board: &Board,
    a: Point,
    b: Point,
    taken: &PointSet,
    captured: &PointSet,
    frame: Option<Frame>,
) -> Option<(Bond, PointSet)> {
    let (first, second) = (board.string(a)?, board.string(b)?);
    let color = first.color();
    let common = first.liberties().intersection(second.liberties()).difference(taken);
    let mut ways: SmallVec<[Point; 8]> = common.iter().collect();
    if let Some(frame) = frame {
        ways.sort_unstable_by_key(|&point| frame.rank(point));
    }
    for &point in &ways {
        if is_guarded(board, point, color.opponent()) {
            let mut carrier = board.liberties_after(point, color.opponent());
            carrier.insert(point);
            if !carrier.intersects(taken) {
                return Some((Bond::Guarded, carrier));
            }
        }
    }
    let both = first.liberties().union(second.liberties());
    let solid = first.liberty_count() >= 2 && second.liberty_count() >= 2 && both.len() >= 4;
    let capture = |point: &Point| board.would_capture(*point, color.opponent());
    if solid && common.len() >= 2 && !common.iter().any(|point| capture(&point)) {
        return Some((Bond::Miai, ways.into_iter().take(2).collect()));
    }
    let touched = |stones: &PointSet| {
        let diagonal: PointSet = stones.iter().flat_map(Point::diagonals).collect();
        let around = stones.neighbors().union(&diagonal).intersection(captured);
        board.strings_in(&around, color.opponent())
    };
    if captured.is_empty() {
        return None;
    }
    let theirs = touched(second.stones());
    let held = touched(first.stones()).iter().any(|chain| theirs.contains(chain));
    held.then_some((Bond::Captive, PointSet::EMPTY))
}

/// Whether a stone of `color` at the empty `point` would be taken at once, or may not be played at all.
fn is_guarded(board: &Board, point: Point, color: Color) -> bool {
    !board.would_capture(point, color) && board.liberty_count_after(point, color) <= 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::FromDrawing;

    fn at(board: &Board, text: &str) -> Point {
        Point::from_text(text, board.size()).unwrap()
    }

    /// Whether two strings belong to one superstring, with nothing known to be captured.
    fn together(drawing: &str, a: &str, b: &str) -> bool {
        let board = Board::from_drawing(drawing).unwrap();
        superstring(&board, at(&board, a), &PointSet::EMPTY).contains(at(&board, b))
    }

    #[test]
    fn the_five_kinds() {
        assert!(together(". . .\n. O O\n. . .", "B2", "C2"), "solid");
        // An X stone at the middle point would have no liberty, or one at the top.
        let jump = ". . . . .\n. . . . .\n. O . O .\n. X O X .\n. X . X .";
        assert!(together(jump, "B3", "D3"), "a jump over a point that X can't keep");
        assert!(together(". . . . .\n. O O . .\n. . . . .\n. O O . .\n. . . . .", "B4", "B2"), "bamboo");
        assert!(together(". . . .\n. . O .\n. O . .\n. . . .", "C3", "B2"), "diagonal");
        let captive = Board::from_drawing(". . . . .\n. O X O .\n. . O . .\n. . . . .\n. . . . .").unwrap();
        let (a, b) = (at(&captive, "B4"), at(&captive, "D4"));
        let held = PointSet::single(at(&captive, "C4"));
        assert!(superstring(&captive, a, &held).contains(b), "through a captive");
    }

    #[test]
    fn what_can_be_cut_is_no_superstring() {
        assert!(!together(". . . . .\n. . . . .\n. O . O .\n. . . . .\n. . . . .", "B3", "D3"), "a jump in the open");
        assert!(!together(". . . .\n. X O .\n. O . .\n. . . .", "C3", "B2"), "a diagonal with one way left");
        assert!(!together(". X . .\n. O . .\n. . O .\n. . . .", "C3", "B2"), "the opponent's stone");
    }

    #[test]
    fn tactical_reading_knows_no_captives() {
        let board = Board::from_drawing(". . X . .\n. O X O .\n. . . . .\n. . . . .\n. . . . .").unwrap();
        let (a, b) = (at(&board, "B4"), at(&board, "D4"));
        let held = PointSet::single(at(&board, "C4")).union(&PointSet::single(at(&board, "C5")));
        assert!(superstring(&board, a, &held).contains(b));
        assert!(!superstring(&board, a, &PointSet::EMPTY).contains(b));
        assert!(superstring_liberties(&board, a, &held).contains(at(&board, "E4")));
    }

    #[test]
    fn one_move_breaks_no_two_bonds_of_a_way() {
        // Both diagonals need the middle point.
        let board = Board::from_drawing(
            ". . . . .
             . . O . .
             . O . O .
             . . X . .
             . . . . .",
        )
        .unwrap();
        let a = at(&board, "B3");
        let linked = linked_strings(&board, a, Frame::PLAIN);
        let direct: Vec<Point> = linked.iter().map(|other| other.string).collect();
        assert_eq!(direct, [at(&board, "C4")], "{linked:?}");
    }
}
