//! Which dragons do the moves threaten that something speaks for, and which threats against ours do they prevent?
//!
//! The owl threats of GNU Go's manual, "Owl attack threats": a second move would kill a dragon that lives, or save one that is dead; or
//! the opponent's would have, if he had played there. By itself that is no reason to move, as with strings
//! ([`threats`](super::threats)).
//!
//! Only what is proved counts: pockets are read, to the end or not at all, and no games are played. So dragons in the open are not
//! seen, nor what a ko decides. Some milliseconds a dragon.

use super::ReasonKind;
use super::proposals::Proposals;
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::dragons::Dragon;
use crate::limit::Limit;
use crate::owl::{Ground, OwlReader, Side};
use crate::pattern::facts::Status;
use crate::reading::Outcome;

/// How many steps from a dragon moves may threaten it.
const NEAR: usize = 2;
/// What a reading costs at most, in games.
const GAMES: u64 = 100;
/// The same of all readings of a position.
const FOR_ALL: u64 = 4_000;
/// So many first moves are tried for a threat that somebody needs for a ko.
const FIRST_MOVES: usize = 10;

/// Adds the threats of some moves that are proposed for something else.
pub(super) fn propose(
    (board, owl): (&mut Board, &mut OwlReader),
    analysis: &Analysis,
    color: Color,
    limit: &Limit,
    points: &[Point],
    proposals: &mut Proposals,
) {
    let end = owl.nodes() + FOR_ALL;
    for target in targets(board, analysis, &points.iter().copied().collect()) {
        for &point in points.iter().filter(|&&point| target.near.contains(point)) {
            if limit.is_reached() || owl.nodes() >= end {
                return;
            }
            let (mover, reason) = target.threat_to(color);
            if target.succeeds_after(point, mover, (board, owl), limit) {
                proposals.add(point, reason);
            }
        }
    }
}

/// Proposes moves that threaten a dragon: who fights a ko needs them, whatever else they do.
pub(super) fn propose_all(
    (board, owl): (&mut Board, &mut OwlReader),
    analysis: &Analysis,
    color: Color,
    limit: &Limit,
    proposals: &mut Proposals,
) {
    for target in targets(board, analysis, board.points()) {
        let (mover, reason) = target.threat_to(color);
        if mover != color {
            continue;
        }
        let beside = target.dragon.stones.neighbors().intersection(&board.empty_points());
        let first = owl.first_moves(board, &target.ground, target.side, &beside);
        for point in first.into_iter().take(FIRST_MOVES) {
            if limit.is_reached() {
                return;
            }
            if target.succeeds_after(point, mover, (board, owl), limit) {
                proposals.add(point, reason);
            }
        }
    }
}

/// A dragon that may be threatened: one that lives, or is dead.
struct Target<'a> {
    dragon: &'a Dragon,
    ground: Ground,
    /// Who threatens it: with death if it lives, with life if it is dead.
    side: Side,
    near: PointSet,
}

/// The dragons that may be threatened at one of some points, the largest first.
fn targets<'a>(board: &Board, analysis: &'a Analysis, points: &PointSet) -> Vec<Target<'a>> {
    let is_one = |dragon: &&Dragon| dragon.may_be_killed() && matches!(dragon.status, Status::Alive | Status::Dead);
    let mut dragons: Vec<&Dragon> = analysis.dragons.iter().filter(is_one).collect();
    dragons.sort_by_key(|dragon| std::cmp::Reverse(dragon.size()));
    let target = |dragon: &'a Dragon| {
        let near = board.empty_among(&(0..NEAR).fold(dragon.stones, |all, _| all.union(&all.neighbors())));
        if !near.intersects(points) {
            return None;
        }
        let ground = analysis.ground(board, dragon.origin)?;
        let side = if dragon.status == Status::Alive { Side::Attacker } else { Side::Owner };
        Some(Target { dragon, ground, side, near })
    };
    dragons.into_iter().filter_map(target).collect()
}

impl Target<'_> {
    /// Who threatens it, and what that says for a move of `color` there: the opponent's threat is prevented.
    fn threat_to(&self, color: Color) -> (Color, ReasonKind) {
        let (dragon, stones, owner) = (self.dragon.origin, self.dragon.size(), self.dragon.color);
        match self.side {
            Side::Attacker if owner == color => (color.opponent(), ReasonKind::PreventsDragonThreat { dragon, stones }),
            Side::Attacker => (color, ReasonKind::ThreatensDragon { dragon, stones }),
            Side::Owner => (owner, ReasonKind::ThreatensToSaveDragon { dragon, stones }),
        }
    }

    /// Whether a second move succeeds after a first one at a point, for sure.
    fn succeeds_after(
        &self,
        point: Point,
        mover: Color,
        (board, owl): (&mut Board, &mut OwlReader),
        limit: &Limit,
    ) -> bool {
        let succeeds = board.after(point, mover, |board| {
            // What the move itself has captured is no threat.
            self.dragon.stones.is_subset(board.stones(self.dragon.color))
                && owl
                    .hurried(GAMES, limit, |owl| owl.settled_for(board, &self.ground, mover))
                    .is_some_and(|answer| answer.outcome == Outcome::Win && answer.certain && answer.point.is_some())
        });
        succeeds == Some(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyst::Analyst;
    use crate::board::FromDrawing;
    use crate::pattern::Databases;

    /// Four points in a row: Black lives, and no longer does after two white moves in it.
    const ALIVE: &str = "
        . . . . . . .
        . O . O . O .
        . . . . . . .
        . . . . . . .
        O O O O O O .
        X X X X X O .
        . . . . X O .";

    /// Four in a square: Black is dead, and lives by two moves in a row.
    const DEAD: &str = "
        . O . O . O .
        . . . . . . .
        . . . . . . .
        O O O O O O .
        X X X O . . .
        . . X O . O .
        . . X O . . .";

    fn at(name: &str) -> Point {
        Point::from_text(name, 7).expect("a point")
    }

    /// What is said for moves at some points, all of them proposed, and for those that a ko needs.
    fn told(drawing: &str, color: Color, points: &[&str]) -> [Vec<(Point, ReasonKind)>; 2] {
        let mut board = Board::from_drawing(drawing).expect("a board");
        let before = board.clone();
        let mut analyst = Analyst::new(Databases::default());
        let analysis = analyst.analyse(&board);
        let analysis = analysis.with_lives(&board, &[]);
        let limit = Limit::endless();
        let points: Vec<Point> = points.iter().map(|name| at(name)).collect();
        let mut some = Proposals::new(7);
        propose((&mut board, &mut analyst.owl), &analysis, color, &limit, &points, &mut some);
        let mut all = Proposals::new(7);
        propose_all((&mut board, &mut analyst.owl), &analysis, color, &limit, &mut all);
        assert_eq!(board, before);
        [some, all].map(|proposals| {
            let reasons =
                |point| proposals.reasons_of(point).unwrap_or(&[]).iter().map(move |reason| (point, reason.kind));
            proposals.points().into_iter().flat_map(reasons).collect()
        })
    }

    #[test]
    fn a_second_move_would_kill_and_the_owner_may_prevent_it() {
        let (dragon, stones) = (at("A2"), 6);
        let [some, all] = told(ALIVE, Color::White, &["B1", "G1", "D5"]);
        let threat = ReasonKind::ThreatensDragon { dragon, stones };
        assert_eq!(some, [(at("B1"), threat)]);
        assert!(all.contains(&(at("C1"), threat)) && all.iter().all(|(_, kind)| *kind == threat), "{all:?}");
        let [some, all] = told(ALIVE, Color::Black, &["B1", "G1", "D5"]);
        assert_eq!(some, [(at("B1"), ReasonKind::PreventsDragonThreat { dragon, stones })]);
        assert_eq!(all, []);
    }

    #[test]
    fn a_second_move_would_save_what_is_dead() {
        let [some, _] = told(DEAD, Color::Black, &["A1", "G1"]);
        assert_eq!(some, [(at("A1"), ReasonKind::ThreatensToSaveDragon { dragon: at("A3"), stones: 5 })]);
    }
}
