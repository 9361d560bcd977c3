//! What do the moves threaten that something speaks for, and which threats do they prevent?
//!
//! The threats of GNU Go's manual, "Attack threats": a second move would capture a string, or save one that is lost; or the
//! opponent's would have, if he had played there. A threat by itself is no reason to move: it makes a move better that is worth
//! something, and fights a ko. One move against two strings of which the opponent saves one captures the other.
//!
//! Only moves that something speaks for are tried, against strings with few liberties next to them: some tens of microseconds
//! a question.

use super::ReasonKind;
use super::proposals::Proposals;
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::limit::Limit;
use crate::pattern::facts::Status;
use crate::reading::{Outcome, Reader};
use crate::worms::Worm;

/// Strings with more liberties are threatened by nothing that one sees at once.
const LIBERTIES: usize = 4;
/// The stones tried at most for a question.
const STONES: u64 = 200;
/// The same for two strings at once.
const FOR_TWO: u64 = 600;
/// So many strings a move is tried against, the largest first.
const STRINGS: usize = 3;

/// What a second move would do.
#[derive(Clone, Copy)]
enum Aim {
    Capture,
    Save,
}

/// Adds the threats of some moves that are proposed for something else.
pub(super) fn propose(
    (board, reader): (&mut Board, &mut Reader),
    analysis: &Analysis,
    color: Color,
    limit: &Limit,
    points: &[Point],
    proposals: &mut Proposals,
) {
    let lives = |worm: &&Worm| {
        let dragon = analysis.dragons.at(worm.origin);
        worm.attack() == Outcome::Lost && dragon.is_none_or(|dragon| dragon.status != Status::Dead)
    };
    let few = |worm: &&Worm| worm.liberties.len_up_to(LIBERTIES + 1) <= LIBERTIES;
    let mut targets: Vec<Target<'_>> = Vec::new();
    for worm in analysis.worms.iter().filter(few) {
        if lives(&worm) {
            targets.push(Target { worm, near: board.vicinity(worm.origin, LIBERTIES), aim: Aim::Capture });
        } else if worm.color == color && worm.is_lost() {
            targets.push(Target { worm, near: board.vicinity(worm.origin, LIBERTIES), aim: Aim::Save });
        }
    }
    targets.sort_by_key(|target| std::cmp::Reverse(target.worm.size()));
    for &point in points {
        if limit.is_reached() {
            return;
        }
        for mover in [color, color.opponent()] {
            let at_point = |target: &&Target<'_>| target.near.contains(point) && target.is_for(mover, color);
            let asked: Vec<&Target<'_>> = targets.iter().filter(at_point).take(STRINGS).collect();
            if asked.is_empty() || !board.try_play(point, mover) {
                continue;
            }
            let threatened = reader.within(STONES, |reader| succeed(board, reader, &asked));
            let strings = threatened.iter().map(|target| target.worm);
            if mover == color {
                if let [first, second, ..] = threatened[..]
                    && matches!((first.aim, second.aim), (Aim::Capture, Aim::Capture))
                    && wins_one((board, reader), first.worm, second.worm)
                {
                    let stones = first.worm.size().min(second.worm.size());
                    let (a, b) = (first.worm.origin, second.worm.origin);
                    proposals.add(point, ReasonKind::AttacksEither { a: a.min(b), b: a.max(b), stones });
                }
                for target in &threatened {
                    proposals.add(point, target.reason());
                }
            } else {
                for worm in strings {
                    let (string, stones) = (worm.origin, worm.size());
                    proposals.add(point, ReasonKind::PreventsThreat { string, stones });
                }
            }
            board.undo();
        }
    }
}

/// Proposes all moves that threaten a string: who fights a ko needs them, whatever else they do.
pub(super) fn propose_all(
    (board, reader): (&mut Board, &mut Reader),
    analysis: &Analysis,
    color: Color,
    limit: &Limit,
    proposals: &mut Proposals,
) {
    for worm in &analysis.worms {
        if limit.is_reached() {
            return;
        }
        let dead = analysis.dragons.at(worm.origin).is_some_and(|dragon| dragon.status == Status::Dead);
        let (string, stones) = (worm.origin, worm.size());
        reader.within(STONES, |reader| {
            if worm.color == color && worm.is_lost() {
                for threat in reader.defense_threats(board, string) {
                    proposals.add(threat.point, ReasonKind::ThreatensToSave { string, stones });
                }
            } else if worm.color != color && !dead {
                for threat in reader.attack_threats(board, string) {
                    proposals.add(threat.point, ReasonKind::Threatens { string, stones, good: false });
                }
            }
        });
    }
}

/// A string that may be threatened.
struct Target<'a> {
    worm: &'a Worm,
    near: PointSet,
    aim: Aim,
}

impl Target<'_> {
    /// Whether a move of this player may threaten it, if `color` is to move: his own strings are only threatened by the opponent.
    fn is_for(&self, mover: Color, color: Color) -> bool {
        match self.aim {
            Aim::Capture => self.worm.color == mover.opponent(),
            Aim::Save => mover == color && self.worm.color == color,
        }
    }

    fn reason(&self) -> ReasonKind {
        let (string, stones) = (self.worm.origin, self.worm.size());
        match self.aim {
            Aim::Capture => ReasonKind::Threatens { string, stones, good: false },
            Aim::Save => ReasonKind::ThreatensToSave { string, stones },
        }
    }
}

/// Those that a second move captures, or saves: the first has been made.
fn succeed<'a, 'b>(board: &mut Board, reader: &mut Reader, asked: &[&'a Target<'b>]) -> Vec<&'a Target<'b>> {
    board.pass();
    let mut threatened = Vec::new();
    for &target in asked {
        let string = target.worm.origin;
        // What the move itself has captured is no threat.
        if board.is_empty(string) {
            continue;
        }
        let outcome = match target.aim {
            Aim::Capture => reader.attack(board, string).outcome,
            Aim::Save => reader.find_defense(board, string).outcome,
        };
        if outcome == Outcome::Win && !reader.was_cut_short() {
            threatened.push(target);
        }
    }
    board.undo();
    threatened
}

/// Whether the opponent, who is to move, cannot save both.
fn wins_one((board, reader): (&mut Board, &mut Reader), a: &Worm, b: &Worm) -> bool {
    reader.within(FOR_TWO, |reader| {
        reader.defend_both(board, a.origin, b.origin) == Outcome::Lost && !reader.was_cut_short()
    })
}
