//! Which moves threaten to capture something?
//!
//! Moves beside strings that have few liberties, and beside the liberties of those: the same places in which tactical
//! reading looks for attacks; and what the patterns of combinations propose, which goes before other moves that touch as many
//! strings. In the course of a series only those near what has been played count: a threat that has
//! nothing to do with the others could have been made alone.

use super::found::Goal;
use crate::board::{Board, Color, Point, PointSet};
use crate::pattern::{Combination, Database, Surroundings, Symbol};
use crate::reading::{Frame, Reader};
use smallvec::SmallVec;

/// Strings with more liberties are not threatened by a single move, and in the course of a series none that has as many.
pub(super) const MOST_LIBERTIES: usize = 4;
/// The stones that reading may try for a constraint of a pattern.
const FOR_CONSTRAINT: u64 = 100;
/// How many steps from the stones of a series its next threat may be.
const NEAR: usize = 4;
/// Strings around one that is in danger have a say if they have no more liberties.
const FEW: usize = 2;

/// A move, and the goals that it may threaten.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) point: Point,
    /// Numbers of goals.
    pub(super) goals: SmallVec<[usize; 4]>,
    /// The fewest liberties of one of them.
    liberties: usize,
}

/// A move that a pattern proposes, and the goals that it shows.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Proposed {
    pub(super) point: Point,
    goals: SmallVec<[usize; 4]>,
    /// The first pattern that proposes it.
    pub(super) pattern: &'static str,
}

/// The moves that the patterns of some databases propose to `color`, in the order of their points. Constraints may read
/// captures, with few stones.
pub(super) fn proposed(
    (board, reader): (&mut Board, &mut Reader),
    databases: &[&Database<Combination>],
    goals: &[Goal],
    color: Color,
) -> Vec<Proposed> {
    let mut all: Vec<Proposed> = Vec::new();
    reader.within(FOR_CONSTRAINT, |reader| {
        for database in databases {
            for (found, _) in database.accepted(&mut Surroundings::new(board, reader, color)) {
                let Some(point) = found.move_point() else { continue };
                let shown = found.pattern.diagram.symbols().filter(|&(_, _, symbol)| symbol == Symbol::Enemy);
                let stones: PointSet = shown.map(|(row, column, _)| found.point(row, column)).collect();
                let is_shown = |goal: &Goal| board.string_stones(goal.stone).intersects(&stones);
                let numbers = goals.iter().enumerate().filter(|(_, goal)| is_shown(goal)).map(|(number, _)| number);
                match all.iter_mut().find(|other| other.point == point) {
                    Some(before) => before.goals.extend(numbers),
                    None => all.push(Proposed { point, goals: numbers.collect(), pattern: found.pattern.name }),
                }
            }
        }
    });
    for proposed in &mut all {
        proposed.goals.sort_unstable();
        proposed.goals.dedup();
    }
    all.retain(|proposed| !proposed.goals.is_empty());
    all.sort_by_key(|proposed| proposed.point);
    all
}

/// The points around what has been played, where the next threat may be; all if nothing has been.
pub(super) fn near(board: &Board, played: &PointSet) -> PointSet {
    if played.is_empty() {
        return *board.points();
    }
    let mut near = *played;
    for _ in 0..NEAR {
        near = near.union(&near.neighbors());
    }
    near.intersection(board.points())
}

/// Whether a goal can be threatened, or captured, by a move near what has been played.
pub(super) fn is_in_reach(board: &Board, goal: &Goal, near: &PointSet) -> bool {
    let liberties = board.liberty_set(goal.stone);
    liberties.len() <= MOST_LIBERTIES && liberties.intersects(near)
}

/// The moves that may threaten some goals, those that promise most first: moves beside several goals, and beside goals with few
/// liberties.
pub(super) fn candidates(
    board: &Board,
    goals: &[Goal],
    frame: Frame,
    near: &PointSet,
    is_first: bool,
    proposed: &[Proposed],
) -> Vec<Candidate> {
    let most = if is_first { MOST_LIBERTIES } else { MOST_LIBERTIES - 1 };
    let mut found: Vec<Candidate> = Vec::new();
    let mut places = [usize::MAX; crate::board::CELLS];
    for (number, goal) in goals.iter().enumerate() {
        if board.color_at(goal.stone).is_none() || !is_in_reach(board, goal, near) {
            continue;
        }
        let liberties = board.liberties(goal.stone);
        if liberties > most {
            continue;
        }
        for point in &around(board, goal.stone).intersection(near) {
            let place = &mut places[point.index()];
            if *place == usize::MAX {
                *place = found.len();
                found.push(Candidate { point, goals: SmallVec::new(), liberties });
            }
            if let Some(candidate) = found.get_mut(*place) {
                candidate.goals.push(number);
                candidate.liberties = candidate.liberties.min(liberties);
            }
        }
    }
    for Proposed { point, goals: numbers, .. } in proposed.iter().filter(|proposed| near.contains(proposed.point)) {
        let place = places[point.index()];
        let liberties = numbers.iter().map(|&number| board.liberties(goals[number].stone)).min().unwrap_or(most);
        match found.get_mut(place) {
            Some(candidate) => {
                let more = numbers.iter().filter(|number| !candidate.goals.contains(number)).copied();
                let more: SmallVec<[usize; 4]> = more.collect();
                candidate.goals.extend(more);
            }
            None => found.push(Candidate { point: *point, goals: numbers.clone(), liberties }),
        }
    }
    let is_proposed = |candidate: &Candidate| proposed.iter().any(|proposed| proposed.point == candidate.point);
    let touches = |candidate: &Candidate| {
        let is_touched = |number: &&usize| board.liberty_set(goals[**number].stone).contains(candidate.point);
        candidate.goals.iter().filter(is_touched).count()
    };
    found.sort_by_cached_key(|candidate| {
        let touched = touches(candidate);
        let rank = frame.rank(candidate.point);
        (std::cmp::Reverse(touched), !is_proposed(candidate), candidate.liberties, rank)
    });
    found
}

/// A string's liberties, the points beside them, and the liberties of strings around it, of both players, that have few.
fn around(board: &Board, stone: Point) -> PointSet {
    let mut points = board.vicinity(stone, FEW);
    // What may be captured, and so become a liberty or none, counts too.
    let Some(color) = board.color_at(stone) else { return PointSet::EMPTY };
    for friend in board.strings_in(&board.liberty_set(stone).neighbors(), color) {
        if board.liberties(friend) <= FEW {
            points = points.union(&board.liberty_set(friend));
        }
    }
    board.empty_among(&points)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::FromDrawing;
    use crate::patterns;

    patterns! {
        /// Moves between two strings.
        static BETWEEN: Combination;

        /// Atari on both sides at once.
        pattern! < Between
            X*X

            : _, c

            A*B

            ; lib(A) == 2 && lib(B) == 2 && !same_string(A, B)
        >
    }

    const BOARD: &str = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . . . .
        . . O X . X . . .
        . . . . . . . . .
        . . O X . . . . .
        . . . O . . . . .
        . . . . . . . . .";

    fn goals(board: &Board) -> Vec<Goal> {
        board.strings_in(board.points(), Color::Black).into_iter().map(|stone| Goal { stone, size: 1 }).collect()
    }

    fn at(name: &str) -> Point {
        Point::from_text(name, 9).unwrap()
    }

    #[test]
    fn patterns_propose_with_the_strings_that_they_show() {
        let mut board = Board::from_drawing(BOARD).unwrap();
        let goals = goals(&board);
        let mut propose = |color| proposed((&mut board, &mut Reader::default()), &[&BETWEEN], &goals, color);
        let found = propose(Color::White);
        let of = |stone| goals.iter().position(|goal| goal.stone == stone).unwrap();
        let mut both: SmallVec<[usize; 4]> = SmallVec::from_slice(&[of(at("D5")), of(at("D3"))]);
        both.sort_unstable();
        assert_eq!(found, [Proposed { point: at("D4"), goals: both, pattern: "Between" }]);
        // For Black the stones that the pattern shows are his own.
        assert_eq!(propose(Color::Black), []);
    }

    #[test]
    fn what_is_proposed_goes_before_what_touches_as_many_strings() {
        let board = Board::from_drawing(BOARD).unwrap();
        let (goals, all) = (goals(&board), *board.points());
        let frame = Frame::of(&board, &PointSet::single(at("D5")), Color::Black);
        let order = |proposed: &[Proposed]| -> Vec<Point> {
            let found = candidates(&board, &goals, frame, &all, true, proposed);
            found.into_iter().map(|candidate| candidate.point).collect()
        };
        // It touches one string of four liberties, so that E3, which touches one of two, comes first by itself; the other
        // is farther than any that is tried.
        let (late, far) = (at("G5"), at("J9"));
        let plain = order(&[]);
        let place = |order: &[Point], point| order.iter().position(|&other| other == point);
        assert!(place(&plain, late) > place(&plain, at("E3")) && place(&plain, far).is_none(), "{plain:?}");
        let number = goals.iter().position(|goal| goal.stone == at("F5")).unwrap();
        let proposed = |point| Proposed { point, goals: SmallVec::from_slice(&[number]), pattern: "Between" };
        let led = order(&[proposed(late), proposed(far)]);
        assert_eq!(place(&led, at("D4")), Some(0), "it touches two: {led:?}");
        assert!(place(&led, late) < place(&led, at("E3")), "both touch one: {led:?}");
        assert!(place(&led, late) > place(&led, at("E5")), "that touches two as well: {led:?}");
        assert!(place(&led, far).is_some(), "{led:?}");
    }
}
