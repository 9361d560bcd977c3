//! Where can a player get into the other's territory?
//!
//! What influence takes for territory may be open: walls are judged by how they look (GNU Go's manual, "Break Ins"). So for each
//! large territory the opponent's safe strings around it are asked about: can this one be connected to the inside if its
//! owner moves first, and can it be kept out if the other does? If it gets in, the part of the territory that it reaches
//! is taken away, and it is asked whether it gets to the rest in spite of the owner's answer; so it is known how much is lost.
//!
//! The questions are those of connection reading, and so is what is remembered from move to move: an answer is kept by
//! the part of the board that it depends on ([`Reader`]). A large board costs some tens of milliseconds. What it does not
//! see: whether the stones that got in live there, invasions that start inside, and what is lost at the edge of a
//! territory, one point at a time.

use crate::board::{Board, Color, Point, PointSet};
use crate::dragons::Dragons;
use crate::influence::Influence;
use crate::pattern::facts::Status;
use crate::reach::parts;
use crate::reading::{Frame, Outcome, Reader, Reading};
use crate::worms::Worms;

/// Smaller territories are not asked about, in points.
const SMALLEST: usize = 10;
/// A point that is so likely to become territory, of 1, is expected to.
const EXPECTED: f32 = 0.5;
/// So many steps from a territory the strings are that may get into it.
const STEPS: usize = 4;
/// So many strings are asked about for a territory, the nearest first.
const MOST_STRINGS: usize = 3;
/// A territory is made smaller so often at most.
const MOST_SHRINKING: usize = 4;
/// Fewer points are lost at the edge of any territory.
const FEWEST_LOST: usize = 3;

/// A string that gets into a territory of the opponent's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BreakIn {
    /// Whose territory it is.
    pub owner: Color,
    /// The string's first stone.
    pub string: Point,
    /// Whether it gets in for sure or by a ko, and the first move.
    pub attack: Reading,
    /// Whether the owner keeps it out if he moves first, and by which move.
    pub block: Reading,
    /// The points of the territory that are lost if it gets in.
    pub lost: PointSet,
    /// Whether all questions about it were read to the end.
    pub certain: bool,
}

impl BreakIn {
    /// Whether it depends on who moves first.
    #[must_use]
    pub fn is_urgent(&self) -> bool {
        self.block.outcome != Outcome::Lost
    }
}

/// What is known of a position before it is asked where its territories are open.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The strings.
    pub worms: &'a Worms,
    /// The dragons.
    pub dragons: &'a Dragons,
    /// The influence if Black or if White moves next everywhere.
    pub influence: &'a [Influence; 2],
    /// How many stones may be tried for each question.
    pub stones: u64,
}

/// Finds all break-ins into the territories of both players. The board is given back as it was.
#[must_use]
pub fn find(board: &mut Board, reader: &mut Reader, scene: &Scene<'_>) -> Vec<BreakIn> {
    let mut found = Vec::new();
    for owner in Color::BOTH {
        for territory in territories(board, scene, owner) {
            for string in around(board, scene, &territory, owner) {
                found.extend(reader.within(scene.stones, |reader| break_in(board, reader, &territory, string, owner)));
            }
        }
    }
    found
}

/// The large territories that a player expects to have if he moves next everywhere.
fn territories(board: &Board, scene: &Scene<'_>, owner: Color) -> Vec<PointSet> {
    let sign = owner.sign();
    let influence = &scene.influence[owner.index()];
    let is_held =
        |point: &Point| board.color_at(*point) != Some(owner) && sign * influence.territory_value(*point) >= EXPECTED;
    let held: PointSet = board.points().iter().filter(is_held).collect();
    parts(&held).into_iter().filter(|part| part.len() >= SMALLEST).collect()
}

/// The opponent's safe strings around a territory, the nearest first.
fn around(board: &Board, scene: &Scene<'_>, territory: &PointSet, owner: Color) -> Vec<Point> {
    let intruder = owner.opponent();
    let is_safe = |string: &Point| {
        let is_dead = scene.dragons.at(*string).is_none_or(|dragon| dragon.status == Status::Dead);
        !is_dead && scene.worms.at(*string).is_some_and(|worm| worm.attack() == Outcome::Lost)
    };
    let open = board.points().difference(board.stones(owner));
    let frame = Frame::of(board, territory, owner);
    let (mut reached, mut found): (PointSet, Vec<Point>) = (*territory, Vec::new());
    for _ in 0..STEPS {
        reached = reached.union(&reached.neighbors().intersection(&open));
        let mut strings = board.strings_in(&reached, intruder);
        strings.retain(|string| is_safe(string) && !found.contains(string));
        frame.sort_strings(board, &mut strings);
        found.extend(strings);
    }
    found.truncate(MOST_STRINGS);
    found
}

/// Whether a string gets into a territory, and how far.
fn break_in(
    board: &mut Board,
    reader: &mut Reader,
    territory: &PointSet,
    string: Point,
    owner: Color,
) -> Option<BreakIn> {
    // A step into it from outside is no break-in.
    let stones = board.string_stones(string);
    let mut goal = territory.difference(&stones.neighbors());
    let attack = reader.break_in(board, string, &goal);
    if goal.is_empty() || attack.outcome == Outcome::Lost {
        return None;
    }
    let mut certain = !reader.was_cut_short();
    let block = reader.block_off(board, string, &goal);
    certain &= !reader.was_cut_short();
    goal = goal.difference(&reached(&stones, &goal, attack.point));
    let mut shrink = |board: &mut Board| {
        for _ in 0..MOST_SHRINKING {
            if goal.is_empty() {
                break;
            }
            // The owner answers the first move: what lies beyond the next one is lost only if that keeps nobody out.
            let kept = reader.block_off(board, string, &goal);
            if kept.outcome != Outcome::Lost {
                break;
            }
            goal = goal.difference(&reached(&stones, &goal, reader.break_in(board, string, &goal).point));
        }
    };
    match attack.point {
        Some(first) => _ = board.after(first, owner.opponent(), shrink),
        None => shrink(board),
    }
    let lost = territory.difference(&goal);
    (lost.len() >= FEWEST_LOST).then_some(BreakIn { owner, string, attack, block, lost, certain })
}

/// What a string that gets in takes of the territory: what lies around its first move, or else what is nearest to it.
fn reached(stones: &PointSet, goal: &PointSet, first: Option<Point>) -> PointSet {
    let mut near = first.map_or(PointSet::EMPTY, PointSet::single);
    near = near.union(&near.neighbors());
    if near.intersects(goal) {
        return near;
    }
    let mut near = *stones;
    for _ in 0..2 * STEPS {
        near = near.union(&near.neighbors());
        if near.intersects(goal) {
            break;
        }
    }
    near
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::FromDrawing;

    #[test]
    fn only_what_is_reached_in_spite_of_an_answer_is_lost() {
        // Black gets in above or below, and White answers on the other side.
        let drawing = "
            . . . O O O . . .
            . . O O . O O . .
            . . O . . . O . .
            . . O O X O O . .
            . . . O X O . . .
            . . O O X O O . .
            . . O . . . O . .
            . . O O . O O . .
            . . . O O O . . .";
        let mut board = Board::from_drawing(drawing).expect("a position");
        let at = |text: &str| Point::from_text(text, 9).expect("a point");
        let [above, below] = [["E8", "D7", "E7", "F7"], ["E2", "D3", "E3", "F3"]]
            .map(|points| points.into_iter().map(at).collect::<PointSet>());
        let territory = above.union(&below);
        let found = break_in(&mut board, &mut Reader::default(), &territory, at("E5"), Color::White);
        let found = found.expect("a break-in");
        assert_eq!(found.attack.outcome, Outcome::Win);
        // What touches the string is lost anyway.
        let entrances = [at("E7"), at("E3")].into_iter().collect();
        let sides = [above, below].map(|side| side.difference(&entrances));
        assert!(sides.contains(&found.lost.difference(&entrances)), "{:?}", found.lost);
        let one = break_in(&mut board, &mut Reader::default(), &above, at("E5"), Color::White).expect("a break-in");
        assert_eq!((one.attack.point, one.lost), (Some(at("E7")), above));
    }
}
