//! Which parts of the board are still to be settled between stones that live?

use crate::analysis::Analysis;
use crate::board::{Board, Color, PointSet};
use crate::dragons::Dragon;
use crate::pattern::facts::Status;
use crate::reach::{connected, parts};
use crate::reading::Outcome;

/// Points that are farther from living stones of either player, in steps, take no part; if there are too many, fewer steps.
const STEPS: [usize; 3] = [5, 4, 3];
/// Parts with more empty points are not read.
const MOST_EMPTY: usize = 12;
/// Parts with more stones that do not live by themselves are not read.
const MOST_LOOSE: usize = 9;

/// A part of the board in which both players can still gain something.
#[derive(Clone, Debug)]
pub(super) struct Area {
    /// The points where moves are made: empty ones, and those of stones that may be captured.
    pub(super) playable: PointSet,
    /// The living stones around it, of Black and of White.
    pub(super) walls: [PointSet; 2],
    /// The position, with the territory behind the area filled where it begins: it is out of reach, and its owner's whatever happens.
    pub(super) board: Board,
}

/// Goes through the areas of a position that are small enough to be read. What hangs together is looked at from as far as can be `read`.
pub(super) fn each(board: &Board, analysis: &Analysis, read: &mut impl FnMut(&Area) -> bool) {
    let safe = Color::BOTH.map(|color| safe_stones(analysis, color));
    let open = board.points().difference(&safe[0]).difference(&safe[1]);
    for region in parts(&open) {
        let walls = safe.map(|stones| region.neighbors().intersection(&stones));
        let mut left = if walls.iter().any(PointSet::is_empty) { PointSet::EMPTY } else { region };
        for steps in STEPS {
            let [black, white] = walls.map(|wall| within(board, steps, &wall, &region));
            let near = black.intersection(&white);
            for part in parts(&near.intersection(&left)) {
                let area =
                    if is_small(board, &part) { area(board, analysis, &region, &near, part, &safe) } else { None };
                if area.is_some_and(|area| read(&area)) {
                    left = left.difference(&part);
                }
            }
        }
    }
}

/// A part of a region of which all points near both players' living stones are `near`, if nothing else is at stake in it.
fn area(
    board: &Board,
    analysis: &Analysis,
    region: &PointSet,
    near: &PointSet,
    playable: PointSet,
    safe: &[PointSet; 2],
) -> Option<Area> {
    let is_ko_near = board.ko().is_some_and(|ko| playable.contains(ko.point));
    let loose = playable.intersection(&board.occupied());
    let is_plain = |dragon: &Dragon| match dragon.status {
        Status::Dead => true,
        Status::Unknown => false,
        // It may be saved by being connected, not by eyes of its own.
        Status::Alive | Status::Critical => dragon.genus.max() < 2 && dragon.semeai.status().is_none(),
    };
    let mut at_stake = analysis.dragons.iter().filter(|dragon| dragon.stones.intersects(&loose));
    if is_ko_near || !at_stake.all(is_plain) {
        return None;
    }
    let mut filled = Vec::new();
    for part in parts(&connected(&playable.neighbors(), &region.difference(near))) {
        let [black, white] = safe.map(|stones| part.neighbors().intersects(&stones));
        if black == white {
            return None;
        }
        let owner = if black { Color::Black } else { Color::White };
        let border = part.intersection(&playable.neighbors()).intersection(&board.empty_points());
        filled.extend(border.iter().map(|point| (point, owner)));
    }
    let mut board = board.clone();
    board.set_up(&filled).ok()?;
    let walls = Color::BOTH.map(|color| {
        let stones = filled.iter().filter(|(_, owner)| *owner == color).map(|(point, _)| *point);
        playable.neighbors().intersection(&stones.collect::<PointSet>().union(&safe[color.index()]))
    });
    Some(Area { playable, walls, board })
}

fn is_small(board: &Board, part: &PointSet) -> bool {
    let loose = part.intersection(&board.occupied());
    let empty = part.difference(&loose).len_up_to(MOST_EMPTY);
    (1..=MOST_EMPTY).contains(&empty) && loose.len_up_to(MOST_LOOSE) <= MOST_LOOSE
}

/// The points of a region that are so many steps or fewer from some stones. A string is one step.
fn within(board: &Board, steps: usize, stones: &PointSet, region: &PointSet) -> PointSet {
    let mut found = PointSet::EMPTY;
    for _ in 0..steps {
        let next = found.union(stones).neighbors().intersection(region).difference(&found);
        let strings = next.iter().filter(|&point| !board.is_empty(point)).map(|point| board.string_stones(point));
        found = strings.fold(found.union(&next), |found, string| found.union(&string));
    }
    found
}

/// The stones of a player that live whatever happens in any one area.
fn safe_stones(analysis: &Analysis, color: Color) -> PointSet {
    let lives = |dragon: &&Dragon| dragon.color == color && dragon.status == Status::Alive;
    let strings = analysis.dragons.iter().filter(lives).flat_map(|dragon| &dragon.worms);
    let worms = strings.filter_map(|&string| analysis.worms.at(string)).filter(|worm| worm.attack() == Outcome::Lost);
    worms.fold(PointSet::EMPTY, |stones, worm| stones.union(&worm.stones))
}
